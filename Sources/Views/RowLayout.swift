public import Foundation

/// Where rows of one height stand, in points of the content.
///
/// Every answer is O(1).
public struct RowLayout: Equatable, Sendable {
  /// How many rows there are.
  public var count: Int
  /// The height of each row in points.
  public var rowHeight: CGFloat

  /// Makes a layout of rows.
  public init(count: Int, rowHeight: CGFloat) {
    self.count = count
    self.rowHeight = rowHeight
  }

  /// The height of all rows.
  public var contentHeight: CGFloat { CGFloat(count) * rowHeight }

  /// The upper edge of a row.
  public func y(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight }

  /// The rows that a span of the content overlaps, if only by a hair (correction to F45).
  public func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard count > 0, rowHeight > 0, bottom > 0, top < contentHeight, top < bottom else {
      return 0..<0
    }
    let first = Int((max(0, top) / rowHeight).rounded(.down))
    let last = Int((min(bottom, contentHeight) / rowHeight).rounded(.up))
    return min(first, count - 1)..<min(last, count)
  }
}
