import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Recorded lists")
struct RecordedTableCases {
  static let topic = Topic(
    "Recordings/table",
    [
      .init(["ios12-ten-rows", "ios8-search-cell-320"], RecordedCellCases.rows),
      .init(["ios7-empty-table-filler-lines"], fillerLines),
      .init(["catalyst-headers-zorder"], order),
      .init(["sim-plain-sections-28"], sections),
      .init(["ios7-disclosure-cell"], RecordedCellCases.disclosure),
      .init(["ios8-content-view-widths"], RecordedCellCases.contentWidths),
      .init(["sim-subtitle-row-62"], RecordedCellCases.subtitle),
      .init(["rows-in-rect-whole-points", "rows-in-rect-empty", "rows-in-rect-no-rows"], queries),
      .init(["rows-shown-while-scrolling-0-40"], announcement),
      .init(["batch-insert-in-window"], RecordedUpdateCases.insertion),
      .init(["move-row-down"], RecordedUpdateCases.move),
    ])

  @Test("stand and answer as recorded", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func fillerLines(_ check: Check) throws {
    let recorded = try RecordedList(check.record)
    let lines = recorded.list.subviews
      .filter { $0.name.hasPrefix("list.filler") }.sorted { $0.frame.minY < $1.frame.minY }

    try check.expect("filler_lines", is: .array(lines.map { JSON($0.frame) }))
    try check.rule("parent", reads: "the table itself")
    try check.rule("autoresizing", reads: "flexible width")
    try check.expect(
      "autoresizing", lines.allSatisfy { $0.autoresizingMask == .flexibleWidth }, "differs")
  }

  /// Rows of 60 points leave the last one below the viewport, as in the recording, whose heights are
  /// not told.
  private static func order(_ check: Check) throws {
    let recorded = try RecordedList(check.record, rowHeight: 60)
    recorded.list.sectionHeaderTopPadding = 22
    recorded.window.layoutIfNeeded()

    let names = recorded.list.subviews.compactMap { view -> JSON? in
      let row = recorded.list.visibleRows.first { recorded.list.cellForRow(at: $0) === view }
      if let row {
        let section = recorded.list.layout.places.lastIndex { $0.rows.contains(row) } ?? 0
        return .string("row \(section).\(row - recorded.list.layout.places[section].firstRow)")
      }
      return (0..<3).first { recorded.list.headerView(forSection: $0) === view }
        .map { .string("header \($0)") }
    }
    try check.expect("back_to_front", is: .array(names), within: 0)
  }

  private static func sections(_ check: Check) throws {
    let node = try check.input.list("tree")[0]
    try #require(
      try node.number("sectionHeaderHeight") == Double(ListSection.standardHeaderHeight))
    var metrics = ListCell.Metrics.iOS26
    // These are cells of list content, which end the line 8 points before the edge (F42).
    metrics.separatorRightInset = 8
    let recorded = try RecordedList(check.record, metrics: metrics)
    let list = recorded.list
    let headers = try (0..<3).map { try #require(list.headerView(forSection: $0)) }

    try check.expect("headers", is: .array(headers.map { JSON($0.frame) }))
    let rows = list.layout.places.enumerated().flatMap { section, place in
      place.rows.map { ("\(section).\($0 - place.firstRow)", list.rectForRow(at: $0)) }
    }
    try check.expect(
      "rows",
      is: .object(
        Dictionary(uniqueKeysWithValues: rows.map { ($0, $1.map { JSON($0) } ?? .null) })))
    for label in headers.map(\.titleLabel) {
      try check.expect(
        "header_label_y_h", is: [Double(label.frame.minY), Double(label.frame.height)])
      try check.expect("header_label_x", is: Double(label.frame.minX))
    }
    let separator = try recorded.cell(1).separator
    try check.expect("separator_in_row", is: JSON(separator.frame))
    try RecordedCellCases.expectColor(check, separator)
  }

  private static func queries(_ check: Check) throws {
    let recorded = try RecordedList(check.record)
    let answers = try check.reading("queries").list("").map { query -> JSON in
      let rectangle = try query.rectangle("rect")
      return ["rect": JSON(rectangle), "rows": JSON(recorded.list.rows(in: rectangle))]
    }
    try check.expect("queries", is: .array(answers), within: 0)
    guard check.record.expected.value(at: "content_size") != nil else { return }
    try check.expect("content_size", is: JSON(recorded.list.contentSize), within: 0)
  }

  /// The offsets are assigned one by one: on which frames a display shows them is its own affair.
  private static func announcement(_ check: Check) throws {
    let recorded = try RecordedList(check.record)
    let list = recorded.list
    let shown = try check.grid("sampled_offsets").filter { offset in
      list.contentOffset.y = CGFloat(offset)
      recorded.window.layoutIfNeeded()
      return list.visibleRows.contains(7) && list.cellForRow(at: 7) != nil
    }
    let hidden = try check.grid("sampled_offsets").filter { !shown.contains($0) }

    try check.expect("row_7_top", is: Double(list.layout.y(ofRow: 7)), within: 0)
    try check.expect("row_7_not_shown_at", is: hidden.max() ?? .nan, within: 0)
    try check.expect("row_7_shown_at", is: shown.min() ?? .nan, within: 0)
  }
}
