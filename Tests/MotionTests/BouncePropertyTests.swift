import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any bounce")
struct BouncePropertyTests {
  private static let grid = 0x1p-20

  private func bounce(_ numbers: inout SeededNumbers) -> Start {
    Start(
      displacement: numbers.anySize(upTo: 1e3), fingerVelocity: numbers.anySize(upTo: 1e4),
      edge: numbers.anySize(upTo: 1e4))
  }

  /// Where a bounce begins and how fast.
  private struct Start: CustomStringConvertible {
    var displacement: Double
    var fingerVelocity: Double
    var edge: Double

    var bounce: Bounce {
      Bounce(to: edge, displacement: displacement, fingerVelocity: fingerVelocity)
    }

    /// The law of F10, written down once more.
    func displacement(at time: Double) -> Double {
      displacement * exp(-10 * time) + fingerVelocity / 2 * (exp(-10 * time) - exp(-12 * time))
    }

    var description: String {
      "The bounce to \(edge) from \(displacement) beyond with \(fingerVelocity)"
    }
  }

  @Test("never gains energy by x'' = -22x' - 120x (F10)")
  func energy() throws {
    try SeededCases(400).check { numbers in
      let start = self.bounce(&numbers)
      let bounce = start.bounce
      var last = Double.infinity

      for time in instants(over: bounce.duration * 1.1, &numbers) {
        let displacement = bounce.value(at: time) - bounce.edge
        let velocity = bounce.velocity(at: time)
        let energy = velocity * velocity / 2 + 60 * displacement * displacement
        let slack = (velocity.magnitude + 120 * displacement.magnitude + 1) * Self.grid
        try hold(energy <= last + slack, "\(start) gains energy: \(last) to \(energy) at \(time) s")
        last = energy
      }
    }
  }

  @Test("turns round once at most, and from then on only comes nearer to its edge (F10)")
  func turnsOnce() throws {
    try SeededCases(400).check { numbers in
      let start = self.bounce(&numbers)
      let bounce = start.bounce
      var turns = 0
      var direction = 0.0
      var last = bounce.value(at: 0)

      for time in instants(over: bounce.duration, &numbers, count: 200) {
        let position = bounce.value(at: time)
        let step = position - last
        if step.magnitude > 2 * Self.grid {
          if step * direction < 0 { turns += 1 }
          direction = step
          // The last step is the one onto the edge.
          let comesNearer = (position - bounce.edge).magnitude < (last - bounce.edge).magnitude
          try hold(turns == 0 || comesNearer, "\(start) goes away again after \(time) s")
          last = position
        }
      }
      try hold(turns <= 1, "\(start) turns round \(turns) times")
    }
  }

  @Test("ends where it is within half a point for good, and not before (correction to F12)")
  func end() throws {
    try SeededCases(400).check { numbers in
      let start = self.bounce(&numbers)
      let bounce = start.bounce
      // A bounce within half a point for good need not begin.
      if bounce.duration > 2 / 720_000 {
        let left = start.displacement(at: bounce.duration - 2 / 720_000)
        try hold(left.magnitude >= 0.5, "\(start) ends with \(left) points left, too early")
      }

      for time in instants(over: 2, &numbers) {
        let left = start.displacement(at: bounce.duration + 1 / 720_000 + time)
        try hold(left.magnitude <= 0.5, "\(start) has \(left) points left \(time) s after its end")
        try hold(
          bounce.value(at: bounce.duration + time) == bounce.edge
            && bounce.velocity(at: bounce.duration + time) == 0,
          "\(start) does not stand on its edge \(time) s after its end")
      }
    }
  }

  @Test("goes on the same way when it is begun anew from where it is (F10)")
  func restart() throws {
    try SeededCases(400).check { numbers in
      let start = self.bounce(&numbers)
      let bounce = start.bounce
      let begin = Time(seconds: bounce.duration * numbers.fraction()).seconds
      let displacement = bounce.value(at: begin) - bounce.edge
      let rest = Bounce(
        to: bounce.edge, displacement: displacement,
        fingerVelocity: Bounce.fingerVelocity(
          ofVisible: bounce.velocity(at: begin), displacement: displacement))

      for time in instants(over: rest.duration, &numbers)
      where time < rest.duration && begin + time < bounce.duration {
        try hold(
          agree(rest.value(at: time), bounce.value(at: begin + time), within: 1e-5),
          "\(start), begun anew after \(begin) s, is elsewhere \(time) s later")
      }
    }
  }
}
