import Drawing
import Motion
import RefreshPanels
import Scenarios
import Testing

@Suite("A program that stops")
struct StoppedProgramTests {
  /// The answer fails at 0.951 s while the panel is still opening; a millisecond later rows change.
  private static let failure = """
    data: { refresh: { after: 0.051, fails: true } }
    events:
      - { at: 0.20, drag: { from: [160, 120], by: [0, 170], over: 0.50 } }
      - { at: 0.90, release: {} }
      - { at: 0.952, setRows: 3 }
      - { at: 0.953, scrollTo: 100 }

    """

  @Test("says why, and ends with the first frame at or after that", arguments: [10, 60, 90, 120])
  func ends(framesPerSecond: Int) throws {
    let stage = try PlayingStage(
      PlayingStage.text(Self.failure, behaviour: "faithful"),
      .init(framesPerSecond: framesPerSecond))

    #expect(
      stage.stopReason
        == "the answer to header request 1 failed, and the component modelled here does not handle "
        + "that")
    let times = stage.frames.map(\.time.seconds)
    #expect(times.last.map { $0 >= 0.951 } == true)
    #expect(times.dropLast().last.map { $0 < 0.951 } == true)
  }

  @Test("shows in its last frame the instant at which it stopped", arguments: [10, 60, 90])
  func standsStill(framesPerSecond: Int) throws {
    let text = PlayingStage.text(Self.failure, behaviour: "faithful")

    let fine = try PlayingStage(text, .init(framesPerSecond: 120)).frames.last
    let coarse = try PlayingStage(text, .init(framesPerSecond: framesPerSecond)).frames.last

    #expect(coarse?.facts == fine?.facts)
    #expect(coarse?.displayList == fine?.displayList)
    #expect(coarse?.facts.rowCount == 15)
    #expect(coarse?.facts.header?.state == .refreshing)
  }
}
