import Drawing
import Foundation
import Testing
import Views

/// Parts of cells, by the system that was recorded.
enum RecordedCellCases {
  /// Text cells in a plain list: iOS 11 and 12 with ten rows, iOS 8 with one.
  static func rows(_ check: Check) throws {
    let isLater = check.record.id.hasPrefix("ios12")
    let recorded = try RecordedList(check.record, metrics: isLater ? .iOS11 : .iOS7)
    let cell = try recorded.cell(0)

    try check.expect("content_size", is: JSON(recorded.list.contentSize))
    try check.expect("content_view", is: JSON(cell.contentView.frame))
    try check.expect("text_label", is: JSON(cell.titleLabel.frame))
    try check.expect("separator", is: JSON(cell.separator.frame))
    if isLater {
      try check.rule("row_frames", reads: "row i = [0, 44*i, 320, 44]")
      try expectFrames(check, recorded, height: 44, width: 320)
    } else {
      try check.expect("cell", is: JSON(cell.frame))
    }
  }

  private static func expectFrames(
    _ check: Check, _ recorded: RecordedList, height: CGFloat, width: CGFloat
  ) throws {
    let areMet = try recorded.list.visibleRows.allSatisfy { row in
      try recorded.cell(row).frame
        == CGRect(x: 0, y: height * CGFloat(row), width: width, height: height)
    }
    try check.expect("row_frames", areMet, "are not met")
  }

  static func expectColor(_ check: Check, _ line: View) throws {
    let color = line.backgroundColor ?? .clear
    let bytes = color.bytes
    try check.expect(
      "separator_rgb255_alpha",
      is: [Double(bytes.red), Double(bytes.green), Double(bytes.blue), color.alpha], within: 1e-9)
  }

  /// One row of a list, 320 points wide, with an arrow at its right.
  private static func arrowCell(_ check: Check) throws -> (RecordedList, ListCell) {
    let frame = try check.input.rectangle("cell")
    let recorded = try RecordedList(
      [
        "frame": JSON([0, 0, Double(frame.width), 480]), "sections": [["rows": 1]],
        "rowHeight": .number(Double(frame.height)),
      ], scale: 2, metrics: .iOS7)
    let cell = try recorded.cell(0)
    cell.accessoryType = .disclosureIndicator
    recorded.window.layoutIfNeeded()
    return (recorded, cell)
  }

  static func disclosure(_ check: Check) throws {
    let (recorded, cell) = try arrowCell(check)
    defer { withExtendedLifetime(recorded) {} }
    try #require(try check.input.string("accessory") == "disclosure")
    // The print shows the row moved to the right by a finger.
    let swipe: CGFloat = 82

    try check.expect("content_view", is: JSON(cell.contentView.frame))
    try check.expect("text_label", is: JSON(cell.titleLabel.frame))
    let arrow = cell.subviews.first { $0 is DisclosureIndicator }
    try check.expect("accessory_button", is: arrow.map { JSON($0.frame) } ?? .null)
    try check.expect(
      "separator_in_scrolled_print", is: JSON(cell.separator.frame.offsetBy(dx: swipe, dy: 0)))
  }

  static func contentWidths(_ check: Check) throws {
    let (recorded, cell) = try arrowCell(check)
    defer { withExtendedLifetime(recorded) {} }
    let unshown = ListCell(reuseIdentifier: "row")
    unshown.frame = try check.input.rectangle("cell")
    unshown.accessoryType = .disclosureIndicator

    try check.expect("created_in_code_width", is: Double(unshown.contentView.frame.width))
    unshown.layoutIfNeeded()
    try check.expect("disclosure_laid_out_unshown", is: JSON(unshown.contentView.frame))
    try check.expect("disclosure_shown", is: JSON(cell.contentView.frame))
    recorded.list.reloadData()
    recorded.window.layoutIfNeeded()
    try check.expect(
      "reused_after_display_width", is: Double(try recorded.cell(0).contentView.frame.width))
  }

  /// The recorded heights of both labels are those of words in a font: 17 points give 20.5, 15 give
  /// 18.
  static func subtitle(_ check: Check) throws {
    let input = check.input
    let height = try input.number("row_height")
    let heights = [
      17: try input.number("label_heights/title"), 15: try input.number("label_heights/detail"),
    ]
    let rows = RecordedRows(
      [ListSection(rowCount: 12)], style: .subtitle,
      fill: { cell, _ in
        cell.titleLabel.text = "title"
        cell.detailLabel?.text = "detail"
      })
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    list.rowHeight = CGFloat(height)
    list.cellMetrics = .iOS26
    list.dataSource = rows
    list.reloadData()
    let window = Window(
      size: list.bounds.size,
      environment: Environment(scale: 2, textMeasurer: LineHeights(ofSizes: heights)))
    window.addSubview(list)
    window.layoutIfNeeded()
    let cell = try #require(list.cellForRow(at: 1))

    try check.rule("row_frames", reads: "row i = [0, 62*i, 375, 62]")
    try check.expect(
      "row_frames",
      list.visibleRows.allSatisfy {
        list.cellForRow(at: $0)?.frame
          == CGRect(x: 0, y: height * Double($0), width: 375, height: height)
      }, "are not met")
    try check.expect("content_view", is: JSON(cell.contentView.frame))
    try check.expect("title_xy", is: JSON(cell.titleLabel.frame.origin))
    try check.expect("detail_xy", is: cell.detailLabel.map { JSON($0.frame.origin) } ?? .null)
    try check.expect("separator", is: JSON(cell.separator.frame))
    try expectColor(check, cell.separator)
    let lines = list.cellForRow(at: 0)?.subviews.filter { $0.name.hasSuffix(".topSeparator") } ?? []
    try check.expect("first_row_top_separator", is: lines.first.map { JSON($0.frame) } ?? .null)
    try check.expect(
      "first_row_top_separator", !cell.subviews.contains { $0.name.hasSuffix(".topSeparator") },
      "is in the second row as well")
  }
}

/// Measures by the height of a line alone, which is told for some font sizes.
private struct LineHeights: TextMeasuring {
  private let heights: [Int: Double]

  init(ofSizes heights: [Int: Double]) {
    self.heights = heights
  }

  func size(of text: String, style: TextStyle, width: CGFloat) -> CGSize {
    CGSize(width: 100, height: heights[Int(style.font.size)] ?? 0)
  }
}
