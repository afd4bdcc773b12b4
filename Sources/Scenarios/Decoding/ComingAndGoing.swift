internal import Motion

/// Follows the list and its panels through the events.
///
/// What is away cannot go, and what is there cannot come; each place is reported once.
struct ComingAndGoing {
  private var away: Set<String>
  private var reported: Set<EventPlace> = []

  private static let list = "list"

  /// Starts with everything on the stage but perhaps the list.
  init(isListAway: Bool) {
    away = isListAway ? [Self.list] : []
  }

  /// Goes through the events in the order in which they happen.
  mutating func check(_ events: [TimedEvent]) {
    for event in events.inOrderOfHappening {
      guard case .ready(let action) = event.action else { continue }
      switch action {
      case .attach: come(Self.list, event)
      case .detach: go(Self.list, event)
      case .add(let side): come(side.rawValue, event)
      case .remove(let side): go(side.rawValue, event)
      default: break
      }
    }
  }

  private mutating func come(_ thing: String, _ event: TimedEvent) {
    if away.remove(thing) == nil { report(.isThere(thing), event) }
  }

  private mutating func go(_ thing: String, _ event: TimedEvent) {
    if !away.insert(thing).inserted { report(.isAway(thing), event) }
  }

  private mutating func report(_ fault: ScenarioProblem.EventFault, _ event: TimedEvent) {
    if reported.insert(event.place).inserted { event.place.report(.event(fault)) }
  }
}

extension [TimedEvent] {
  /// The events by their times, at one instant by their turns, else as the file has them.
  var inOrderOfHappening: [TimedEvent] { orderOfHappening.map { self[$0] } }

  /// The indices of the events in the order in which they happen.
  var orderOfHappening: [Int] {
    indices.sorted { first, second in
      let (one, other) = (self[first], self[second])
      return (one.time.ticks, one.turn, first) < (other.time.ticks, other.turn, second)
    }
  }
}
