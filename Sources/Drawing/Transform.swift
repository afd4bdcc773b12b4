public import Foundation

/// A two-dimensional affine transform in UIKit's row-vector convention.
///
/// A point `(x, y)` goes to `(a·x + c·y + tx, b·x + d·y + ty)`; with y downwards a positive angle
/// turns clockwise on screen.
public struct Transform: Equatable, Hashable, Sendable {
  /// The part of x that stays in x (m11).
  public var a: Double
  /// The part of x that goes to y (m12).
  public var b: Double
  /// The part of y that goes to x (m21).
  public var c: Double
  /// The part of y that stays in y (m22).
  public var d: Double
  /// The shift along x, in points.
  public var tx: Double
  /// The shift along y, in points.
  public var ty: Double

  /// The transform that moves nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A turn by an angle in radians, clockwise on screen when positive.
  ///
  /// What comes within 10⁻⁹ of the identity is the identity, so that a whole turn leaves no trace.
  /// A half turn keeps the sign of its sine, which tells π from -π (F28.1).
  public init(rotationAngle angle: Double) {
    let cosine = cos(angle)
    let sine = sin(angle)
    guard abs(cosine - 1) >= Self.nearIdentity || abs(sine) >= Self.nearIdentity else {
      self = .identity
      return
    }
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// How far a number may be off in a matrix that counts as the identity (F28.1).
  private static let nearIdentity = 1e-9

  /// A shift by points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling by factors.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether the transform moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform only shifts, so that pixels stay on their grid.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The area factor; zero when the transform cannot be undone.
  public var determinant: Double { a * d - b * c }

  /// The angle of the transform's x axis in radians, within (-π, π].
  public var rotationAngle: Double { atan2(b, a) }

  /// This transform followed by another.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that undoes this one, or nil when none does.
  public var inverted: Transform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point where a transform takes this one.
  public func applying(_ transform: Transform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGRect {
  /// The smallest upright rectangle around this one's transformed corners.
  public func applying(_ transform: Transform) -> CGRect {
    let corners = self.corners.map { $0.applying(transform) }
    let left = corners.map(\.x).min() ?? minX
    let top = corners.map(\.y).min() ?? minY
    let right = corners.map(\.x).max() ?? maxX
    let bottom = corners.map(\.y).max() ?? maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
