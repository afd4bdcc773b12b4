import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("Quirks of the header")
struct HeaderQuirkTests {
  // MARK: - Arming without a finger (Q2)

  /// Throws the content at the top so fast that the bounce goes beyond 60 points.
  private func bounceBeyondTheLine(_ stage: PanelStage) -> Double {
    stage.perform { $0.list.contentOffset.y = 300 }
    stage.drag(by: 200, over: 0.06)
    stage.lift()
    var highest = 0.0
    stage.settle { highest = min(highest, $0.drawnY) }
    return highest
  }

  @Test("arms by a bounce in the source, and fires at the next release of any kind (Q2)")
  func faithfulBounce() {
    let stage = PanelStage(.faithful)

    let highest = bounceBeyondTheLine(stage)
    #expect(highest < -60)
    #expect(stage.y == 0)
    #expect(stage.header.state == .armed)
    #expect(stage.headerActions == 0)

    stage.drag(by: -40)
    stage.release()
    #expect(stage.header.state == .refreshing)
    #expect(stage.headerActions == 1)
  }

  @Test("does not arm by a bounce where it is right (Q2)")
  func correctedBounce() {
    let stage = PanelStage(.corrected)

    let highest = bounceBeyondTheLine(stage)

    #expect(highest < -60)
    #expect(stage.header.state == .idle)
    stage.drag(by: -40)
    stage.release()
    #expect(stage.header.state == .idle)
    #expect(stage.headerActions == 0)
  }

  @Test(
    "arms by an offset that the program sets only in the source (Q2)",
    arguments: Behaviour.allCases)
  func programmed(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)

    stage.perform { $0.list.contentOffset.y = -61 }

    #expect(stage.header.state == (behaviour == .faithful ? .armed : .idle))
  }

  // MARK: - A failed request (Q9)

  @Test("stops the program upon a failure in the source, and closes where it is right (Q9)")
  func failure() {
    #expect(RefreshDome.headerPolicy(.faithful).failure == .stopsProgram)
    #expect(RefreshDome.headerPolicy(.corrected).failure == .closes)

    let stage = PanelStage(.corrected)
    stage.pull(to: -80)
    stage.release()
    stage.advance(by: 1)
    stage.perform { $0.header.endRefreshing() }
    stage.settle()

    #expect(stage.header.state == .idle)
    #expect(stage.y == 0)
    #expect(stage.insets == [0, 0])
    #expect(stage.list.numberOfRows == 15)
  }

  // MARK: - A finger that holds on (Q13)

  /// Loads, and holds the content at -100 with a finger when the answer comes.
  private func holdOn(_ behaviour: Behaviour) -> PanelStage {
    let stage = PanelStage(behaviour)
    stage.pull(to: -90)
    stage.release()
    stage.advance(by: 1)
    stage.pull(to: -100)
    return stage
  }

  @Test("arms again under a held finger before the room is given back, in the source (Q13)")
  func faithfulHolding() {
    let stage = holdOn(.faithful)
    #expect(stage.y == -100)

    stage.workerFinishes(stage.header, rows: 15)
    #expect(stage.header.state == .idle)
    stage.move(by: 2, over: 1.0 / 120)
    #expect(stage.header.state == .armed)
    stage.mainThreadTakes(stage.header)
    #expect(stage.header.state == .armed)
    stage.release()

    #expect(stage.headerActions == 2)
    #expect(stage.header.state == .refreshing)
  }

  @Test("does not arm again under a held finger until it has come back (Q13)")
  func comingBack() {
    let stage = holdOn(.corrected)
    stage.answer(stage.header, rows: 15)
    #expect(stage.y == -100)

    stage.move(by: 10)
    stage.advance(by: 0.5)
    stage.move(by: 10)
    #expect(stage.y < -100)
    #expect(stage.header.state == .idle)

    stage.pullOn(to: -50)
    #expect(stage.header.state == .idle)
    stage.pullOn(to: -80)
    #expect(stage.header.state == .armed)
    stage.release()
    #expect(stage.headerActions == 2)
  }

  @Test("does not fire when the held finger lifts, and arms for the next one (Q13)")
  func lifting() {
    let stage = holdOn(.corrected)
    stage.answer(stage.header, rows: 15)
    stage.move(by: 10)
    stage.advance(by: 0.5)

    stage.release()
    stage.settle()
    #expect(stage.headerActions == 1)
    #expect(stage.header.state == .idle)
    #expect(stage.y == 0)

    stage.pull(to: -80)
    #expect(stage.header.state == .armed)
  }

  @Test("does not arm while it closes, nor after that until the finger has come back (Q13)")
  func pullingDuringClosing() {
    let stage = PanelStage(.corrected)
    stage.pull(to: -90)
    stage.release()
    stage.advance(by: 1)
    stage.answer(stage.header, rows: 15)

    stage.drag(by: 200, over: 0.1)
    #expect(stage.header.state == .closing)
    #expect(stage.y < -60)
    stage.move(by: 20, over: 0.3)
    #expect(stage.header.state == .idle)

    stage.pullOn(to: -50)
    stage.pullOn(to: -70)
    #expect(stage.header.state == .armed)
  }

  // MARK: - The app's inset (Q15)

  @Test("counts from the app's inset, adds to it and leaves it (Q15)")
  func correctedBase() {
    let stage = PanelStage(.corrected, inset: EdgeInsets(top: 64, bottom: 49))
    #expect(stage.y == -64)

    stage.pull(to: -124)
    #expect(stage.header.state == .idle)
    stage.pullOn(to: -124.5)
    #expect(stage.header.state == .armed)

    stage.release()
    stage.advance(by: 1)
    #expect(stage.insets == [134, 49])
    #expect(stage.drawnY == -134)

    stage.answer(stage.header, rows: 15)
    stage.settle()
    #expect(stage.insets == [64, 49])
    #expect(stage.drawnY == -64)
  }

  @Test("loses the app's inset after the first cycle in the source (Q15)")
  func faithfulBase() {
    let stage = PanelStage(.faithful, inset: EdgeInsets(top: 40, bottom: 49))

    stage.pull(to: -60.5)
    #expect(stage.header.state == .armed)
    stage.release()
    #expect(stage.insets == [70, 0])
    stage.advance(by: 1)
    stage.workerFinishes(stage.header, rows: 15)
    stage.mainThreadTakes(stage.header)
    stage.settle()

    #expect(stage.insets == [0, 0])
    #expect(stage.list.contentInset == .zero)
    #expect(stage.drawnY == 0)
  }

  @Test("follows an app that changes its inset while the panel is held (B17)")
  func baseChanges() {
    let stage = PanelStage(.corrected, inset: EdgeInsets(top: 64))
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    #expect(stage.insets == [134, 0])

    stage.perform { $0.list.contentInset.top = 20 }
    #expect(stage.insets == [90, 0])
    stage.answer(stage.header, rows: 15)
    stage.settle()

    #expect(stage.insets == [20, 0])
    #expect(stage.drawnY == -20)
  }

  // MARK: - Panel and rows out of step

  @Test(
    "shows an idle panel in held room for the turn between worker and main thread (RefreshDome's source, its machine)"
  )
  func turnBetween() throws {
    let stage = PanelStage(.faithful, rows: 20)
    stage.pull(to: -90)
    stage.release()
    stage.advance(by: 1)

    stage.workerFinishes(stage.header, rows: 15)

    let look = try #require(stage.header.look)
    #expect(
      look
        == PanelLook(
          text: "下拉刷新.....", arrowIsVisible: true, arrowAngle: 0, spinnerIsVisible: false))
    #expect(stage.header.state == .idle)
    #expect(stage.insets == [70, 0])
    #expect(stage.drawnY == -70)
    #expect(stage.list.numberOfRows == 20)
    #expect(stage.footer.frame.minY == 900)

    stage.advance(by: 1.0 / 60)
    stage.mainThreadTakes(stage.header)

    #expect(stage.insets == [0, 0])
    #expect(stage.list.numberOfRows == 15)
    #expect(stage.header.look == look)
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: -70, to: 0))
    #expect(stage.header.state == .idle)
  }

  @Test(
    "never shows arrow and spinner together, nor words of another state (V1, V2)",
    arguments: Behaviour.allCases)
  func everyFrame(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)
    var looks: [(RefreshState, PanelLook?)] = []
    func watch(_ seconds: Double) {
      looks += stage.frames(Int(seconds * 60)) { ($0.header.state, $0.header.look) }
    }

    stage.pull(to: -90)
    watch(0.3)
    stage.release()
    watch(0.5)
    stage.workerFinishes(stage.header, rows: 15)
    watch(0.1)
    stage.mainThreadTakes(stage.header)
    watch(0.5)

    let words: [RefreshState: String] = [
      .idle: "下拉刷新.....", .armed: "释放后刷新.....", .opening: "正在刷新.....",
      .refreshing: "正在刷新.....", .closing: "下拉刷新.....",
    ]
    for (state, look) in looks {
      #expect(look?.text == words[state])
      #expect(look?.arrowIsVisible != look?.spinnerIsVisible)
    }
  }
}
