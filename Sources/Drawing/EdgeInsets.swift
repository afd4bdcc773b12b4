public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Equatable, Hashable, Sendable {
  /// Points from the upper edge; a negative value reaches outwards.
  public var top: CGFloat
  /// Points from the left edge.
  public var left: CGFloat
  /// Points from the lower edge.
  public var bottom: CGFloat
  /// Points from the right edge.
  public var right: CGFloat

  /// No inset on any side.
  public static let zero = EdgeInsets()

  /// Makes insets of the given sides, zero where none is given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// What is left of each side.
  public static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }

  /// The sums side by side.
  public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }
}

extension CGRect {
  /// The rectangle less the insets on each side; its size may come out negative.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
