import Testing

@testable import Scenarios

@Suite("Problems of the finger")
struct DecodingFingerProblemTests {
  private static let drag = "{ at: 0, drag: { from: [1, 1], by: [0, 1], over: 1 } }"

  private func lines(_ events: String...) -> [String] {
    problemLines(smallestFile + "events:\n" + events.map { "  - \($0)\n" }.joined())
  }

  @Test(
    "refuses a finger that goes down beside the screen",
    arguments: [
      ("[320, 1]", "[320, 1]"), ("[1, 568]", "[1, 568]"), ("[-0.5, 1]", "[-0.5, 1]"),
      ("[1, 1e4]", "[1, 10000]"),
    ])
  func refusesOutside(point: String, shown: String) {
    let line =
      "pull.yaml:3:5: events[0]: the finger goes down at \(shown), beside the screen. Stay within "
      + "[320, 568]."

    #expect(lines("{ at: 0, tap: \(point) }") == [line])
    #expect(lines("{ at: 0, fling: { from: \(point), to: [1, 1], over: 1 } }") == [line])
    #expect(lines("{ at: 0, drag: { from: \(point), to: [1, 1], over: 1 } }") == [line])
  }

  @Test("holds a finger against the screens of all runs")
  func checksAllScreens() {
    let text =
      smallestFile + "events: [{ at: 0, tap: [350, 500] }]\n"
      + "variants: { device: [iPhone 15, iPhone 4s] }\n"

    #expect(
      problemLines(text) == [
        "pull.yaml:2:10: events[0]: the finger goes down at [350, 500], beside the screen. Stay "
          + "within [320, 480]."
      ])
  }

  @Test("holds a finger against the screen as it stands then, in all runs")
  func checksTurnedScreens() {
    let outside = "beside the screen. Stay within"
    let turn = "{ at: 1, rotate: landscape }"

    #expect(lines(turn, "{ at: 1, tap: [567, 319] }") == [])
    #expect(
      lines(turn, "{ at: 2, tap: [319, 567] }") == [
        "pull.yaml:4:5: events[1]: the finger goes down at [319, 567], \(outside) [568, 320]."
      ])
    #expect(
      lines("{ at: 1, turn: 1, rotate: landscape }", "{ at: 1, tap: [567, 319] }") == [
        "pull.yaml:4:5: events[1]: the finger goes down at [567, 319], \(outside) [320, 568]."
      ])
    #expect(
      problemLines(
        smallestFile + "events: [{ at: 0, tap: [319, 319] }, { at: 0, tap: [319, 320] }]\n"
          + "variants: { orientation: [portrait, landscape] }\n") == [
          "pull.yaml:2:38: events[1]: the finger goes down at [319, 320], \(outside) [568, 320]."
        ])
    #expect(
      problemLines(
        smallestFile + "events: [{ at: 0, rotate: portrait }, { at: 0, tap: [319, 567] }]\n"
          + "variants: { orientation: [portrait, landscape] }\n") == [])
  }

  @Test("refuses a second finger, before and after the first has arrived")
  func refusesSecondFinger() {
    let second =
      ": events[1]: a finger is down already. Lift it with 'release' first; there is one finger."

    #expect(
      lines(Self.drag, "{ at: 0.5, drag: { from: [1, 1], by: [0, 1], over: 1 } }") == [
        "pull.yaml:4:5: events[1]: the finger is on its way until 1 s. Start at that time or later."
      ])
    #expect(lines(Self.drag, "{ at: 1, tap: [1, 1] }") == ["pull.yaml:4:5" + second])
    #expect(
      lines(Self.drag, "{ at: 2, fling: { from: [1, 1], by: [0, 1], over: 1 } }")
        == ["pull.yaml:4:5" + second])
    #expect(
      lines("{ at: 0, repeat: 3, every: 2, events: [\(Self.drag)] }") == [
        "pull.yaml:3:44: events[0].events[0]: a finger is down already. Lift it with 'release' "
          + "first; there is one finger."
      ])
  }

  @Test("refuses to move or lift a finger that is up or on its way")
  func refusesAbsentFinger() {
    let absent = "no finger is down. Put it down with 'drag' first."

    #expect(lines("{ at: 1, release: {} }") == ["pull.yaml:3:5: events[0]: \(absent)"])
    #expect(
      lines("{ at: 1, move: { by: [1, 1], over: 1 } }") == ["pull.yaml:3:5: events[0]: \(absent)"])
    #expect(
      lines("{ at: 0, fling: { from: [1, 1], by: [0, 1], over: 1 } }", "{ at: 2, release: {} }")
        == ["pull.yaml:4:5: events[1]: \(absent)"])
    #expect(
      lines(Self.drag, "{ at: 0.9, release: {} }") == [
        "pull.yaml:4:5: events[1]: the finger is on its way until 1 s. Start at that time or later."
      ])
    #expect(lines(Self.drag, "{ at: 1, release: {} }") == [])
  }

  @Test("follows the finger through the turns of an instant, whatever their order in the file")
  func followsTurns() {
    let drag = "{ at: 1, turn: 2, drag: { from: [1, 1], by: [0, 9], over: 0.5 } }"

    #expect(
      lines(drag, "{ at: 1, release: {} }") == [
        "pull.yaml:4:5: events[1]: no finger is down. Put it down with 'drag' first."
      ])
    #expect(lines(drag, "{ at: 1, turn: 1, tap: [5, 5] }", "{ at: 1.5, release: {} }") == [])
    #expect(
      lines(drag, "{ at: 1, turn: 3, release: {} }") == [
        "pull.yaml:4:5: events[1]: the finger is on its way until 1.5 s. Start at that time or "
          + "later."
      ])
  }

  @Test("does not follow the finger when an event could not be read")
  func staysSilentAfterOthers() {
    #expect(
      lines("{ at: 0, darg: {} }", "{ at: 1, release: {} }").map { $0.prefix(30) } == [
        "pull.yaml:3:14: events[0]: unk"
      ])
  }
}
