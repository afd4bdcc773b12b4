import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import Views

@Suite("Any careless touches")
struct ScrollTouchPropertyTests {
  /// A scroll view of a viewport that may be anything.
  private func stage(_ numbers: inout SeededNumbers) -> ScrollStage {
    let stage = ScrollStage(content: CGFloat(numbers.element(of: [0, 1, 900, 1e6])))
    let lengths: [CGFloat] = [0, -40, 1e-9, 1, 548, 1e9]
    stage.scroll.bounces = numbers.chance(0.8)
    stage.scroll.alwaysBounceVertical = numbers.chance(0.5)
    stage.scroll.isUserInteractionEnabled = true
    stage.scroll.frame.size = CGSize(
      width: numbers.element(of: lengths), height: numbers.element(of: lengths))
    return stage
  }

  private func touch(_ numbers: inout SeededNumbers, on stage: ScrollStage) -> Touch {
    // Touches may come with any time: the same again, or an earlier one.
    let time = stage.window.clock.now + Time(ticks: Int64(numbers.int(in: -90_000...90_000)))
    let onScreen = CGPoint(x: numbers.double(in: 0...1), y: numbers.double(in: 0...800))
    let place = CGPoint(x: numbers.hostile(), y: numbers.hostile())
    return Touch(
      numbers.element(of: [.began, .moved, .moved, .moved, .ended, .cancelled]),
      at: numbers.chance(0.5) ? onScreen : place, time: numbers.chance(0.3) ? .zero : time)
  }

  @Test("leave the offset a number, and let it come to rest in its range (F3)")
  func numbersOnly() throws {
    try SeededCases(400).check { numbers in
      let stage = self.stage(&numbers)
      var touches: [Touch] = []
      for _ in 0..<numbers.int(in: 1...30) {
        let touch = self.touch(&numbers, on: stage)
        touches.append(touch)
        stage.perform { $0.window.send(touch) }
        if numbers.chance(0.5) { stage.advance(by: numbers.double(in: 0...0.05)) }
        let (offset, seen) = (stage.scroll.contentOffset, stage.scroll.presentedContentOffset)
        try hold(
          offset.x.isFinite && offset.y.isFinite && seen.y.isFinite,
          "the offset is \(offset) after \(touches)")
      }

      stage.perform { $0.window.send(Touch(.ended, at: .zero, time: $0.window.clock.now)) }
      // From 1e100 points a second it takes a while.
      stage.advance(by: 1_000)
      let offset = stage.scroll.contentOffset
      try hold(
        offset == stage.scroll.geometry.clamp(offset) && !stage.window.isMoving,
        "the offset rests at \(offset) after \(touches)")
    }
  }
}
