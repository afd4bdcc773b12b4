import Drawing
import Foundation
import Motion
import Testing

@Suite("Momentum")
struct DecelerationCases {
  static let topic = Topic(
    "Vectors/deceleration",
    [
      .init(.numbered("fling", 0...4), flingWithFlutter),
      .init(.numbered("fling", 5...6), fling),
      .init(["measured-ios26-00"], measured),
      .init(.numbered("flutter-test", 0...1), flutterTest),
    ])

  @Test("agrees with UIKit and with the formulas of others", arguments: try topic.cases())
  func agrees(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private struct Start {
    var x: Double
    var velocity: Double
    var rate: Double

    init(_ input: JSON) throws {
      x = try input.number("x0")
      velocity = try input.number("v0")
      rate = try input.number("rate")
    }

    func run() throws -> Deceleration {
      guard let rate = Deceleration.Rate(rawValue: rate) else {
        throw MissingValue(description: "no rate \(rate)")
      }
      return Deceleration(from: x, velocity: velocity, rate: rate)
    }
  }

  private static func fling(_ check: Check) throws {
    let start = try Start(check.input)
    let run = try start.run()

    let times = try check.times("uikit/t")
    try check.expect("uikit/x", is: times.map(run.value))
    try check.expect("uikit/v", is: times.map(run.velocity))
    try check.expect("uikit/duration", is: run.duration)
    try check.expect("uikit/rest", is: run.finalValue)
    try check.expect("uikit/reported_target", is: run.target)

    let projection = OtherDeceleration.projection(
      from: start.x, velocity: start.velocity, rate: start.rate)
    try check.expect("wwdc_projection", is: projection)
    try check.expect(
      "wwdc_projection", (projection - run.finalValue).magnitude >= 1.0 / 3, "is UIKit's as well")
    try scrollMechanics(check, start, run)
    try expect(
      check, "react_native",
      .reactNative(from: start.x, velocity: start.velocity, rate: start.rate), differsFrom: run)
    try popmotion(check, start, run)
  }

  private static func flingWithFlutter(_ check: Check) throws {
    try fling(check)
    let start = try Start(check.input)
    let flutter = OtherDeceleration.flutter(from: start.x, velocity: start.velocity)
    try expect(check, "flutter", flutter, differsFrom: try start.run())
    try check.expect("flutter/v", is: try check.times("flutter/t").map(flutter.velocity))
    try check.expect("flutter/final", is: flutter.destination)
  }

  private static func scrollMechanics(
    _ check: Check, _ start: Start, _ run: Deceleration
  ) throws {
    let key = "scrollmechanics"
    let theirs = OtherDeceleration.scrollMechanics(
      from: start.x, velocity: start.velocity, rate: start.rate)
    try expect(check, key, theirs, differsFrom: run)
    try check.expect("\(key)/v", is: try check.times("\(key)/t").map(theirs.velocity))
    try check.expect("\(key)/destination", is: theirs.destination)
    try check.expect(
      "\(key)/duration_threshold_0.5",
      is: OtherDeceleration.scrollMechanicsDuration(
        velocity: start.velocity, rate: start.rate, threshold: 0.5))
  }

  private static func popmotion(_ check: Check, _ start: Start, _ run: Deceleration) throws {
    let key = "popmotion_inertia"
    let power = 0.8
    let timeConstant = 0.75
    try check.expect("\(key)/power", is: power)
    try check.expect("\(key)/timeConstant_ms", is: timeConstant * 1000)
    try expect(
      check, key,
      .popmotion(
        from: start.x, velocity: start.velocity, power: power, timeConstant: timeConstant),
      differsFrom: run)
  }

  private static func expect(
    _ check: Check, _ key: String, _ theirs: OtherDeceleration, differsFrom run: Deceleration
  ) throws {
    let times = try check.times("\(key)/t")
    try check.expect("\(key)/x", is: theirs.motion.positions(at: times))
    try check.expect(
      "\(key)/x", theirs.motion.isSeenToDiffer(from: run.value, at: times), "are UIKit's as well")
  }

  private static func measured(_ check: Check) throws {
    let run = try Start(check.input).run()
    let delay = try check.input.number("start_delay")
    let scale = CGFloat(try check.input.number("scale"))
    let onPixel = { (x: Double) in Double(CGFloat(x).aligned(toScale: scale)) }

    let times = try check.times("t").map { $0 - delay }
    let shown = times.map(run.value)

    try check.expect("x", is: shown.map(onPixel), within: check.tolerance("x_abs"))
    // The curve of the file goes on for some frames, ever slower, where the engine is at rest.
    let curve = try check.grid("model")
    let running = times.filter { $0 < run.duration }.count
    try check.expect("model", is: Array(shown.prefix(running)) + curve.dropFirst(running))
    try check.expect(
      "model",
      zip(times, curve).dropFirst(running).allSatisfy { time, value in
        (value - run.finalValue).magnitude <= Deceleration.stoppingSpeed * (time - run.duration)
      }, "goes on faster than a run ends")
    // Recorded to four decimals.
    try check.expect("reported_target", is: onPixel(run.target), within: 0.0001)
    try check.expect("rest", is: onPixel(run.finalValue), within: 0.0001)
    try check.expect("end_callback_t", is: run.duration + delay, within: ScrollTrace.endTolerance)
  }

  private static func flutterTest(_ check: Check) throws {
    let input = check.input
    let run = OtherDeceleration.flutter(
      from: try input.number("x0"), velocity: try input.number("v0"),
      drag: try input.number("drag"))
    let times = try input.numbers("t")

    try check.expect("x", is: .array(times.map { JSON([$0, run.motion.position($0)]) }))
    try check.expect("v", is: .array(times.map { JSON([$0, run.velocity($0)]) }))
    try check.expect("final", is: run.destination)
  }
}
