import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any time")
struct TimePropertyTests {
  private func ticks(_ numbers: inout SeededNumbers) -> Int64 {
    Int64(bitPattern: numbers.next()) >> Int64(numbers.int(in: 12...62))
  }

  @Test("comes back from its seconds as the tick it was")
  func thereAndBack() throws {
    try SeededCases(2_000).check { numbers in
      let time = Time(ticks: self.ticks(&numbers))

      try hold(Time(seconds: time.seconds) == time, "\(time.ticks) ticks come back as others")
    }
  }

  @Test("is the tick nearest to the seconds it was made of, in their order")
  func nearest() throws {
    try SeededCases(2_000).check { numbers in
      let seconds = numbers.anySize(upTo: 1e6)
      let later = seconds + numbers.anySize(upTo: 1).magnitude
      let time = Time(seconds: seconds)

      try hold(
        (time.seconds - seconds).magnitude <= (0.5 + 1e-3) / 720_000,
        "\(seconds) s are not nearest to \(time.ticks) ticks")
      try hold(time <= Time(seconds: later), "\(seconds) s come after \(later) s")
    }
  }

  @Test("of a frame is within half a tick of the frame, at any rate")
  func frames() throws {
    try SeededCases(2_000).check { numbers in
      let rate = numbers.int(in: 1...1_000)
      let index = numbers.int(in: -10_000_000...10_000_000)
      let ticks = Int(Time.frame(index, framesPerSecond: rate).ticks)

      try hold(
        (2 * (ticks * rate - index * 720_000)).magnitude <= UInt(rate),
        "frame \(index) at \(rate) a second is not at \(ticks) ticks")
    }
  }

  @Test("is followed by a tick of the display link within 1/120 s")
  func linkTicks() throws {
    try SeededCases(2_000).check { numbers in
      let time = Time(ticks: self.ticks(&numbers))
      let next = Time.linkTick(after: time)

      try hold(
        time < next && (next - time).ticks <= 6_000 && next.ticks % 6_000 == 0,
        "\(time.ticks) is followed by \(next.ticks)")
    }
  }

  @Test("adds up exactly or stops at the end of its range")
  func sums() throws {
    try SeededCases(2_000).check { numbers in
      let first = Int64(bitPattern: numbers.next())
      let second = Int64(bitPattern: numbers.next())
      let sum = Time(ticks: first) + Time(ticks: second)
      let difference = Time(ticks: first) - Time(ticks: second)

      // As Doubles the numbers are off by 1,024 at most, and only they have no ends.
      for (found, exact) in [
        (sum, Double(first) + Double(second)), (difference, Double(first) - Double(second)),
      ] {
        let within = min(max(exact, -0x1p63), 0x1p63)
        try hold(
          (Double(found.ticks) - within).magnitude <= 4_096,
          "\(first) and \(second) make \(found.ticks) instead of \(within)")
      }
    }
  }
}
