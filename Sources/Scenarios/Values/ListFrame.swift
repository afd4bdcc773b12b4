internal import Drawing
package import Foundation

/// Where the list lies.
package enum ListFrame: Equatable, Sendable {
  /// From below the status bar, or the safe area's top if that is lower, to the screen's bottom.
  case belowStatusBar

  /// The whole screen.
  case screen

  /// A rectangle in window coordinates, in points.
  case rect(CGRect)

  /// The rectangle on a stage, in points.
  package func rect(on stage: Stage) -> CGRect {
    switch self {
    case .screen:
      return CGRect(origin: .zero, size: stage.size)
    case .belowStatusBar:
      let top = min(max(stage.statusBar, stage.safeArea.top), stage.size.height)
      return CGRect(x: 0, y: top, width: stage.size.width, height: stage.size.height - top)
    case .rect(let rect):
      return rect
    }
  }
}
