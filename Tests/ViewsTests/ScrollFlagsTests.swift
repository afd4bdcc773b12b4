import Foundation
import Motion
import Testing

@testable import Views

/// A way to come to rest, the calls that tell of it, and tracking, dragging and decelerating as they
/// are read in each.
struct ScrollEnding: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var act: @Sendable (ScrollStage) -> Void
  var calls: [(ScrollLog.Call, [Bool])]

  private static let (yes, no) = (true, false)

  static let all = [
    ScrollEnding(
      testDescription: "momentum that runs out",
      act: { $0.fling(by: -60, over: 0.1) },
      calls: [
        (.willBeginDragging, [yes, yes, no]), (.willEndDragging, [yes, yes, no]),
        (.didEndDragging(willDecelerate: true), [yes, no, no]),
        (.willBeginDecelerating, [no, no, yes]), (.didEndDecelerating, [no, no, no]),
      ]),
    ScrollEnding(
      testDescription: "a slow drag, held still",
      act: {
        $0.drag(by: -60, over: 0.6)
        $0.finger.stand(20, every: 0.016)
        $0.finger.lift()
      },
      calls: [
        (.willBeginDragging, [yes, yes, no]), (.willEndDragging, [yes, yes, no]),
        (.didEndDragging(willDecelerate: false), [yes, no, no]),
      ]),
    ScrollEnding(
      testDescription: "momentum caught and lifted",
      act: {
        $0.fling(by: -200, over: 0.2)
        $0.advance(by: 0.1)
        $0.log.forget()
        $0.finger.touch(at: $0.middle)
        $0.advance(by: 0.1)
        $0.finger.lift()
      },
      calls: [
        (.willEndDragging, [yes, no, yes]),
        (.didEndDragging(willDecelerate: false), [yes, no, yes]),
        (.didEndDecelerating, [no, no, no]),
      ]),
    ScrollEnding(
      testDescription: "a bounce caught and lifted",
      act: {
        $0.fling(by: 260, over: 0.2)
        $0.advance(by: 0.1)
        $0.log.forget()
        $0.finger.touch(at: $0.middle)
        $0.finger.lift()
      },
      calls: [
        (.willEndDragging, [yes, no, yes]),
        (.didEndDragging(willDecelerate: true), [yes, no, yes]),
        (.willBeginDecelerating, [no, no, yes]), (.didEndDecelerating, [no, no, no]),
      ]),
    ScrollEnding(
      testDescription: "momentum caught and dragged on",
      act: {
        $0.fling(by: -200, over: 0.2)
        $0.advance(by: 0.1)
        $0.log.forget()
        $0.drag(by: 60, over: 0.6)
        $0.finger.stand(20, every: 0.016)
        $0.finger.lift()
      },
      calls: [
        (.willBeginDragging, [yes, yes, no]), (.willEndDragging, [yes, yes, no]),
        (.didEndDragging(willDecelerate: false), [yes, no, no]),
      ]),
    ScrollEnding(
      testDescription: "a bounce caught, then glided out of in didEndDragging",
      act: { stage in
        stage.fling(by: 260, over: 0.2)
        stage.advance(by: 0.05)
        stage.log.forget()
        stage.log.reaction = { [window = stage.window] call, view in
          guard case .didEndDragging = call else { return }
          window.animator.animate { view.setContentOffset(.zero, in: $0) }
        }
        stage.finger.touch(at: stage.middle)
        stage.finger.lift()
      },
      calls: [
        (.willEndDragging, [yes, no, yes]),
        (.didEndDragging(willDecelerate: true), [yes, no, yes]),
        (.didEndDecelerating, [no, no, no]),
      ]),
    ScrollEnding(
      testDescription: "an animated scroll",
      act: { $0.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true) } },
      calls: [(.didEndScrollingAnimation, [no, no, no])]),
  ]
}

@Suite("Flags in callbacks")
struct ScrollFlagsTests {
  @Test("are as F15, F15.1 to F15.3 have them", arguments: ScrollEnding.all)
  func flags(ending: ScrollEnding) {
    let stage = ScrollStage.demo()

    ending.act(stage)
    stage.settle()

    let told = stage.log.entries.filter {
      $0.call != .didScroll && $0.call != .didChangeGeometry
    }
    #expect(told.map(\.call) == ending.calls.map(\.0))
    #expect(told.map(\.flags) == ending.calls.map(\.1))
    #expect(!stage.scroll.isTracking)
  }
}
