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
}
