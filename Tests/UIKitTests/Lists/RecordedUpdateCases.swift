import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// Rows that come, go and move.
enum RecordedUpdateCases {
  /// Rows of some titles in a list that shows all of them.
  private static func list(_ titles: [String], rowHeight: Double = 44) throws -> RecordedList {
    let recorded = try RecordedList(
      [
        "frame": JSON([0, 0, 375, 667]), "rowHeight": .number(rowHeight),
        "sections": [["rows": .number(Double(titles.count))]],
      ], scale: 2, metrics: .iOS7)
    recorded.list.tableFooterView = View()
    show(titles, in: recorded)
    recorded.list.reloadData()
    recorded.window.layoutIfNeeded()
    return recorded
  }

  private static func show(_ titles: [String], in recorded: RecordedList) {
    recorded.rows.sections = [ListSection(rowCount: titles.count)]
    recorded.rows.fill = { cell, row in cell.titleLabel.text = titles[row] }
  }

  static func insertion(_ check: Check) throws {
    let input = check.input
    let before = try input.integer("rows_before")
    let new = try input.integer("insert")
    try #require(try input.bool("in_window") && input.bool("animated"))
    let recorded = try list((0..<before).map { "row \($0)" })
    let list = recorded.list
    show((0..<before + new).map { "row \($0)" }, in: recorded)

    var answer: (finished: Bool, time: Time)?
    list.insertRows(at: before, count: new, with: .fade) { [window = recorded.window] in
      answer = ($0, window.clock.now)
    }

    try check.rule("updates_block", reads: "runs inside the call")
    try check.expect("updates_block", list.numberOfRows == before + new, "ran later")
    try check.expect("right_after/rows", is: Double(list.numberOfRows), within: 0)
    try check.expect("right_after/visible", is: Double(list.visibleRows.count), within: 0)
    try check.expect("completion/not_inside_call", is: .bool(answer == nil), within: 0)
    recorded.stage.advance(to: 2)
    try check.expect("completion/finished", is: .bool(answer?.finished == true), within: 0)
    // A turn of an idle run loop has no length of its own; the case's tolerance is the animation's.
    let duration = try #require(ListView.RowAnimation.fade.timing).totalTime
    try check.expect(
      "completion/run_loop_turns", answer?.time == duration, "are not the animation's length")
  }

  static func move(_ check: Check) throws {
    let titles = try check.input.list("rows").map { try $0.string("") }
    let way = try check.input.numbers("move").map { Int($0) }
    let recorded = try list(titles)
    let cells = try titles.indices.map { try recorded.cell($0) }
    var after = titles
    after.insert(after.remove(at: way[0]), at: way[1])
    show(after, in: recorded)

    recorded.list.moveRow(at: way[0], to: way[1])
    recorded.window.layoutIfNeeded()

    let moved = try titles.indices.map { try recorded.cell($0) }
    let shown = moved.map { $0.titleLabel.text ?? "" }
    try check.expect("order", is: .array(shown.map(JSON.string)), within: 0)
    let isKept = moved.allSatisfy { cell in cells.contains { $0 === cell } }
    try check.expect("cells_kept", is: .bool(isKept), within: 0)
    let slots = shown.enumerated().map { ($0.element, JSON.number(Double($0.offset))) }
    try check.expect("slot_of", is: .object(Dictionary(slots) { $1 }), within: 0)
    let frames = moved.map { Double($0.frame.minY) }
    try check.expect("order", frames == frames.sorted(), "is not that of the places")
    try check.expect("selected", is: nil, within: 0)
  }

  /// Rows of 62 points while the third of them goes.
  static func deletion(_ check: Check) throws {
    let input = check.input
    let titles = (0..<(try input.integer("rows"))).map { "row \($0)" }
    let height = try input.number("row_height")
    let row = try input.integer("delete_row")
    try #require(try input.string("style") == "fade")
    let recorded = try list(titles, rowHeight: height)
    let leaving = try recorded.cell(row)
    let followers = (row + 1..<titles.count).compactMap { recorded.list.cellForRow(at: $0) }
    try spring(check)

    show(titles.filter { $0 != titles[row] }, in: recorded)
    recorded.list.deleteRows(at: row, count: 1, with: .fade)
    recorded.stage.advance(to: try input.number("sample_after_start"))

    let alpha = try check.tolerance("alpha_abs")
    let place = try check.tolerance("y_abs")
    let shownY = { (cell: ListCell) in Double(cell.presentedCenter.y) - height / 2 }
    try check.expect("deleted_row/model_alpha", is: leaving.alpha, within: 0)
    try check.expect("deleted_row/shown_alpha", is: leaving.presentedAlpha, within: alpha)
    try check.expect("deleted_row/y", is: Double(leaving.frame.minY), within: place)
    try check.expect("deleted_row/y", is: shownY(leaving), within: place)
    let following = try check.reading("following_rows").list("").map { recorded -> JSON in
      let model = try recorded.number("model_y")
      let cell = followers.first { Double($0.frame.minY) == model }
      return ["model_y": .number(model), "shown_y": .number(cell.map(shownY) ?? .nan)]
    }
    try check.expect("following_rows", is: .array(following), within: place)
    for cell in followers {
      try check.expect(
        "remaining_fraction", is: (shownY(cell) - Double(cell.frame.minY)) / height, within: alpha)
    }
  }

  /// The timing that the rows of a list have.
  private static func spring(_ check: Check) throws {
    let timing = try #require(ListView.RowAnimation.fade.timing)
    guard case .spring(let spring) = timing.curve else {
      throw MissingValue(description: "rows do not move by a spring")
    }
    // Written with three decimals.
    try check.expect(
      "spring",
      is: [
        "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
        "damping": .number(spring.damping), "initialVelocity": .number(spring.initialVelocity),
        "duration": .number(timing.duration.seconds),
      ], within: 0.0005)
  }
}
