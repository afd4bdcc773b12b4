import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any finger's velocity")
struct VelocityTrackerPropertyTests {
  @Test("is that of an even motion, however it is sampled (F9.1)")
  func evenMotion() throws {
    try SeededCases(500).check { numbers in
      let velocity = numbers.anySize(upTo: 1e4)
      let start = numbers.double(in: -1e3...1e3)
      var tracker = VelocityTracker(mode: numbers.element(of: [.standing, .window]))
      var time = Time(seconds: numbers.double(in: 0...1e3))
      let begin = time

      for _ in 0..<numbers.int(in: 2...40) {
        let way = velocity * (time - begin).seconds
        tracker.add(CGPoint(x: 0, y: start + way), at: time)
        time += Time(seconds: numbers.double(in: 0.001...0.02))
      }

      // In mode window the last instants before the lift are within 100 ms, so they count.
      let found = Double(tracker.velocity(at: time).y)
      try hold(
        agree(found, velocity, within: 1e-5), "a finger at \(velocity) points a second has \(found)"
      )
    }
  }

  @Test("is kept by a fast finger and forgotten by a slow one that stand still (F9.1)")
  func standing() throws {
    try SeededCases(500).check { numbers in
      let velocity = numbers.double(in: -2_000...2_000)
      guard (velocity.magnitude - 250).magnitude > 1 else { return }
      var tracker = VelocityTracker()
      let way = (0...12).map { CGPoint(x: 3, y: velocity * Double($0) / 120) }
      for (step, point) in way.enumerated() {
        tracker.add(point, at: .frame(step, framesPerSecond: 120))
      }

      let stood = numbers.int(in: 0...60)
      for step in 0..<stood {
        tracker.add(way[12], at: .frame(13 + step, framesPerSecond: 120))
      }

      let lift = Time.frame(12 + stood, framesPerSecond: 120)
      let isForgotten = stood >= 12 && velocity.magnitude < 250
      let found = Double(tracker.velocity(at: lift).y)
      try hold(
        agree(found, isForgotten ? 0 : velocity, within: 1e-5),
        "after \(velocity) points a second and \(stood) samples of standing it is \(found)")
    }
  }

  @Test("is a number, whatever the samples are")
  func hostileSamples() throws {
    try SeededCases(2_000).check { numbers in
      var tracker = VelocityTracker(mode: numbers.element(of: [.standing, .window]))
      var samples: [(CGPoint, Time)] = []
      for _ in 0..<numbers.int(in: 0...8) {
        // Times stand still and run backwards, too.
        let time = Time(ticks: Int64(numbers.int(in: -3...100)))
        samples.append((CGPoint(x: numbers.hostile(), y: numbers.hostile()), time))
        tracker.add(samples[samples.count - 1].0, at: time)
      }

      let velocity = tracker.velocity(at: Time(ticks: Int64(numbers.int(in: -3...100))))
      try hold(
        !velocity.x.isNaN && !velocity.y.isNaN, "\(samples) give the velocity \(velocity)")
    }
  }
}
