import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Offsets set by the program")
struct ScrollProgramTests {
  /// Offsets of an animated scroll from 0 to 40 by the seconds since the call, recorded at scale 3.
  private static let recorded: [(seconds: Double, offset: Double)] = [
    (0.0256, 0.6667), (0.0422, 2), (0.059, 3.6667), (0.0756, 6), (0.0923, 8.6667),
    (0.1089, 11.6667), (0.1256, 14.6667), (0.1423, 18.3333), (0.159, 21.6667), (0.1757, 25.3333),
    (0.1923, 28.3333), (0.2089, 31.3333), (0.2256, 34), (0.2423, 36.3333), (0.2589, 38),
    (0.2756, 39.3333), (0.2923, 40),
  ]

  private let stage = ScrollStage(size: CGSize(width: 200, height: 300), content: 4_400)

  @Test("scrolls animated as it was recorded (F18)")
  func animated() throws {
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
    #expect(stage.y == 0)

    for sample in Self.recorded {
      stage.advance(to: sample.seconds)
      #expect(agree(stage.drawnY, sample.offset, within: 0.35), "at \(sample.seconds) s")
    }

    stage.advance(to: 1)
    let end = try #require(stage.log.first(.didEndScrollingAnimation))
    #expect(stage.y == 40)
    #expect(agree(end.time, 0.3089, within: 0.018))
    #expect(stage.log.story == [.didScroll, .didEndScrollingAnimation])
  }

  @Test("takes 0.3 s of half a cosine (F18)", arguments: [(8, 165.3), (16, 387.9)])
  func cosine(frame: Int, offset: Double) {
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }

    stage.window.advance(to: .frame(frame, framesPerSecond: 60))

    #expect(agree(stage.drawnY, offset, within: 0.2))
  }

  @Test("changes the model on the way and tells of it each time (F35)")
  func model() {
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }

    stage.advance(to: 0.15)

    #expect(agree(stage.y, 200, within: 0.2))
    #expect(stage.log.offsets.last == stage.y)
    #expect(stage.log.offsets.count == 18)
    #expect(stage.log.offsets == stage.log.offsets.sorted())
  }

  @Test("does not clamp an offset, animated or not (F18.2)")
  func beyond() {
    stage.perform { $0.scroll.contentOffset.y = -90 }
    stage.advance(by: 1)
    #expect(stage.y == -90)

    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 5_000), animated: true) }
    stage.advance(by: 1)
    #expect(stage.y == 5_000)
    #expect(!stage.scroll.isDecelerating)
  }

  @Test("comes back from such an offset at the next change of the range, or the next touch")
  func broughtBack() {
    stage.perform { $0.scroll.contentOffset.y = -90 }
    stage.perform { $0.scroll.contentSize.height += 1 }
    #expect(stage.y == 0)

    stage.perform { $0.scroll.contentOffset.y = -90 }
    stage.finger.touch(at: stage.middle)
    stage.finger.lift()
    stage.settle()
    #expect(stage.y == 0)
  }

  @Test("sends no drag or deceleration callbacks (F14.3, F14.4)")
  func quiet() {
    stage.perform { $0.scroll.contentOffset.y = 10 }
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    stage.settle()

    #expect(Set(stage.log.story.map { "\($0)" }) == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("tells nothing of an animated scroll to where the content is (F18.1)")
  func nowhere() {
    stage.perform { $0.scroll.contentOffset.y = 300 }
    stage.log.forget()

    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(!stage.window.isMoving)
    stage.advance(by: 1)

    #expect(stage.log.entries.isEmpty)
    #expect(!ScrollView.endsScrollThatGoesNowhere)
  }

  @Test("tells where momentum stands that is stopped just there, between two ticks")
  func stoppedWhereSeen() {
    stage.fling(by: -150, over: 0.1)
    stage.advance(by: 0.104)
    let seen = stage.drawnY
    #expect(stage.log.offsets.last != seen)

    stage.perform { $0.scroll.contentOffset.y = seen }

    #expect(stage.log.offsets.last == seen)
  }

  @Test("stops momentum, and is stopped by an assignment")
  func stopping() {
    stage.fling(by: -150, over: 0.1)
    stage.advance(by: 0.1)
    #expect(stage.scroll.isDecelerating)

    stage.perform { $0.scroll.setContentOffset(.zero, animated: true) }
    #expect(!stage.scroll.isDecelerating)
    stage.advance(by: 0.1)
    #expect(stage.y > 0)

    stage.perform { $0.scroll.contentOffset.y = 77 }
    stage.advance(by: 1)
    #expect(stage.y == 77)
    #expect(!stage.log.story.contains(.didEndScrollingAnimation))
    #expect(!stage.log.story.contains(.didEndDecelerating))
  }

  @Test("sets the model at once in a block, and shows the way there (F34, F35)")
  func inBlock() {
    stage.perform { stage in
      stage.window.animator.animate(.linear(1)) {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }

    #expect(stage.y == 300)
    #expect(stage.drawnY == 0)
    #expect(stage.log.offsets == [300])

    stage.advance(by: 0.5)
    #expect(stage.y == 300)
    #expect(stage.drawnY == 150)

    stage.advance(by: 0.5)
    #expect(stage.drawnY == 300)
    #expect(stage.log.offsets == [300])
  }

  @Test("is hit where it is going, not where it is seen (F34)")
  func hits() {
    stage.scroll.addSubview(View("row", [0, 350, 200, 50]))
    stage.perform { stage in
      stage.window.animator.animate(.linear(1)) {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }

    stage.advance(by: 0.1)

    #expect(stage.window.hitTest(CGPoint(x: 10, y: 60))?.name == "row")
    #expect(stage.window.displayList().stagePlacement("row")?.minY == 320)
  }

  @Test("drops the block's way when an offset is assigned during it")
  func assignedDuringBlock() {
    stage.perform { stage in
      stage.window.animator.animate(.linear(1)) {
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }
    stage.advance(by: 0.5)

    stage.perform { $0.scroll.contentOffset = CGPoint(x: 0, y: 300) }

    #expect(stage.drawnY == 300)
  }

  @Test("sets at once what cannot be animated outside a window")
  func windowless() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)

    #expect(scroll.contentOffset.y == 50)
  }
}
