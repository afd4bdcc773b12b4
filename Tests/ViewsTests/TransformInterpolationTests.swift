import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Transforms on their way")
struct TransformInterpolationTests {
  /// The tolerance of the recorded tables.
  private static let tolerance = 1e-6

  private func agree(
    _ found: Transform, _ expected: Transform, within tolerance: Double = tolerance
  ) -> Bool {
    let differences = [
      found.a - expected.a, found.b - expected.b, found.c - expected.c, found.d - expected.d,
      found.tx - expected.tx, found.ty - expected.ty,
    ]
    return differences.allSatisfy { $0.magnitude <= tolerance }
  }

  private func linear(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Transform {
    Transform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  @Test(
    "turn by a half clockwise, and otherwise the short way (F28)",
    arguments: [
      (0, .pi, .pi), (0, -.pi, .pi), (.pi, 2 * .pi, .pi), (2 * .pi, .pi, .pi), (.pi, 0, .pi),
      (0.3, 0.3 + .pi, .pi), (0, 3.1315926536, 3.1315926536), (0, 0.000001 - .pi, 0.000001 - .pi),
      (0, .pi / 2, .pi / 2), (0, 1.5 * .pi, -.pi / 2), (1, 1, 0), (3, -3, 2 * .pi - 6),
    ] as [(Double, Double, Double)])
  func clockwise(from: Double, to: Double, turn: Double) {
    expect(from: from, to: to, turnsBy: turn, halfTurn: .clockwise)
  }

  @Test(
    "turn from or to upright anticlockwise by the explicit rule (F26, F27)",
    arguments: [
      (0, .pi, -.pi), (0, -.pi, -.pi), (.pi, 2 * .pi, .pi), (2 * .pi, .pi, -.pi),
      (0, 3.1315926536, 3.1315926536), (0, 0.000001 - .pi, 0.000001 - .pi), (0, .pi / 2, .pi / 2),
      (0, 1.5 * .pi, -.pi / 2),
    ] as [(Double, Double, Double)])
  func explicit(from: Double, to: Double, turn: Double) {
    expect(from: from, to: to, turnsBy: turn, halfTurn: .explicit)
  }

  private func expect(from: Double, to: Double, turnsBy turn: Double, halfTurn: HalfTurn) {
    let start = Transform(rotationAngle: from)
    let end = Transform(rotationAngle: to)

    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      let seen = start.interpolated(
        to: end, by: Interpolation(fraction: fraction, halfTurn: halfTurn))
      #expect(agree(seen, Transform(rotationAngle: from + fraction * turn)))
    }
  }

  @Test("move evenly, and shift and scale at once")
  func shiftAndScale() {
    let start = Transform(translationX: 100, y: -40)
    let end = Transform(a: 3, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)

    let shifted = start.interpolated(to: .identity, by: Interpolation(fraction: 0.25))
    let direct = start.interpolated(
      to: end, by: Interpolation(fraction: 0.5, halfTurn: .explicit))

    #expect(shifted == Transform(translationX: 75, y: -30))
    #expect(agree(direct, Transform(a: 2, b: 0, c: 0, d: 0.75, tx: 50, ty: -20)))
  }

  @Test("do not pass through the mirror between two mirrored ones")
  func mirrored() {
    let start = linear(-1, 0, 0, 1)
    let end = linear(1, 0, 0, -1)

    for rule in [HalfTurn.clockwise, .explicit] {
      for fraction in [0.25, 0.5, 0.75] {
        let seen = start.interpolated(
          to: end, by: Interpolation(fraction: fraction, halfTurn: rule))
        #expect((seen.determinant + 1).magnitude < Self.tolerance)
      }
    }
  }

  @Test("reach a scale of zero evenly", arguments: [HalfTurn.clockwise, .explicit])
  func vanishing(rule: HalfTurn) {
    let turned = Transform(rotationAngle: 1)
    let half = Interpolation(fraction: 0.5, halfTurn: rule)

    #expect(
      agree(
        Transform.identity.interpolated(to: Transform(scaleX: 0, y: 0), by: half),
        Transform(scaleX: 0.5, y: 0.5)))
    #expect(
      agree(
        Transform(scaleX: 0, y: 0).interpolated(to: .identity, by: half),
        Transform(scaleX: 0.5, y: 0.5)))
    #expect(
      agree(
        turned.interpolated(to: Transform(scaleX: 0, y: 1).concatenating(turned), by: half),
        Transform(scaleX: 0.5, y: 1).concatenating(turned)))
  }

  @Test("give the first transform when a remainder is added to the second (F28)")
  func remainder() {
    let first = Transform(a: 1, b: 2, c: -0.5, d: 1.5, tx: 20, ty: -7)
    let second = Transform(rotationAngle: 2).concatenating(Transform(translationX: 3, y: 4))

    #expect(agree(second.adding(first.remainder(against: second)), first))
    #expect(first.remainder(against: Transform(scaleX: 0, y: 1)) == .identity)
  }

  @Test("as properties reverse half-way without a jump, additive and from the presented value")
  func overlapping() {
    for overlap in [AnimationTiming.Overlap.additive, .fromPresented] {
      let clock = VirtualClock()
      let animator = Animator(clock: clock)
      var property = AnimatedProperty(Transform.identity)
      let timing = AnimationTiming.linear(1).overlapping(overlap)
      animator.animate(timing) { property.set(Transform(rotationAngle: .pi), in: $0) }
      clock.advance(to: Time(seconds: 0.5))
      let before = property.presented(at: clock.now)

      animator.animate(timing) { property.set(.identity, in: $0) }

      // Two roundings to the motion grid lie between.
      #expect(agree(property.presented(at: clock.now), before, within: 2e-6))
      #expect(property.presented(at: Time(seconds: 1.5)) == .identity)
    }
  }

  @Test("as properties show the header arrow's turn as RefreshDome's source has it (F28.3)")
  func headerArrow() {
    let clock = VirtualClock()
    let animator = Animator(clock: clock)
    var property = AnimatedProperty(Transform.identity)

    animator.animate(.easeInOut(0.2)) { property.set(Transform(rotationAngle: .pi), in: $0) }
    #expect(
      agree(property.presented(at: Time(seconds: 0.1)), Transform(rotationAngle: .pi / 2)))

    clock.advance(to: Time(seconds: 1))
    property.set(Transform(rotationAngle: 2 * .pi), in: nil)
    #expect(agree(property.presented(at: clock.now), .identity))
  }

  @Test("hide a last place in sines, cosines and angles", arguments: [-1, 1])
  func lastPlaces(shift: Int) {
    let start = Transform(rotationAngle: 0.4).concatenating(Transform(scaleX: 1.5, y: 0.8))
    let end = Transform(a: 0.2, b: 1.1, c: -0.9, d: 0.3, tx: 12.5, ty: 3)

    for rule in [HalfTurn.clockwise, .explicit] {
      for step in 0...20 {
        var interpolation = Interpolation(fraction: Double(step) / 20, halfTurn: rule)
        let standard = start.interpolated(to: end, by: interpolation)
        interpolation.functions = MathFunctions(lastPlaceShift: shift)
        let shifted = start.interpolated(to: end, by: interpolation)

        #expect(standard.roundedToMotionGrid == shifted.roundedToMotionGrid)
      }
    }
  }
}
