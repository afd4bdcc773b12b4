import Drawing
import Foundation
import Testing
import Views

@testable import RefreshPanels

extension RefreshPolicy {
  /// MJRefresh's auto footer: 44 points of room that it always keeps.
  fileprivate static var auto: RefreshPolicy {
    var policy = RefreshPolicy()
    policy.style = .auto
    policy.loadsInSight = true
    policy.height = 44
    (policy.openDuration, policy.closeDuration) = (0, 0)
    return policy
  }
}

@Suite("A footer that loads as it comes into sight")
struct AutoFooterTests {
  @Test("keeps its room below the last row, whatever the rows (V3, V4)", arguments: [1, 5, 15])
  func place(rows: Int) {
    let stage = PanelStage(footer: .auto, rows: rows)

    #expect(stage.footer.frame == CGRect(x: 0, y: Double(rows) * 60, width: 320, height: 44))
    #expect(stage.insets == [0, 44])
  }

  // The furthest offset at rest is 900 + 44 - 548 = 396.
  @Test(
    "loads when so much of it is in sight, and not a pixel before",
    arguments: [(1.0, 396.0), (0.5, 374), (0, 352)])
  func percent(share: Double, offset: Double) {
    var policy = RefreshPolicy.auto
    policy.triggerPercent = share
    let stage = PanelStage(footer: policy)

    stage.pull(to: offset - 0.5)
    #expect(stage.y == offset - 0.5)
    #expect(stage.actions == [0, 0])

    stage.pullOn(to: offset)
    #expect(stage.footer.state == .refreshing)
    #expect(stage.actions == [0, 1])
    #expect(stage.insets == [0, 44])
  }

  @Test("loads once a reach: rows and end in one turn while the content still moves (B11)")
  func oneLoadPerReach() {
    let stage = PanelStage(footer: .auto)
    stage.drag(by: -330, over: 0.6)
    stage.lift()
    stage.settle { if $0.footer.state == .refreshing { $0.answer($0.footer, rows: 20) } }

    #expect(stage.actions == [0, 1])
    #expect(stage.list.contentSize.height == 1200)
    #expect(stage.footer.frame.minY == 1200)
  }

  @Test("asks once a drag when nothing comes (B12)")
  func failingRequests() {
    let stage = PanelStage(footer: .auto)
    stage.pull(to: 400)
    #expect(stage.actions == [0, 1])

    stage.perform { $0.footer.endRefreshing(success: false) }
    stage.pullOn(to: 390)
    stage.pullOn(to: 410)
    stage.release()
    stage.settle()
    #expect(stage.footer.state == .idle)
    #expect(stage.actions == [0, 1])

    stage.pull(to: 410)
    #expect(stage.actions == [0, 2])
  }

  @Test("asks at each reach within a drag without a limit")
  func unlimited() {
    var policy = RefreshPolicy.auto
    policy.triggersPerDrag = -1
    let stage = PanelStage(footer: policy)
    stage.pull(to: 400)
    stage.perform { $0.footer.endRefreshing(success: false) }

    stage.pullOn(to: 390)
    stage.pullOn(to: 410)

    #expect(stage.actions == [0, 2])
  }

  @Test("of short content loads when a finger that did not pull down lifts", arguments: [5.0, -30])
  func shortContent(offset: Double) {
    let stage = PanelStage(footer: .auto, rows: 3)
    stage.pull(to: offset)
    #expect(stage.actions == [0, 0])

    stage.release()

    #expect(stage.actions == [0, offset > 0 ? 1 : 0])
  }

  @Test("of one row leaves a pull at the top to the header (B22)")
  func oneRow() {
    var header = RefreshPolicy()
    header.holdDistance = 70
    let stage = PanelStage(header: header, footer: .auto, rows: 1)
    stage.pull(to: -80)

    stage.release()
    stage.advance(by: 1)
    stage.answer(stage.header, rows: 1)
    stage.settle()

    #expect(stage.actions == [1, 0])
    #expect(stage.drawnY == 0)
  }

  @Test("loads upon a tap, unless the tap stops moving content, or taps are switched off")
  func tap() {
    let stage = PanelStage(footer: .auto, rows: 3)
    stage.touch(at: CGPoint(x: 160, y: 20 + 200))
    stage.lift()
    #expect(stage.footer.state == .refreshing)
    #expect(stage.actions == [0, 1])

    var policy = RefreshPolicy.auto
    policy.loadsOnTap = false
    let deaf = PanelStage(footer: policy, rows: 3)
    deaf.touch(at: CGPoint(x: 160, y: 20 + 200))
    deaf.lift()
    #expect(deaf.actions == [0, 0])
  }

  @Test("does not take a drag that begins on it for a tap")
  func dragOnFooter() {
    let stage = PanelStage(footer: .auto, rows: 3)
    stage.touch(at: CGPoint(x: 160, y: 20 + 200))
    stage.move(by: 12)
    stage.lift()

    #expect(stage.actions == [0, 0])
  }

  @Test("loads by nothing but a tap or a program when it is not automatic")
  func manual() {
    var policy = RefreshPolicy.auto
    policy.isAutomatic = false
    let stage = PanelStage(footer: policy)
    stage.pull(to: 420)
    stage.release()
    stage.settle()
    #expect(stage.actions == [0, 0])

    stage.perform { $0.footer.beginRefreshing() }
    #expect(stage.actions == [0, 1])
  }

  @Test("takes its room out when hidden or removed, and back once when it comes again (B26, V11)")
  func comingAndGoing() {
    let stage = PanelStage(footer: .auto)
    stage.perform { $0.footer.isHidden = true }
    #expect(stage.insets == [0, 0])
    stage.pull(to: 352)
    stage.release()
    stage.settle()
    #expect(stage.actions == [0, 0])

    stage.perform { $0.footer.isHidden = false }
    #expect(stage.insets == [0, 44])
    for _ in 0..<3 {
      stage.perform { $0.footer.detach() }
      #expect(stage.insets == [0, 0])
      stage.perform { $0.footer.attach(to: $0.list) }
      #expect(stage.insets == [0, 44])
    }
  }

  @Test("is out of sight while the rows do not fill the viewport, if it is asked to (B10)")
  func hiddenWhenShort() {
    var policy = RefreshPolicy.auto
    policy.isHiddenWhenShort = true
    let stage = PanelStage(footer: policy, rows: 4)
    #expect(stage.footer.isHidden)
    #expect(stage.insets == [0, 0])

    stage.perform {
      $0.rows.count = 20
      $0.list.reloadData()
    }

    #expect(!stage.footer.isHidden)
    #expect(stage.insets == [0, 44])
  }

  @Test("within the content stands after the last row and loads as it begins to show")
  func hosted() {
    var policy = RefreshPolicy.auto
    policy.style = .hosted
    policy.height = 50
    policy.triggerPercent = 0
    let stage = PanelStage(footer: policy)
    #expect(stage.list.contentSize.height == 950)
    #expect(stage.footer.frame == CGRect(x: 0, y: 900, width: 320, height: 50))
    #expect(stage.insets == [0, 0])

    stage.pull(to: 351.5)
    #expect(stage.actions == [0, 0])
    stage.pullOn(to: 352)
    #expect(stage.actions == [0, 1])

    stage.perform { $0.footer.detach() }
    #expect(stage.list.contentSize.height == 900)
  }

  @Test("that waits for the lift arms beyond the end and loads after the lift")
  func waiting() {
    var policy = RefreshPolicy.auto
    policy.height = 60
    policy.waitsForRelease = true
    (policy.armDistance, policy.triggerPercent) = (0, 0)
    let stage = PanelStage(footer: policy)

    stage.pull(to: 353)
    #expect(stage.footer.state == .armed)
    #expect(stage.actions == [0, 0])
    stage.pullOn(to: 352)
    #expect(stage.footer.state == .idle)
    stage.pullOn(to: 380)
    stage.release()
    stage.advance(by: 0.1)

    #expect(stage.footer.state == .refreshing)
    #expect(stage.actions == [0, 1])
  }

  @Test("comes to rest with nothing more to load, and stays there through pulls (B14, B29)")
  func noMore() {
    let stage = PanelStage(footer: .auto)
    stage.pull(to: 400)
    stage.perform { $0.footer.endRefreshingWithNoMoreData() }
    #expect(stage.footer.state == .noMore)

    stage.release()
    stage.settle()
    stage.pull(to: 420)
    stage.release()
    stage.settle()
    #expect(stage.footer.state == .noMore)
    #expect(stage.actions == [0, 1])

    stage.perform { $0.footer.resetNoMoreData() }
    #expect(stage.footer.state == .idle)
  }
}
