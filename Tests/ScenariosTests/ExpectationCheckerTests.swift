import Scenarios
import Testing

@Suite("Expectations of a scenario")
struct ExpectationCheckerTests {
  private static func failures(_ expectation: String) throws -> [String] {
    try PlayingStage(
      PlayingStage.text(
        """
        events: [{ at: 0.1, scrollTo: 120 }]
        capture: { fps: 10, until: 0.3 }
        expect:
          - { \(expectation) }

        """)
    ).failures.map(\.message)
  }

  @Test(
    "are met in silence",
    arguments: [
      "at: 0, y: 0", "at: 0.1, y: 120, rows: 15", "at: settled, header: idle, footer: idle",
      "at: 0.05, y: { above: 119, }", "at: 0.1, y: { near: 121, within: 1 }",
      "at: 0.2, visibleRows: [2, 11], content: 900", "at: 0.2, actions: { refresh: 0, more: 0 }",
      "at: 0.2, text: { header: 下拉刷新..... }",
    ])
  func met(expectation: String) throws {
    #expect(try Self.failures(expectation) == [])
  }

  @Test(
    "that fail say when, what was expected and what was found",
    arguments: [
      ("at: 0.1, y: 121", "at 0.1 (frame 1, 0.1 s): y expected 121, found 120"),
      ("at: 0.1, y: { below: 120 }", "at 0.1 (frame 1, 0.1 s): y expected below 120, found 120"),
      (
        "at: settled, header: armed",
        "at settled (frame 3, 0.3 s): header expected armed, found idle"
      ),
      (
        "at: 0, visibleRows: [0, 8]",
        "at 0 (frame 0, 0 s): visibleRows expected [0, 8], found [0, 9]"
      ),
      (
        "at: 0, actions: { refresh: 1 }",
        "at 0 (frame 0, 0 s): actions of the header expected 1, found 0"
      ),
      (
        "at: 0, text: { footer: A }",
        "at 0 (frame 0, 0 s): text of the footer expected \"A\", found \"上拉载入很多其它.....\""
      ),
    ])
  func failed(expectation: String, message: String) throws {
    #expect(try Self.failures(expectation) == [message])
  }
}
