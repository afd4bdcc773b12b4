package import Foundation

/// One of the two directions in which content scrolls: each has its own range, resistance and way.
public enum ScrollAxis: CaseIterable, Sendable {
  /// To the left and right.
  case horizontal
  /// Up and down.
  case vertical
}

extension CGPoint {
  /// Makes a point of what a rule says for each axis.
  init(each coordinate: (ScrollAxis) -> CGFloat) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }

  /// The coordinate along an axis.
  package subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// Whether both coordinates are numbers below infinity.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }

  /// Whether both lengths are numbers below infinity.
  var isFinite: Bool { width.isFinite && height.isFinite }
}
