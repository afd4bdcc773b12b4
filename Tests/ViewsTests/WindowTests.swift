import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Window")
struct WindowTests {
  @Test("is its own window, as large as its stage")
  func basics() {
    let window = Window(320, 568)

    #expect(window.window === window)
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.name == "window")
    #expect(!window.isMoving)
    #expect(!window.isFingerDown)
  }

  @Test("moves while a block, momentum, a bounce or a programmed scroll runs")
  func moving() {
    let stage = ScrollStage.demo()
    stage.perform { stage in
      stage.window.animator.animate(.linear(0.2)) { stage.scroll.setAlpha(0.5, in: $0) }
    }
    #expect(stage.window.isMoving)
    stage.advance(by: 0.2)
    #expect(!stage.window.isMoving)

    stage.fling(by: -60, over: 0.1)
    #expect(stage.window.isMoving)
    stage.settle()
    #expect(!stage.window.isMoving)

    stage.fling(by: 100, over: 0.5)
    #expect(stage.window.isMoving)
    stage.settle()
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: true) }
    #expect(stage.window.isMoving)
    stage.advance(by: 0.3)
    #expect(!stage.window.isMoving)
  }

  @Test("knows its finger from touch to lift, whatever it touches")
  func finger() {
    let stage = ScrollStage.demo()

    stage.finger.touch(at: CGPoint(x: -50, y: 5))
    #expect(stage.window.isFingerDown)
    stage.finger.move(by: 100, over: 0.1)
    #expect(!stage.scroll.isTracking)

    stage.finger.lift()
    #expect(!stage.window.isFingerDown)
  }

  @Test("lays out what a touch from outside the clock changed at the time of the touch")
  func touchesFromOutside() {
    let stage = ScrollStage.demo()
    stage.log.reaction = { [window = stage.window] call, view in
      guard case .didEndDragging = call else { return }
      window.animator.animate(.linear(0.2)) { view.setContentInset(EdgeInsets(top: 70), in: $0) }
    }
    stage.drag(by: 260, over: 0.5)
    let start = stage.drawnY

    stage.window.send(
      Touch(.ended, at: stage.finger.location, time: stage.window.clock.now))
    stage.advance(by: 0.1)

    #expect(agree(stage.drawnY, (start - 70) / 2, within: 0.26))
  }

  @Test("brings two windows' times and trees on apart")
  func separation() {
    let first = ScrollStage.demo()
    let second = ScrollStage.demo()

    first.fling(by: -100, over: 0.1)
    first.settle()

    #expect(first.y > 0)
    #expect(second.y == 0)
    #expect(second.now == 0)
  }

  @Test("gives the same pictures whatever frames were asked for before", arguments: [30, 60, 120])
  func frameRates(framesPerSecond: Int) {
    func play(_ framesPerSecond: Int) -> DisplayList {
      let stage = ListStage(rows: 40)
      stage.drag(by: -150, over: 0.15)
      stage.finger.lift()
      let start = stage.window.clock.now
      for frame in 0..<framesPerSecond {
        stage.window.advance(to: start + .frame(frame, framesPerSecond: framesPerSecond))
        _ = stage.window.displayList()
      }
      stage.window.advance(to: start + Time(seconds: 1))
      return stage.window.displayList()
    }

    #expect(play(framesPerSecond) == play(7))
  }
}
