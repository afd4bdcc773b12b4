import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Content that may not be dragged")
struct ScrollEnablingTests {
  /// Content of 300 points in a viewport of 548.
  private func fitting() -> ScrollStage {
    ScrollStage(size: CGSize(width: 320, height: 548), scale: 2, content: 300)
  }

  @Test("has no drag to tell of: it fits, or is told not to bounce, or not to scroll (F4.3)")
  func silent() {
    let fits = fitting()
    let bounceless = fitting()
    bounceless.scroll.alwaysBounceVertical = true
    bounceless.scroll.bounces = false
    let disabled = ScrollStage.demo()
    disabled.scroll.isScrollEnabled = false

    for stage in [fits, bounceless, disabled] {
      stage.fling(by: -60, over: 0.1)
      stage.fling(by: 200, over: 0.2)
      stage.settle()

      #expect(stage.log.entries.isEmpty)
      #expect(stage.y == 0)
    }
  }

  @Test("has a finger on it all the same, unless it does not scroll at all (F15)")
  func tracking() {
    let fits = fitting()
    let disabled = ScrollStage.demo()
    disabled.scroll.isScrollEnabled = false

    for stage in [fits, disabled] { stage.drag(by: 60) }

    #expect(fits.scroll.isTracking)
    #expect(!fits.scroll.isDragging)
    #expect(!disabled.scroll.isTracking)
  }

  @Test("is dragged once it grows under the finger, from there on and after ten points (D11)")
  func growing() {
    let stage = fitting()
    stage.drag(by: -100)

    stage.perform { $0.scroll.contentSize.height = 900 }
    stage.finger.move(by: -9, over: 0.1)
    #expect(stage.log.story.isEmpty)
    stage.finger.move(by: -6, over: 0.1)

    #expect(stage.log.story == [.willBeginDragging, .didScroll])
    #expect(stage.y == 5)
  }

  @Test("counts the way from where the finger came down when it grows before ten points")
  func growingEarly() {
    let stage = fitting()
    stage.drag(by: -8)

    stage.perform { $0.scroll.contentSize.height = 900 }
    stage.finger.move(by: -8, over: 0.1)

    #expect(stage.y == 6)
  }

  @Test("stays under a finger when it shrinks to fit, and goes home at its lift")
  func shrinking() {
    let stage = ScrollStage(size: CGSize(width: 320, height: 548), scale: 2, content: 900)
    stage.drag(by: -110)
    #expect(stage.y == 100)

    stage.perform { $0.scroll.contentSize.height = 300 }
    stage.finger.move(by: -50, over: 0.1)
    #expect(stage.y == 100)

    stage.finger.lift()
    stage.settle()
    #expect(stage.y == 0)
    #expect(stage.log.story.last == .didEndDecelerating)
  }

  @Test("lets go of the finger when it is told in the midst of a drag not to scroll")
  func disabling() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -60)
    stage.log.forget()

    stage.perform { $0.scroll.isScrollEnabled = false }
    #expect(
      stage.log.story == [.willEndDragging, .didEndDragging(willDecelerate: false)])
    #expect(!stage.scroll.isTracking)

    stage.finger.move(by: -60, over: 0.1)
    stage.perform { $0.scroll.isScrollEnabled = true }
    stage.finger.move(by: -60, over: 0.1)
    stage.finger.lift()
    #expect(stage.y == 150)
    #expect(stage.log.story.count == 2)
  }

  @Test("does not see a finger that came down before it was told to scroll")
  func enabling() {
    let stage = ScrollStage.demo()
    stage.scroll.isScrollEnabled = false
    stage.drag(by: -60)

    stage.scroll.isScrollEnabled = true
    stage.finger.move(by: -60, over: 0.1)
    stage.finger.lift()

    #expect(stage.log.entries.isEmpty)
    #expect(stage.y == 0)
  }

  @Test("is left by a finger that it is taken away from")
  func leaving() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -60)

    stage.perform { $0.scroll.removeFromSuperview() }
    stage.finger.move(by: -60, over: 0.1)
    stage.perform { $0.window.addSubview($0.scroll) }
    stage.finger.move(by: -60, over: 0.1)

    #expect(stage.y == 150)
    #expect(!stage.scroll.isDragging)
  }

  @Test("ends the drag before when a finger comes down that is down already")
  func secondTouch() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -60)

    stage.finger.touch(at: stage.middle)
    #expect(stage.log.story.last == .didEndDragging(willDecelerate: false))
    #expect(stage.scroll.isTracking)
    #expect(!stage.scroll.isDragging)

    stage.finger.move(by: -20, over: 0.1)
    #expect(stage.y == 160)
  }

  @Test("is not moved by a touch nowhere, which may still take the finger away")
  func nowhere() {
    let stage = ScrollStage.demo(offset: 100)
    stage.drag(by: -60)
    let time = stage.window.clock.now

    for place in [CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 0)] {
      stage.window.send(Touch(.moved, at: place, time: time))
    }
    #expect(stage.y == 150)

    stage.window.send(Touch(.ended, at: CGPoint(x: 0, y: CGFloat.nan), time: time))
    #expect(!stage.scroll.isDragging)
    #expect(!stage.window.isFingerDown)
  }

  @Test("keeps what it has when it is told what is no number")
  func nonsense() {
    let stage = ScrollStage.demo(offset: 100)
    let geometry = stage.scroll.geometry

    stage.scroll.contentOffset.y = .nan
    stage.scroll.bounds.origin.y = .infinity
    stage.scroll.contentSize.height = .infinity
    stage.scroll.contentInset.top = .nan
    stage.scroll.setContribution(EdgeInsets(bottom: -.infinity), of: .footer, in: nil)
    stage.scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
    stage.settle()

    #expect(stage.y == 100)
    #expect(stage.scroll.geometry == geometry)
    #expect(stage.log.story.isEmpty)
  }
}
