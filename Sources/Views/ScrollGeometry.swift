public import Drawing
public import Foundation

/// Where an offset may rest: content, viewport and insets as one value (F3).
public struct ScrollGeometry: Equatable, Sendable {
  /// The size of what is scrolled, in points.
  public var contentSize: CGSize
  /// The size of the viewport, in points (F4.1).
  public var viewport: CGSize
  /// The room kept free around the content: the app's, the safe area's and the panels'.
  public var inset: EdgeInsets

  /// Makes a geometry.
  public init(contentSize: CGSize, viewport: CGSize, inset: EdgeInsets) {
    self.contentSize = contentSize
    self.viewport = viewport
    self.inset = inset
  }

  /// The offset at rest with the upper left end of the content in sight.
  public var minimumOffset: CGPoint { CGPoint(x: -inset.left, y: -inset.top) }

  /// The offset at rest with the lower right end in sight; the minimum when the content is short.
  public var maximumOffset: CGPoint {
    CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - viewport.width),
      y: max(-inset.top, contentSize.height + inset.bottom - viewport.height))
  }

  /// The nearest offset that may rest.
  public func clamp(_ offset: CGPoint) -> CGPoint {
    let least = minimumOffset
    let most = maximumOffset
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// How far an offset lies past the nearest end, in points; negative above the upper end.
  public func verticalOverscroll(at offset: CGFloat) -> CGFloat {
    offset - min(max(offset, minimumOffset.y), maximumOffset.y)
  }
}
