import Drawing
import Foundation
import Motion
import Testing
import Views

@Suite("Rotations on their way")
struct RotationCases {
  static let topic = Topic(
    "Vectors/rotation",
    [
      .init(.numbered("turn", 0...7), turn),
      .init(.numbered("measured-macos", 0...3), measured),
    ])

  @Test("agree with both rules for half a turn", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static let rules: [(key: String, halfTurn: HalfTurn, overlap: AnimationTiming.Overlap)] =
    [
      ("ios8_additive", .clockwise, .additive),
      ("explicit_or_ios7", .explicit, .fromPresented),
    ]

  private static func turn(_ check: Check) throws {
    let start = Transform(rotationAngle: angle(try check.input.number("from")))
    let end = Transform(rotationAngle: angle(try check.input.number("to")))
    let fractions = try check.input.numbers("f")

    for (key, halfTurn, overlap) in rules {
      let seen = shown(from: start, to: end, at: fractions, by: halfTurn, overlap)
      let exact = fractions.map {
        start.interpolated(to: end, by: Interpolation(fraction: $0, halfTurn: halfTurn))
      }
      try check.expect("\(key)/m11_m12_m21_m22", is: .array(seen.map(matrix)))
      let turns = "\(key)/turn_from_start_deg"
      let expected = try check.grid(turns)
      try check.expect(
        turns, is: zip(exact, expected).map { degrees(of: $0, from: start, near: $1) })
    }
  }

  /// An angle that was written with ten decimals: a whole number of quarter turns is taken for one.
  private static func angle(_ written: Double) -> Double {
    let quarters = (written / (.pi / 2)).rounded()
    return (written - quarters * .pi / 2).magnitude < 1e-9 ? quarters * .pi / 2 : written
  }

  private static func matrix(_ transform: Transform) -> JSON {
    JSON([transform.a, transform.b, transform.c, transform.d])
  }

  /// How far a transform is turned from another, in degrees; a matrix knows no whole turns, so the
  /// answer is the one that is nearest to a given number.
  private static func degrees(
    of transform: Transform, from start: Transform, near expected: Double
  ) -> Double {
    let turned = start.inverted.map(transform.concatenating) ?? transform
    let degrees = turned.rotationAngle * 180 / .pi
    return degrees + 360 * ((expected - degrees) / 360).rounded()
  }

  /// What a view shows that a block turns from one transform to another in a second.
  private static func shown(
    from start: Transform, to end: Transform, at fractions: [Double], by halfTurn: HalfTurn,
    _ overlap: AnimationTiming.Overlap
  ) -> [Transform] {
    let window = Window(
      size: CGSize(width: 320, height: 568),
      environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
    window.addSubview(view)
    view.transform = start
    let timing = AnimationTiming(
      duration: 1, curve: .linear, overlap: overlap, halfTurn: halfTurn)
    window.animator.animate(timing) { view.setTransform(end, in: $0) }
    return fractions.map {
      window.advance(to: Time(seconds: $0))
      return view.presentedTransform
    }
  }

  private static func measured(_ check: Check) throws {
    let start = try transform(check.input, "from")
    let end = try transform(check.input, "to")

    let seen = shown(from: start, to: end, at: [0.25, 0.5], by: .explicit, .fromPresented)

    for (place, key) in ["quarter", "half"].enumerated() {
      try check.expect(key, is: matrix(seen[place]))
      try check.expect("model_\(key)", is: matrix(seen[place]), within: 1e-6)
    }
  }

  private static func transform(_ input: JSON, _ key: String) throws -> Transform {
    let numbers = try input.numbers(key)
    return Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: 0, ty: 0)
  }
}
