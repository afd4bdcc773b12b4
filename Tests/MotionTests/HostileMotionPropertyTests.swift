import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any motion from careless numbers")
struct HostileMotionPropertyTests {
  private func motions(_ numbers: inout SeededNumbers) -> [any Trajectory] {
    let (first, second, third) = (numbers.hostile(), numbers.hostile(), numbers.hostile())
    return [
      Deceleration(from: first, velocity: second, rate: numbers.element(of: [.normal, .fast])),
      Bounce(to: first, displacement: second, fingerVelocity: third),
      CosineScroll(from: first, to: second),
      Spring(mass: first, stiffness: second, damping: third),
      Spring(dampingRatio: first, duration: second),
      Spring(perceptualDuration: first, bounce: second),
    ]
  }

  @Test("has a length, and a number at every instant")
  func numbersOnly() throws {
    try SeededCases(1_000).check { numbers in
      for motion in self.motions(&numbers) {
        try hold(motion.duration >= 0, "\(motion) takes \(motion.duration) s")
        for time in [-1, 0, 1e-9, 1.0 / 120, 1, 1e9, motion.duration, numbers.hostile()] {
          let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
          try hold(
            !value.isNaN && !velocity.isNaN,
            "\(motion) is at \(value) with \(velocity) after \(time) s")
        }
      }
    }
  }

  @Test("of a rubber band is within the viewport")
  func rubberBand() throws {
    try SeededCases(1_000).check { numbers in
      let band = RubberBand(viewport: numbers.hostile())
      let (visible, raw) = (
        band.visible(forRaw: numbers.hostile()), band.raw(forVisible: numbers.hostile())
      )
      try hold(visible.magnitude <= max(band.viewport, 0x1p-20), "\(band) shows \(visible)")
      try hold(!raw.isNaN, "\(band) asks for \(raw)")
    }
  }
}
