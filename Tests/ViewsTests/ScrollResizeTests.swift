import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("A window of another size")
struct ScrollResizeTests {
  /// A stage whose scroll view fills the window whatever its size.
  private func stage(content: CGFloat = 900, offset: CGFloat = 0) -> ScrollStage {
    let stage = ScrollStage.demo(content: content, offset: offset)
    stage.scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return stage
  }

  private func turn(_ stage: ScrollStage) {
    stage.perform { $0.window.resize(to: CGSize(width: 548, height: 320)) }
  }

  @Test("stands where it stood, and its views follow by their masks in the same turn")
  func views() {
    let stage = stage()
    let fixed = View("fixed", [10, 10, 20, 20])
    stage.window.addSubview(fixed)

    turn(stage)

    #expect(stage.window.frame.numbers == [0, 0, 548, 320])
    #expect(stage.scroll.frame.numbers == [0, 0, 548, 320])
    #expect(fixed.frame.numbers == [10, 10, 20, 20])
    #expect(stage.window.displayList().size == CGSize(width: 548, height: 320))
    #expect(stage.window.displayList().stagePlacement("scroll")?.numbers == [0, 0, 548, 320])
  }

  @Test(
    "leaves an offset that may rest, and brings back one that may not (F16.1)",
    arguments: [(0.0, 0.0), (100, 100), (352, 352)])
  func smaller(offset: CGFloat, expected: Double) {
    let stage = stage(offset: offset)

    turn(stage)
    #expect(stage.y == expected)

    stage.scroll.contentOffset.y = 580
    stage.perform { $0.window.resize(to: CGSize(width: 320, height: 548)) }
    #expect(stage.y == 352)
    #expect(stage.drawnY == 352)
  }

  @Test("does not jump under a finger, which goes on from there", arguments: [-50.0, 90, 300])
  func underFinger(travel: CGFloat) {
    let stage = stage(offset: 100)
    stage.drag(by: travel)
    let held = stage.y

    turn(stage)
    #expect(stage.y == held)
    stage.finger.move(by: travel.sign == .minus ? -1 : 1, over: 1.0 / 120)
    #expect(agree(stage.y, held, within: 1))
    #expect(stage.scroll.isDragging)

    stage.finger.lift()
    stage.settle()
    #expect(stage.y >= 0)
  }

  @Test("sends momentum to the new end, and a bounce back to its edge")
  func inFlight() {
    let momentum = stage(offset: 250)
    momentum.fling(by: -40, over: 0.1)
    let bounce = stage()
    bounce.fling(by: 200, over: 0.3)

    for each in [momentum, bounce] {
      each.advance(by: 0.05)
      let before = each.drawnY
      turn(each)
      #expect(each.drawnY == before)
      each.settle()
    }

    #expect(momentum.y > 352)
    #expect(momentum.y <= 580)
    #expect(bounce.y == 0)
  }

  @Test("has no length below zero, and keeps its size for one that is no number")
  func nonsense() {
    let stage = stage()

    stage.perform { $0.window.resize(to: CGSize(width: CGFloat.nan, height: 5)) }
    #expect(stage.window.frame.numbers == [0, 0, 320, 548])

    stage.perform { $0.window.resize(to: CGSize(width: -4, height: 300)) }
    #expect(stage.window.frame.numbers == [0, 0, 0, 300])
    stage.drag(from: .zero, by: 100)
    stage.finger.lift()
    stage.settle()
    #expect(stage.y == 0)
  }
}
