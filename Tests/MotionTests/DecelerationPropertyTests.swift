import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any deceleration")
struct DecelerationPropertyTests {
  private static let grid = 0x1p-20

  private func run(_ numbers: inout SeededNumbers) -> Deceleration {
    Deceleration(
      from: numbers.anySize(upTo: 1e5), velocity: numbers.anySize(upTo: 1e5),
      rate: numbers.element(of: [.normal, .fast]))
  }

  @Test("only slows down and never turns back (F5, F6)")
  func monotonicDecay() throws {
    try SeededCases(400).check { numbers in
      let run = self.run(&numbers)
      let sign: Double = run.startVelocity < 0 ? -1 : 1
      var (lastPosition, lastSpeed) = (run.startPosition * sign, run.startVelocity * sign)

      for time in instants(over: run.duration * 1.1, &numbers) {
        let position = run.value(at: time) * sign
        let speed = run.velocity(at: time) * sign
        try hold(speed >= 0, "\(run) runs at \(speed) after \(time) s")
        try hold(speed <= lastSpeed + Self.grid, "\(run) speeds up after \(time) s")
        try hold(position >= lastPosition - Self.grid, "\(run) turns back after \(time) s")
        (lastPosition, lastSpeed) = (position, speed)
      }
    }
  }

  @Test("ends without a jump where its speed is down to 10 points a second (F7)")
  func end() throws {
    try SeededCases(400).check { numbers in
      let run = self.run(&numbers)
      guard run.duration > 0 else {
        return try hold(
          run.startVelocity.magnitude <= 10.0001 && run.finalValue == run.value(at: 0),
          "\(run) does not move")
      }
      let justBefore = run.duration - 2 / 720_000

      try hold(
        agree(run.velocity(at: justBefore).magnitude, 10, within: 0.001),
        "\(run) ends at \(run.velocity(at: justBefore)) points a second")
      try hold(
        agree(run.value(at: justBefore), run.finalValue, within: 0.001),
        "\(run) jumps from \(run.value(at: justBefore)) to \(run.finalValue)")
      try hold(run.velocity(at: run.duration) == 0, "\(run) moves at its end")
      try hold(
        (run.target - run.finalValue) * run.startVelocity >= 0, "\(run) passes its target")
    }
  }

  @Test("passes every place on its way once, at the time and speed it says (F13)")
  func crossing() throws {
    try SeededCases(400).check { numbers in
      let run = self.run(&numbers)
      let share = numbers.double(in: -0.5...1.5)
      let position = run.startPosition + (run.finalValue - run.startPosition) * share
      guard let crossing = run.crossing(of: position) else {
        return try hold(
          share < 1e-6 || share > 1 - 1e-6 || run.duration == 0,
          "\(run) does not pass \(position)")
      }

      try hold(share > -1e-6 && share < 1 + 1e-6, "\(run) passes \(position), not on its way")
      let slack = run.startVelocity.magnitude * 1e-6 + 1e-5
      try hold(
        agree(run.value(at: crossing.seconds), position, within: slack),
        "\(run) is not at \(position) after \(crossing.seconds) s")
      try hold(
        agree(run.velocity(at: crossing.seconds), crossing.velocity, within: 11 * slack)
          || crossing.seconds >= run.duration,
        "\(run) does not have the speed \(crossing.velocity) after \(crossing.seconds) s")
    }
  }

  @Test("goes on the same way when it is begun anew from where it is (F6)")
  func restart() throws {
    try SeededCases(400).check { numbers in
      let run = self.run(&numbers)
      let start = Time(seconds: run.duration * numbers.fraction()).seconds
      let rest = Deceleration(
        from: run.value(at: start), velocity: run.velocity(at: start), rate: run.rate)

      for time in instants(over: run.duration - start, &numbers) {
        try hold(
          agree(rest.value(at: time), run.value(at: start + time), within: 2e-5),
          "\(run), begun anew after \(start) s, is elsewhere \(time) s later")
      }
    }
  }
}

/// Some instants from 0 to a duration, in order, both included.
func instants(
  over duration: Double, _ numbers: inout SeededNumbers, count: Int = 60
) -> [Double] {
  [0] + (1..<count).map { _ in duration * numbers.fraction() }.sorted() + [duration]
}
