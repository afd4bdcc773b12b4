import Foundation
import Motion
import Testing
import Views

@Suite("Recorded programmed scrolling")
struct RecordedProgramCases {
  static let topic = Topic(
    "Recordings/scroll-programmatic",
    [
      .init(["set-offset-direct"], assignment),
      .init(["scroll-rect-to-visible-below"], rectToVisible),
      .init(["offset-assign-one-callback"], oneCall),
      .init(["animated-offset-0-40"], animated),
    ])

  @Test("is done with the recorded calls and offsets", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func words(_ calls: [ScrollCalls.Call]) -> JSON {
    .array(calls.map { .string("\($0.name) (offset \(Int($0.offset)))") })
  }

  private static func assignment(_ check: Check) throws {
    let recorded = try RecordedList(check.record)
    let (stage, list) = (recorded.stage, recorded.list)
    let before = list.visibleRows
    recorded.rows.forgetRequests()
    stage.listen()

    list.contentOffset = try check.input.list("script")[0].point("value")

    try check.expect("during_call", is: words(stage.log.calls), within: 0)
    try check.expect("visible_rows_right_after", is: recorded.visible, within: 0)
    try check.expect(
      "later_layout", recorded.rows.requests.isEmpty, "came within the assignment")
    stage.log.forget()
    stage.advance(to: 1)
    let requested = recorded.rows.requests.map { JSON.string("row \($0) requested") }
    let shown = list.visibleRows.filter { !before.contains($0) && list.cellForRow(at: $0) != nil }
      .map { JSON.string("row \($0) will display") }
    try check.expect("later_layout", is: .array(requested + shown), within: 0)
    try check.expect(
      "later_didScroll", is: Double(stage.log.offsets("didScroll").count), within: 0)
  }

  private static func rectToVisible(_ check: Check) throws {
    let recorded = try RecordedList(check.record)
    let step = try check.input.list("script")[0]
    recorded.stage.listen()

    recorded.list.scrollRectToVisible(
      try step.rectangle("rect"), animated: try step.bool("animated"))

    let tolerance = try check.tolerance("offset_abs")
    try check.expect("offset", is: JSON(recorded.list.contentOffset), within: tolerance)
    try check.expect("during_call", is: words(recorded.stage.log.calls), within: 0)
    try check.expect("visible_rows_right_after", is: recorded.visible, within: 0)
  }

  private static func oneCall(_ check: Check) throws {
    let node = try check.input.list("tree")[0]
    let stage = ScrollStage(
      size: try node.rectangle("frame").size, scale: 3,
      contentHeight: try node.size("contentSize").height)
    stage.listen()

    stage.scroll.contentOffset = try check.input.list("script")[0].point("value")

    let inside = stage.log.offsets("didScroll").count
    try check.expect(
      "offset_right_after", is: JSON(stage.scroll.contentOffset),
      within: check.tolerance("offset_abs"))
    try check.expect("didScroll_inside_call", is: .bool(inside == 1), within: 0)
    stage.advance(to: 1)
    try check.expect(
      "didScroll_count", is: Double(stage.log.offsets("didScroll").count), within: 0)
  }

  private static func animated(_ check: Check) throws {
    let recorded = try scrolling(check.record)
    let (stage, list) = (recorded.stage, recorded.list)
    let tolerance = try check.tolerance("offset_abs")

    try check.expect("offset_right_after_call", is: JSON(list.contentOffset), within: tolerance)
    try check.expect("visible_rows_right_after", is: recorded.visible, within: 0)
    stage.advance(to: 1)
    let end = try #require(stage.log.first("didEndScrollingAnimation"))
    try check.expect(
      "didEndScrollingAnimation_t", is: end.time, within: check.tolerance("end_time_s"))
    let isTold = stage.log.calls.contains { $0.name == "didScroll" && $0.time == end.time }
    try check.expect("didScroll_in_last_frame", is: .bool(isTold), within: 0)
    try check.expect("visible_rows_at_end", is: recorded.visible, within: 0)
    try check.expect("samples", is: try samples(check), within: tolerance)
  }

  /// A list that has just been told to scroll with an animation.
  private static func scrolling(_ record: Case) throws -> RecordedList {
    let recorded = try RecordedList(record)
    let step = try record.input.list("script")[0]
    recorded.stage.listen()
    recorded.list.setContentOffset(
      try step.point("value"), animated: try step.bool("animated"))
    return recorded
  }

  /// What is drawn at the recorded times less the one latency that fits best.
  private static func samples(_ check: Check) throws -> JSON {
    let recorded = try check.reading("samples").pairs("")
    return try Latency.bestSamples(for: recorded, in: check.record) { record in
      let stage = try scrolling(record).stage
      return { seconds in
        stage.advance(to: seconds)
        return Double(stage.scroll.presentedContentOffset.y)
      }
    }
  }
}
