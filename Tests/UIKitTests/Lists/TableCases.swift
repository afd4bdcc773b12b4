import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Lists")
struct TableCases {
  static let topic = Topic(
    "Vectors/table",
    [
      .init(.numbered("cell", 0...5), TableCellCases.cell),
      .init(.numbered("content", 0...2), content),
      .init(.numbered("measured-rows", 0...5), measuredRows),
      .init(.numbered("refresh", 0...1), TableRefreshCases.refresh),
    ])

  @Test("stand as UIKit's tables", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func content(_ check: Check) throws {
    let input = check.input
    let (list, rows) = try list(input)
    defer { withExtendedLifetime(rows) {} }
    let stage = ScrollStage(
      list, size: CGSize(width: list.bounds.width, height: list.bounds.height), scale: 2)

    try check.expect("content_size", is: JSON(list.contentSize))
    try check.expect("table_footer_y", is: Double(list.layout.footTop))
    try check.expect("min_offset", is: Double(list.geometry.minimumOffset.y))
    try check.expect("max_offset", is: Double(list.geometry.maximumOffset.y))
    try check.expect(
      "sections", is: .array(list.layout.places.indices.map { section($0, of: list) }))
    let visible = try input.numbers("offsets").map { offset -> JSON in
      list.contentOffset = CGPoint(x: 0, y: offset)
      stage.window.layoutIfNeeded()
      return [
        "offset": .number(offset), "rows": .array(list.visibleRows.map { path($0, in: list) }),
        "floating_header_y": floatingHeaders(of: list),
      ]
    }
    try check.expect("visible", is: .array(visible))
  }

  /// A list with the heights of a case; a height of zero is none.
  private static func list(_ input: JSON) throws -> (ListView, RecordedRows) {
    let sections = try input.list("sections").map { section in
      let header = try section.number("header")
      return ListSection(
        title: header > 0 ? "Section" : nil, headerHeight: CGFloat(header),
        footerHeight: CGFloat(try section.number("footer")),
        rowCount: try section.list("rows").count)
    }
    let heights = Set(try input.list("sections").flatMap { try $0.numbers("rows") })
    try #require(heights.count <= 1)
    let list = ListView(
      frame: CGRect(
        x: 0, y: 0, width: try input.number("width"), height: try input.number("viewport")))
    list.rowHeight = heights.first.map { CGFloat($0) } ?? 44
    list.tableHeaderView = View(
      frame: CGRect(x: 0, y: 0, width: 0, height: try input.number("table_header")))
    list.tableFooterView = View(
      frame: CGRect(x: 0, y: 0, width: 0, height: try input.number("table_footer")))
    list.contentInset = EdgeInsets(
      top: try input.number("inset_top"), bottom: try input.number("inset_bottom"))
    let rows = RecordedRows(sections)
    list.dataSource = rows
    list.reloadData()
    return (list, rows)
  }

  private static func section(_ section: Int, of list: ListView) -> JSON {
    let rows = list.layout.places[section].rows
    return [
      "rect": list.rect(forSection: section).map { JSON($0) } ?? .null,
      "rows": .array(rows.map { list.rectForRow(at: $0).map { JSON($0) } ?? .null }),
    ]
  }

  /// A row as section and place in it.
  private static func path(_ row: Int, in list: ListView) -> JSON {
    let places = list.layout.places
    let section = places.lastIndex { $0.rows.contains(row) } ?? 0
    return JSON([Double(section), Double(row - places[section].firstRow)])
  }

  private static func floatingHeaders(of list: ListView) -> JSON {
    .array(
      list.layout.places.indices.compactMap { section in
        list.headerView(forSection: section).map {
          JSON([Double(section), Double($0.frame.minY)])
        }
      })
  }

  private static func measuredRows(_ check: Check) throws {
    let input = check.input
    let rectangle = try input.rectangle("rect")
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = RecordedRows([ListSection(rowCount: try input.integer("rows"))])
    list.rowHeight = CGFloat(try input.number("row_height"))
    list.dataSource = rows
    list.reloadData()

    try check.expect("rows", is: JSON(list.rows(in: rectangle)), within: 0)
    try check.expect("model", is: JSON(list.rows(in: rectangle)), within: 0)
  }
}
