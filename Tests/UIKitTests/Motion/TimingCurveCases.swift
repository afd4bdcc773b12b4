import Foundation
import Motion
import Testing

@Suite("Timing curves and what runs by them")
struct TimingCurveCases {
  static let topic = Topic(
    "Vectors/timing-curves",
    [
      .init(curves.keys.sorted().map { "curve-\($0)" }, curve),
      .init(.numbered("measured-macos", 0...2), measured),
      .init(["frames-02"], cosineFrames),
      .init(.numbered("frames", 0...1) + .numbered("frames", 3...4), frames),
      .init(.numbered("repeat", 0...1), repeated),
      .init(["additive-00"], additive),
    ])

  @Test("agree with Core Animation", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static let curves: [String: TimingCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInOut,
    "default": .standard,
  ]

  private static func named(_ name: String) throws -> TimingCurve {
    guard let curve = curves[name] else { throw MissingValue(description: "no curve \(name)") }
    return curve
  }

  private static func curve(_ check: Check) throws {
    let points = try check.input.numbers("control_points")
    let curve = TimingCurve.cubicBezier(CubicBezier(points[0], points[1], points[2], points[3]))
    let fractions = try check.input.numbers("x")

    try check.expect("y", is: fractions.map { curve.progress(at: $0) })
    try check.expect(
      "y", curve == (try named(String(check.record.id.dropFirst("curve-".count)))),
      "are not the named curve's")
  }

  private static func measured(_ check: Check) throws {
    let curve = try named(try check.input.string("curve"))
    let progress = try check.input.numbers("x").map { curve.progress(at: $0) }

    try check.expect("y", is: progress, within: check.tolerance("y_abs"))
    try check.expect("model", is: progress)
  }

  /// A property that a block changes is looked at frame by frame.
  private static func frames(_ check: Check) throws {
    let input = check.input
    let animator = Animator(clock: VirtualClock())
    var property = AnimatedProperty(try input.number("from"))
    let timing = AnimationTiming(
      duration: try input.number("duration"), curve: try named(try input.string("curve")))
    let target = try input.number("to")

    animator.animate(timing) { property.set(target, in: $0) }

    let times = try frameTimes(check)
    try check.expect("value", is: times.map { property.presented(at: $0) })
  }

  private static func cosineFrames(_ check: Check) throws {
    let scroll = CosineScroll(
      from: try check.input.number("from"), to: try check.input.number("to"))

    let times = try frameTimes(check)
    try check.expect("value", is: times.map { scroll.value(at: $0.seconds) })
    // A span in seconds stands in the input.
    try check.expect(
      "t", scroll.duration == (try check.input.number("duration")), "run over another time")
  }

  /// The frames of a case, which must be those of its rate.
  private static func frameTimes(_ check: Check) throws -> [Time] {
    let rate = try check.input.integer("fps")
    let times = try check.grid("t").indices.map { Time.frame($0, framesPerSecond: rate) }
    try check.expect("t", is: times.map(\.seconds))
    return times
  }

  private static func repeated(_ check: Check) throws {
    let input = check.input
    let animator = Animator(clock: VirtualClock())
    var property = AnimatedProperty(try input.number("from"))
    let timing = AnimationTiming(
      duration: try input.number("duration"), curve: try named(try input.string("curve")),
      repeatCount: try input.number("repeat_count"), autoreverses: try input.bool("autoreverses"))
    let target = try input.number("model_value")

    animator.animate(timing) { property.set(target, in: $0) }

    let times = try input.numbers("t").map(Time.init(seconds:))
    try check.expect("value", is: times.map { property.presented(at: $0) })
  }

  /// Each animation begins at its own time; the property is looked at in between, too.
  private static func additive(_ check: Check) throws {
    let clock = VirtualClock()
    let animator = Animator(clock: clock)
    let animations = try check.input.list("animations")
    var property = AnimatedProperty(try animations[0].number("from"))
    for animation in animations {
      let timing = AnimationTiming(
        duration: try animation.number("duration"),
        curve: try named(try animation.string("curve")))
      let target = try animation.number("to")
      clock.schedule(at: Time(seconds: try animation.number("begin"))) {
        animator.animate(timing) { property.set(target, in: $0) }
      }
    }

    let values = try check.input.numbers("t").map { seconds in
      // A time between two ticks has what lies between.
      let tick = (seconds * Double(Time.ticksPerSecond) + 1e-6).rounded(.down)
      let times = [Time(ticks: Int64(tick)), Time(ticks: Int64(tick) + 1)]
      clock.advance(to: times[0])
      let shown = times.map { property.presented(at: $0) }
      let share = seconds * Double(Time.ticksPerSecond) - tick
      return shown[0] + (shown[1] - shown[0]) * share
    }
    try check.expect("value", is: values)
  }
}
