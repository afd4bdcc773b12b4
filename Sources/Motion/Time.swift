/// A moment or a length of virtual time, a whole count of 1/720,000 s.
///
/// The unit divides the frames of 24, 25, 30, 48, 50, 60, 90, 120 and 144 frames a second and
/// whole milliseconds, so sums and comparisons are exact. Seconds are rounded to it once, on the
/// way in. Sums that would not fit stop at the ends of the range instead of trapping.
///
/// ```swift
/// let frame = Time.frame(12, framesPerSecond: 60)
/// frame == Time(seconds: 0.2)  // true
/// ```
public struct Time: Hashable, Sendable {
  /// How many ticks make a second: 720,000.
  public static let ticksPerSecond: Int64 = 720_000

  /// The start of virtual time, and the empty length.
  public static let zero = Time(ticks: 0)

  /// The latest time there is, some 400,000 years on; sums stop here.
  public static let distantFuture = Time(ticks: .max)

  /// The count of 1/720,000 s; negative before the start.
  public var ticks: Int64

  /// Makes a time from a count of 1/720,000 s.
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// Rounds seconds to the nearest tick, halves away from zero.
  ///
  /// Seconds outside the range give its nearest end, and a value that is not a number gives zero.
  public init(seconds: Double) {
    let exact = (seconds * Double(Time.ticksPerSecond)).rounded()
    if exact.isNaN {
      self.init(ticks: 0)
    } else {
      self.init(ticks: Int64(exactly: exact) ?? (exact < 0 ? .min : .max))
    }
  }

  /// The time in seconds, the nearest Double to it.
  public var seconds: Double { Double(ticks) / Double(Time.ticksPerSecond) }
}

extension Time: Comparable {
  /// Whether the first time comes before the second.
  public static func < (first: Time, second: Time) -> Bool { first.ticks < second.ticks }
}

extension Time {
  /// The sum, exact, or the end of the range it would pass.
  public static func + (first: Time, second: Time) -> Time {
    let (sum, overflow) = first.ticks.addingReportingOverflow(second.ticks)
    return Time(ticks: overflow ? (second.ticks < 0 ? .min : .max) : sum)
  }

  /// The difference, exact, or the end of the range it would pass.
  public static func - (first: Time, second: Time) -> Time {
    let (difference, overflow) = first.ticks.subtractingReportingOverflow(second.ticks)
    return Time(ticks: overflow ? (second.ticks < 0 ? .max : .min) : difference)
  }

  /// Moves the first time on by the second.
  public static func += (first: inout Time, second: Time) {
    first = first + second
  }
}
