import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("Pulling the footer")
struct FooterTests {
  private func stageAtEnd(_ behaviour: Behaviour, rows: Int = 15) -> PanelStage {
    let stage = PanelStage(behaviour, rows: rows)
    stage.perform { $0.list.contentOffset.y = max(0, 60 * CGFloat(rows) - 548) }
    return stage
  }

  @Test(
    "arms beyond its line in the source, not on it (RefreshDome's source, Triggers)",
    arguments: FooterThresholdRow.all)
  func faithfulThreshold(row: FooterThresholdRow) {
    let stage = PanelStage(.faithful, screen: row.screen)

    // The source arms by any offset, also one that the program sets.
    stage.perform { $0.list.contentOffset.y = row.faithful - 10 }
    stage.perform { $0.list.contentOffset.y = row.faithful }
    #expect(stage.footer.state == .idle)

    stage.perform { $0.list.contentOffset.y = row.faithful + 0.5 }
    #expect(stage.footer.state == .armed)
  }

  @Test("arms beyond its line under a finger, not on it (Q5)", arguments: FooterThresholdRow.all)
  func correctedThreshold(row: FooterThresholdRow) {
    let stage = PanelStage(.corrected, screen: row.screen)
    stage.perform { $0.list.contentOffset.y = row.corrected - 60 }

    stage.pull(to: row.corrected)
    #expect(stage.y == row.corrected)
    #expect(stage.footer.state == .idle)

    stage.pullOn(to: row.corrected + 0.5)
    #expect(stage.footer.state == .armed)
    #expect(stage.header.state == .idle)
  }

  @Test("stands at its hold while it loads (Q8)", arguments: FooterThresholdRow.all)
  func hold(row: FooterThresholdRow) {
    let stage = PanelStage(.corrected, screen: row.screen)
    stage.perform { $0.list.contentOffset.y = row.corrected - 60 }
    stage.pull(to: row.corrected + 25)

    stage.release()
    stage.advance(by: 1)

    #expect(stage.drawnY == row.held)
    #expect(stage.footer.state == .refreshing)
    // The room is 70 points, and on short content as much more as it lacks to the viewport (Q8).
    #expect(stage.insets == [0, 70 + max(0, row.screenHeight - 20 - 900)])
    #expect(stage.list.geometry.maximumOffset.y == CGFloat(row.held))
  }

  @Test(
    "turns its arrow from up to down, clockwise, in 0.2 s (RefreshDome's source, Arrow and spinner, F28.3)",
    arguments: Behaviour.allCases)
  func arrow(behaviour: Behaviour) throws {
    let stage = stageAtEnd(behaviour)
    let idle = try #require(stage.footer.look)
    #expect(idle.text == "上拉载入很多其它.....")
    #expect(idle.arrowAngle == .pi)
    stage.pull(to: 412)
    stage.pullOn(to: 414, over: 1.0 / 120)
    #expect(stage.footer.text == "释放后载入很多其它.....")

    let angles = stage.frames(13) { $0.footer.look?.arrowAngle ?? .nan }

    // From pi clockwise to 2 pi: an angle beyond pi is told as a negative one.
    let turned = angles.map { ($0 + 2 * .pi).truncatingRemainder(dividingBy: 2 * .pi) }
    #expect(easesInOut(turned.dropLast() + [angles[12] + 2 * .pi], from: .pi, to: 2 * .pi))
  }

  @Test("glides to its hold in twelve frames (5.6)", arguments: [413.0, 417, 430, 470])
  func opening(offset: Double) throws {
    let stage = stageAtEnd(.corrected)
    stage.pull(to: offset)
    let start = stage.y

    stage.release()

    #expect(stage.footerActions == 1)
    #expect(stage.headerActions == 0)
    #expect(stage.insets == [0, 70])
    let look = try #require(stage.footer.look)
    #expect(look.text == "正在载入.....")
    #expect(look.spinnerIsVisible)
    #expect(!look.arrowIsVisible)
    let seen = stage.frames(13) { $0.exactY }
    #expect(easesInOut(seen, from: start, to: 422))
    #expect(stage.footer.state == .refreshing)
  }

  @Test(
    "does not move when its room goes and rows come in one step (V7, 5.1)",
    arguments: Behaviour.allCases)
  func appending(behaviour: Behaviour) {
    let stage = stageAtEnd(behaviour)
    stage.pull(to: 440)
    stage.release()
    stage.advance(by: 1)
    #expect(stage.drawnY == 422)

    stage.workerFinishes(stage.footer, rows: 20)
    if behaviour == .faithful { stage.advance(by: 1.0 / 60) }
    if behaviour == .faithful {
      stage.mainThreadTakes(stage.footer)
    } else {
      stage.answer(stage.footer, rows: 20)
    }

    #expect(Set(stage.frames(30) { $0.drawnY }) == [422])
    #expect(stage.insets == [0, 0])
    #expect(stage.list.contentSize.height == 1_200)
    #expect(stage.footer.frame.minY == 1_200)
    #expect(stage.footer.state == .idle)
    #expect(stage.list.geometry.maximumOffset.y == 652)
  }

  @Test(
    "moves to its new place before the rows come, in the source (RefreshDome's source, its machine)"
  )
  func turnBetween() throws {
    let stage = stageAtEnd(.faithful)
    stage.pull(to: 440)
    stage.release()
    stage.advance(by: 1)

    stage.workerFinishes(stage.footer, rows: 20)

    #expect(stage.footer.frame.minY == 1_200)
    #expect(stage.list.contentSize.height == 900)
    #expect(stage.insets == [0, 70])
    #expect(stage.drawnY == 422)
    let look = try #require(stage.footer.look)
    #expect(look.text == "上拉载入很多其它.....")
    #expect(look.arrowIsVisible)
    #expect(look.arrowAngle == .pi)
    #expect(!look.spinnerIsVisible)
  }

  @Test("goes back in twelve frames when nothing was loaded")
  func closingWithoutRows() {
    let stage = stageAtEnd(.corrected)
    stage.pull(to: 440)
    stage.release()
    stage.advance(by: 1)

    stage.answer(stage.footer, rows: 15)

    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: 422, to: 352))
    #expect(stage.footer.state == .idle)
  }

  @Test("goes back to the top when what was loaded still does not fill the viewport (Q8)")
  func closingShort() {
    let stage = PanelStage(.corrected, rows: 2)
    stage.pull(to: 80)
    stage.release()
    stage.advance(by: 1)
    #expect(stage.drawnY == 70)
    #expect(stage.insets == [0, 498])

    stage.answer(stage.footer, rows: 5)

    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: 70, to: 0))
    #expect(stage.insets == [0, 0])
    #expect(stage.footer.frame.minY == 548)
  }

  @Test("keeps exactly its room when rows come while it is held (V3)", arguments: [2, 15])
  func rowsWhileHeld(rows: Int) {
    let stage = stageAtEnd(.corrected, rows: rows)
    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)

    stage.perform { stage in
      stage.rows.count = 30
      stage.list.reloadData()
    }

    #expect(stage.insets == [0, 70])
    #expect(stage.list.geometry.maximumOffset.y == 1_322)
    #expect(stage.footer.state == .refreshing)
  }

  @Test("disarms when the finger comes back, where it is right (Q1)", arguments: Behaviour.allCases)
  func draggingBack(behaviour: Behaviour) {
    let stage = stageAtEnd(behaviour)
    stage.pull(to: 430)
    #expect(stage.footer.state == .armed)

    stage.pullOn(to: 412, over: 1)
    #expect(stage.footer.state == (behaviour == .faithful ? .armed : .idle))
    stage.release()

    #expect(stage.footerActions == (behaviour == .faithful ? 1 : 0))
  }

  @Test("arms by a bounce at the end only in the source (Q2)", arguments: Behaviour.allCases)
  func bounce(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)
    stage.perform { $0.list.contentOffset.y = 50 }
    stage.drag(by: -200, over: 0.06)
    stage.lift()
    var furthest = 0.0

    stage.settle { furthest = max(furthest, $0.drawnY) }

    #expect(furthest > 412)
    #expect(stage.y == 352)
    #expect(stage.footer.state == (behaviour == .faithful ? .armed : .idle))
    #expect(stage.footerActions == 0)
  }

  @Test(
    "arms on short content by the first scroll of any direction, in the source (Q5)",
    arguments: [
      // Screen height, rows, and whether so few rows bring it about.
      (480.0, 6, true), (480, 7, false), (568, 8, true), (568, 9, false), (667, 9, true),
      (667, 10, false), (812, 12, true), (812, 13, false), (1_024, 15, true),
    ])
  func shortContent(screenHeight: Double, rows: Int, arms: Bool) {
    let faithful = PanelStage(
      .faithful, screen: CGSize(width: 320, height: screenHeight), rows: rows)
    let corrected = PanelStage(
      .corrected, screen: CGSize(width: 320, height: screenHeight), rows: rows)

    for stage in [faithful, corrected] {
      stage.drag(by: 12)
      #expect(stage.y < 0)
      #expect(stage.y > -20)
    }
    #expect(faithful.footer.state == (arms ? .armed : .idle))
    #expect(corrected.footer.state == .idle)

    for stage in [faithful, corrected] { stage.release() }
    #expect(faithful.footerActions == (arms ? 1 : 0))
    #expect(corrected.footerActions == 0)
  }

  @Test("shows nothing of its hold on short content, in the source (Q8)")
  func invisibleHold() {
    let stage = PanelStage(.faithful, screen: CGSize(width: 320, height: 1_024))
    stage.drag(by: 12)
    stage.release()

    stage.advance(by: 1)

    #expect(stage.footer.state == .refreshing)
    #expect(stage.insets == [0, 70])
    #expect(stage.drawnY == 0)
    #expect(stage.list.geometry.maximumOffset.y == 0)
  }

  @Test("counts from the app's lower inset where it is right (Q15)")
  func baseInset() {
    let stage = PanelStage(.corrected, inset: EdgeInsets(bottom: 49))
    stage.perform { $0.list.contentOffset.y = 401 }

    stage.pull(to: 461)
    #expect(stage.footer.state == .idle)
    stage.pullOn(to: 480)
    stage.release()
    stage.advance(by: 1)
    #expect(stage.insets == [0, 119])
    #expect(stage.drawnY == 471)

    stage.answer(stage.footer, rows: 15)
    stage.settle()
    #expect(stage.insets == [0, 49])
    #expect(stage.drawnY == 401)
  }
}
