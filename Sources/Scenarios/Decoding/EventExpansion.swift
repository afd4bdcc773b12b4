internal import Motion

/// An event at its own time, out of whatever group it stood in.
struct TimedEvent {
  let action: RawAction
  let time: Time
  let turn: Int
  let place: EventPlace
}

/// Writes repeated groups out, in the order of the file.
struct EventExpansion {
  private(set) var events: [TimedEvent] = []

  /// Expands a file's events; a group that makes them too many is reported and left out.
  init(_ events: [RawEvent]) {
    add(events, from: .zero)
  }

  private mutating func add(_ raw: [RawEvent], from start: Time) {
    for event in raw {
      guard events.count + event.count <= ScenarioLimits.events else {
        event.place.report(.limit(.events(limit: ScenarioLimits.events)))
        return
      }
      switch event {
      case .single(let action, let time, let turn, let place):
        events.append(
          TimedEvent(action: action, time: start + time, turn: turn, place: place))
      case .group(let inner, let time, let count, let every, _):
        repeatGroup(inner, from: start + time, count: event.count == 0 ? 0 : count, every: every)
      }
    }
  }

  private mutating func repeatGroup(
    _ events: [RawEvent], from start: Time, count: Int, every: Time
  ) {
    var groupStart = start
    for _ in 0..<count {
      add(events, from: groupStart)
      groupStart += every
    }
  }
}

extension RawEvent {
  var place: EventPlace {
    switch self {
    case .single(_, _, _, let place), .group(_, _, _, _, let place): place
    }
  }

  /// How many single events this stands for, counted no further than just past the limit.
  fileprivate var count: Int {
    guard case .group(let events, _, let count, _, _) = self else { return 1 }
    let beyond = ScenarioLimits.events + 1
    let inner = events.reduce(0) { min($0 + $1.count, beyond) }
    return min(inner * count, beyond)
  }
}
