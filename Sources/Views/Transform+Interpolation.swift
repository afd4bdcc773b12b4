public import Drawing
public import Motion

/// Transforms on their way to another: each is split into shift, scale, angle and what remains, and
/// the parts go straight to their ends (F26).
extension Transform: Interpolatable {
  /// The transform part of the way to another.
  ///
  /// By the rule `.clockwise` what runs is the quotient of both, to the identity, as UIKit's
  /// additive animations do (F28); by `.explicit` the transforms themselves (F26). An end that
  /// cannot be undone has no quotient and is always gone to directly.
  public func interpolated(to end: Transform, by interpolation: Interpolation) -> Transform {
    guard interpolation.halfTurn == .clockwise, let inverse = end.inverted else {
      return Transform(from: self, to: end, by: interpolation)
    }
    let quotient = concatenating(inverse)
    return Transform(from: quotient, to: .identity, by: interpolation).concatenating(end)
  }

  /// The transform that has to go before another to give this one (F28).
  ///
  /// It is the identity for one that cannot be undone: nothing is seen of an additive animation
  /// to a scale of zero.
  public func remainder(against other: Transform) -> Transform {
    other.inverted.map(concatenating) ?? .identity
  }

  /// This transform with a remainder before it.
  public func adding(_ remainder: Transform) -> Transform {
    remainder.concatenating(self)
  }

  /// The transform with each of its six numbers rounded.
  public var roundedToMotionGrid: Transform {
    Transform(
      a: a.roundedToMotionGrid, b: b.roundedToMotionGrid, c: c.roundedToMotionGrid,
      d: d.roundedToMotionGrid, tx: tx.roundedToMotionGrid, ty: ty.roundedToMotionGrid)
  }

  private init(from start: Transform, to end: Transform, by interpolation: Interpolation) {
    var first = TransformParts(of: start, functions: interpolation.functions)
    var last = TransformParts(of: end, functions: interpolation.functions)
    first.turnOverIfMirrored(against: last)
    (first.angle, last.angle) = interpolation.halfTurn.angles(from: first.angle, to: last.angle)
    self = first.merged(with: last) { interpolation.number(from: $0, to: $1) }
      .transform(functions: interpolation.functions)
  }
}

extension HalfTurn {
  /// Angles nearer to none or to half a turn than this count as exactly that, so that the last
  /// places of sines decide no direction (F28.1).
  private static let tolerance = 1e-9

  /// The same two angles, within -π and π, written so that going straight from one to the other
  /// takes the way of the rule.
  fileprivate func angles(from start: Double, to end: Double) -> (start: Double, end: Double) {
    switch self {
    case .clockwise:
      let turn = (end - start).remainder(dividingBy: 2 * .pi)
      return (start, start + (turn < HalfTurn.tolerance - .pi ? turn + 2 * .pi : turn))
    case .explicit:
      let start = start.magnitude < HalfTurn.tolerance ? 2 * .pi : start
      let end = end.magnitude < HalfTurn.tolerance ? 2 * .pi : end
      guard (start - end).magnitude > .pi else { return (start, end) }
      return start > end ? (start - 2 * .pi, end) : (start, end - 2 * .pi)
    }
  }
}

/// A transform taken apart by the two-dimensional decomposition of CSS Transforms Level 1 (F26).
private struct TransformParts {
  var shift: (x: Double, y: Double)
  var scale: (x: Double, y: Double)
  /// In radians, within -π and π.
  var angle: Double
  /// What remains without scale and angle: the skew, in row-vector order.
  var rest: (a: Double, b: Double, c: Double, d: Double)

  /// How two numbers of two transforms' parts make one.
  typealias Combine = (Double, Double) -> Double

  init(of transform: Transform, functions: MathFunctions) {
    shift = (transform.tx, transform.ty)
    scale.x = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    scale.y = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    if transform.determinant < 0 {
      if transform.a < transform.d { scale.x.negate() } else { scale.y.negate() }
    }
    let (a, b, c, d) = TransformParts.unitRows(of: transform, scale: scale)
    angle = functions.atan2(b, a)
    // Turned back by the angle, whose cosine and sine the first row is.
    rest = (a * a - b * c, a * b - b * d, b * a + a * c, b * b + a * d)
  }

  private init(merging first: TransformParts, _ last: TransformParts, by combine: Combine) {
    shift = (combine(first.shift.x, last.shift.x), combine(first.shift.y, last.shift.y))
    scale = (combine(first.scale.x, last.scale.x), combine(first.scale.y, last.scale.y))
    angle = combine(first.angle, last.angle)
    rest = (
      combine(first.rest.a, last.rest.a), combine(first.rest.b, last.rest.b),
      combine(first.rest.c, last.rest.c), combine(first.rest.d, last.rest.d)
    )
  }

  /// The transform's two rows without their scale; a row of length zero is taken to stand square on
  /// the other, so that a scale of zero is reached evenly.
  private static func unitRows(
    of transform: Transform, scale: (x: Double, y: Double)
  ) -> (a: Double, b: Double, c: Double, d: Double) {
    let first = (a: transform.a / scale.x, b: transform.b / scale.x)
    let second = (c: transform.c / scale.y, d: transform.d / scale.y)
    switch (scale.x == 0, scale.y == 0) {
    case (false, false): return (first.a, first.b, second.c, second.d)
    case (false, true): return (first.a, first.b, -first.b, first.a)
    case (true, false): return (second.d, -second.c, second.c, second.d)
    case (true, true): return (1, 0, 0, 1)
    }
  }

  /// The parts made by pairing these parts' numbers with others'.
  func merged(with other: TransformParts, by combine: Combine) -> TransformParts {
    TransformParts(merging: self, other, by: combine)
  }

  /// Writes a mirrored x axis as a mirrored y axis, or the other way about, if the other parts
  /// mirror that one, so that the mirror need not be passed through.
  mutating func turnOverIfMirrored(against other: TransformParts) {
    guard
      (scale.x < 0 && other.scale.y < 0) || (scale.y < 0 && other.scale.x < 0)
    else { return }
    scale = (-scale.x, -scale.y)
    angle += angle < 0 ? .pi : -.pi
  }

  /// The parts put together again.
  func transform(functions: MathFunctions) -> Transform {
    let cosine = functions.cos(angle)
    let sine = functions.sin(angle)
    return Transform(
      a: scale.x * (cosine * rest.a + sine * rest.c),
      b: scale.x * (cosine * rest.b + sine * rest.d),
      c: scale.y * (cosine * rest.c - sine * rest.a),
      d: scale.y * (cosine * rest.d - sine * rest.b),
      tx: shift.x, ty: shift.y)
  }
}
