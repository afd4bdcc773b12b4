public import Foundation

extension ListView {
  /// Where a row stands, in points of the content; nil for a row that there is not.
  public func rectForRow(at row: Int) -> CGRect? {
    guard layout.section(ofRow: row) != nil else { return nil }
    return CGRect(x: 0, y: layout.y(ofRow: row), width: rowWidth, height: layout.rowHeight)
  }

  /// Where a section stands with all its parts; nil for a section that there is not.
  public func rect(forSection section: Int) -> CGRect? {
    guard let span = layout.span(ofSection: section) else { return nil }
    return CGRect(
      x: 0, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
  }

  /// Where a section's header rests, not where it floats; nil where there is none.
  public func rectForHeader(inSection section: Int) -> CGRect? {
    guard let header = layout.header(ofSection: section) else { return nil }
    return CGRect(x: 0, y: header.y, width: rowWidth, height: header.height)
  }

  /// The rows of a rectangle of the content, in UIKit's `indexPathsForRows(in:)` way: a row of which
  /// less than a point lies in it is left out at its lower end (F45).
  ///
  /// What is in sight is told by `visibleRows`.
  public func rows(in rectangle: CGRect) -> Range<Int> {
    layout.rows(in: rectangle, width: rowWidth)
  }
}
