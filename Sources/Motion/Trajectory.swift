/// A motion along one axis as a function of the seconds since it began.
///
/// A trajectory is computed in closed form, never step by step, so that the value at an instant is
/// the same whatever was asked before. Times before the start count as the start. Values are
/// rounded by `Double.roundedToMotionGrid`; the ends of a motion that were handed in come back
/// exactly as they were.
public protocol Trajectory: Sendable {
  /// The position in points (or the progress) some seconds after the start.
  func value(at seconds: Double) -> Double

  /// The velocity in points (or progress) a second some seconds after the start; zero from
  /// `duration` on.
  func velocity(at seconds: Double) -> Double

  /// How many seconds the motion takes: a whole number of ticks of `Time`, so that
  /// `Time(seconds: duration).seconds == duration`.
  var duration: Double { get }

  /// The value from `duration` on.
  var finalValue: Double { get }
}

extension Double {
  /// These seconds, or zero if they are negative or not a number.
  var sinceStart: Double { self > 0 ? self : 0 }

  /// These seconds rounded to a whole number of ticks of `Time`.
  var roundedToTick: Double { Time(seconds: self).seconds }
}
