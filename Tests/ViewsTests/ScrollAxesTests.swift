import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Both axes")
struct ScrollAxesTests {
  /// A viewport of 320 by 548 on content of 640 by 900 points.
  private func stage(offset: CGPoint = .zero) -> ScrollStage {
    let stage = ScrollStage.demo()
    stage.scroll.contentSize.width = 640
    stage.scroll.contentOffset = offset
    stage.log.forget()
    return stage
  }

  private func drag(_ stage: ScrollStage, by way: CGPoint, over seconds: Double = 0.3) {
    stage.finger.touch(at: stage.middle)
    stage.finger.move(by: way, over: seconds)
  }

  @Test("follow the finger each for itself, less ten points at most")
  func dragging() {
    let stage = stage(offset: CGPoint(x: 100, y: 100))
    stage.finger.touch(at: stage.middle)

    stage.finger.move(by: CGPoint(x: -4, y: -10), over: 1.0 / 120)
    #expect(stage.scroll.contentOffset == CGPoint(x: 100, y: 100))
    stage.finger.move(by: CGPoint(x: -30, y: -50), over: 0.2)

    #expect(stage.scroll.contentOffset == CGPoint(x: 130, y: 150))
  }

  @Test("begin a drag when one of them may be dragged and the finger has gone ten points along it")
  func beginning() {
    let sideways = stage()
    let upright = ScrollStage.demo()

    for stage in [sideways, upright] { drag(stage, by: CGPoint(x: -40, y: -4)) }

    // One of the four points upwards was gone when the drag began.
    #expect(sideways.scroll.contentOffset == CGPoint(x: 30, y: 3))
    #expect(upright.scroll.contentOffset == .zero)
    #expect(!upright.scroll.isDragging)

    upright.finger.move(by: CGPoint(x: -40, y: -16), over: 0.1)
    #expect(upright.scroll.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test("yield past an end by the length of their own side of the viewport (F1, F4.1)")
  func resistance() {
    let stage = stage()

    drag(stage, by: CGPoint(x: 110, y: 110))

    let expected = CGPoint(
      x: -RubberBand(viewport: 320).visible(forRaw: 100),
      y: -RubberBand(viewport: 548).visible(forRaw: 100))
    #expect(stage.scroll.contentOffset == expected.aligned(toScale: 2))
  }

  @Test("run out and bounce each on their own, and are at rest together")
  func settling() {
    let stage = stage(offset: CGPoint(x: 20, y: 100))
    drag(stage, by: CGPoint(x: 60, y: -60), over: 0.1)
    stage.log.forget()

    stage.finger.lift()
    #expect(stage.log.releases == [ScrollLog.Release(velocity: 0.6, target: 352)])
    let pulled = RubberBand(viewport: 320).visible(forRaw: 30)
    #expect(stage.scroll.contentOffset == CGPoint(x: -pulled, y: 150).aligned(toScale: 2))
    stage.settle()

    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 352))
    #expect(
      stage.log.story == [
        .willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating,
        .didScroll, .didEndDecelerating,
      ])
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("do not disturb each other: a way along one is the same with and without the other")
  func independence() {
    let both = stage(offset: CGPoint(x: 20, y: 0))
    let upright = ScrollStage.demo()
    drag(both, by: CGPoint(x: 60, y: -60), over: 0.1)
    drag(upright, by: CGPoint(x: 0, y: -60), over: 0.1)

    for stage in [both, upright] { stage.finger.lift() }

    #expect(both.frames(120) == upright.frames(120))
  }

  @Test("bounce narrow content only if they are told to (F4.3)")
  func always() {
    let still = ScrollStage.demo()
    let bouncy = ScrollStage.demo()
    bouncy.scroll.alwaysBounceHorizontal = true

    for stage in [still, bouncy] { drag(stage, by: CGPoint(x: 40, y: 0)) }
    #expect(still.scroll.contentOffset.x == 0)
    #expect(bouncy.scroll.contentOffset.x < -15)

    bouncy.finger.lift()
    bouncy.settle()
    #expect(bouncy.scroll.contentOffset.x == 0)
  }

  @Test("scroll animated together in 0.3 s (F18)")
  func programmed() {
    let stage = stage()
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 100, y: 300), animated: true) }
    #expect(stage.scroll.contentOffset == .zero)

    stage.advance(by: 0.15)
    #expect(stage.scroll.presentedContentOffset == CGPoint(x: 50, y: 150))
    stage.advance(by: 0.15)
    #expect(stage.scroll.contentOffset == CGPoint(x: 100, y: 300))
  }

  @Test("keep content at the left end as they do at the top, and clamp it (F16, F16.1)")
  func insets() {
    let stage = stage()

    stage.perform { $0.scroll.contentInset.left = 40 }
    #expect(stage.scroll.contentOffset == CGPoint(x: -40, y: 0))
    stage.perform { $0.scroll.contentInset.left = 10 }
    #expect(stage.scroll.contentOffset == CGPoint(x: -10, y: 0))

    stage.scroll.contentOffset.x = 320
    stage.perform { $0.scroll.contentSize.width = 400 }
    #expect(stage.scroll.contentOffset == CGPoint(x: 80, y: 0))
  }

  @Test("show a rectangle by the smallest way along each")
  func rectangles() {
    let stage = stage(offset: CGPoint(x: 200, y: 100))

    stage.scroll.scrollRectToVisible(
      CGRect(x: 150, y: 700, width: 10, height: 10), animated: false)

    #expect(stage.scroll.contentOffset == CGPoint(x: 150, y: 162))
  }

  @Test("go on along the one when the range changes along the other")
  func replanning() {
    let stage = stage(offset: CGPoint(x: 100, y: 100))
    let reference = self.stage(offset: CGPoint(x: 100, y: 100))
    for each in [stage, reference] {
      drag(each, by: CGPoint(x: -60, y: -60), over: 0.1)
      each.finger.lift()
      each.advance(by: 0.05)
    }

    stage.perform { $0.scroll.contentSize.width = 480 }

    #expect(stage.frames(120) == reference.frames(120))
    for each in [stage, reference] { each.settle() }
    #expect(stage.scroll.contentOffset.x == 160)
    #expect(reference.scroll.contentOffset.x > 160)
  }
}
