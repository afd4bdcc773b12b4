internal import Foundation

extension ListLayout {
  /// The rows of a rectangle by UIKit's one-point rule: from the row that holds its upper edge to the
  /// row that holds its lower edge less one point (F45).
  ///
  /// It is not what is seen: a row that the rectangle overlaps by less than a point is left out. The
  /// row that holds the upper edge always belongs to it, and a rectangle without width is measured to
  /// its very lower edge (correction to F45).
  func rows(in rectangle: CGRect, width: CGFloat) -> Range<Int> {
    let rectangle = rectangle.standardized
    guard Self.touches(rectangle.minX, rectangle.maxX, length: width),
      Self.touches(rectangle.minY, rectangle.maxY, length: contentHeight)
    else { return 0..<0 }
    let top = max(0, rectangle.minY)
    let first = countOfRows(endingAtOrAbove: top)
    let last = rectangle.maxY - (rectangle.width > 0 ? Self.pointLeftOut : 0)
    // A row that holds the upper edge has begun there; in a header or a footer there is none.
    let end = max(countOfRows(beginningAtOrAbove: last), countOfRows(beginningAtOrAbove: top))
    return first < end ? first..<end : 0..<0
  }

  /// How much of a rectangle's lower end does not count, in points (F45).
  private static var pointLeftOut: CGFloat { 1 }

  /// Whether a span touches a length from zero on; one without extent does so at zero as well.
  private static func touches(_ start: CGFloat, _ end: CGFloat, length: CGFloat) -> Bool {
    start < length && (end > 0 || start >= 0)
  }
}
