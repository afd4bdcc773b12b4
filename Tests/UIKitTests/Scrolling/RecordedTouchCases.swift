import Foundation
import Motion
import Views

/// Which calls a list makes within each touch event.
enum RecordedTouchCases {
  static func eventOrder(_ check: Check) throws {
    let drag = try check.input.list("script")[0]
    let stage = try RecordedList(check.record).stage
    let travels = try drag.numbers("travel")
    let interval = try drag.number("event_interval")
    let start = CGPoint(x: stage.scroll.bounds.midX, y: 200)
    stage.listen()

    var events = try travels.enumerated().map { place, travel in
      let name = place == 0 ? "began" : "move to \(Int(travel))"
      return try event(check, at: place, named: name) {
        stage.finger.send(
          place == 0 ? .began : .moved, at: CGPoint(x: start.x, y: start.y + travel),
          seconds: Double(place) * interval)
        return stage
      }
    }
    let last = Double(travels.count - 1) * interval
    events.append(
      try event(check, at: travels.count, named: "stationary") {
        stage.finger.send(.moved, at: stage.finger.location, seconds: last + interval)
        return stage
      })
    // Held still for about a quarter of a second.
    stage.advance(to: last + 0.25)
    events.append(
      try event(check, at: travels.count + 1, named: "ended") {
        stage.finger.lift(seconds: last + 0.25)
        return stage
      })
    try check.expect("per_event", is: .array(events), within: check.tolerance("offset_abs"))
  }

  /// One event as the recording writes it, with the calls that its probe could see.
  private static func event(
    _ check: Check, at place: Int, named name: String, _ act: () -> ScrollStage
  ) throws -> JSON {
    let recorded = try check.reading("per_event").list("")[place].asObject ?? [:]
    let stage = act()
    let key = recorded.keys.first { $0.hasPrefix("callbacks") } ?? ""
    let written = try JSON.object(recorded).list(key).map { try $0.string("") }
    let calls = stage.log.calls.filter { ["willBeginDragging", "didScroll"].contains($0.name) }
    stage.log.forget()
    let words = calls.enumerated().map { index, call in
      let tellsOffset = index < written.count && written[index].contains("(offset")
      return JSON.string(tellsOffset ? "\(call.name) (offset \(Int(call.offset)))" : call.name)
    }
    return [
      "event": .string(name), key: .array(words),
      "offset_y": .number(Double(stage.scroll.contentOffset.y)),
    ]
  }
}
