import Foundation
import Testing

@testable import Views

@Suite("Row layout")
struct RowLayoutTests {
  /// A viewport of 548 over 15 rows of 60, by the offset (F40, F45).
  @Test(
    "knows the rows that a viewport overlaps",
    arguments: [
      (0.0, 0..<10), (30, 0..<10), (60, 1..<11), (352, 5..<15), (-70, 0..<8), (422, 7..<15),
      (899.5, 14..<15), (900, 0..<0), (-548, 0..<0), (-547.5, 0..<1),
    ])
  func visibleRows(offset: Double, rows: Range<Int>) {
    let layout = RowLayout(count: 15, rowHeight: 60)

    #expect(layout.contentHeight == 900)
    #expect(layout.rows(from: offset, to: offset + 548) == rows)
  }

  @Test(
    "shows a row as soon as the viewport overlaps it, if only by a hair (correction to F45)",
    arguments: [(6.0, 7), (8, 7), (8.0001, 8), (8.6667, 8), (11.6667, 8)])
  func plainOverlap(offset: Double, count: Int) {
    let layout = RowLayout(count: 100, rowHeight: 44)

    #expect(layout.rows(from: offset, to: offset + 300) == 0..<count)
  }

  @Test("knows the upper edge of every row")
  func edges() {
    let layout = RowLayout(count: 15, rowHeight: 60)

    #expect((0..<15).map { layout.y(ofRow: $0) } == stride(from: 0, to: 900, by: 60).map { $0 })
  }

  @Test(
    "has no rows to show without rows, without height, or for an empty span",
    arguments: [
      (0, 44.0, 0.0, 300.0), (10, 0, 0, 300), (10, -5, 0, 300), (10, 44, 100, 100),
      (10, 44, 100, 50),
    ])
  func empty(count: Int, height: Double, top: Double, bottom: Double) {
    let layout = RowLayout(count: count, rowHeight: height)

    #expect(layout.rows(from: top, to: bottom).isEmpty)
  }

  @Test("takes ten million rows as easily as ten")
  func large() {
    let layout = RowLayout(count: 10_000_000, rowHeight: 60)

    #expect(layout.rows(from: 599_999_940, to: 600_000_488) == 9_999_999..<10_000_000)
    #expect(layout.rows(from: 300_000_030, to: 300_000_578) == 5_000_000..<5_000_010)
  }
}
