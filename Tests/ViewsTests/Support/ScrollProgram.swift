import Drawing
import Foundation
import Motion
import TestSupport
import Views

/// What a person and a program do to a list at given instants, drawn from a seed, so that it can be
/// played again.
struct ScrollProgram {
  /// What is done at an instant.
  private var steps: [(time: Time, step: ScrollStep)] = []

  /// When nothing is left to do and a second more.
  private(set) var end = Time.zero

  init(_ numbers: inout SeededNumbers) {
    for _ in 0..<6 {
      drag(&numbers)
      for _ in 0..<numbers.int(in: 0...2) { act(.program(.draw(&numbers))) }
      pass(Time(ticks: Int64(numbers.int(in: 0...900_000))))
    }
    pass(Time(seconds: 1))
  }

  private mutating func drag(_ numbers: inout SeededNumbers) {
    var point = CGPoint(x: 100, y: numbers.double(in: 60...500))
    let velocity = numbers.double(in: -30...30)
    act(.touch(.began, at: point))
    for _ in 0..<numbers.int(in: 2...30) {
      // Fingers are not sampled in step with any frame rate.
      pass(Time(ticks: Int64(numbers.int(in: 3_000...9_000))))
      point.y += velocity
      act(.touch(.moved, at: point))
      if numbers.chance(0.1) { act(.program(.draw(&numbers))) }
    }
    act(.touch(.ended, at: point))
  }

  private mutating func act(_ step: ScrollStep) { steps.append((end, step)) }

  private mutating func pass(_ time: Time) { end += time }

  /// Sets everything down on the clock of a session.
  func schedule(on session: ScrollSession) {
    for (time, step) in steps {
      session.window.clock.schedule(at: time, phase: .event) { session.perform(step) }
    }
  }
}
