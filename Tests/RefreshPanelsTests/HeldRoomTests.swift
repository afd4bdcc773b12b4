import Drawing
import Foundation
import Testing
import Views

@testable import RefreshPanels

@Suite("The room of a header at work")
struct HeldRoomTests {
  /// A header 54 points high that holds as much, as MJRefresh's.
  private func policy(_ change: (inout RefreshPolicy) -> Void = { _ in }) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (54, 54, 54)
    change(&policy)
    return policy
  }

  private func refreshing(_ policy: RefreshPolicy, base: CGFloat = 0) -> PanelStage {
    let stage = PanelStage(header: policy, inset: EdgeInsets(top: base))
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    return stage
  }

  @Test(
    "is as large as the panel is in sight (B8)",
    arguments: [
      (-54.0, 54.0), (-40, 40), (-20, 20), (-0.5, 0.5), (0, 0), (10, 0), (100, 0), (-70, 54),
    ], [0.0, 64])
  func follows(row: (offset: Double, room: Double), base: Double) {
    let stage = refreshing(policy(), base: base)

    stage.perform { $0.list.contentOffset.y = row.offset - base }

    #expect(stage.insets == [base + row.room, 0])
  }

  @Test("follows a finger up and down again")
  func finger() {
    let stage = refreshing(policy())
    stage.pull(to: 0)
    #expect(stage.insets == [0, 0])
    stage.pullOn(to: -30)
    #expect(stage.insets == [30, 0])
    stage.release()
    stage.settle()

    #expect(stage.drawnY == -30)
    #expect(stage.header.state == .refreshing)
  }

  @Test("that is out of sight at the end moves nothing (B8)")
  func endOutOfSight() {
    let stage = refreshing(policy())
    stage.perform { $0.list.contentOffset.y = 100 }

    stage.perform { $0.header.endRefreshing() }
    let offsets = stage.frames(40) { $0.exactY }

    #expect(Set(offsets) == [100])
    #expect(stage.insets == [0, 0])
  }

  @Test("does not come again once it has shrunk, where a source does it so")
  func onlyShrinks() {
    let stage = refreshing(policy { $0.heldRoom = .onlyShrinks })
    for (offset, room) in [(-20.0, 20.0), (-30, 20), (10, 20), (0, 0)] {
      stage.perform { $0.list.contentOffset.y = offset }
      #expect(stage.insets == [room, 0])
    }
  }

  @Test(
    "is the new base and the panel when the program sets another base (B17)", arguments: [0, 20])
  func newBase(base: CGFloat) {
    let stage = refreshing(policy())

    stage.perform { $0.list.contentInset = EdgeInsets(top: base) }
    stage.advance(by: 1)
    #expect(stage.insets == [Double(base) + 54, 0])
    #expect(stage.drawnY == -Double(base) - 54)

    stage.perform { $0.header.endRefreshing() }
    stage.settle()
    #expect(stage.insets == [Double(base), 0])
    #expect(stage.drawnY == -Double(base))
  }

  @Test("loses a base set meanwhile where the source writes back what it read (B17)")
  func captured() {
    let stage = refreshing(policy { $0.insetWriting = .captured })
    #expect(stage.insets == [54, 0])

    stage.perform { $0.list.contentInset = EdgeInsets(top: 20) }
    stage.perform { $0.header.endRefreshing() }
    stage.settle()

    #expect(stage.insets == [0, 0])
  }

  @Test("never grows however often end and begin come in one turn (B1)")
  func endAndBegin() {
    let stage = refreshing(policy { $0.firePoint = .hold })
    for count in 1...5 {
      stage.perform {
        $0.header.endRefreshing()
        $0.header.beginRefreshing()
      }
      let tops = stage.frames(90) { $0.insets[0] }
      #expect(tops.allSatisfy { (0...54).contains($0) })
      #expect(stage.insets == [54, 0])
      #expect(stage.drawnY == -54)
      #expect(stage.header.state == .refreshing)
      #expect(stage.actions == [1 + count, 0])
    }

    stage.perform { $0.header.endRefreshing() }
    stage.settle()

    #expect(stage.insets == [0, 0])
    #expect(stage.drawnY == 0)
    #expect(stage.header.state == .idle)
  }

  @Test("is gone when the work ends out of the window, and there while it goes on (B5)")
  func leavingTheWindow() {
    let stage = refreshing(policy())
    stage.perform { $0.list.removeFromSuperview() }
    #expect(stage.header.state == .refreshing)
    stage.perform { $0.window.addSubview($0.list) }
    stage.advance(by: 1)
    #expect(stage.insets == [54, 0])
    #expect(stage.drawnY == -54)

    stage.perform { $0.list.removeFromSuperview() }
    stage.perform { $0.header.endRefreshing() }
    #expect(stage.header.state == .idle)
    stage.perform { $0.window.addSubview($0.list) }
    stage.advance(by: 1)

    #expect(stage.insets == [0, 0])
    #expect(stage.drawnY == 0)
  }

  @Test("is opened whole by each begin from the program (B6, B24)", arguments: [0.0, 64])
  func begins(base: Double) {
    let stage = refreshing(policy(), base: base)
    for _ in 0..<3 {
      stage.perform { $0.header.endRefreshing() }
      stage.settle()
      #expect(stage.drawnY == -base)
      stage.perform { $0.header.beginRefreshing() }
      stage.advance(by: 1)
      #expect(stage.drawnY == -base - 54)
    }
  }

  @Test("is not come to by a program's begin away from zero where the source asks for zero (B24)")
  func beginsOnlyFromZero() {
    let stage = refreshing(policy { $0.beginMove = .onlyFromZero }, base: 64)
    #expect(stage.insets == [118, 0])
    #expect(stage.list.contentOffset.y == -64 - 54 || stage.list.contentOffset.y == -64)
  }
}
