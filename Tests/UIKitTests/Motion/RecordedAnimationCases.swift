import Drawing
import Foundation
import Testing
import Views

@testable import Motion

@Suite("Recorded animations")
struct RecordedAnimationCases {
  static let topic = Topic(
    "Recordings/animation",
    [
      .init(["spring-move-ratio-0.6"], springMove),
      .init(["linear-fade"], fade),
      .init(["row-delete-fade-mid-flight"], RecordedUpdateCases.deletion),
      .init(["spring-settling-1"], settling),
    ])

  @Test("are what views show", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  /// A view in a window of its own, and what it shows at times.
  private static func samples(
    _ check: Check, timing: AnimationTiming, prepare: (View, Double) -> Void,
    change: (View, Double, AnimationBlock) -> Void, shown: (View) -> Double
  ) throws {
    let window = Window(
      size: CGSize(width: 320, height: 568),
      environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.addSubview(view)
    prepare(view, try check.input.number("from"))
    let target = try check.input.number("to")

    window.animator.animate(timing) { change(view, target, $0) }

    let times = try check.reading("samples").pairs("").map { $0[0] }
    let samples = times.map { time in
      window.advance(to: Time(seconds: time))
      return JSON([time, shown(view)])
    }
    try check.expect("samples", is: .array(samples))
  }

  private static func springMove(_ check: Check) throws {
    let input = check.input
    let timing = AnimationTiming.spring(
      try input.number("duration"), dampingRatio: try input.number("dampingRatio"),
      initialVelocity: try input.number("initialVelocity"))
    try samples(
      check, timing: timing, prepare: { $0.center.x = $1 },
      change: { $0.setCenter(CGPoint(x: $1, y: 0), in: $2) }, shown: { $0.presentedCenter.x })
  }

  private static func fade(_ check: Check) throws {
    try samples(
      check, timing: .linear(try check.input.number("duration")), prepare: { $0.alpha = $1 },
      change: { $0.setAlpha($1, in: $2) }, shown: \.presentedAlpha)
  }

  private static func settling(_ check: Check) throws {
    let relative = try check.tolerance("rel")
    for (place, input) in try check.input.list("list").enumerated() {
      let spring = try spring(input)
      let found = [
        "stiffness": spring.stiffness, "damping": spring.damping,
        "settling": spring.settlingDuration,
      ]
      for (name, expected) in try check.record.expected.list("list")[place].asObject ?? [:] {
        let tolerance = relative * (try expected.number(""))
        try check.expect("list/\(place)/\(name)", is: found[name] ?? .nan, within: tolerance)
      }
    }
  }

  private static func spring(_ input: JSON) throws -> Spring {
    if let duration = input.value(at: "perceptualDuration")?.asNumber {
      return Spring(perceptualDuration: duration, bounce: try input.number("bounce"))
    }
    return Spring(
      mass: try input.number("mass"), stiffness: try input.number("stiffness"),
      damping: try input.number("damping"))
  }
}
