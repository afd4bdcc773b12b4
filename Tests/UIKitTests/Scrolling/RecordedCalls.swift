import Foundation
import Motion
import Views

/// The calls that a recording lists, compared with those that a scroll view made.
struct RecordedCalls {
  private let check: Check
  private let trace: ScrollTrace
  private let calls: [ScrollCalls.Call]

  init(_ check: Check, _ trace: ScrollTrace) {
    self.check = check
    self.trace = trace
    calls = trace.stage.log.calls
  }

  /// Compares order, places, times and what the calls were told; the last call may come later than
  /// the motion's end by some seconds.
  func compare(endTolerance: Double) throws {
    let recorded = try check.record.expected.list("callbacks")
    for (place, call) in recorded.enumerated() {
      let key = "callbacks/\(place)"
      let name = try call.string("name")
      try check.rule("\(key)/name", reads: name)
      for part in (call.asObject ?? [:]).keys.sorted() where part != "name" {
        try compare(part, of: name, at: "\(key)/\(part)", endTolerance: endTolerance)
      }
    }
    try compareOrder(of: try recorded.map { try $0.string("name") })
  }

  private func compare(
    _ part: String, of name: String, at key: String, endTolerance: Double
  ) throws {
    let call = trace.stage.log.first(name)
    switch part {
    case "when": try compareTimes(of: name, at: key)
    case "offset_y": try check.expect(key, is: call?.offset ?? .nan, within: 0.0001)
    case "t":
      // Times of events are sums of the same decimals.
      try check.expect(
        key, is: call?.time ?? .nan, within: name == "didEndDecelerating" ? endTolerance : 1e-6)
    default:
      let tolerance = part == "velocity_y_pt_per_ms" ? "velocity_abs" : "target_abs"
      // A drag that ends in a standstill has no tolerance for these.
      let allowed = (try? check.tolerance(tolerance)) ?? 0
      try check.expect(key, is: call?.told[part] ?? .null, within: allowed)
    }
  }

  private func compareTimes(of name: String, at key: String) throws {
    switch name {
    case "willBeginDragging":
      try check.rule(key, reads: "first move whose travel reaches 10 pt")
      let first = trace.offsetByTravel.firstIndex { $0.travel >= PanSlop.distance }
      let time = first.map { trace.moveTimes[$0] } ?? .nan
      try check.expect(
        key, isSame(trace.stage.log.first(name)?.time ?? .nan, time), "comes at another move")
    default:
      try check.rule(key, reads: "each later move and each frame of motion")
      try check.expect(key, scrollTimes == movingTimes, "are not the times of \(name)")
    }
  }

  private func isSame(_ first: Double, _ second: Double) -> Bool {
    Time(seconds: first) == Time(seconds: second)
  }

  private var scrollTimes: [Time] {
    calls.filter { $0.name == "didScroll" }.map { Time(seconds: $0.time) }
  }

  /// The moves and display frames at which the offset was another one than before.
  private var movingTimes: [Time] {
    let dragged = zip(trace.moveTimes, trace.offsetByTravel).map { (Time(seconds: $0), $1.offset) }
    return changes(in: [(.zero, calls.first?.offset ?? 0)] + dragged + framesAfterRelease)
  }

  /// The offset at each tick of the display's link after the lift, and at the end of the motion.
  private var framesAfterRelease: [(Time, Double)] {
    guard let replay = try? ScrollTrace(check.record), let last = calls.last?.time else {
      return []
    }
    var frames: [(Time, Double)] = []
    var time = Time(seconds: trace.releaseTime)
    let end = Time(seconds: last)
    while time < end {
      time = min(Time.linkTick(after: time), end)
      replay.stage.window.advance(to: time)
      frames.append((time, Double(replay.stage.scroll.presentedContentOffset.y)))
    }
    return frames
  }

  private func changes(in frames: [(Time, Double)]) -> [Time] {
    zip(frames, frames.dropFirst()).filter { $0.1 != $1.1 }.map(\.1.0)
  }

  /// The first call of each name comes in the recorded order, and what belongs to the lift comes in
  /// one go.
  private func compareOrder(of names: [String]) throws {
    let found = calls.map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    try check.expect("callbacks", found == names, "came in the order \(found)")
    let lift = calls.indices.filter {
      calls[$0].name.hasPrefix("will") || calls[$0].name.contains("EndDragging")
    }
    let run = lift.dropFirst()
    try check.expect(
      "callbacks", zip(run, run.dropFirst()).allSatisfy { $0 + 1 == $1 },
      "of the lift are interrupted")
  }
}
