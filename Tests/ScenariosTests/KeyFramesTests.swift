import Scenarios
import Testing

@Suite("Key frames")
struct KeyFramesTests {
  @Test("are the first, the first of each panel state, and those with names")
  func areFound() throws {
    let text = PlayingStage.text(
      """
      data: { refresh: { after: 0.5, rows: 15 } }
      events:
        - { at: 0.1, drag: { from: [160, 120], by: [0, 170], over: 0.3 } }
        - { at: 0.5, release: {} }
      capture: { keyFrames: [{ at: 0.3, name: half-way }] }

      """)
    let scenario = try Scenario(decoding: Array(text.utf8), file: "test.yaml")
    var keyFrames = KeyFrames(scenario.runs()[0])
    let stage = try PlayingStage(text)

    let named = stage.frames.compactMap { frame -> String? in
      let names = keyFrames.names(of: frame)
      return names.isEmpty ? nil : "\(frame.index) \(names.joined(separator: " "))"
    }

    #expect(
      named == [
        "0 start", "18 half-way", "21 header-armed", "30 header-opening", "42 header-refreshing",
        "60 header-closing",
      ])
  }

  @Test(
    "are the first of each state, whichever the family has",
    arguments: [
      (
        "SmartRefresh", "{ at: 0.1, begin: header }, { at: 1, end: header }",
        ["header-opening", "header-refreshing", "header-result", "header-closing"]
      ),
      (
        "MJRefresh",
        "{ at: 0.1, begin: header }, { at: 0.3, noMore: footer }, { at: 0.5, attach: {} }, "
          + "{ at: 1.5, end: header }",
        ["header-queued", "footer-noMore", "header-opening", "header-refreshing", "header-closing"]
      ),
      (
        "MJRefresh", "{ at: 0.1, begin: trailer }, { at: 1, end: trailer }",
        ["trailer-opening", "trailer-refreshing", "trailer-closing"]
      ),
    ])
  func areFoundForStates(family: String, events: String, expected: [String]) throws {
    let attached = events.contains("attach") ? "attached: false, " : ""
    let text = """
      list: { \(attached)rows: 15 }
      panels: { family: \(family), trailer: {} }
      events: [\(events)]

      """
    let scenario = try Scenario(decoding: Array(text.utf8), file: "test.yaml")
    var keyFrames = KeyFrames(scenario.runs()[0])

    let names = try PlayingStage(text).frames.flatMap { keyFrames.names(of: $0) }

    #expect(names == ["start"] + expected)
  }
}
