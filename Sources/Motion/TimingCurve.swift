/// How the progress of an animation follows from the share of its duration that has passed.
public enum TimingCurve: Hashable, Sendable {
  /// A curve with two control points.
  case cubicBezier(CubicBezier)
  /// A spring that has run for as many seconds as the animation; it is cut off at the end.
  case spring(Spring)

  /// Progress in step with time (F21).
  public static let linear = TimingCurve.cubicBezier(CubicBezier(0, 0, 1, 1))
  /// A slow start (F21).
  public static let easeIn = TimingCurve.cubicBezier(CubicBezier(0.42, 0, 1, 1))
  /// A slow end (F21).
  public static let easeOut = TimingCurve.cubicBezier(CubicBezier(0, 0, 0.58, 1))
  /// A slow start and a slow end, what block animations use unless told otherwise (F20, F21).
  public static let easeInOut = TimingCurve.cubicBezier(CubicBezier(0.42, 0, 0.58, 1))
  /// Core Animation's `default`, used for implicit layer actions (F21, F22).
  public static let standard = TimingCurve.cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1))

  /// The progress at a fraction of the duration: 0 before the start, 1 from the end, and beyond
  /// these in between where a curve or spring overshoots.
  ///
  /// Only a spring asks how many seconds the whole duration is.
  public func progress(at fraction: Double, duration: Double = 1) -> Double {
    exactProgress(at: fraction, duration: duration).roundedToMotionGrid
  }

  /// The progress before it is rounded, to be multiplied with a distance first.
  func exactProgress(at fraction: Double, duration: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubicBezier(let curve): return curve.progress(at: fraction)
    case .spring(let spring): return spring.progress(at: fraction * duration)
    }
  }
}
