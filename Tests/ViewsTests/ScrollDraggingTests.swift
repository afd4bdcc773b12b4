import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Dragging")
struct ScrollDraggingTests {
  @Test(
    "follows the finger one to one inside, less the slop",
    arguments: [(-10.0, 100.0), (-11, 101), (-110, 200), (10, 100), (60, 50), (110, 0)])
  func inside(travel: Double, offset: Double) {
    let stage = ScrollStage.demo(offset: 100)

    stage.drag(by: travel)

    #expect(stage.y == offset)
  }

  @Test(
    "yields less and less past the top: c·x·d / (d + c·x) with c 0.55 (F1, F4.1)",
    arguments: [
      // A viewport of 960: the numbers of a public measurement.
      (960.0, 5.0, 2.74), (960, 10, 5.47), (960, 100, 52.02), (960, 400, 178.98),
      (960, 960, 340.65), (548, 122.5037, 60), (548, 145.91, 70),
    ])
  func rubberBand(viewport: Double, raw: Double, visible: Double) {
    let stage = ScrollStage(
      size: CGSize(width: 320, height: viewport), scale: 3, content: 5_000)

    stage.drag(from: CGPoint(x: 160, y: 1), by: raw + 10)

    // A third of a point is a pixel here.
    #expect(agree(stage.y, -visible, within: 0.5 / 3 + 0.01))
  }

  @Test("yields as much past the bottom as past the top, counted from the insets (F3)")
  func bothEnds() {
    let top = ScrollStage.demo()
    let bottom = ScrollStage.demo(offset: 352)
    let inset = ScrollStage.demo(offset: -70)
    inset.scroll.contentInset.top = 70

    top.drag(by: 110)
    bottom.drag(by: -110)
    inset.drag(by: 110)

    #expect(top.y == -50)
    #expect(bottom.y == 352 + 50)
    #expect(inset.y == -70 - 50)
  }

  @Test("begins at ten points of travel, neither before nor by the sum of both ways (F2)")
  func slop() {
    let stage = ScrollStage.demo(offset: 100)

    stage.drag(by: 9.99)
    stage.finger.move(by: -19.98, over: 0.1)
    #expect(stage.log.entries.isEmpty)
    #expect(stage.scroll.isTracking)
    #expect(!stage.scroll.isDragging)

    stage.finger.move(by: -0.01, over: 0.01)
    #expect(stage.log.entries.map(\.call) == [.willBeginDragging])
    #expect(stage.scroll.isDragging)
  }

  @Test("does not begin by going sideways")
  func sideways() {
    let stage = ScrollStage.demo(offset: 100)
    stage.finger.touch(at: CGPoint(x: 10, y: 100))

    for x in stride(from: 20.0, through: 300, by: 20) {
      let touch = Touch(.moved, at: CGPoint(x: x, y: 100), time: stage.window.clock.now)
      stage.perform { $0.window.send(touch) }
    }

    #expect(stage.log.entries.isEmpty)
    #expect(stage.y == 100)
  }

  @Test("stands on whole pixels while it is dragged (F4)", arguments: [1, 2, 3])
  func pixels(scale: CGFloat) {
    let stage = ScrollStage(
      size: CGSize(width: 320, height: 548), scale: scale, content: 900, offset: 30)

    stage.drag(by: 100.37, over: 0.5)

    #expect(stage.log.offsets.count > 40)
    for offset in stage.log.offsets {
      #expect(agree(offset * scale, (offset * scale).rounded(), within: 1e-9))
    }
  }

  @Test("goes nowhere beyond an end without bounces")
  func bounceless() {
    let stage = ScrollStage.demo(offset: 20)
    stage.scroll.bounces = false

    stage.drag(by: 200)
    #expect(stage.y == 0)

    stage.finger.lift()
    stage.settle()
    #expect(stage.y == 0)
  }

  @Test("does not move content that fits, unless it may always bounce (F4.3)")
  func shortContent() {
    let still = ScrollStage(size: CGSize(width: 320, height: 548), scale: 2, content: 300)
    let bouncy = ScrollStage.demo(content: 300)

    still.drag(by: 110)
    bouncy.drag(by: 110)
    #expect(still.y == 0)
    #expect(bouncy.y == -50)

    still.finger.lift()
    bouncy.finger.lift()
    still.settle()
    bouncy.settle()
    #expect(!still.scroll.isDecelerating)
    #expect(bouncy.y == 0)
  }

  @Test(
    "says where it may rest (F3)",
    arguments: [
      ([900.0, 0, 0], [0.0, 352]), ([900, 70, 0], [-70, 352]), ([900, 0, 70], [0, 422]),
      ([300, 0, 0], [0, 0]), ([300, 64, 49], [-64, -64]), ([520, 20, 34], [-20, 6]),
    ])
  func legalRange(input: [Double], range: [Double]) {
    let stage = ScrollStage.demo(content: input[0])
    stage.scroll.contentInset.top = input[1]
    stage.scroll.contentInset.bottom = input[2]

    let geometry = stage.scroll.geometry

    #expect(Double(geometry.minimumOffset.y) == range[0])
    #expect(Double(geometry.maximumOffset.y) == range[1])
    #expect(Double(geometry.clamp(CGPoint(x: 0, y: -1_000)).y) == range[0])
    #expect(Double(geometry.clamp(CGPoint(x: 0, y: 1_000)).y) == range[1])
    #expect(Double(geometry.verticalOverscroll(at: range[0] - 3)) == -3)
    #expect(Double(geometry.verticalOverscroll(at: range[1] + 3)) == 3)
  }

  @Test("lets a touch that was taken away go like a standing finger")
  func cancelling() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -100, over: 0.05)

    stage.finger.cancel()

    #expect(stage.log.story.last == .didEndDragging(willDecelerate: false))
    #expect(!stage.scroll.isTracking)
    #expect(!stage.scroll.isDragging)
  }

  @Test("scrolls by a touch on a view within it, wherever the finger goes")
  func touchesWithin() {
    let stage = ScrollStage.demo(offset: 100)
    stage.scroll.addSubview(View("row", [0, 200, 320, 60]))

    stage.drag(from: CGPoint(x: 160, y: 120), by: -300)

    // 38 points past the end, of which 20 are seen.
    #expect(stage.y == 372)
    #expect(stage.scroll.isDragging)
  }
}
