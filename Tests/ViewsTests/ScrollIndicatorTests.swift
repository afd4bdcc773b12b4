import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Scroll indicator")
struct ScrollIndicatorTests {
  /// The viewport of the demo, 320 by 548, on content of some height.
  private func stage(content: CGFloat = 1_096, inset: EdgeInsets = .zero) -> ScrollStage {
    let stage = ScrollStage.demo(content: content)
    stage.scroll.showsVerticalScrollIndicator = true
    stage.scroll.contentInset = inset
    stage.window.layoutIfNeeded()
    return stage
  }

  private func opacity(_ stage: ScrollStage) -> Double? {
    stage.window.displayList().group("scroll.indicator")?.opacity
  }

  private func place(_ stage: ScrollStage) -> [Double]? {
    stage.window.displayList().stagePlacement("scroll.indicator")?.numbers
  }

  @Test("is there only when asked for, without a touch, a size or a place for others")
  func asked() {
    let stage = ScrollStage.demo()
    #expect(stage.scroll.subviews.isEmpty)

    stage.scroll.showsVerticalScrollIndicator = true
    stage.scroll.showsVerticalScrollIndicator = true
    #expect(stage.scroll.subviews.map(\.name) == ["scroll.indicator"])
    #expect(stage.scroll.contentSize.height == 900)

    stage.scroll.showsVerticalScrollIndicator = false
    #expect(stage.scroll.subviews.isEmpty)
  }

  @Test("stays in front of all views, however they come")
  func front() {
    let stage = stage()

    stage.scroll.addSubview(View("a", [0, 0, 320, 60]))
    stage.scroll.insertSubview(View("b", [0, 0, 320, 60]), at: 0)
    stage.scroll.insertSubview(View("c", [0, 0, 320, 60]), at: 99)

    #expect(stage.scroll.subviews.map(\.name) == ["b", "a", "c", "scroll.indicator"])
  }

  @Test("is passed over by touches")
  func touches() {
    let stage = stage()
    stage.scroll.contentOffset.y = 1
    stage.advance(by: 0.1)

    #expect(opacity(stage) == 1)
    #expect(stage.window.hitTest(CGPoint(x: 316, y: 20)) === stage.scroll)
  }

  @Test(
    "stands where the offset has it: 2.5 points wide and from the edge, d² / content long (D10)",
    arguments: [
      (1_096.0, EdgeInsets.zero, 0.0, [315.0, 0.0, 2.5, 274.0]),
      (1_096, .zero, 274, [315, 137, 2.5, 274]),
      (1_096, .zero, 548, [315, 274, 2.5, 274]),
      // At least 36 points long.
      (54_800, .zero, 0, [315, 0, 2.5, 36]),
      (54_800, .zero, 27_126, [315, 256, 2.5, 36]),
      // Within the insets.
      (1_096, EdgeInsets(top: 64, bottom: 44, right: 10), -64, [305, 64, 2.5, 274]),
      (1_096, EdgeInsets(top: 64, bottom: 44, right: 10), 592, [305, 230, 2.5, 274]),
      // Less the overscroll, at the end that is pulled.
      (1_096, .zero, -50, [315, 0, 2.5, 224]),
      (1_096, .zero, 598, [315, 324, 2.5, 224]),
      (54_800, .zero, -90, [315, 0, 2.5, 2.5]),
    ])
  func placement(content: Double, inset: EdgeInsets, offset: Double, frame: [Double]) {
    let stage = stage(content: content, inset: inset)

    stage.perform { $0.scroll.contentOffset.y = offset }

    #expect(place(stage) == frame)
  }

  @Test("stands on whole pixels wherever the content is", arguments: [1.0, 2, 3])
  func pixels(scale: CGFloat) throws {
    let stage = ScrollStage(
      size: CGSize(width: 320, height: 548), scale: scale, content: 3_217)
    stage.scroll.showsVerticalScrollIndicator = true
    stage.fling(by: -200, over: 0.2)

    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      _ = stage.window.displayList()
      let frame = try #require(stage.scroll.subviews.last).frame
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        #expect(agree(edge * scale, (edge * scale).rounded(), within: 1e-6))
      }
    }
  }

  @Test("is hidden while all the content is in sight, pulled or not")
  func short() {
    let stage = stage(content: 300)

    stage.drag(by: 60)

    #expect(stage.window.displayList().group("scroll.indicator")?.isHidden == true)
  }

  @Test("stands nowhere once it is hidden, wherever it was seen last")
  func hiddenPlace() {
    let stage = stage()
    stage.perform { $0.scroll.contentOffset.y = 500 }

    stage.perform { $0.scroll.contentSize.height = 300 }

    #expect(stage.scroll.subviews.first?.frame == .zero)
  }

  @Test("is drawn with round ends in black at 0.35")
  func look() throws {
    let stage = stage()
    stage.perform { $0.scroll.contentOffset.y = 10 }

    let group = try #require(stage.window.displayList().group("scroll.indicator"))

    let bar = Shape.roundedRectangle(
      CGRect(x: 0, y: 0, width: 2.5, height: 274), cornerRadius: 1.25)
    var canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 2.5, height: 274), scale: 2)
    canvas.fill(bar, with: Color.black.withAlpha(0.35))
    #expect(group.items == canvas.items)
  }

  @Test("is seen at once when the content moves, and fades half a second after it rests (D10)")
  func fading() throws {
    let stage = stage()
    #expect(opacity(stage) == 0)

    stage.drag(by: -60, over: 0.5)
    #expect(opacity(stage) == 1)
    // A finger that stands still holds the content.
    stage.finger.stand(60, every: 1.0 / 60)
    #expect(opacity(stage) == 1)

    stage.finger.lift()
    stage.advance(by: 0.5)
    #expect(opacity(stage) == 1)
    stage.advance(by: 0.125)
    let half = try #require(opacity(stage))
    #expect(agree(half, 0.5, within: 0.001))
    stage.advance(by: 0.125)
    #expect(opacity(stage) == 0)
    #expect(!stage.window.isMoving)
    #expect(stage.window.clock.nextDue == nil)
  }

  @Test(
    "counts the rest from the end of each kind of motion",
    arguments: ["momentum", "bounce", "programmed", "block", "assigned"])
  func rest(motion: String) throws {
    let stage = stage(content: 9_000)
    switch motion {
    case "momentum": stage.fling(by: -60, over: 0.1)
    case "bounce": stage.fling(by: 200, over: 0.4)
    case "programmed":
      stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true) }
    case "block":
      stage.perform { stage in
        stage.window.animator.animate(.linear(0.4)) {
          stage.scroll.setContentOffset(CGPoint(x: 0, y: 90), in: $0)
        }
      }
    default: stage.perform { $0.scroll.contentOffset.y = 90 }
    }
    while stage.window.isMoving { stage.advance(by: 1.0 / 720) }

    stage.advance(by: 0.49)
    #expect(opacity(stage) == 1)
    stage.advance(by: 0.1)
    #expect(try #require(opacity(stage)) < 1)
    stage.advance(by: 0.17)
    #expect(opacity(stage) == 0)
  }

  @Test("comes back in full when the content moves while it fades")
  func again() {
    let stage = stage()
    stage.perform { $0.scroll.contentOffset.y = 10 }
    stage.advance(by: 0.6)

    stage.perform { $0.scroll.contentOffset.y = 20 }

    #expect(opacity(stage) == 1)
    stage.advance(by: 0.45)
    #expect(opacity(stage) == 1)
  }

  @Test("goes along with a block that moves the content")
  func block() {
    let stage = stage()
    stage.perform { stage in
      stage.window.animator.animate(.linear(1)) {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 548), in: $0)
      }
    }

    #expect(place(stage) == [315, 0, 2.5, 274])
    stage.advance(by: 0.5)
    #expect(place(stage) == [315, 137, 2.5, 274])
    stage.advance(by: 0.5)
    #expect(place(stage) == [315, 274, 2.5, 274])
  }

  @Test("does not wait any more in a window that the view has left")
  func leaving() {
    let stage = stage()
    stage.perform { $0.scroll.contentOffset.y = 10 }

    stage.perform { $0.scroll.removeFromSuperview() }

    #expect(stage.window.clock.nextDue == nil)
    #expect(stage.scroll.subviews.last?.alpha == 0)
  }
}
