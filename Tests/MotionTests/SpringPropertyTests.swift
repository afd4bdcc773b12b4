import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any spring")
struct SpringPropertyTests {
  private func spring(_ numbers: inout SeededNumbers) -> Spring {
    Spring(
      mass: numbers.double(in: 0.2...5), stiffness: numbers.double(in: 5...2_000),
      damping: numbers.double(in: 1...200), initialVelocity: numbers.double(in: -20...20),
      allowsOverdamping: numbers.chance(0.3))
  }

  @Test("never gains energy, however it is damped (F30)")
  func energy() throws {
    try SeededCases(300).check { numbers in
      let spring = self.spring(&numbers)
      var last = Double.infinity

      for time in instants(over: min(spring.duration, 20) * 1.1, &numbers) {
        let displacement = 1 - spring.value(at: time)
        let velocity = spring.velocity(at: time)
        let energy =
          spring.stiffness * displacement * displacement / 2
          + spring.mass * velocity * velocity / 2
        let slack = (spring.stiffness + spring.mass * velocity.magnitude + 1) * 0x1p-20
        try hold(energy <= last + slack, "\(spring) gains energy after \(time) s")
        last = energy
      }
    }
  }

  @Test("moves as its own speed says (F30)")
  func slope() throws {
    try SeededCases(300).check { numbers in
      let spring = self.spring(&numbers)
      let step = 1e-4

      for time in instants(over: min(spring.duration, 5) * 0.9, &numbers, count: 20) {
        let moved = spring.progress(at: time + step) - spring.progress(at: time)
        let mean = (spring.velocity(at: time) + spring.velocity(at: time + step)) / 2
        // A curve leaves its chord by a twelfth of its third derivative times the step's square.
        try hold(
          agree(moved / step, mean, within: 0.02),
          "\(spring) moves at \(moved / step) after \(time) s, not at \(mean)")
      }
    }
  }

  @Test("stays within a thousandth of its target once it has swung out (F31)")
  func settled() throws {
    try SeededCases(300).check { numbers in
      let spring = Spring(
        stiffness: numbers.double(in: 5...2_000), damping: numbers.double(in: 0.5...200),
        initialVelocity: numbers.double(in: -20...20))
      guard case .swinging = spring.course else { return }

      for time in instants(over: 3, &numbers) {
        let left = 1 - spring.progress(at: spring.duration + time)
        try hold(
          left.magnitude <= 0.001 + 1e-6,
          "\(spring) is still \(left) from its target \(time) s after it has settled")
      }
    }
  }

  @Test("comes down to a thousandth at the end of the duration it is fitted to (F33)")
  func fitting() throws {
    try SeededCases(300).check { numbers in
      let duration = numbers.double(in: 0.05...4)
      let ratio = numbers.chance(0.2) ? 1 : numbers.double(in: 0.05...1)
      let spring = Spring(dampingRatio: ratio, duration: duration)
      let (decay, frequency) = (ratio * spring.naturalFrequency, spring.naturalFrequency)

      let rest =
        ratio < 1
        ? decay / (frequency * (1 - ratio * ratio).squareRoot()) * exp(-decay * duration)
        : exp(-decay * duration) * (decay * duration + 1)
      try hold(
        agree(rest, 0.001, within: 1e-5) && agree(spring.dampingRatio, ratio, within: 1e-9),
        "\(spring) for \(duration) s at \(ratio) has \(rest) of its way left")
    }
  }
}
