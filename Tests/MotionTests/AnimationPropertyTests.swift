import Foundation
import TestSupport
import Testing

@testable import Motion

/// A program that sets a number again and again in blocks of all kinds, from a seed.
private struct Program {
  /// One block, or a change without one.
  struct Change {
    var time: Time
    var value: Double
    var timing: AnimationTiming?
  }

  var changes: [Change]

  /// The kinds of timing: those whose picture does not go back at its end, or all.
  init(_ numbers: inout SeededNumbers, always animated: Bool) {
    var time = Time.zero
    changes = (0..<numbers.int(in: 1...8)).map { _ in
      time += Time(ticks: Int64(numbers.int(in: 0...300_000)))
      let timing =
        animated || numbers.chance(0.8) ? Program.timing(&numbers, goesBack: !animated) : nil
      return Change(time: time, value: numbers.double(in: -500...500), timing: timing)
    }
  }

  private static func timing(
    _ numbers: inout SeededNumbers, goesBack: Bool
  ) -> AnimationTiming {
    let spring = Spring(dampingRatio: numbers.double(in: 0.2...1), duration: 0.5)
    return AnimationTiming(
      duration: numbers.double(in: 0...1.5), delay: numbers.chance(0.3) ? 0.1 : 0,
      curve: numbers.element(
        of: [.linear, .easeIn, .easeOut, .easeInOut, .standard, .spring(spring)]),
      overlap: numbers.element(of: [.additive, .fromPresented]),
      repeatCount: goesBack ? numbers.element(of: [1, 1.5, 2]) : 1,
      autoreverses: goesBack && numbers.chance(0.3))
  }

  /// When all has come to its end.
  var end: Time {
    changes.map { $0.time + ($0.timing?.totalTime ?? .zero) }.reduce(.zero, max)
  }
}

/// A program on its clock.
private final class Stage {
  let clock = VirtualClock()
  var property = AnimatedProperty(0.0)
  /// When the completions came, and whether their animations had run to their end.
  var completions: [String] = []
  /// What was seen right before and right after each change.
  var seams: [(before: Double, after: Double)] = []

  init(_ program: Program) {
    let animator = Animator(clock: clock)
    for (index, change) in program.changes.enumerated() {
      clock.schedule(at: change.time, phase: .event) { [unowned self] in
        let before = property.presented(at: clock.now)
        if let timing = change.timing {
          animator.animate(timing) { block in
            property.set(change.value, in: block)
          } completion: { [unowned self] finished in
            completions.append("\(index) \(finished) at \(clock.now.ticks)")
          }
        } else {
          property.set(change.value, in: nil)
        }
        seams.append((before, property.presented(at: clock.now)))
      }
    }
  }

  func shown(at time: Time) -> Double {
    clock.advance(to: time)
    return property.presented(at: time)
  }
}

@Suite("Any animations of a number")
struct AnimationPropertyTests {
  @Test("end at what was set last, and tell all completions by then (F34, F38)")
  func ends() throws {
    try SeededCases(400).check { numbers in
      let program = Program(&numbers, always: false)
      let stage = Stage(program)
      for _ in 0..<20 {
        let shown = stage.shown(at: stage.clock.now + Time(ticks: 50_000))
        try hold(shown.magnitude < 1e4, "\(program) shows \(shown)")
      }

      let last = stage.shown(at: program.end)
      try hold(last == program.changes.last?.value, "\(program) ends at \(last)")
      try hold(
        stage.completions.count == program.changes.count { $0.timing != nil },
        "\(program) tells of \(stage.completions)")
    }
  }

  @Test("never let the picture jump when one begins while others run (F25)")
  func seams() throws {
    try SeededCases(400).check { numbers in
      let program = Program(&numbers, always: true)
      let stage = Stage(program)
      _ = stage.shown(at: program.end)

      for (index, seam) in stage.seams.enumerated() {
        let takesTime = program.changes[index].timing.map { $0.totalTime > .zero } == true
        try hold(
          !takesTime || agree(seam.after, seam.before, within: 8 * 0x1p-20),
          "change \(index) of \(program) jumps from \(seam.before) to \(seam.after)")
      }
    }
  }

  @Test("show the same numbers at the same instants at any frame rate, and tell the same")
  func frameRates() throws {
    try SeededCases(100).check { numbers in
      let program = Program(&numbers, always: false)
      var seen: [[Double]] = []
      var told: [[String]] = []
      for rate in [24, 30, 60, 90, 120, 144, 240] {
        let stage = Stage(program)
        // Six instants a second are frames of all these rates.
        let frames = (0...(rate * 4)).map { frame in
          let shown = stage.shown(at: .frame(frame, framesPerSecond: rate))
          return frame % (rate / 6) == 0 ? shown : nil
        }
        seen.append(frames.compactMap { $0 })
        told.append(stage.completions)
      }

      try hold(Set(seen).count == 1, "\(program) shows \(seen)")
      try hold(Set(told).count == 1, "\(program) tells \(told)")
    }
  }
}

@Suite("Any timing curve")
struct TimingCurvePropertyTests {
  @Test("runs from 0 to 1 and never back while its control points do not (F21)")
  func rises() throws {
    try SeededCases(400).check { numbers in
      let points = (0..<4).map { _ in numbers.fraction() }
      let curves: [TimingCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .standard,
        .cubicBezier(CubicBezier(points[0], points[1], points[2], points[3])),
      ]
      let curve = numbers.element(of: curves)
      var last = 0.0

      for fraction in instants(over: 1, &numbers) {
        let progress = curve.progress(at: fraction)
        try hold(
          last - 0x1p-20 <= progress && progress <= 1,
          "\(curve) falls to \(progress) at \(fraction)")
        last = progress
      }
      try hold(last == 1 && curve.progress(at: 0) == 0, "\(curve) does not run from 0 to 1")
    }
  }

  @Test("mirrors its way there on its way back (F23)")
  func mirrors() throws {
    try SeededCases(400).check { numbers in
      let timing = AnimationTiming(
        duration: numbers.double(in: 0.05...2), curve: numbers.element(of: [.easeIn, .standard]),
        autoreverses: true)
      let way = Time(ticks: Int64(Double(timing.duration.ticks) * numbers.fraction()))

      try hold(
        timing.progress(at: way) == timing.progress(at: timing.totalTime - way),
        "\(timing) is not the same \(way.seconds) s after its start and before its end")
    }
  }
}
