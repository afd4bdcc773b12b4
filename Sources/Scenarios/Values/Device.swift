package import Drawing
package import Foundation

/// A phone whose screen a scenario can name (F56).
package enum Device: String, CaseIterable, Sendable {
  case iPhone4s = "iPhone 4s"
  case iPhone5 = "iPhone 5"
  case iPhone5s = "iPhone 5s"
  case iPhone6 = "iPhone 6"
  case iPhone6Plus = "iPhone 6 Plus"
  case iPhoneX = "iPhone X"
  case iPhone15 = "iPhone 15"

  /// The screen upright, in points (F56).
  package var size: CGSize {
    switch self {
    case .iPhone4s: CGSize(width: 320, height: 480)
    case .iPhone5, .iPhone5s: CGSize(width: 320, height: 568)
    case .iPhone6: CGSize(width: 375, height: 667)
    case .iPhone6Plus: CGSize(width: 414, height: 736)
    case .iPhoneX: CGSize(width: 375, height: 812)
    case .iPhone15: CGSize(width: 393, height: 852)
    }
  }

  /// Pixels a point (F56; the 6 Plus as it draws, F59).
  package var scale: Int {
    switch self {
    case .iPhone4s, .iPhone5, .iPhone5s, .iPhone6: 2
    case .iPhone6Plus, .iPhoneX, .iPhone15: 3
    }
  }

  /// What the screen's shape and bars take from the edges, in points (F56).
  package var safeArea: EdgeInsets {
    switch self {
    case .iPhone4s, .iPhone5, .iPhone5s, .iPhone6, .iPhone6Plus: EdgeInsets(top: 20)
    case .iPhoneX: EdgeInsets(top: 44, bottom: 34)
    case .iPhone15: EdgeInsets(top: 59, bottom: 34)
    }
  }

  /// The height of the status bar, in points: 20 without a notch (F57), else the safe area's top.
  package var statusBar: CGFloat {
    safeArea.top
  }

  /// The name without blanks, for folders.
  package var folderName: String {
    rawValue.filter { $0 != " " }
  }
}
