import Drawing
import Motion
import RefreshPanels
import Scenarios
import Testing

@Suite("The frame rate")
struct FrameRateTests {
  /// What happens in a run, by its name in messages.
  struct Script: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var behaviour = "corrected"
    var list = "title: Row"
    var data = "{ refresh: { after: 0.4, rows: 12 }, more: { after: 0.3, append: 5 } }"
    let events: [String]

    var text: String {
      PlayingStage.text(
        "data: \(data)\nevents:\n" + events.map { "  - \($0)\n" }.joined()
          + "capture: { until: 2.5 }\n",
        behaviour: behaviour
      ).replacing("title: Row", with: list)
    }
  }

  private static let pull = [
    "{ at: 0.203, drag: { from: [160, 120], by: [0, 170], over: 0.3 } }",
    "{ at: 0.707, release: {} }",
  ]

  private static let scripts = [
    Script(testDescription: "a pull that refreshes", events: pull),
    Script(
      testDescription: "a pull that is released early",
      events: [
        "{ at: 0.203, drag: { from: [160, 120], by: [0, 90], over: 0.3 } }",
        "{ at: 0.61, release: {} }",
      ]),
    Script(
      testDescription: "momentum",
      events: ["{ at: 0.203, fling: { from: [160, 500], by: [0, -60], over: 0.1 } }"]),
    Script(
      testDescription: "momentum that bounces at the end",
      events: ["{ at: 0.203, fling: { from: [160, 500], by: [0, -300], over: 0.1 } }"]),
    Script(
      testDescription: "an animated scroll",
      events: ["{ at: 0.203, scrollTo: 300, animated: true }"]),
    Script(
      testDescription: "turns of a faithful family", behaviour: "faithful",
      events: pull + [
        "{ at: 1.4, turn: 2, begin: footer }", "{ at: 1.4, turn: 1, begin: header }",
        "{ at: 1.4, scrollTo: 20 }",
      ]),
    Script(
      testDescription: "a screen that is turned, at a pull, a hold and a bounce",
      events: [
        "{ at: 0.1, drag: { from: [160, 120], by: [0, 170], over: 0.3 } }",
        "{ at: 0.303, rotate: landscape }", "{ at: 0.507, release: {} }",
        "{ at: 0.709, rotate: portrait }", "{ at: 0.807, rotate: landscape }",
        "{ at: 1.307, fling: { from: [160, 100], by: [0, 60], over: 0.1 } }",
        "{ at: 1.503, rotate: portrait }",
      ]),
    Script(
      testDescription: "rows that come and go in motion, under an indicator",
      list: "title: Row, scrollIndicator: true, fillerLines: true",
      events: [
        "{ at: 0.1, fling: { from: [160, 500], by: [0, -60], over: 0.1 } }",
        "{ at: 0.307, insertRows: { at: 0, count: 3 } }",
        "{ at: 0.503, insertRows: { at: 6, count: 2 }, animated: true }",
        "{ at: 0.707, deleteRows: { at: 2, count: 2 }, animated: true }",
      ]),
    Script(
      testDescription: "an inset that makes a release jump", behaviour: "faithful",
      list: "title: Row, insetOnRelease: jump", events: pull),
    Script(
      testDescription: "a program that stops", behaviour: "faithful",
      data: "{ refresh: { after: 0.401, fails: true } }",
      events: pull + ["{ at: 1.109, scrollTo: 100 }", "{ at: 1.11, setRows: 3 }"]),
  ]

  @Test("does not change what happens", arguments: scripts, [24, 25, 50, 90, 144])
  func changesNothing(_ script: Script, framesPerSecond: Int) throws {
    let reference = try PlayingStage(script.text, .init(framesPerSecond: 120))
    let other = try PlayingStage(script.text, .init(framesPerSecond: framesPerSecond))
    let twins = Dictionary(uniqueKeysWithValues: reference.frames.map { ($0.time, $0) })
    var compared = 0

    for frame in other.frames {
      guard let twin = twins[frame.time] else { continue }
      #expect(frame.facts == twin.facts, "frame \(frame.index)")
      #expect(frame.displayList == twin.displayList, "frame \(frame.index)")
      compared += 1
    }

    let shared = Self.greatestDivisor(120, framesPerSecond)
    let seconds = try #require(reference.frames.last).time.seconds
    #expect(compared >= Int(seconds * Double(shared)))
    #expect(other.stopReason == reference.stopReason)
    if reference.stopReason != nil {
      #expect(other.frames.last?.facts == reference.frames.last?.facts)
      #expect(other.frames.last?.displayList == reference.frames.last?.displayList)
    }
  }

  @Test("is put to the test by runs in which something happens", arguments: scripts)
  func isTested(_ script: Script) throws {
    let stage = try PlayingStage(script.text, .init(framesPerSecond: 120))

    #expect(Set(stage.frames.map(\.facts.y)).count > 10)
    #expect((stage.stopReason != nil) == script.data.contains("fails"))
  }

  private static func greatestDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}
