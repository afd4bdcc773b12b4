import Drawing
import Motion
import RefreshPanels
import Scenarios
import Testing

@Suite("Playing a scenario")
struct ScenarioPlayerTests {
  private static let pull = """
    data: { refresh: { after: 1.0, rows: 15 } }
    events:
      - { at: 0.20, drag: { from: [160, 120], by: [0, 170], over: 0.50 } }
      - { at: 0.90, release: {} }

    """

  @Test("ends with the first settled frame")
  func settles() throws {
    let stage = try PlayingStage(PlayingStage.text(Self.pull))

    #expect(stage.frames.last?.time.seconds == 2.1)
    #expect(stage.frames.last?.facts.header?.state == .idle)
    #expect(!stage.reachedCap)
  }

  @Test("shows one frame of a stage on which nothing happens")
  func showsStillStage() throws {
    let stage = try PlayingStage(PlayingStage.text("events: []\n"))

    #expect(stage.frames.map(\.index) == [0])
  }

  @Test("ends at a given time, that frame included")
  func endsAtTime() throws {
    let stage = try PlayingStage(PlayingStage.text("capture: { fps: 10, until: 0.5 }\n"))

    #expect(stage.frames.map(\.time.seconds) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
  }

  @Test("ends at the cap while a finger is still down")
  func endsAtCap() throws {
    let stage = try PlayingStage(
      PlayingStage.text(
        """
        events: [{ at: 0.1, drag: { from: [160, 120], by: [0, 50], over: 0.1 } }]
        capture: { fps: 10, cap: 0.5 }

        """))

    #expect(stage.reachedCap)
    #expect(stage.frames.last?.time.seconds == 0.5)
  }

  @Test("closes after a failure where the family is corrected")
  func closesAfterFailure() throws {
    let text = Self.pull.replacing("rows: 15", with: "fails: true")
    let stage = try PlayingStage(PlayingStage.text(text))

    #expect(stage.stopReason == nil)
    #expect(try stage.frame(at: 1.9).facts.header?.state == .closing)
    #expect(stage.frames.last?.facts.rowCount == 15)
    #expect(stage.frames.last?.facts.y == 0)
  }

  @Test("shows the old rows until the main thread learns of fewer new ones (Q10)")
  func showsOldRowsMeanwhile() throws {
    let text = PlayingStage.text(
      """
      data: { refresh: { after: 0.5, rows: 15 }, mainDelay: 0.5 }
      events:
        - { at: 0.1, begin: header }
        - { at: 0.7, scrollTo: 652 }

      """, behaviour: "faithful"
    ).replacing("rows: 15, title", with: "rows: 20, title")
    let stage = try PlayingStage(text)

    #expect(stage.stopReason == nil)
    #expect(try stage.frame(at: 0.8).facts.visibleRows == 10..<20)
    #expect(stage.frames.last?.facts.rowCount == 15)
  }

  @Test("answers within the trigger lead to an ordinary close")
  func answersWithinTrigger() throws {
    let text = Self.pull.replacing("after: 1.0", with: "after: 0")
    let stage = try PlayingStage(PlayingStage.text(text))

    #expect(try stage.frame(at: 0.9).facts.header?.state == .closing)
    #expect(stage.frames.last?.facts.y == 0)
    #expect(stage.frames.last?.facts.insetTop == 0)
    #expect(stage.frames.last?.facts.header?.actionCount == 1)
  }

  @Test("an end event drops the pending answer")
  func endDropsAnswer() throws {
    let text = Self.pull.replacing("rows: 15", with: "rows: 3") + "  - { at: 1.5, end: header }\n"
    let stage = try PlayingStage(PlayingStage.text(text))

    #expect(stage.frames.last?.time.seconds == 1.7)
    #expect(stage.frames.last?.facts.rowCount == 15)
  }

  @Test("begin opens the panel without a finger and without an armed frame")
  func begins() throws {
    let stage = try PlayingStage(
      PlayingStage.text(
        """
        data: { refresh: { after: 0.5, rows: 4 } }
        events: [{ at: 0.1, begin: header }]

        """))

    let states = stage.frames.compactMap(\.facts.header?.state)
    #expect(!states.contains(.armed))
    #expect(try stage.frame(at: 0.35).facts.y == -70)
    #expect(stage.frames.last?.facts.rowCount == 4)
  }

  @Test("a safe area that the list overlaps joins the inset")
  func overlapsSafeArea() throws {
    let stage = try PlayingStage(
      """
      stage: { device: iPhone X }
      list: { frame: screen, rowHeight: 60, rows: 15, title: Row }

      """)

    let facts = try stage.frame(at: 0).facts
    #expect(facts.insetTop == 44)
    #expect(facts.insetBottom == 34)
    #expect(facts.y == -44)
    #expect(facts.header == nil)
  }

  @Test("a list of ten million rows holds only the rows in sight")
  func holdsRowsInSight() throws {
    let text = PlayingStage.text("events: [{ at: 0.1, scrollTo: 299999000 }]\n")
      .replacing("rows: 15", with: "rows: 10000000")
    let stage = try PlayingStage(text)

    let frame = try stage.frame(at: 0.1)
    #expect(frame.facts.visibleRows == 4_999_983..<4_999_993)
    let list = frame.displayList.root.children[0]
    #expect(list.children.count { $0.name.hasPrefix("list.row") } == 10)
  }
}
