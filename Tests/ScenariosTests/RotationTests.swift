import Drawing
import Foundation
import RefreshPanels
import Scenarios
import Testing

@Suite("Turning the screen")
struct RotationTests {
  /// Plays lines on a screen of 320 by 568 points with 15 rows of 60 and both panels.
  private func play(_ lines: String, behaviour: String = "corrected") throws -> PlayingStage {
    try PlayingStage(PlayingStage.text(lines + "\n", behaviour: behaviour))
  }

  private func size(_ frame: Frame) -> [Double] {
    [frame.displayList.size.width, frame.displayList.size.height]
  }

  // MARK: - The stage

  @Test("swaps width and height of the frames from then on, once")
  func swapsSides() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, rotate: portrait }
        - { at: 0.2, rotate: landscape }
        - { at: 0.3, rotate: landscape }
        - { at: 0.4, rotate: portrait }
      capture: { fps: 10 }
      """)

    #expect(
      stage.frames.map(size) == [[320, 568], [320, 568], [568, 320], [568, 320], [320, 568]])
    #expect(stage.frames.map(\.displayList.root.frame.size) == stage.frames.map(\.displayList.size))
  }

  @Test("does nothing to a square one")
  func keepsSquare() throws {
    let stage = try PlayingStage(
      """
      stage: { size: [300, 300] }
      list: { rows: 9 }
      events: [{ at: 0.1, rotate: landscape }]

      """)

    #expect(stage.frames.allSatisfy { $0.displayList == stage.frames[0].displayList })
  }

  @Test("starts as the variant says")
  func startsTurned() throws {
    let text = PlayingStage.text("variants: { orientation: [portrait, landscape] }\n")
    let runs = try Scenario(decoding: Array(text.utf8), file: "test.yaml").runs()

    let sizes = runs.map { run in
      ScenarioPlayer(run, images: [:], measuring: FixedTextMeasurer()).next()?.displayList.size
    }

    #expect(runs.map(\.variantName) == ["portrait", "landscape"])
    #expect(sizes == [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)])
  }

  @Test(
    "applies the words for the list's frame anew and leaves a rectangle",
    arguments: [
      ("belowStatusBar", CGRect(x: 0, y: 44, width: 812, height: 331)),
      ("screen", CGRect(x: 0, y: 0, width: 812, height: 375)),
      ("[10, 50, 200, 300]", CGRect(x: 10, y: 50, width: 200, height: 300)),
    ])
  func placesList(frame: String, expected: CGRect) throws {
    let stage = try PlayingStage(
      """
      stage: { device: iPhone X }
      list: { frame: \(frame), rows: 20 }
      events: [{ at: 0.1, rotate: landscape }]

      """)

    #expect(stage.frames.last?.displayList.root.children[0].frame == expected)
  }

  @Test("computes anew how far the list lies under the safe area")
  func heedsSafeArea() throws {
    let stage = try PlayingStage(
      """
      stage: { device: iPhone X }
      list: { frame: [0, 0, 375, 400], rows: 20 }
      events: [{ at: 0.1, rotate: landscape }]

      """)

    #expect(stage.frames.first?.facts.insetBottom == 0)
    #expect(stage.frames.last?.facts.insetBottom == 59)
    #expect(stage.frames.last?.facts.insetTop == 44)
  }

  // MARK: - Rows

  @Test("keeps the place of the first visible row")
  func keepsFirstRow() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, scrollTo: 130 }
        - { at: 0.2, rotate: landscape }
        - { at: 0.3, rotate: portrait }
      capture: { fps: 10 }
      """)

    #expect(stage.frames.map(\.facts.y) == [0, 130, 130, 130])
    #expect(
      stage.frames.map(\.facts.visibleRows) == [0..<10, 2..<12, 2..<8, 2..<12])
  }

  @Test("goes back to the end of the content where that has come too near")
  func heedsRange() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, rotate: landscape }
        - { at: 0.1, scrollTo: 600 }
        - { at: 0.2, rotate: portrait }
      capture: { fps: 10 }
      """)

    #expect(stage.frames.map(\.facts.y) == [0, 600, 352])
  }

  // MARK: - A finger, momentum, bounce

  @Test("leaves the content under the finger where it is, and lets it be dragged on")
  func keepsDrag() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, drag: { from: [160, 400], by: [0, -110], over: 0.4 } }
        - { at: 0.6, rotate: landscape }
        - { at: 0.8, move: { by: [0, -40], over: 0.2 } }
        - { at: 1.2, rotate: portrait }
        - { at: 1.4, release: {} }
      """)

    for time in [0.55, 0.6, 0.75] { #expect(try stage.frame(at: time).facts.y == 100) }
    for time in [1.0, 1.2, 1.35] { #expect(try stage.frame(at: time).facts.y == 140) }
    #expect(stage.frames.last?.facts.y == 140)
  }

  @Test("keeps the pull of a finger beyond the top, and its resistance is the new screen's")
  func keepsPull() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, drag: { from: [160, 100], by: [0, 160], over: 0.4 } }
        - { at: 0.6, rotate: landscape }
        - { at: 0.8, move: { by: [0, 60], over: 0.2 } }
      capture: { until: 1.1 }
      """)

    // 150 points beyond the edge of a list 548 high (F1).
    #expect(try stage.frame(at: 0.55).facts.y == -71.5)
    #expect(try stage.frame(at: 0.6).facts.y == -71.5)
    #expect(try stage.frame(at: 0.75).facts.header?.state == .armed)
    // 71.5 points are 170.7 beyond the edge of a list 300 high; with 60 more they are 89.2 (F1).
    #expect(try stage.frame(at: 1.05).facts.y == -89)
  }

  @Test("keeps content beyond an end that has come nearer until the finger lifts")
  func keepsOverscroll() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, rotate: landscape }
        - { at: 0.1, scrollTo: 500 }
        - { at: 0.2, drag: { from: [160, 100], by: [0, -30], over: 0.2 } }
        - { at: 0.6, rotate: portrait }
        - { at: 0.8, move: { by: [0, 0], over: 0.1 } }
        - { at: 1.0, release: {} }
      data: { more: { after: 0.1 } }
      """)

    for time in [0.5, 0.6, 0.95] { #expect(try stage.frame(at: time).facts.y == 520) }
    #expect(stage.frames.last?.facts.y == 352)
  }

  @Test("lets momentum run on, and stops it at an end that has come nearer")
  func keepsMomentum() throws {
    let fling = "{ at: 0.1, fling: { from: [160, 300], by: [0, -110], over: 0.15 } }"

    let free = try play("events: [\(fling)]")
    let turned = try play("events: [\(fling), { at: 0.3, rotate: landscape }]")
    let back = try play(
      "events: [{ at: 0, rotate: landscape }, \(fling), { at: 0.3, rotate: portrait }]")

    #expect(free.frames.last?.facts.y == 352)
    #expect(try turned.frame(at: 0.3).facts.y == free.frame(at: 0.3).facts.y)
    let rest = try #require(turned.frames.last?.facts.y)
    #expect(rest > 400 && rest < 600)
    #expect(try back.frame(at: 0.3).facts.y == free.frame(at: 0.3).facts.y)
    #expect(back.frames.last?.facts.y == 352)
  }

  @Test("lets a bounce at the top go on")
  func keepsBounce() throws {
    let lines = """
      events:
        - { at: 0.1, drag: { from: [160, 100], by: [0, 110], over: 0.3 } }
        - { at: 0.6, release: {} }
      """

    let free = try play(lines)
    let turned = try play(lines + "\n  - { at: 0.65, rotate: landscape }")

    #expect(free.frames.map(\.facts.y) == turned.frames.map(\.facts.y))
  }
}
