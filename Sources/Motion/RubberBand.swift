/// The resistance a scroll view puts up when a finger pulls it past its edge (F1).
///
/// The content follows `coefficient * x * d / (d + coefficient * x)`, where `x` is how far the
/// finger has gone past the edge and `d` the length of the viewport: a little over half as fast as
/// the finger at first, ever slower, and never as far as `d`.
public struct RubberBand: Hashable, Sendable {
  /// The share of the finger's first points that the content follows (F1).
  public static let standardCoefficient = 0.55

  /// The greatest overshoot, as a share of the viewport, for which a finger position is given.
  private static let greatestShare = 1023.0 / 1024

  /// The length of the viewport on the axis, in points (F4.1).
  public let viewport: Double

  /// The share of the finger's first points that the content follows.
  public let coefficient: Double

  /// Makes the resistance of a viewport with a length in points; a negative length counts as zero.
  public init(viewport: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.viewport = max(0, viewport)
    self.coefficient = coefficient
  }

  /// How far the content is seen to move, in points, when the finger is `raw` points past the edge.
  ///
  /// The sign is kept: a negative value is past the top.
  public func visible(forRaw raw: Double) -> Double {
    guard viewport > 0 else { return 0 }
    let pulled = coefficient * raw.magnitude
    let shown = pulled.isInfinite ? viewport : pulled * viewport / (viewport + pulled)
    return (raw < 0 ? -shown : shown).roundedToMotionGrid
  }

  /// How far past the edge, in points, the finger must be for the content to be seen at `visible`
  /// (F4.2); it is what a finger that catches a moving bounce starts from (F4.4).
  ///
  /// No finger moves the content as far as the viewport is long, so visible values beyond 1023/1024
  /// of it count as that share.
  public func raw(forVisible visible: Double) -> Double {
    guard viewport > 0, coefficient > 0 else { return 0 }
    let shown = min(visible.magnitude, viewport * RubberBand.greatestShare)
    let raw = shown * viewport / (coefficient * (viewport - shown))
    return (visible < 0 ? -raw : raw).roundedToMotionGrid
  }
}
