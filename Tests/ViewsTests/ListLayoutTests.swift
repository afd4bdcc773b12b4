import Foundation
import Testing

@testable import Views

@Suite("List layout")
struct ListLayoutTests {
  private func uniform(_ count: Int, of height: CGFloat) -> ListLayout {
    ListLayout(sections: [ListSection(rowCount: count)], rowHeight: height)
  }

  /// A viewport of 548 over 15 rows of 60, by the offset (F40, F45).
  @Test(
    "knows the rows that a viewport overlaps",
    arguments: [
      (0.0, 0..<10), (30, 0..<10), (60, 1..<11), (352, 5..<15), (-70, 0..<8), (422, 7..<15),
      (899.5, 14..<15), (900, 0..<0), (-548, 0..<0), (-547.5, 0..<1),
    ])
  func visibleRows(offset: Double, rows: Range<Int>) {
    let layout = uniform(15, of: 60)

    #expect(layout.contentHeight == 900)
    #expect(layout.rows(from: offset, to: offset + 548) == rows)
  }

  @Test(
    "shows a row as soon as the viewport overlaps it, if only by a hair (correction to F45)",
    arguments: [(6.0, 7), (8, 7), (8.0001, 8), (8.6667, 8), (11.6667, 8)])
  func plainOverlap(offset: Double, count: Int) {
    let layout = uniform(100, of: 44)

    #expect(layout.rows(from: offset, to: offset + 300) == 0..<count)
  }

  @Test("knows the upper edge of every row")
  func edges() {
    let layout = uniform(15, of: 60)

    #expect((0..<15).map { layout.y(ofRow: $0) } == stride(from: 0, to: 900, by: 60).map { $0 })
  }

  @Test(
    "has no rows to show without rows, without height, or for an empty span",
    arguments: [
      (0, 44.0, 0.0, 300.0), (10, 0, 0, 300), (10, -5, 0, 300), (10, 44, 100, 100),
      (10, 44, 100, 50),
    ])
  func empty(count: Int, height: Double, top: Double, bottom: Double) {
    let layout = uniform(count, of: height)

    #expect(layout.rows(from: top, to: bottom).isEmpty)
  }

  @Test("takes ten million rows as easily as ten")
  func large() {
    let layout = uniform(10_000_000, of: 60)

    #expect(layout.rows(from: 599_999_940, to: 600_000_488) == 9_999_999..<10_000_000)
    #expect(layout.rows(from: 300_000_030, to: 300_000_578) == 5_000_000..<5_000_010)
  }

  /// A head of 100, a section of 2 rows with a header and a footer, an empty one, one with nothing
  /// but a header, and one of 3 rows without a title; rows of 44.
  private let mixed = ListLayout(
    sections: [
      ListSection(title: "A", footerHeight: 10, rowCount: 2),
      ListSection(rowCount: 0),
      ListSection(title: "B", headerHeight: 50, rowCount: 0),
      ListSection(headerHeight: 99, rowCount: 3),
    ], rowHeight: 44, headHeight: 100, footHeight: 7)

  @Test("lays head, headers, rows, footers and foot one below the other (F40)")
  func parts() {
    #expect(mixed.numberOfRows == 5)
    #expect(mixed.numberOfSections == 4)
    #expect(
      (0..<4).map { mixed.span(ofSection: $0) } == [100...226, 226...226, 226...276, 276...408])
    #expect((0..<5).map { mixed.y(ofRow: $0) } == [128, 172, 276, 320, 364])
    #expect((0..<4).map { mixed.header(ofSection: $0)?.y } == [100, nil, 226, nil])
    #expect((0..<4).map { mixed.header(ofSection: $0)?.height } == [28, nil, 50, nil])
    #expect(mixed.footTop == 408)
    #expect(mixed.contentHeight == 415)
  }

  @Test("counts rows across all sections")
  func sections() {
    #expect((-1..<6).map { mixed.section(ofRow: $0) } == [nil, 0, 0, 3, 3, 3, nil])
    #expect(
      (-1..<5).map { mixed.rows(inSection: $0) } == [0..<0, 0..<2, 2..<2, 2..<2, 2..<5, 0..<0])
    #expect(mixed.y(ofRow: 5) == mixed.footTop)
    #expect(mixed.span(ofSection: 4) == nil)
  }

  @Test("puts room above headers, and above nothing else (F47.1)")
  func padding() {
    let layout = ListLayout(
      sections: [
        ListSection(title: "A", rowCount: 1), ListSection(rowCount: 1),
        ListSection(title: "B", rowCount: 1),
      ], rowHeight: 53, headerTopPadding: 22)

    #expect((0..<3).map { layout.span(ofSection: $0) } == [0...103, 103...156, 156...259])
    #expect((0..<3).map { layout.header(ofSection: $0)?.y } == [22, nil, 178])
    #expect((0..<3).map { layout.y(ofRow: $0) } == [50, 103, 206])
  }

  @Test(
    "knows the rows that a span overlaps between headers and footers",
    arguments: [
      (0.0, 128.0, 0..<0), (0, 128.5, 0..<1), (128, 172, 0..<1), (171, 173, 0..<2),
      (216, 276, 0..<0), (215, 277, 1..<3), (215, 276, 1..<2), (216, 276.5, 2..<3),
      (407, 500, 4..<5), (408, 415, 0..<0), (-50, 1_000, 0..<5),
    ])
  func overlap(top: Double, bottom: Double, rows: Range<Int>) {
    #expect(mixed.rows(from: top, to: bottom) == rows)
  }

  @Test("counts heights that are negative or no numbers as nothing")
  func badHeights() {
    for bad in [-5, .nan, .infinity, -.infinity] as [CGFloat] {
      let layout = ListLayout(
        sections: [
          ListSection(title: "A", headerHeight: bad, footerHeight: bad, rowCount: -3),
          ListSection(rowCount: 2),
        ], rowHeight: 44, headerTopPadding: bad, headHeight: bad, footHeight: bad)
      #expect(layout.contentHeight == 88)
      #expect(layout.rows(from: 0, to: 88) == 0..<2)
      #expect(layout.rows(from: bad, to: bad).isEmpty)
      #expect(uniform(10, of: bad).rows(from: 0, to: 100).isEmpty)
      #expect(uniform(10, of: bad).contentHeight == 0)
    }
    let countless = ListLayout(
      sections: [ListSection(rowCount: .max), ListSection(rowCount: .max)], rowHeight: 1)
    #expect(countless.numberOfRows == .max)
  }

  @Test("finds its way among many sections")
  func manySections() {
    let layout = ListLayout(
      sections: (0..<10_000).map { ListSection(title: "\($0)", rowCount: 1_000) }, rowHeight: 60)

    #expect(layout.numberOfRows == 10_000_000)
    #expect(layout.section(ofRow: 5_000_999) == 5_000)
    #expect(Double(layout.y(ofRow: 5_000_999)) == 5_000 * 60_028 + 28 + 999 * 60)
    #expect(
      layout.rows(from: 60_028 * 5_000 - 60, to: 60_028 * 5_000 + 89) == 4_999_999..<5_000_002)
    #expect(
      layout.floatingHeaders(from: 60_028 * 7, to: 60_028 * 7 + 500, pinnedAt: 60_028 * 7)
        .map(\.section) == [7])
  }
}
