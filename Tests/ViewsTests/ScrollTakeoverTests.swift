import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("A program that moves the content")
struct ScrollTakeoverTests {
  @Test("under a finger: the drag goes on from there, without a jump")
  func movesUnderFinger() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -50)

    stage.perform { $0.scroll.contentOffset.y = 200 }
    stage.advance(by: 0.1)
    stage.finger.move(by: -10, over: 0.1)

    #expect(stage.y == 210)
  }

  @Test("with an animation under a finger: the finger takes it up where it is")
  func scrollsUnderFinger() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -50)

    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 340), animated: true) }
    stage.advance(by: 0.15)
    let caught = stage.drawnY
    stage.finger.move(by: -10, over: 0.01)

    #expect(caught > 200)
    #expect(abs(stage.y - caught - 10) <= 12)
    #expect(!stage.window.isMoving)
  }

  @Test("from where the picture is when a block still moves it")
  func scrollsFromSeen() {
    let stage = ScrollStage.demo()
    stage.perform { stage in
      stage.window.animator.animate(.easeInOut(0.4).overlapping(.fromPresented)) {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }
    stage.advance(by: 0.2)
    let seen = stage.drawnY

    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true) }
    stage.advance(by: 0.001)

    #expect(seen == 150)
    #expect(abs(stage.drawnY - seen) <= 1)
  }

  @Test("by its bounds, of which nobody is told (F14.3)")
  func movesByBounds() {
    let stage = ScrollStage.demo()
    let told = stage.log.entries.count

    stage.perform { $0.scroll.bounds.origin.y = 120 }

    #expect(stage.y == 120)
    #expect(stage.drawnY == 120)
    #expect(stage.log.entries.count == told)
  }

  @Test("out of its window: it stands still and nothing waits any more")
  func leavesWindow() {
    let stage = ScrollStage.demo(content: 9_000, offset: 100)
    stage.fling(by: -300, over: 0.1)
    stage.advance(by: 0.1)

    stage.perform { $0.scroll.removeFromSuperview() }
    stage.advance(by: 0.1)

    #expect(!stage.window.isMoving)
    #expect(stage.window.clock.nextDue == nil)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("by rows that come while it springs back: it stays, and does not run on")
  func growsWhileSpringingBack() {
    let stage = ScrollStage.demo(offset: 352)
    stage.drag(by: -300, over: 2)
    stage.advance(by: 0.5)
    stage.finger.lift()
    stage.advance(by: 0.05)
    let springing = stage.drawnY

    stage.perform { $0.scroll.contentSize.height = 2_000 }
    stage.settle()

    #expect(springing > 352)
    #expect(abs(stage.y - springing) <= 1)
  }

  @Test("by an inset given back in a block while it springs back: the bounce is over, and said so")
  func glidesOutOfBounce() {
    let stage = ScrollStage.demo(offset: 0)
    stage.drag(by: 200)
    stage.advance(by: 0.5)
    stage.finger.lift()
    stage.advance(by: 0.05)
    let told = stage.log.entries.count

    stage.perform { stage in
      stage.window.animator.animate(.easeInOut(0.2).overlapping(.fromPresented)) {
        stage.scroll.setContentInset(EdgeInsets(top: 20), in: $0)
      }
    }
    stage.settle()

    #expect(stage.y == -20)
    #expect(stage.log.entries.dropFirst(told).count { $0.call == .didEndDecelerating } == 1)
  }

  @Test("with a subview that follows its size in the same block")
  func resizesInBlock() {
    let stage = ScrollStage.demo()
    let inner = View(frame: CGRect(x: 0, y: 0, width: 320, height: 548))
    inner.autoresizingMask = .flexibleHeight
    stage.scroll.addSubview(inner)

    stage.perform { stage in
      stage.window.animator.animate(.linear(0.2)) {
        stage.scroll.setBoundsSize(CGSize(width: 320, height: 448), in: $0)
      }
    }
    stage.advance(by: 0.1)

    #expect(Double(inner.frame.height) == 448)
    #expect(Double(inner.presentedBounds.height) == 498)
  }
}
