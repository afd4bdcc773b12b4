import Foundation
import Testing

@testable import Motion

@Suite("Springs")
struct SpringCases {
  static let topic = Topic(
    "Vectors/spring",
    [
      .init(.numbered("ca", 0...3), course),
      .init(.numbered("measured-settling", 0...4), measuredSettling),
      .init(.numbered("measured-value", 0...2), measuredValue),
      .init(.numbered("uiview", 0...11), fitted),
      .init(.numbered("perceptual", 0...2), perceptual),
    ])

  @Test("agree with Core Animation's", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func spring(_ input: JSON) throws -> Spring {
    Spring(
      mass: try input.number("mass"), stiffness: try input.number("stiffness"),
      damping: try input.number("damping"), initialVelocity: try input.number("initialVelocity"))
  }

  /// The file's curve goes on when the spring has settled; the engine's ends there.
  private static func course(_ check: Check) throws {
    let spring = try spring(check.input)
    let times = try check.input.numbers("t")

    try check.expect("progress", is: times.map(spring.progress))
    try check.expect("settlingDuration", is: spring.duration)
    let after = times.filter { $0 >= spring.duration }
    try check.expect(
      "progress",
      times.allSatisfy { spring.value(at: $0) == shown(spring, at: $0) }
        && after.allSatisfy { (spring.progress(at: $0) - 1).magnitude <= 0.001 },
      "end elsewhere than at the target")
  }

  private static func shown(_ spring: Spring, at time: Double) -> Double {
    time < spring.duration ? spring.progress(at: time).roundedToMotionGrid : 1
  }

  private static func measuredSettling(_ check: Check) throws {
    let seconds = try spring(check.input).settlingDuration

    // Both are written with ten decimals.
    try check.expect("settlingDuration", is: seconds)
    try check.expect("model", is: seconds)
  }

  private static func measuredValue(_ check: Check) throws {
    let progress = try spring(check.input).value(at: try check.input.number("t"))

    try check.expect("progress", is: progress)
    try check.expect("model", is: progress, within: 1e-6)
  }

  private static func fitted(_ check: Check) throws {
    let input = check.input
    let spring = Spring(
      dampingRatio: try input.number("dampingRatio"), duration: try input.number("duration"),
      initialVelocity: try input.number("initialVelocity"))
    let measured = try check.reading("stiffness_measured").number("")

    try check.expect("stiffness_model", is: spring.stiffness)
    try check.expect("damping_model", is: spring.damping)
    try check.expect("mass", is: spring.mass)
    try check.expect(
      "stiffness_measured", is: spring.stiffness,
      within: check.tolerance("stiffness_rel") * measured)
  }

  private static func perceptual(_ check: Check) throws {
    let spring = Spring(
      perceptualDuration: try check.input.number("perceptualDuration"),
      bounce: try check.input.number("bounce"))

    try check.expect("stiffness", is: spring.stiffness)
    try check.expect("damping", is: spring.damping)
  }
}
