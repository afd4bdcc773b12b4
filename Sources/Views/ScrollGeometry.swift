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

  /// The offset nearest to another one that may rest and shows a rectangle of the content within the
  /// insets; of a longer one as much as fits (F18.2).
  ///
  /// It is the other offset itself for a rectangle that is in sight already, or not finite.
  public func offset(showing rectangle: CGRect, from offset: CGPoint) -> CGPoint {
    guard rectangle.origin.isFinite, rectangle.size.isFinite else { return offset }
    let visible = CGRect(origin: offset, size: viewport).inset(by: inset)
    let way = CGPoint(
      x: Self.smallestWay(
        toward: rectangle.minX...rectangle.maxX, from: visible.origin.x, length: visible.size.width),
      y: Self.smallestWay(
        toward: rectangle.minY...rectangle.maxY, from: visible.origin.y, length: visible.size.height
      ))
    guard way != .zero else { return offset }
    return clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y))
  }

  /// How far a window onto an axis must go to hold a span, or to lie within a longer one.
  private static func smallestWay(
    toward span: ClosedRange<CGFloat>, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    let ways = [span.lowerBound - start, span.upperBound - start - length].sorted()
    return min(max(0, ways[0]), ways[1])
  }

  /// Where an offset may rest along an axis.
  public func range(along axis: ScrollAxis) -> ClosedRange<CGFloat> {
    minimumOffset[axis]...maximumOffset[axis]
  }

  /// How far a coordinate of an offset lies past the nearest end, in points; negative above the upper
  /// or left end.
  public func overscroll(at coordinate: CGFloat, along axis: ScrollAxis) -> CGFloat {
    coordinate - min(max(coordinate, minimumOffset[axis]), maximumOffset[axis])
  }

  /// How far an offset lies past the nearest vertical end, in points; negative above the upper end.
  public func verticalOverscroll(at offset: CGFloat) -> CGFloat {
    overscroll(at: offset, along: .vertical)
  }
}
