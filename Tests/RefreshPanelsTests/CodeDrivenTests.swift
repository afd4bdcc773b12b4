import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("Panels driven by code")
struct CodeDrivenTests {
  @Test(
    "open from where the content is, without an armed moment (5.6)",
    arguments: [0.0, 130, 352])
  func begin(offset: Double) {
    let stage = PanelStage(.corrected)
    stage.perform { $0.list.contentOffset.y = offset }

    stage.perform { $0.header.beginRefreshing() }

    #expect(stage.header.state == .opening)
    #expect(stage.headerActions == 1)
    #expect(stage.header.text == "正在刷新.....")
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: offset, to: -70))
    #expect(stage.header.state == .refreshing)
    #expect(stage.header.look?.arrowAngle == 0)
  }

  @Test("open from the top as the room moves the content there, in the source (F16)")
  func faithfulBegin() {
    let stage = PanelStage(.faithful)

    stage.perform { $0.header.beginRefreshing() }

    #expect(stage.header.state == .refreshing)
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: 0, to: -70))
  }

  @Test(
    "start their work once, however often they are told to begin (B21)",
    arguments: Behaviour.allCases)
  func beginTwice(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)

    stage.perform { $0.header.beginRefreshing() }
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    stage.perform { $0.header.beginRefreshing() }
    stage.pull(to: -150)
    stage.release()

    #expect(stage.headerActions == 1)
    #expect(stage.insets == [70, 0])
  }

  @Test("close normally when they are ended within their own trigger (B20)")
  func endWithinTrigger() throws {
    let stage = PanelStage(.corrected)
    stage.header.action = { [unowned stage] in stage.header.endRefreshing() }
    stage.pull(to: -80)

    stage.release()

    #expect(stage.header.state == .closing)
    #expect(stage.insets == [0, 0])
    let seen = stage.frames(13) { ($0.exactY, $0.header.look?.spinnerIsVisible) }
    // From -80 straight to 0, with no rest at the hold.
    #expect(easesInOut(seen.map(\.0), from: -80, to: 0))
    #expect(seen.allSatisfy { $0.1 == false })
    #expect(stage.header.state == .idle)
    #expect(try #require(stage.header.look).arrowAngle == 0)
  }

  @Test(
    "go back from where they are seen when they end while they open, never past it (D6)",
    arguments: [0.02, 0.1, 0.18])
  func endWhileOpening(seconds: Double) {
    let stage = PanelStage(.corrected)
    stage.pull(to: -120)
    stage.release()
    stage.advance(by: seconds)
    let seen = stage.exactY
    #expect(seen > -120)
    #expect(seen < -70)

    stage.answer(stage.header, rows: 15)

    #expect(stage.header.state == .closing)
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: seen, to: 0))
    #expect(stage.header.state == .idle)
  }

  @Test(
    "open again from where they are seen when they begin while they close (5.6)",
    arguments: [0.02, 0.1, 0.18])
  func beginWhileClosing(seconds: Double) {
    let stage = PanelStage(.corrected)
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    stage.answer(stage.header, rows: 15)
    stage.advance(by: seconds)
    let seen = stage.exactY
    #expect(seen < 0)

    stage.perform { $0.header.beginRefreshing() }

    #expect(stage.header.state == .opening)
    #expect(stage.insets == [70, 0])
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: seen, to: -70))
    #expect(stage.header.state == .refreshing)
    #expect(stage.headerActions == 2)
  }

  @Test("keep their room and place through an end and a begin in one turn (B1)")
  func endAndBegin() {
    let stage = PanelStage(.corrected)
    stage.perform { $0.header.beginRefreshing() }
    stage.settle()

    for pair in 1...5 {
      stage.perform {
        $0.header.endRefreshing()
        $0.header.beginRefreshing()
      }
      #expect(Set(stage.frames(20) { $0.drawnY }) == [-70])
      #expect(stage.insets == [70, 0])
      #expect(stage.header.state == .refreshing)
      #expect(stage.headerActions == 1 + pair)
    }

    stage.perform { $0.header.endRefreshing() }
    stage.settle()
    #expect(stage.y == 0)
    #expect(stage.insets == [0, 0])
    #expect(stage.header.state == .idle)
  }

  @Test("ignore an end when nothing goes on")
  func idleEnd() {
    let stage = PanelStage(.corrected)

    stage.perform {
      $0.header.endRefreshing()
      $0.footer.endRefreshing()
      $0.header.workDidFinish()
    }
    stage.settle()

    #expect([stage.header.state, stage.footer.state] == [.idle, .idle])
    #expect(stage.y == 0)
  }

  @Test("join their room under a finger and leave the content to it until it lifts (5.6)")
  func beginUnderFinger() {
    let stage = PanelStage(.corrected)
    stage.pull(to: -40)

    stage.perform { $0.header.beginRefreshing() }
    #expect(stage.insets == [70, 0])
    #expect(Set(stage.frames(20) { $0.drawnY }) == [-40])
    stage.move(by: -1, over: 1.0 / 120)
    #expect(stage.drawnY == -39)

    stage.move(by: 101, over: 0.5)
    #expect(stage.drawnY < -70)
    stage.release()
    stage.settle()
    #expect(stage.y == -70)
    #expect(stage.headerActions == 1)
  }

  @Test("are caught by a finger where they are seen while they open or close (V7)")
  func caught() {
    let stage = PanelStage(.corrected)
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    stage.answer(stage.header, rows: 15)
    stage.advance(by: 0.1)

    stage.touch(at: CGPoint(x: 160, y: 300))
    stage.move(by: 10, over: 1.0 / 120)
    let seen = stage.drawnY
    #expect(seen < -20)
    #expect(seen > -50)

    stage.advance(by: 0.5)
    #expect(stage.drawnY == seen)
    stage.release()
    stage.settle()
    #expect(stage.y == 0)
    #expect(stage.header.state == .idle)
  }

  @Test("reveal the footer from the top of a long list and come back by what was loaded")
  func footerFromTop() {
    let stage = PanelStage(.corrected)

    stage.perform { $0.footer.beginRefreshing() }
    #expect(easesInOut(stage.frames(13) { $0.exactY }, from: 0, to: 422))
    stage.answer(stage.footer, rows: 20)
    stage.settle()

    #expect(stage.drawnY == 422)
    #expect(stage.footerActions == 1)
  }
}

@Suite("A panel that leaves its list")
struct DetachedPanelTests {
  @Test("is idle at once and gives its room back without an animation (V11)")
  func detaches() {
    let stage = PanelStage(.corrected)
    stage.drag(by: 200)
    stage.lift()
    stage.advance(by: 0.5)
    #expect(stage.insets == [70, 0])

    stage.perform { $0.header.detach() }

    #expect(stage.header.state == .idle)
    #expect(stage.insets == [0, 0])
    #expect(stage.drawnY == 0)
    #expect(stage.header.superview == nil)
  }

  @Test("hears of no pull any more, and comes back as new")
  func comesBack() {
    let stage = PanelStage(.corrected)
    stage.perform { $0.header.detach() }
    stage.drag(by: 200)
    #expect(stage.header.state == .idle)
    stage.lift()
    stage.advance(by: 2)

    stage.perform { $0.header.attach(to: $0.list) }
    stage.drag(by: 200)

    #expect(stage.header.state == .armed)
  }

  @Test("starts no work while it is in no window, and starts it once it is in one")
  func beginsNowhere() {
    let stage = PanelStage(.corrected)
    stage.perform { $0.header.detach() }

    stage.header.beginRefreshing()
    stage.header.beginRefreshing()

    #expect(stage.header.state == .queued)
    #expect(stage.header.isRefreshing)
    #expect(stage.actions == [0, 0])

    stage.perform { $0.header.attach(to: $0.list) }
    stage.advance(by: 1)

    #expect(stage.header.state == .refreshing)
    #expect(stage.drawnY == -70)
    #expect(stage.actions == [1, 0])
  }
}
