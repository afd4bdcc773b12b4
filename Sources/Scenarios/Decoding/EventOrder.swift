internal import Motion

/// Reports events that come before one above them, each place once.
struct EventOrder {
  static func check(_ events: [TimedEvent]) {
    var latest = Time.zero
    var reported: Set<EventPlace> = []
    for event in events {
      if event.time < latest, reported.insert(event.place).inserted {
        event.place.report(.event(.outOfOrder(event.time, previous: latest)))
      }
      latest = max(latest, event.time)
    }
  }
}
