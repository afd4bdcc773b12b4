/// The motion of `setContentOffset(_:animated:)`: half a cosine over 0.3 s, counted from the call
/// (F18).
public struct CosineScroll: Trajectory, Hashable {
  /// How many seconds it takes (F18).
  public static let standardDuration = 0.3

  /// Where it begins, in points.
  public let start: Double

  /// Where it ends, in points.
  public let end: Double

  private let functions: MathFunctions

  /// Makes the motion from one position to another, in points.
  public init(from start: Double, to end: Double) {
    self.init(from: start, to: end, functions: .standard)
  }

  package init(from start: Double, to end: Double, functions: MathFunctions) {
    self.start = start
    self.end = end
    self.functions = functions
  }

  /// How many seconds it takes.
  public var duration: Double { CosineScroll.standardDuration }

  /// Where it ends, in points.
  public var finalValue: Double { end }

  /// The position in points after some seconds.
  public func value(at seconds: Double) -> Double {
    guard seconds > 0 else { return start }
    guard seconds < duration else { return end }
    let progress = (1 - functions.cos(.pi * seconds / duration)) / 2
    return (start + (end - start) * progress).roundedToMotionGrid
  }

  /// The velocity in points a second after some seconds.
  public func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    let slope = functions.sin(.pi * seconds.sinceStart / duration) * .pi / (2 * duration)
    return ((end - start) * slope).roundedToMotionGrid
  }
}
