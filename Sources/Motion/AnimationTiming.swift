/// When and how a block animation runs.
///
/// The defaults are UIKit's: 0.2 s, no delay, ease-in-out, once (F20).
///
/// ```swift
/// animator.animate(.easeInOut(0.4).overlapping(.fromPresented)) { block in … }
/// ```
public struct AnimationTiming: Hashable, Sendable {
  /// What happens to animations of the same property that still run.
  public enum Overlap: Sendable {
    /// They go on, and the new one is added to them, so a reversal keeps its speed (F25).
    case additive
    /// They are dropped, and the new one starts from what is seen at that moment.
    case fromPresented
  }

  /// The duration of a block animation of which nothing else is said, in seconds (F20).
  public static let standardDuration = 0.2

  /// How long one run takes, without its way back.
  public var duration: Time
  /// How long the old value is shown before the first run.
  public var delay: Time
  /// How the progress follows from the time.
  public var curve: TimingCurve
  /// What happens to animations that still run.
  public var overlap: Overlap
  /// How many runs there are, each with its way back; a count not above zero is one.
  public var repeatCount: Double
  /// Whether each run goes back the way it came, mirrored in time (F23).
  public var autoreverses: Bool
  /// Which way a half turn goes.
  public var halfTurn: HalfTurn

  /// Makes a timing from a duration and a delay in seconds; negative ones count as zero.
  public init(
    duration: Double = AnimationTiming.standardDuration, delay: Double = 0,
    curve: TimingCurve = .easeInOut, overlap: Overlap = .additive, repeatCount: Double = 1,
    autoreverses: Bool = false, halfTurn: HalfTurn = .clockwise
  ) {
    self.duration = Time(seconds: duration.sinceStart)
    self.delay = Time(seconds: delay.sinceStart)
    self.curve = curve
    self.overlap = overlap
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.halfTurn = halfTurn
  }

  /// The same timing with another way to meet animations that still run.
  public func overlapping(_ overlap: Overlap) -> AnimationTiming {
    var timing = self
    timing.overlap = overlap
    return timing
  }

  /// The time from the start of the delay to the end of the last run.
  public var totalTime: Time {
    let runs = repeatCount > 0 ? repeatCount : 1
    return delay + Time(seconds: period.seconds * runs)
  }

  /// Whether the runs never end: the repeat count is infinite, or a spring is not damped.
  public var isEndless: Bool { totalTime == .distantFuture }

  /// The length of one run with its way back.
  private var period: Time { autoreverses ? duration + duration : duration }

  /// The progress some time after the start of the delay, not rounded.
  func progress(at elapsed: Time) -> Double {
    let running = elapsed - delay
    guard running > .zero, duration > .zero else { return 0 }
    let position = Time(ticks: running.ticks % period.ticks)
    let way = autoreverses ? min(position, period - position) : position
    return curve.exactProgress(
      at: Double(way.ticks) / Double(duration.ticks), duration: duration.seconds)
  }
}

extension AnimationTiming {
  /// Progress in step with time, over some seconds.
  public static func linear(_ duration: Double, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(duration: duration, delay: delay, curve: .linear)
  }

  /// A slow start, over some seconds.
  public static func easeIn(_ duration: Double, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(duration: duration, delay: delay, curve: .easeIn)
  }

  /// A slow end, over some seconds.
  public static func easeOut(_ duration: Double, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(duration: duration, delay: delay, curve: .easeOut)
  }

  /// A slow start and a slow end, over some seconds.
  public static func easeInOut(_ duration: Double, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(duration: duration, delay: delay, curve: .easeInOut)
  }

  /// A spring fitted to some seconds (F33); `initialVelocity` in whole distances a second.
  public static func spring(
    _ duration: Double, dampingRatio: Double, initialVelocity: Double = 0, delay: Double = 0
  ) -> AnimationTiming {
    let spring = Spring(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity)
    return AnimationTiming(duration: duration, delay: delay, curve: .spring(spring))
  }

  /// A spring that runs until it has settled (F31).
  public static func spring(_ spring: Spring, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(duration: spring.duration, delay: delay, curve: .spring(spring))
  }
}
