import Foundation
import Motion
import Testing

@testable import Views

@Suite("Catching moving content")
struct ScrollCatchingTests {
  private let stage = ScrollStage.demo()

  @Test("stops momentum where it is seen, at the touch")
  func momentum() {
    stage.fling(by: -200, over: 0.2)
    stage.advance(by: 0.1)
    let seen = stage.drawnY

    stage.finger.touch(at: stage.middle)
    #expect(stage.drawnY == seen)
    stage.advance(by: 1)

    #expect(stage.drawnY == seen)
    #expect(stage.y == seen)
  }

  @Test("tells at once where it has stopped what moved, between two ticks of the display link")
  func announcement() throws {
    stage.fling(by: -200, over: 0.2)
    stage.advance(by: 0.104)
    #expect(stage.log.offsets.last != stage.drawnY)

    stage.finger.touch(at: stage.middle)

    let last = try #require(stage.log.entries.last)
    #expect(last.call == .didScroll)
    #expect(last.offset == stage.drawnY)
    #expect(last.flags == [true, false, true])
    stage.advance(by: 1)
    #expect(stage.y == last.offset)
  }

  @Test("holds a bounce where it is seen, and drags on from there without a jump (F4.4)")
  func bounce() {
    stage.fling(by: 260, over: 0.2)
    stage.advance(by: 0.1)
    let seen = stage.drawnY
    #expect(seen < -40)

    stage.finger.touch(at: stage.middle)
    stage.advance(by: 0.2)
    #expect(stage.drawnY == seen)

    stage.finger.move(by: 10, over: 0.05)
    #expect(stage.drawnY == seen)

    stage.finger.move(by: 10, over: 0.05)
    #expect(stage.drawnY < seen)
    #expect(stage.drawnY > seen - 5.5)
  }

  @Test("inverts the resistance: down and up again comes back to the same place (F4.2, F4.4)")
  func inverse() {
    stage.fling(by: 260, over: 0.2)
    stage.advance(by: 0.1)
    stage.finger.touch(at: stage.middle)
    let seen = stage.drawnY

    stage.finger.move(by: 110, over: 0.2)
    stage.finger.move(by: -100, over: 0.2)

    #expect(stage.drawnY == seen)
  }

  @Test("lets what it caught beyond the end bounce back when it lifts without a drag")
  func lifting() {
    stage.fling(by: 260, over: 0.2)
    stage.advance(by: 0.1)
    let seen = stage.drawnY
    stage.finger.touch(at: stage.middle)
    stage.advance(by: 0.1)

    stage.finger.lift()
    stage.advance(by: 0.1)

    // A pure decay: no finger moved.
    #expect(agree(stage.drawnY, seen * 0.367_879, within: 0.26))
    stage.settle()
    #expect(stage.y == 0)
  }

  @Test("ends a caught deceleration at the lift: both end callbacks, with these flags (F15.1)")
  func callbacksOfCatch() throws {
    stage.fling(by: -200, over: 0.2)
    stage.advance(by: 0.1)
    stage.log.forget()

    stage.finger.touch(at: stage.middle)
    #expect(stage.log.entries.isEmpty)
    stage.advance(by: 0.1)
    stage.finger.lift()
    stage.settle()

    #expect(
      stage.log.story == [
        .willEndDragging, .didEndDragging(willDecelerate: false), .didEndDecelerating,
      ])
    let lift = try #require(stage.log.entries.first)
    let rest = try #require(stage.log.entries.last)
    #expect(lift.flags == [true, false, true])
    #expect(rest.flags == [false, false, false])
  }

  @Test("tells of a bounce that goes on after a catch as of any other (F14.2)")
  func callbacksOfCaughtBounce() {
    stage.fling(by: 260, over: 0.2)
    stage.advance(by: 0.1)
    stage.log.forget()

    stage.finger.touch(at: stage.middle)
    stage.finger.lift()
    stage.settle()

    #expect(
      stage.log.story == [
        .willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating, .didScroll,
        .didEndDecelerating,
      ])
  }

  @Test("begins a new drag from a catch, which ends as drags do (F15.3)")
  func draggingOn() {
    stage.fling(by: -200, over: 0.2)
    stage.advance(by: 0.1)
    stage.log.forget()

    stage.drag(by: 100, over: 0.6)
    #expect(!stage.scroll.isDecelerating)
    stage.finger.stand(20, every: 0.016)
    stage.finger.lift()
    stage.settle()

    #expect(
      stage.log.story
        == [
          .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: false),
        ])
  }

  @Test("tells nothing of a finger that rests on content at rest")
  func resting() {
    stage.finger.touch(at: stage.middle)
    stage.advance(by: 0.2)
    stage.finger.lift()
    stage.settle()

    #expect(stage.log.entries.isEmpty)
    #expect(!stage.scroll.isTracking)
  }

  @Test("takes over from what is seen when it drags content that a block moves")
  func blockMotion() {
    stage.perform { stage in
      stage.window.animator.animate(.linear(1)) {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }
    stage.advance(by: 0.5)
    stage.finger.touch(at: stage.middle)
    let seen = stage.drawnY

    stage.finger.step(1, by: -20, every: 0)

    #expect(stage.y == seen + 10)
    #expect(stage.drawnY == seen + 10)
    stage.advance(by: 1)
    #expect(stage.drawnY == seen + 10)
  }

  @Test("throws content inside that was caught, as from any place")
  func throwing() {
    stage.fling(by: -100, over: 0.2)
    stage.advance(by: 0.1)

    stage.fling(by: 300, over: 0.1)
    #expect(stage.scroll.isDecelerating)
    stage.settle()

    #expect(stage.y == 0)
  }
}
