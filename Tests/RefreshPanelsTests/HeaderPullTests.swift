import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("Pulling the header")
struct HeaderPullTests {
  @Test(
    "does not arm at -60.0, and does at the next pixel (RefreshDome's source, Triggers)",
    arguments: Behaviour.allCases, [1, 2, 3])
  func threshold(behaviour: Behaviour, scale: CGFloat) {
    let stage = PanelStage(behaviour, scale: scale)

    stage.pull(to: -60)
    #expect(stage.y == -60)
    #expect(stage.header.state == .idle)

    stage.pullOn(to: -60 - 1 / scale)
    #expect(stage.y == Double(-60 - 1 / scale))
    #expect(stage.header.state == .armed)
  }

  @Test(
    "says that letting go loads, at once, and turns its arrow up in 0.2 s (RefreshDome's source, Arrow and spinner, F28)",
    arguments: Behaviour.allCases)
  func arming(behaviour: Behaviour) throws {
    let stage = PanelStage(behaviour)
    stage.pull(to: -60)
    let idle = try #require(stage.header.look)
    #expect(idle.arrowAngle == 0)
    #expect(idle.arrowIsVisible)
    #expect(!idle.spinnerIsVisible)

    stage.pullOn(to: -62, over: 1.0 / 120)
    #expect(stage.header.text == "释放后刷新.....")

    // The arrow turns clockwise: from 0 to pi.
    let angles = stage.frames(13) { $0.header.look?.arrowAngle ?? .nan }
    #expect(easesInOut(angles, from: 0, to: .pi))
    #expect(try #require(stage.header.look).arrowIsVisible)
  }

  @Test(
    "does not disarm above the line in the source, and does where it is right (Q1)",
    arguments: [-60.0, -59, -20, 0, 30])
  func draggingBack(offset: Double) {
    let faithful = PanelStage(.faithful)
    let corrected = PanelStage(.corrected)

    for stage in [faithful, corrected] {
      stage.pull(to: -80)
      #expect(stage.header.state == .armed)
      stage.pullOn(to: offset)
      #expect(stage.y == offset)
    }

    #expect(faithful.header.state == .armed)
    #expect(faithful.header.text == "释放后刷新.....")
    #expect(corrected.header.state == .idle)
    #expect(corrected.header.text == "下拉刷新.....")
  }

  @Test(
    "loads after a drag back in the source, and springs back where it is right (Q1)",
    arguments: [-40.0, -0.5, 20])
  func releasingAfterDragBack(offset: Double) {
    let faithful = PanelStage(.faithful)
    let corrected = PanelStage(.corrected)
    for stage in [faithful, corrected] {
      stage.pull(to: -80)
      stage.pullOn(to: offset, over: 1.5)
    }

    for stage in [faithful, corrected] { stage.release() }

    #expect(faithful.header.state == .refreshing)
    #expect(faithful.headerActions == 1)
    #expect(faithful.insets == [70, 0])
    corrected.settle()
    #expect(corrected.header.state == .idle)
    #expect(corrected.headerActions == 0)
    #expect(corrected.insets == [0, 0])
    #expect(corrected.y == max(0, offset))
  }

  @Test(
    "turns its arrow back from where it is when it disarms in mid-turn (Panels, the corrected machine)"
  )
  func turningBack() throws {
    let stage = PanelStage(.corrected)
    stage.pull(to: -60)
    stage.pullOn(to: -62, over: 1.0 / 120)
    stage.advance(by: 0.1 - 1.0 / 120)

    stage.pullOn(to: -58, over: 1.0 / 120)
    let start = try #require(stage.header.look).arrowAngle

    #expect(abs(start - .pi / 2) < 0.01)
    let angles = stage.frames(13) { $0.header.look?.arrowAngle ?? .nan }
    #expect(easesInOut(angles, from: start, to: 0))
  }

  @Test("arms and disarms as often as the finger crosses the line")
  func crossing() {
    let stage = PanelStage(.corrected)
    stage.pull(to: -55)
    for _ in 0..<4 {
      stage.pullOn(to: -65, over: 0.1)
      #expect(stage.header.state == .armed)
      stage.pullOn(to: -55, over: 0.1)
      #expect(stage.header.state == .idle)
    }
    #expect(stage.headerActions == 0)
  }

  @Test(
    "springs back when it is let go before the line, and changes nothing",
    arguments: Behaviour.allCases)
  func early(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)
    stage.pull(to: -59)
    let before = stage.header.look

    stage.release()
    var offsets: [Double] = []
    stage.settle { offsets.append($0.drawnY) }

    #expect(stage.header.state == .idle)
    #expect(stage.header.look == before)
    #expect(stage.headerActions == 0)
    #expect(stage.y == 0)
    #expect(stage.insets == [0, 0])
    #expect(isMonotonic(offsets))
  }

  @Test(
    "glides from where it was let go to -70 in twelve frames (5.6, F17, F24)",
    arguments: [-61.0, -65, -80, -120], [1, 2, 3])
  func opening(offset: Double, scale: CGFloat) {
    let stage = PanelStage(.corrected, scale: scale)
    stage.pull(to: offset)
    let start = stage.y

    stage.release()

    #expect(stage.header.state == .opening)
    #expect(stage.insets == [70, 0])
    #expect(stage.y == -70)
    #expect(stage.headerActions == 1)
    let seen = stage.frames(13) { ($0.exactY, $0.drawnY, $0.header.state) }
    #expect(easesInOut(seen.map(\.0), from: start, to: -70))
    #expect(isMonotonic(seen.map(\.1)))
    #expect(seen.map(\.2) == [RefreshState](repeating: .opening, count: 12) + [.refreshing])
    #expect(stage.drawnY == -70)
  }

  @Test(
    "moves in the source only as far as its room makes it (Q14)",
    arguments: [
      (-61.0, -61.0), (-65, -65), (-69.5, -69.5), (-70, -70), (-80, -70), (-120, -70),
    ])
  func faithfulOpening(offset: Double, held: Double) {
    let stage = PanelStage(.faithful)
    stage.pull(to: offset)
    #expect(stage.y == offset)

    stage.release()

    #expect(stage.header.state == .refreshing)
    #expect(stage.insets == [70, 0])
    let seen = stage.frames(13) { $0.exactY }
    #expect(easesInOut(seen, from: offset, to: held))
    stage.advance(by: 2)
    #expect(stage.drawnY == held)
  }

  @Test(
    "shows the spinner, from its first step, in the arrow's place while it loads (RefreshDome's source, Arrow and spinner)",
    arguments: Behaviour.allCases)
  func loading(behaviour: Behaviour) throws {
    let stage = PanelStage(behaviour)
    stage.pull(to: -80)

    stage.release()

    let look = try #require(stage.header.look)
    #expect(look.text == "正在刷新.....")
    #expect(!look.arrowIsVisible)
    #expect(look.spinnerIsVisible)
    #expect(stage.headerActions == 1)
    #expect(stage.footerActions == 0)
  }

  @Test("gives its room back in twelve frames, the rows already new (5.6)")
  func closing() throws {
    let stage = PanelStage(.corrected)
    stage.pull(to: -80)
    stage.release()
    stage.advance(by: 1)

    stage.answer(stage.header, rows: 20)

    #expect(stage.header.state == .closing)
    #expect(stage.insets == [0, 0])
    #expect(stage.list.numberOfRows == 20)
    let look = try #require(stage.header.look)
    #expect(look.text == "下拉刷新.....")
    #expect(look.arrowIsVisible)
    #expect(look.arrowAngle == 0)
    #expect(!look.spinnerIsVisible)
    let seen = stage.frames(13) { ($0.exactY, $0.drawnY, $0.header.state) }
    #expect(easesInOut(seen.map(\.0), from: -70, to: 0))
    #expect(isMonotonic(seen.map(\.1)))
    #expect(seen.map(\.2) == [RefreshState](repeating: .closing, count: 12) + [.idle])
  }

  @Test("leaves the content alone when it ends out of sight (5.6)")
  func closingOutOfSight() {
    let stage = PanelStage(.corrected)
    stage.pull(to: -80)
    stage.release()
    stage.advance(by: 1)
    stage.perform { $0.list.contentOffset.y = 130 }

    stage.answer(stage.header, rows: 15)

    #expect(Set(stage.frames(20) { $0.drawnY }) == [130])
    #expect(stage.header.state == .idle)
  }

  @Test(
    "ends a cycle as it began: offset, insets, words and angles (V10)",
    arguments: Behaviour.allCases)
  func roundTrip(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)
    cycle(stage)
    let before = stage.header.look

    cycle(stage)

    #expect(stage.header.look == before)
    #expect(stage.header.state == .idle)
    #expect(stage.y == 0)
    #expect(stage.insets == [0, 0])
    #expect(stage.headerActions == 2)
  }

  private func cycle(_ stage: PanelStage) {
    stage.pull(to: -90)
    stage.release()
    stage.advance(by: 1)
    stage.workerFinishes(stage.header, rows: 15)
    stage.advance(by: 1.0 / 60)
    stage.mainThreadTakes(stage.header)
    stage.settle()
  }

  @Test("says how far it is pulled, in hundredths of the arm distance, as drawn")
  func percent() {
    let stage = PanelStage(.corrected)
    #expect(stage.header.pullingPercent == 0)

    stage.pull(to: -30)
    #expect(stage.header.pullingPercent == 50)
    stage.pullOn(to: -90)
    #expect(stage.header.pullingPercent == 150)
    stage.release()
    #expect(stage.header.pullingPercent == 150)
    stage.advance(by: 0.5)
    #expect(stage.header.pullingPercent == 117)

    stage.answer(stage.header, rows: 15)
    #expect(stage.header.pullingPercent == 117)
    stage.settle()
    #expect(stage.header.pullingPercent == 0)
    stage.perform { $0.list.contentOffset.y = 200 }
    #expect(stage.header.pullingPercent == 0)
  }

  @Test("starts its work when it has come to the hold, if its policy says so")
  func firingAtHold() {
    let stage = PanelStage(.corrected, firePoint: .hold)
    stage.pull(to: -80)
    stage.release()
    #expect(stage.headerActions == 0)

    stage.advance(by: 0.199)
    #expect(stage.headerActions == 0)
    stage.advance(by: 0.001)
    #expect(stage.headerActions == 1)
    #expect(stage.header.state == .refreshing)
  }
}
