import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("Both panels at once")
struct BothPanelsTests {
  private let tallScreen = CGSize(width: 320, height: 1_024)

  @Test(
    "are both armed and both fire on one release, the footer's room winning, in the source (Q3)")
  func faithfulRelease() {
    let stage = PanelStage(.faithful, screen: tallScreen)
    stage.pull(to: -80)
    #expect(stage.header.state == .armed)
    #expect(stage.footer.state == .armed)

    stage.release()

    #expect(stage.header.state == .refreshing)
    #expect(stage.footer.state == .refreshing)
    #expect(stage.actions == [1, 1])
    #expect(stage.insets == [0, 70])
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: -80, to: 0))
  }

  @Test("lose both rooms when either has its answer, in the source (Q4)")
  func faithfulAnswer() {
    let stage = PanelStage(.faithful, screen: tallScreen)
    stage.pull(to: -80)
    stage.release()
    stage.advance(by: 1)

    stage.workerFinishes(stage.header, rows: 15)
    stage.mainThreadTakes(stage.header)

    #expect(stage.insets == [0, 0])
    #expect(stage.header.state == .idle)
    #expect(stage.footer.state == .refreshing)
    #expect(stage.footer.look?.spinnerIsVisible == true)
  }

  @Test("are never both armed by one pull where it is right (Q3, Q5)")
  func correctedRelease() {
    let stage = PanelStage(.corrected, screen: tallScreen)
    stage.pull(to: -80)
    #expect(stage.header.state == .armed)
    #expect(stage.footer.state == .idle)

    stage.release()
    stage.advance(by: 1)

    #expect(stage.actions == [1, 0])
    #expect(stage.insets == [70, 0])
    #expect(stage.drawnY == -70)
  }

  @Test("hold their rooms side by side, and each gives back its own (Q3, Q4)")
  func shares() {
    let stage = PanelStage(.corrected)
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)
    // The header is out of sight and keeps no room, so that pinned headers reach the top (B8).
    #expect(stage.insets == [0, 70])

    stage.perform { $0.list.setContentOffset(CGPoint(x: 0, y: -70), animated: true) }
    stage.advance(by: 1)
    #expect(stage.insets == [70, 70])

    stage.answer(stage.header, rows: 15)
    stage.advance(by: 1)
    #expect(stage.insets == [0, 70])
    #expect(stage.footer.state == .refreshing)

    stage.answer(stage.footer, rows: 15)
    stage.advance(by: 1)
    #expect(stage.insets == [0, 0])
  }

  @Test("hold side by side on short content, too, each pulled to its own place (Q8)")
  func sharesOnShortContent() {
    let stage = PanelStage(.corrected, rows: 1)
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    #expect(stage.drawnY == -70)

    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)
    #expect(stage.drawnY == 70)
    #expect(stage.insets == [0, 558])

    stage.answer(stage.footer, rows: 1)
    stage.advance(by: 1)
    #expect(stage.insets == [70, 0])
    #expect(stage.drawnY == -70)
  }

  @Test("leave a pull at the top of one row to the header alone (B22)")
  func oneRow() {
    let stage = PanelStage(.corrected, rows: 1)
    #expect(stage.footer.frame.minY == 548)
    stage.pull(to: -80)

    stage.release()
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: -80, to: -70))
    stage.advance(by: 1)
    stage.answer(stage.header, rows: 1)
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: -70, to: 0))

    #expect(stage.actions == [1, 0])
    #expect(stage.placement("footer")?.minY == 568)
  }

  @Test(
    "work one after the other in a long run and end as they began (V10)",
    arguments: Behaviour.allCases)
  func longRun(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)
    var rows = 15
    for cycle in 1...4 {
      stage.perform { $0.list.contentOffset.y = 0 }
      stage.pull(to: -90)
      stage.release()
      stage.advance(by: 0.7)
      rows = 15
      finish(stage, stage.header, rows: rows)

      stage.perform { $0.list.contentOffset.y = 352 }
      stage.pull(to: 440)
      stage.release()
      stage.advance(by: 0.7)
      rows += 5
      finish(stage, stage.footer, rows: rows)

      #expect(stage.actions == [cycle, cycle])
      #expect(stage.insets == [0, 0])
      #expect(stage.list.numberOfRows == 20)
      #expect(stage.footer.frame.minY == 1_200)
      #expect([stage.header.state, stage.footer.state] == [.idle, .idle])
    }
  }

  private func finish(_ stage: PanelStage, _ panel: RefreshPanel, rows: Int) {
    if panel.policy.ending == .panelBeforeRows {
      stage.workerFinishes(panel, rows: rows)
      stage.advance(by: 1.0 / 60)
      stage.mainThreadTakes(panel)
    } else {
      stage.answer(panel, rows: rows)
    }
    stage.settle()
  }
}
