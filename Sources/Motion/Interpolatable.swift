/// A value that can be shown on its way to another value of its kind.
///
/// `AnimatedProperty` needs two things of it: the value in between, and what a value still lacks of
/// another, as something that can be put on top of any value. For numbers that is the difference
/// and the sum; for transforms the quotient and the product (F25, F28).
public protocol Interpolatable: Equatable, Sendable {
  /// The value part of the way to another: `self` at fraction 0, `end` at 1.
  func interpolated(to end: Self, by interpolation: Interpolation) -> Self

  /// What remains of this value against another: added to that one it gives this one.
  func remainder(against other: Self) -> Self

  /// This value with a remainder put on top of it.
  func adding(_ remainder: Self) -> Self

  /// The value with every number in it rounded by `Double.roundedToMotionGrid`.
  var roundedToMotionGrid: Self { get }
}

/// How far along an interpolation is, and by which rule a half turn goes.
public struct Interpolation: Sendable {
  /// The progress; beyond 0 to 1 where a spring or curve overshoots.
  ///
  /// It is not rounded: the value made with it is.
  public var fraction: Double

  /// Which way a half turn goes.
  public var halfTurn: HalfTurn

  /// The functions to compute angles with.
  package var functions = MathFunctions.standard

  /// Makes an interpolation that is some way along.
  public init(fraction: Double, halfTurn: HalfTurn = .clockwise) {
    self.fraction = fraction
    self.halfTurn = halfTurn
  }

  /// The number part of the way from one number to another.
  public func number(from start: Double, to end: Double) -> Double {
    start + (end - start) * fraction
  }
}

/// Which way a rotation by exactly half a turn goes; any other rotation takes the short way.
public enum HalfTurn: Sendable {
  /// Clockwise, whether it goes to or from an angle: UIKit's block animations since iOS 8 (F28).
  case clockwise
  /// As explicit Core Animation and earlier block animations do it (F26, F27): an angle of 0 counts
  /// as a full turn, so 0 to half a turn goes anticlockwise, and half to a full turn clockwise.
  case explicit
}
