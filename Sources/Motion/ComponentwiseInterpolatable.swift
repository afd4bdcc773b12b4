public import Foundation

/// A value made of numbers that each go their own way, such as a point.
public protocol ComponentwiseInterpolatable: Interpolatable {
  /// The value whose numbers are made by pairing this value's numbers with another's.
  func merged(with other: Self, by combine: (Double, Double) -> Double) -> Self
}

extension ComponentwiseInterpolatable {
  /// Each number part of the way to the other value's.
  public func interpolated(to end: Self, by interpolation: Interpolation) -> Self {
    merged(with: end) { interpolation.number(from: $0, to: $1) }
  }

  /// The difference of each pair of numbers.
  public func remainder(against other: Self) -> Self {
    merged(with: other) { $0 - $1 }
  }

  /// The sum of each pair of numbers.
  public func adding(_ remainder: Self) -> Self {
    merged(with: remainder) { $0 + $1 }
  }

  /// Each number rounded by `Double.roundedToMotionGrid`.
  public var roundedToMotionGrid: Self {
    merged(with: self) { number, _ in number.roundedToMotionGrid }
  }
}

extension Double: ComponentwiseInterpolatable {
  /// The number made of this one and another.
  public func merged(with other: Double, by combine: (Double, Double) -> Double) -> Double {
    combine(self, other)
  }
}

extension CGPoint: ComponentwiseInterpolatable {
  /// The point made of this one's and another's coordinates.
  public func merged(with other: CGPoint, by combine: (Double, Double) -> Double) -> CGPoint {
    CGPoint(x: combine(Double(x), Double(other.x)), y: combine(Double(y), Double(other.y)))
  }
}

extension CGSize: ComponentwiseInterpolatable {
  /// The size made of this one's and another's sides.
  public func merged(with other: CGSize, by combine: (Double, Double) -> Double) -> CGSize {
    CGSize(
      width: combine(Double(width), Double(other.width)),
      height: combine(Double(height), Double(other.height)))
  }
}
