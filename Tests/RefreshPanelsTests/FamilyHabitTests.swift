import Drawing
import Foundation
import Testing
import Views

@testable import RefreshPanels

/// Habits that some families' sources have and RefreshDome's has not.
@Suite("A habit of a policy")
struct FamilyHabitTests {
  private func policy(_ change: (inout RefreshPolicy) -> Void) -> RefreshPolicy {
    var policy = RefreshPolicy()
    change(&policy)
    return policy
  }

  @Test("crossing starts the work under the finger, and the content stays with it until the lift")
  func crossing() {
    let stage = PanelStage(header: policy { ($0.firePoint, $0.armDistance) = (.crossing, 100) })
    stage.pull(to: -100)
    #expect(stage.actions == [0, 0])
    stage.pullOn(to: -101)

    #expect(stage.actions == [1, 0])
    #expect(stage.header.state == .opening)
    #expect(stage.insets == [60, 0])
    #expect(stage.y < -100)

    stage.advance(by: 0.25)
    #expect(stage.header.state == .refreshing)
    stage.release()
    stage.settle()
    #expect(stage.drawnY == -60)
    #expect(stage.actions == [1, 0])
  }

  @Test("a result is said at the hold before the panel closes")
  func result() {
    let stage = PanelStage(header: policy { $0.resultDuration = 0.5 })
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)

    stage.perform { $0.header.endRefreshing(success: false) }
    #expect(stage.header.state == .result)
    #expect(stage.header.hasFailed)
    #expect(stage.insets == [60, 0])
    stage.advance(by: 0.49)
    #expect(stage.drawnY == -60)
    stage.advance(by: 0.02)
    #expect(stage.header.state == .closing)
    stage.settle()

    #expect(stage.insets == [0, 0])
    #expect(stage.header.state == .idle)
  }

  @Test("work is shown for the least time, and a second end in it changes nothing")
  func minimum() {
    let stage = PanelStage(header: policy { $0.minimumDuration = 0.3 })
    stage.perform { $0.header.beginRefreshing() }
    stage.perform { $0.header.endRefreshing() }
    stage.advance(by: 0.1)
    stage.perform { $0.header.endRefreshing() }
    stage.advance(by: 0.19)
    #expect(stage.header.state == .refreshing)
    stage.advance(by: 0.02)

    #expect(stage.header.state == .closing)
  }

  @Test("work that ends within its start closes the panel (B20)")
  func synchronousEnd() {
    let stage = PanelStage(header: policy { ($0.armDistance, $0.holdDistance) = (65, 60) })
    stage.header.action = { [unowned stage] in stage.header.endRefreshing() }
    stage.pull(to: -80)

    stage.release()
    #expect(stage.header.state == .closing)
    let offsets = stage.frames(60) { $0.exactY }

    #expect(stage.header.state == .idle)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(!zip(offsets, offsets.dropFirst()).contains { $0 == -60 && $1 == -60 })
    #expect(stage.insets == [0, 0])
    #expect(stage.drawnY == 0)
  }

  @Test("a start before the state is left open by such an end, where the source does it so (B20)")
  func workFirst() {
    let stage = PanelStage(header: policy { $0.startsWorkFirst = true })
    var starts = 0
    stage.header.action = { [unowned stage] in
      starts += 1
      stage.header.endRefreshing()
    }
    stage.pull(to: -80)
    stage.release()
    stage.settle()

    #expect(starts == 1)
    #expect(stage.header.state == .refreshing)
    #expect(stage.drawnY == -60)
  }

  @Test("a latch of the words alone fires nothing when let go within the distance (P1)")
  func latchOfWords() {
    let stage = PanelStage(header: policy { ($0.latchesArmed, $0.firesLatched) = (true, false) })
    stage.pull(to: -80)
    stage.pullOn(to: -20)
    #expect(stage.header.text == "armed")
    stage.release()
    stage.settle()
    #expect(stage.header.state == .armed)
    #expect(stage.actions == [0, 0])

    stage.pull(to: -80)
    stage.release()
    stage.settle()
    #expect(stage.actions == [1, 0])
  }

  @Test("each lift at work starts it once more, wherever or where it would fire (P2, L4)")
  func repetition() {
    let anywhere = PanelStage(header: policy { $0.repetition = .everyRelease })
    let beyond = PanelStage(header: policy { $0.repetition = .everyFiringRelease })
    for stage in [anywhere, beyond] {
      stage.pull(to: -80)
      stage.release()
      stage.settle()
      stage.pull(to: 100)
      stage.release()
      stage.settle()
    }

    #expect(anywhere.actions == [2, 0])
    #expect(beyond.actions == [1, 0])
  }

  @Test("a lift exactly at the distance fires without arming where the source counts it in")
  func atTheDistance() {
    let inclusive = PanelStage(header: policy { $0.releaseRule = .atOrBeyondAtRelease })
    let exclusive = PanelStage(header: policy { _ in })
    for stage in [inclusive, exclusive] {
      stage.pull(to: -60)
      #expect(stage.header.state == .idle)
      stage.release()
    }

    #expect(inclusive.actions == [1, 0])
    #expect(exclusive.actions == [0, 0])
  }

  @Test("an armed panel begins at the first step that no finger makes")
  func nextScroll() {
    let stage = PanelStage(header: policy { $0.releaseRule = .armedAtNextScroll })
    stage.pull(to: -80)
    stage.release()
    #expect(stage.actions == [0, 0])

    stage.advance(by: 1.0 / 60)

    #expect(stage.actions == [1, 0])
  }

  @Test("a begin by momentum is heard of as the content begins to move by itself")
  func atDeceleration() {
    let stage = PanelStage(
      header: policy {
        ($0.releaseRule, $0.hasArmedState) = (.beyondAtDeceleration, false)
        ($0.armDistance, $0.holdDistance, $0.openDuration) = (100, 150, 1)
        $0.firePoint = .hold
      })
    stage.pull(to: -110)
    stage.release()
    #expect(stage.header.state == .opening)
    stage.advance(by: 0.99)
    #expect(stage.actions == [0, 0])
    stage.advance(by: 0.02)

    #expect(stage.actions == [1, 0])
    #expect(stage.drawnY == -150)
  }

  @Test("room that is not given back stays (L7)")
  func keepsRoom() {
    let stage = PanelStage(header: policy { $0.givesRoomBack = false })
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    stage.perform { $0.header.endRefreshing() }
    stage.settle()

    #expect(stage.insets == [60, 0])
    #expect(stage.header.state == .idle)
  }

  @Test("panels that exclude each other wait for each other's work")
  func exclusion() {
    let alone = policy { $0.isExclusive = true }
    let stage = PanelStage(header: alone, footer: alone)
    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)
    stage.perform { $0.header.beginRefreshing() }
    #expect(stage.header.state == .idle)

    stage.perform { $0.footer.endRefreshing() }
    stage.settle()
    stage.perform { $0.header.beginRefreshing() }
    #expect(stage.header.state == .opening)
  }

  @Test("rows that came are brought into sight by the panel's height")
  func reveal() {
    let stage = PanelStage(footer: policy { $0.revealsNewRows = true })
    stage.pull(to: 430)
    stage.release()
    stage.advance(by: 1)
    #expect(stage.drawnY == 412)

    stage.answer(stage.footer, rows: 20)
    stage.settle()

    #expect(stage.drawnY == 472)
  }

  @Test("a short reveal goes as far as there are rows, and a failed load reveals nothing")
  func revealLimits() {
    let stage = PanelStage(footer: policy { $0.revealsNewRows = true })
    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)
    stage.perform { $0.footer.endRefreshing(success: false) }
    stage.settle()

    #expect(stage.drawnY == 352)
  }

  @Test("the last of end and no more in one turn counts (B14)", arguments: [true, false])
  func lastWord(noMoreComesLast: Bool) {
    let stage = PanelStage(footer: RefreshPolicy())
    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)

    stage.perform {
      if noMoreComesLast { $0.footer.endRefreshing() }
      $0.footer.setNoMoreData()
      if !noMoreComesLast { $0.footer.endRefreshing() }
    }
    stage.settle()

    #expect(stage.footer.state == (noMoreComesLast ? .noMore : .idle))
    #expect(stage.insets == [0, 0])
  }

  @Test("an end that comes a turn later overwrites what was marked at once (B14)")
  func laterEnd() {
    let stage = PanelStage(footer: policy { $0.endsInLaterTurn = true })
    stage.perform { $0.footer.beginRefreshing() }
    stage.advance(by: 1)

    stage.perform {
      $0.footer.endRefreshing()
      $0.footer.setNoMoreData()
    }
    stage.settle()

    #expect(stage.footer.state == .idle)
  }

  @Test("hooks are called in order, and the pull is told as a share of the distance")
  func hooks() {
    let stage = PanelStage(header: policy { $0.armDistance = 50 })
    var heard: [String] = []
    stage.header.beginningDidFinish = { heard.append("began") }
    stage.header.closingDidBegin = { heard.append("closing") }
    stage.header.closingDidEnd = { heard.append("closed") }
    var shares: [CGFloat] = []
    stage.header.pullDidChange = { shares.append($0) }

    stage.pull(to: -75)
    stage.release()
    stage.advance(by: 1)
    stage.perform { $0.header.endRefreshing() }
    stage.settle()

    #expect(heard == ["began", "closing", "closed"])
    #expect(shares.max() == 1.5)
    #expect(shares.contains { $0 > 0 && $0 < 0.2 })
  }
}
