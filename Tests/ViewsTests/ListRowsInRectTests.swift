import Foundation
import Testing

@testable import Views

/// What UIKit 26.1 reports for a rectangle of ten rows of 44 in a list 320 wide (F45).
struct RowsInRect: CustomTestStringConvertible, Sendable {
  var rectangle: [Double]
  var rows: Range<Int>

  var testDescription: String { "\(rectangle)" }

  static let recorded = [
    RowsInRect(rectangle: [0, 0, 320, 200], rows: 0..<5),
    RowsInRect(rectangle: [0, 44, 320, 44], rows: 1..<2),
    RowsInRect(rectangle: [0, 44, 320, 45], rows: 1..<3),
    RowsInRect(rectangle: [0, 43, 320, 2], rows: 0..<2),
    RowsInRect(rectangle: [0, 43.5, 320, 1], rows: 0..<1),
    RowsInRect(rectangle: [0, 10, 320, 34.99], rows: 0..<1),
    RowsInRect(rectangle: [0, 10, 320, 35], rows: 0..<2),
    RowsInRect(rectangle: [0, -50, 320, 60], rows: 0..<1),
    RowsInRect(rectangle: [0, 1_000, 320, 100], rows: 0..<0),
    RowsInRect(rectangle: [0, 88, 320, 0], rows: 2..<3),
    RowsInRect(rectangle: [0, 0, 0, 0], rows: 0..<1),
    RowsInRect(rectangle: [100, 0, 0, 0], rows: 0..<1),
    RowsInRect(rectangle: [500, 0, 0, 0], rows: 0..<0),
    RowsInRect(rectangle: [0, 44, 0, 44], rows: 1..<3),
  ]

  /// What follows from the rule where nothing was recorded.
  static let derived = [
    RowsInRect(rectangle: [320, 0, 10, 200], rows: 0..<0),
    RowsInRect(rectangle: [-10, 0, 10, 200], rows: 0..<0),
    RowsInRect(rectangle: [-10, 0, 10.5, 200], rows: 0..<5),
    RowsInRect(rectangle: [0, -50, 320, 50], rows: 0..<0),
    RowsInRect(rectangle: [0, -50, 320, 50.5], rows: 0..<1),
    RowsInRect(rectangle: [0, 439.5, 320, 100], rows: 9..<10),
    RowsInRect(rectangle: [0, 440, 320, 0], rows: 0..<0),
    RowsInRect(rectangle: [0, 200, 320, -200], rows: 0..<5),
    RowsInRect(rectangle: [0, .nan, 320, 100], rows: 0..<0),
    RowsInRect(rectangle: [0, 0, 320, .infinity], rows: 0..<10),
  ]
}

@Suite("Rows of a rectangle")
struct ListRowsInRectTests {
  private let stage = ListStage(
    rows: 10, rowHeight: 44, scale: 3, frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("leave out what lies in it by less than a point", arguments: RowsInRect.recorded)
  func recorded(query: RowsInRect) {
    #expect(stage.list.rows(in: CGRect(query.rectangle)) == query.rows)
  }

  @Test("follow the rule at the edges as well", arguments: RowsInRect.derived)
  func derived(query: RowsInRect) {
    #expect(stage.list.rows(in: CGRect(query.rectangle)) == query.rows)
  }

  @Test(
    "are none when the list has none",
    arguments: [[0, 0, 320, 200], [0, 0, 0, 0], [0, 44, 0, 44]])
  func empty(rectangle: [Double]) {
    stage.rows.count = 0
    stage.list.reloadData()

    #expect(stage.list.rows(in: CGRect(rectangle)) == 0..<0)
  }

  @Test(
    "are counted past headers, which belong to no row",
    arguments: [
      ([0.0, 0.0, 320.0, 28.0], 0..<0), ([0, 0, 320, 29], 0..<1), ([0, 116, 320, 28], 0..<0),
      ([0, 100, 320, 45], 1..<3), ([0, 100, 320, 44.5], 1..<2),
    ])
  func sections(rectangle: [Double], rows: Range<Int>) {
    stage.rows.sections = ["A", "B"].map { ListSection(title: $0, rowCount: 2) }
    stage.list.reloadData()

    #expect(stage.list.rows(in: CGRect(rectangle)) == rows)
  }

  @Test("differ from the rows in sight, which count by a hair (correction to F45)")
  func visible() {
    stage.rows.count = 100
    stage.list.reloadData()

    stage.list.contentOffset.y = 4.3333

    #expect(stage.list.visibleRows == 0..<12)
    #expect(stage.list.rows(in: stage.list.bounds) == 0..<11)
  }
}
