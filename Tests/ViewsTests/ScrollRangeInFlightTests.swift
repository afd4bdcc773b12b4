import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("A new range at the release and in flight")
struct ScrollRangeInFlightTests {
  private let stage = ScrollStage.demo()
  private var scroll: ScrollView { stage.scroll }

  @Test("glides to the new top when the inset is set in didEndDragging (F17)")
  func glide() {
    stage.log.reaction = { [window = stage.window] call, view in
      guard case .didEndDragging = call else { return }
      window.animator.animate(.easeInOut(0.2)) { view.setContentInset(EdgeInsets(top: 70), in: $0) }
    }
    stage.drag(by: 260, over: 0.5)
    let start = stage.drawnY
    #expect(start < -100)

    stage.finger.lift()

    #expect(!scroll.isDecelerating)
    let began = stage.now
    for (frame, progress) in easeInOutFrames.enumerated() {
      stage.advance(to: began + Double(frame) / 60)
      let shown = start + (-70 - start) * progress
      #expect(agree(scroll.presentedBounds.minY, shown, within: 0.01), "frame \(frame)")
    }
    stage.settle()
    #expect(stage.y == -70)
    #expect(!stage.log.story.contains(.willBeginDecelerating))
  }

  @Test("stays where it was let go when that is within the inset set in didEndDragging")
  func withinNewInset() {
    stage.log.reaction = { [window = stage.window] call, view in
      guard case .didEndDragging = call else { return }
      window.animator.animate(.easeInOut(0.2)) { view.setContentInset(EdgeInsets(top: 70), in: $0) }
    }
    stage.drag(by: 144, over: 0.5)
    let start = stage.drawnY
    #expect(start < -60)
    #expect(start > -70)

    stage.finger.lift()
    stage.advance(by: 2)

    #expect(stage.drawnY == start)
    #expect(!scroll.isDecelerating)
  }

  @Test("keeps its momentum inside when an inset is set in didEndDragging")
  func momentumGoesOn() {
    stage.scroll.contentOffset.y = 100
    stage.log.reaction = { [window = stage.window] call, view in
      guard case .didEndDragging = call else { return }
      window.animator.animate(.easeInOut(0.2)) { view.setContentInset(EdgeInsets(top: 70), in: $0) }
    }
    let reference = ScrollStage.demo(offset: 100)

    for each in [stage, reference] { each.fling(by: -60, over: 0.1) }

    #expect(scroll.isDecelerating)
    #expect(stage.frames(60) == reference.frames(60))
  }

  @Test("goes on with a bounce in mid-flight, at its place and speed, when the other end changes")
  func bounceGoesOn() {
    let reference = ScrollStage.demo()
    for each in [stage, reference] {
      each.fling(by: 260, over: 0.2)
      each.advance(by: 0.05)
    }
    #expect(stage.drawnY == reference.drawnY)

    stage.perform { $0.scroll.contentSize.height = 1_200 }

    #expect(stage.frames(40) == reference.frames(40))
    stage.settle()
    #expect(stage.y == 0)
  }

  @Test("bounces to the new end when momentum runs and the content shrinks below it")
  func momentumMeetsShrinkage() {
    stage.fling(by: -200, over: 0.2)
    stage.advance(by: 0.1)
    let before = stage.drawnY
    #expect(before > 200)

    stage.perform { $0.scroll.contentSize.height = 600 }

    #expect(stage.drawnY == before)
    stage.advance(by: 1.0 / 60)
    #expect(agree(stage.drawnY, before, within: 30))
    stage.settle()
    #expect(stage.y == 52)
    #expect(stage.log.story.last == .didEndDecelerating)
  }

  @Test("runs further when momentum runs and content is appended")
  func momentumGetsRoom() {
    let reference = ScrollStage.demo(content: 2_000)
    for each in [stage, reference] {
      each.fling(by: -200, over: 0.2)
      each.advance(by: 0.05)
    }

    stage.perform { $0.scroll.contentSize.height = 2_000 }
    for each in [stage, reference] { each.settle() }

    #expect(stage.y == reference.y)
    #expect(stage.y > 352)
  }
}
