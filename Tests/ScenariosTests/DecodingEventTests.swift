import Drawing
import Foundation
import Motion
import RefreshPanels
import Testing
import YAML

@testable import Scenarios

@Suite("Decoding events")
struct DecodingEventTests {
  private func events(_ lines: String...) throws -> [ScenarioEvent] {
    try decode(
      smallestFile + "panels: { family: RefreshDome }\nevents:\n"
        + lines.map { "  - \($0)\n" }.joined()
    ).events
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
  }

  @Test("follows the finger, so that every way is absolute")
  func followsFinger() throws {
    let actions = try events(
      "{ at: 0.2, drag: { from: [160, 120], by: [0, 170], over: 0.5 } }",
      "{ at: 0.7, move: { by: [0, -40], over: 0.2 } }",
      "{ at: 0.9, move: { to: [150, 200], over: 0.1 } }",
      "{ at: 1.0, release: {} }",
      "{ at: 1.0, fling: { from: [0, 567], to: [-30, 0], over: 0.1 } }",
      "{ at: 1.1, tap: [319, 0] }"
    ).map(\.action)

    #expect(
      actions == [
        .drag(FingerPath(from: point(160, 120), to: point(160, 290), over: Time(seconds: 0.5))),
        .move(FingerPath(from: point(160, 290), to: point(160, 250), over: Time(seconds: 0.2))),
        .move(FingerPath(from: point(160, 250), to: point(150, 200), over: Time(seconds: 0.1))),
        .release,
        .fling(FingerPath(from: point(0, 567), to: point(-30, 0), over: Time(seconds: 0.1))),
        .tap(point(319, 0)),
      ])
  }

  @Test("decodes the events of program and list")
  func decodesProgramEvents() throws {
    let events = try events(
      "{ at: 0, begin: header }", "{ at: 0, turn: 2, end: footer }", "{ at: 0, scrollTo: -70 }",
      "{ at: 0, scrollTo: 352, animated: true }", "{ at: 0, setContentInset: { bottom: 40 } }",
      "{ at: 0, setRows: 0 }", "{ at: 0.1, reload: {} }", "{ at: 0.1, reload: }",
      "{ at: 0.1, rotate: landscape }")

    #expect(
      events.map(\.action) == [
        .begin(.header), .end(.footer, .success), .scrollTo(-70, animated: false),
        .scrollTo(352, animated: true), .setContentInset(EdgeInsets(bottom: 40)), .setRows(0),
        .reload, .reload, .rotate(.landscape),
      ])
    #expect(events.map(\.turn) == [0, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("decodes rows that come and go")
  func decodesRowChanges() throws {
    let actions = try events(
      "{ at: 0, insertRows: { at: 3, count: 2 } }",
      "{ at: 0, insertRows: { at: 0, count: 1, title: New, image: a.png }, animated: true }",
      "{ at: 0, deleteRows: { at: 3, count: 2 } }",
      "{ at: 0, deleteRows: { at: 9, count: 10000000 }, animated: true }"
    ).map(\.action)
    let new = RowDescription(
      title: Located("New", at: SourceLocation(line: 5, column: 52)),
      image: Located("a.png", at: SourceLocation(line: 5, column: 64)))

    #expect(
      actions == [
        .insertRows(
          RowInsertion(row: 3, count: 2, description: RowDescription(), isAnimated: false)),
        .insertRows(RowInsertion(row: 0, count: 1, description: new, isAnimated: true)),
        .deleteRows(at: 3, count: 2, animated: false),
        .deleteRows(at: 9, count: 10_000_000, animated: true),
      ])
  }

  @Test("writes repeated groups out, with exact times")
  func expandsGroups() throws {
    let events = try events(
      "{ at: 0.1, repeat: 3, every: 0.1, events: "
        + "[{ at: 0, setRows: 1 }, { at: 0.05, setRows: 2 }] }"
    )

    #expect(events.map(\.time.ticks) == [72_000, 108_000, 144_000, 180_000, 216_000, 252_000])
    #expect(
      events.map(\.action)
        == Array(repeating: [.setRows(1), .setRows(2)], count: 3).flatMap(\.self))
  }

  @Test("writes groups within groups out")
  func expandsNestedGroups() throws {
    let inner = "{ at: 0.5, repeat: 2, every: 0.25, events: [{ at: 0, reload: {} }] }"

    let events = try events("{ at: 1, repeat: 2, every: 2, events: [\(inner)] }")

    #expect(events.map(\.time.seconds) == [1.5, 1.75, 3.5, 3.75])
  }

  @Test("lets a finger's repeated drags start anew each time")
  func repeatsDrags() throws {
    let drag = "{ at: 0, drag: { from: [10, 10], by: [0, 50], over: 0.1 } }"
    let move = "{ at: 0.2, move: { by: [0, 5], over: 0.1 } }"

    let actions = try events(
      "{ at: 0, repeat: 2, every: 1, events: [\(drag), \(move), { at: 0.4, release: {} }] }"
    ).map(\.action)

    #expect(actions.count == 6)
    #expect(actions[1] == actions[4])
    #expect(
      actions[4]
        == .move(FingerPath(from: point(10, 60), to: point(10, 65), over: Time(seconds: 0.1))))
  }

  @Test("takes as many events as the limit and refuses one more")
  func limitsEvents() throws {
    func lines(_ count: Int) -> [String] {
      problemLines(
        smallestFile + "events:\n  - { at: 0, reload: {} }\n"
          + "  - { at: 0, repeat: \(count), every: 0.001, events: [{ at: 0, reload: {} }] }\n")
    }

    #expect(lines(99_999) == [])
    #expect(
      lines(100_000) == [
        "pull.yaml:4:5: events[1]: the events are more than 100000. Repeat less often."
      ])
  }

  @Test("refuses groups of groups that would never end, at once")
  func refusesEventBombs() {
    var group = "{ at: 0, reload: {} }"
    for _ in 0..<20 { group = "{ at: 0, repeat: 100000, every: 1, events: [\(group)] }" }

    let lines = problemLines(smallestFile + "events: [\(group)]")

    #expect(lines.count == 1)
    #expect(lines.first?.contains("more than 100000") == true)
  }
}
