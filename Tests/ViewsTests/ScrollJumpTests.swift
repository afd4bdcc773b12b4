import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("An inset set in didEndDragging that jumps (F17)")
struct ScrollJumpTests {
  /// A stage that jumps, and opens an inset of 70 points when it hears of the end of a drag.
  private func stage(
    offset: CGFloat = 0, _ response: ScrollView.ReleaseInsetResponse = .jump,
    opening: @escaping (ScrollView, AnimationBlock) -> Void = {
      $0.setContentInset(EdgeInsets(top: 70, bottom: 70), in: $1)
    }
  ) -> ScrollStage {
    let stage = ScrollStage.demo(offset: offset)
    stage.scroll.releaseInsetResponse = response
    stage.log.reaction = { [window = stage.window] call, view in
      guard case .didEndDragging = call else { return }
      window.animator.animate(.easeInOut(0.2)) { opening(view, $0) }
    }
    return stage
  }

  @Test(
    "stands on the edge for a frame, then bounces from where the finger left it, frame by frame",
    arguments: [
      (0.0, 260.0, 0, -70.0), (0, 260, 40, -70), (352, -260, 0, 422), (352, -260, 40, 422),
    ])
  func frames(offset: Double, travel: Double, standing: Int, edge: Double) throws {
    let stage = stage(offset: offset)
    stage.drag(by: travel, over: standing == 0 ? 0.5 : 2)
    stage.finger.stand(standing, every: 1.0 / 60)
    let held = stage.drawnY
    stage.log.forget()

    stage.finger.lift()

    let velocity = try #require(stage.log.releases.first).velocity * 1_000
    #expect((velocity == 0) == (standing > 0))
    #expect(stage.y == edge)
    #expect(stage.log.offsets == [edge])
    let drawn = stage.frames(60)
    #expect(drawn[0] == edge)
    #expect(drawn[1] == held)
    let bounce = Bounce(to: edge, displacement: held - edge, fingerVelocity: velocity)
    for (frame, shown) in drawn.enumerated().dropFirst() {
      let exact = bounce.value(at: Double(frame - 1) / 60)
      #expect(agree(shown, exact, within: 0.25 + 1e-6), "frame \(frame)")
    }
    #expect(drawn[2] != held)
    #expect(stage.y == edge)
  }

  @Test("tells of the jump within the call, and of the bounce as of any other")
  func callbacks() {
    let stage = stage()
    stage.drag(by: 260, over: 0.5)
    stage.log.forget()

    stage.finger.lift()
    #expect(stage.scroll.isDecelerating)
    stage.settle()

    #expect(
      stage.log.story == [
        .willEndDragging, .didEndDragging(willDecelerate: true), .didScroll,
        .willBeginDecelerating, .didScroll, .didEndDecelerating,
      ])
    #expect(stage.log.entries.first { $0.call == .didScroll }?.flags == [true, false, false])
    #expect(stage.log.first(.didEndDecelerating)?.offset == -70)
  }

  @Test(
    "glides when the offset is set in the same block, or the inset one turn later",
    arguments: ["after", "before", "later"])
  func cures(cure: String) {
    let stage = stage { view, block in
      let top = CGPoint(x: 0, y: -70)
      let inset = EdgeInsets(top: 70)
      switch cure {
      case "after":
        view.setContentInset(inset, in: block)
        view.setContentOffset(top, in: block)
      case "before":
        view.setContentOffset(top, in: block)
        view.setContentInset(inset, in: block)
      default:
        view.window?.clock.post {
          view.window?.animator.animate(.easeInOut(0.2)) { view.setContentInset(inset, in: $0) }
        }
      }
    }
    stage.drag(by: 260, over: 0.5)
    let held = stage.drawnY

    stage.finger.lift()

    let began = stage.now
    for (frame, progress) in easeInOutFrames.enumerated() {
      stage.advance(to: began + Double(frame) / 60)
      let shown = held + (-70 - held) * progress
      #expect(agree(stage.drawnY, shown, within: 0.26), "frame \(frame)")
    }
    stage.settle()
    #expect(stage.y == -70)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("glides by default, and as long as nobody asks for a jump")
  func glide() {
    #expect(ScrollView().releaseInsetResponse == .glide)
    let stage = stage(.glide)
    stage.drag(by: 260, over: 0.5)
    let held = stage.drawnY

    stage.finger.lift()

    #expect(stage.drawnY == held)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("stays where the finger left it when that is within the new inset")
  func withinNewInset() {
    let stage = stage()
    stage.drag(by: 144, over: 0.5)
    let held = stage.drawnY
    #expect(held < -60)
    #expect(held > -70)

    stage.finger.lift()

    #expect(Set(stage.frames(60)) == [held])
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("counts from the last of several insets")
  func twice() {
    let stage = stage { view, block in
      view.setContentInset(EdgeInsets(top: 100), in: block)
      view.setContentInset(EdgeInsets(top: 40), in: block)
    }
    stage.drag(by: 260, over: 0.5)
    let held = stage.drawnY
    stage.log.forget()

    stage.finger.lift()

    #expect(stage.log.offsets == [-100, -40])
    let drawn = stage.frames(3)
    #expect(drawn.prefix(2) == [-40, held])
    stage.settle()
    #expect(stage.y == -40)
  }

  @Test("leaves momentum within the range alone")
  func momentum() {
    let stage = stage(offset: 100) { $0.setContentInset(EdgeInsets(top: 70), in: $1) }
    let reference = ScrollStage.demo(offset: 100)

    for each in [stage, reference] { each.fling(by: -60, over: 0.1) }

    #expect(stage.scroll.isDecelerating)
    #expect(stage.frames(60) == reference.frames(60))
  }

  @Test("is caught on the edge by a finger that comes while it stands there")
  func caught() {
    let stage = stage()
    stage.fling(by: 260, over: 0.5)

    stage.advance(by: 1.0 / 120)
    stage.finger.touch(at: stage.middle)
    stage.advance(by: 1)

    #expect(stage.y == -70)
    stage.log.reaction = { _, _ in }
    stage.finger.lift()
    stage.settle()
    #expect(stage.y == -70)
  }
}
