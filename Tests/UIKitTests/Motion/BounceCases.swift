import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Bounces")
struct BounceCases {
  static let topic = Topic(
    "Vectors/bounce",
    [
      .init(.numbered("release", 0...7), release),
      .init(.numbered("fling", 0...3), fling),
      .init(["measured-ios26-00"], measured),
      .init(.numbered("flutter-test", 0...1), flutterSpring),
      .init(["flutter-test-02"], flutterFling),
    ])

  @Test("agree with UIKit and with the formulas of others", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func release(_ check: Check) throws {
    let x = try check.input.number("x0")
    let velocity = try check.input.number("finger_velocity")
    let bounce = Bounce(to: 0, displacement: x, fingerVelocity: velocity)

    let times = try check.times("uikit/t")
    try expectCurve(check, "uikit/x", times, bounce, bounce.value, ending: 0)
    try expectCurve(check, "uikit/v", times, bounce, bounce.velocity, ending: 0)
    try check.expect("uikit/initial_velocity", is: bounce.velocity(at: 0))
    try check.expect("uikit/settle_time_0.5pt", is: bounce.duration)

    let others: [(key: String, motion: OtherMotion)] = [
      ("scrollmechanics", OtherBounce.scrollMechanics(from: x, velocity: velocity)),
      ("flutter", OtherBounce.flutter(from: x, velocity: velocity)),
      ("lion_webkit_chromium", OtherBounce.chromium(from: x, velocity: velocity)),
      ("popmotion", OtherBounce.popmotion(from: x, velocity: velocity)),
    ]
    for (key, motion) in others { try expect(check, key, motion, differsFrom: bounce.value) }
    try check.expect(
      "scrollmechanics/duration_scale2",
      is: OtherBounce.scrollMechanicsDuration(from: x, velocity: velocity, scale: 2))
  }

  /// Expects a curve that the file goes on with after the bounce has ended, where the engine stands
  /// on the edge and the curve is within half a point of it.
  private static func expectCurve(
    _ check: Check, _ key: String, _ times: [Double], _ trajectory: any Trajectory,
    _ engine: (Double) -> Double, ending end: Double
  ) throws {
    let curve = try check.grid(key)
    let found = zip(times, curve).map { time, value in
      time < trajectory.duration ? engine(time) : value
    }
    let after = zip(times, curve).filter { $0.0 >= trajectory.duration }
    try check.expect(key, is: found)
    try check.expect(
      key, after.allSatisfy { engine($0.0) == end }, "go on after the bounce has ended")
  }

  private static func expect(
    _ check: Check, _ key: String, _ motion: OtherMotion, differsFrom engine: (Double) -> Double
  ) throws {
    let times = try check.times("\(key)/t")
    try check.expect("\(key)/x", is: motion.positions(at: times))
    try check.expect(
      "\(key)/x", motion.isSeenToDiffer(from: engine, at: times), "are UIKit's as well")
  }

  private static func fling(_ check: Check) throws {
    let input = check.input
    let (x, velocity) = (try input.number("x0"), try input.number("v0"))
    let range = try input.number("min")...(try input.number("max"))
    let settling = ScrollSettling(
      offset: x, velocity: velocity, range: range, rate: .normal, bounces: true)
    let trajectory = try #require(settling.trajectory)
    let edge = velocity < 0 ? range.lowerBound : range.upperBound

    try expectCurve(
      check, "uikit/x", try check.times("uikit/t"), trajectory, trajectory.value,
      ending: trajectory.finalValue)
    if let way = trajectory as? MomentumIntoEdge {
      try expectHandOver(check, way, edge: edge)
    } else {
      try check.expect("uikit/edge_time", is: nil)
    }

    let others = [
      (
        "scrollmechanics", OtherBounce.scrollMechanicsFling(from: x, velocity: velocity, edge: edge)
      ),
      ("flutter", OtherBounce.flutterFling(from: x, velocity: velocity, edge: edge)),
    ]
    for (key, fling) in others {
      try expect(check, key, fling.motion, differsFrom: trajectory.value)
      try check.expect("\(key)/edge_time", is: fling.edgeTime.map(JSON.number) ?? .null)
    }
  }

  private static func expectHandOver(
    _ check: Check, _ way: MomentumIntoEdge, edge: Double
  ) throws {
    let peakTime = turningTime(of: way.bounce)
    try check.expect("uikit/edge_time", is: way.crossing)
    try check.expect("uikit/edge_velocity", is: way.bounce.velocity(at: 0))
    try check.expect("uikit/peak_time_after_edge", is: peakTime)
    try check.expect("uikit/peak_overshoot", is: way.bounce.value(at: peakTime) - edge)
    try check.expect("uikit/settle_time_after_edge", is: way.bounce.duration)
  }

  /// When a bounce that leaves the edge turns back.
  private static func turningTime(of bounce: Bounce) -> Double {
    let isOutward = { (t: Double) in bounce.velocity(at: t) * bounce.velocity(at: 0) > 0 }
    var (outward, inward) = (0.0, bounce.duration / 2)
    for _ in 0..<50 {
      let middle = (outward + inward) / 2
      if isOutward(middle) { outward = middle } else { inward = middle }
    }
    return inward
  }

  private static func measured(_ check: Check) throws {
    let input = check.input
    let bounce = Bounce(
      to: 0, displacement: try input.number("x0"),
      fingerVelocity: try input.number("finger_velocity"))
    let delay = try input.number("start_delay")
    let scale = CGFloat(try input.number("scale"))

    let shown = try check.times("t").map { bounce.value(at: $0 - delay) }

    try check.expect(
      "x", is: shown.map { Double(CGFloat($0).aligned(toScale: scale)) },
      within: check.tolerance("x_abs"))
    try check.expect("model", is: shown)
    try check.expect(
      "end_callback_t", is: bounce.duration + delay, within: ScrollTrace.endTolerance)
  }

  private static func flutterSpring(_ check: Check) throws {
    let input = check.input
    let end = try input.number("end")
    let spring = OtherMotion.spring(
      mass: try input.number("mass"), stiffness: try input.number("stiffness"),
      ratio: try input.number("ratio"), displacement: try input.number("start") - end,
      velocity: try input.number("v0"))
    let times = try input.numbers("t")
    let positions = times.map { end + spring.position($0) }

    try check.expect("x", is: .array(zip(times, positions).map { JSON([$0, $1]) }))
    let floors = positions.prefix(3).map { "\(Int($0))" }.joined(separator: ", ")
    try check.rule("project_test", reads: "floors \(floors)")
  }

  private static func flutterFling(_ check: Check) throws {
    let input = check.input
    let fling = OtherBounce.flutterFling(
      from: try input.number("fling/x0"), velocity: try input.number("fling/v0"),
      edge: try input.number("fling/min"), mass: try input.number("mass"),
      stiffness: try input.number("stiffness"))
    let times = try input.numbers("t")
    let positions = fling.motion.positions(at: times)

    try check.expect("x", is: .array(zip(times, positions).map { JSON([$0, $1]) }))
    try check.rule("project_test", reads: "500; 42 +-1; -123 +-1; -15 +-1")
    try check.expect(
      "project_test", zip(positions, [500, 42, -123, -15]).allSatisfy { ($0 - $1).magnitude <= 1 },
      "are not met by \(positions)")
  }
}
