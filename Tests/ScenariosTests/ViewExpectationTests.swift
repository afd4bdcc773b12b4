import Scenarios
import Testing

@Suite("Expectations of views and courses")
struct ViewExpectationTests {
  private static func play(_ expectation: String) throws -> PlayingStage {
    try PlayingStage(
      PlayingStage.text(
        """
        events:
          - { at: 0.1, scrollTo: 120, animated: true }
          - { at: 0.6, begin: header }
        capture: { fps: 10, until: 1.5 }
        expect:
          - { \(expectation) }

        """))
  }

  @Test(
    "are met in silence, and counted",
    arguments: [
      ("at: 0, hit: [{ at: [160, 30], view: list.row0 }, { at: [1, 1], view: window }]", 2),
      ("at: 0.5, hit: [{ at: [160, 30], view: list.row2 }]", 1),
      ("at: 1.5, hit: [{ at: [160, 30], view: header }]", 1),
      ("at: 0, view: { name: list.row1, frame: [0, 60, 320, 60] }", 1),
      ("at: 0, view: { name: list.row1, windowFrame: [0, 80, 320, 60], hidden: false }", 2),
      ("at: 1.5, view: { name: header.arrow, hidden: true, type: ArrowView }", 2),
      ("at: 1.5, view: { name: header, state: refreshing, alpha: { above: 0.9 } }", 2),
      ("at: 0, view: { name: footer.arrow, rotation: { near: 3.1416, within: 0.001 } }", 1),
      ("at: 0, view: { name: header.label, text: 下拉刷新..... }", 1),
      ("at: 0.5, view: { name: list, contentOffset.y: 120, contentSize.height: 900 }", 2),
      ("monotonic: { key: y, from: 0.1, to: 0.5, direction: up }", 1),
      ("at: 1, y: { below: 120 }, monotonic: { key: y, from: 0.6, to: 1, direction: down }", 2),
    ])
  func met(expectation: String, count: Int) throws {
    let stage = try Self.play(expectation)

    #expect(stage.failures.map(\.message) == [])
    #expect(stage.metCount == count)
  }

  @Test(
    "that fail say what was found",
    arguments: [
      (
        "at: 0, hit: [{ at: [160, 30], view: list.row1 }]",
        "at 0 (frame 0, 0 s): hit at [160, 30] expected \"list.row1\", found \"list.row0.content\""
      ),
      (
        "at: 0, hit: [{ at: [160, 30], view: list }]",
        "at 0 (frame 0, 0 s): hit at [160, 30] expected \"list\", found \"list.row0.content\""
      ),
      (
        "at: 0, hit: [{ at: [999, 30], view: window }]",
        "at 0 (frame 0, 0 s): hit at [999, 30] expected \"window\", found none"
      ),
      (
        "at: 0, view: { name: list.row99, hidden: false }",
        "at 0 (frame 0, 0 s): view \"list.row99\": it is not on the stage"
      ),
      (
        "at: 0, view: { name: list.row1, frame: [0, 61, 320, 60] }",
        "at 0 (frame 0, 0 s): view \"list.row1\": frame expected (0, 61, 320, 60), "
          + "found (0, 60, 320, 60)"
      ),
      (
        "at: 0, view: { name: header, state: armed }",
        "at 0 (frame 0, 0 s): view \"header\": state expected \"armed\", found \"idle\""
      ),
      (
        "at: 0, view: { name: header, text: A }",
        "at 0 (frame 0, 0 s): view \"header\": text expected \"A\", found none"
      ),
      (
        "at: 0, view: { name: header, step: 1 }",
        "at 0 (frame 0, 0 s): view \"header\": step expected 1, found none"
      ),
      (
        "at: 0, view: { name: header.arrow, hidden: true }",
        "at 0 (frame 0, 0 s): view \"header.arrow\": hidden expected true, found false"
      ),
      (
        "monotonic: { key: y, from: 0.5, to: 1, direction: up }",
        "at frame 7, 0.7 s: y expected to go up only, found 25 after 120"
      ),
      (
        "monotonic: { key: y, from: 1.4, to: 1.45, direction: up }",
        "monotonic from 1.4 to 1.45 s has no two frames. Use a longer span."
      ),
    ])
  func failed(expectation: String, message: String) throws {
    #expect(try Self.play(expectation).failures.map(\.message) == [message])
  }
}
