internal import Drawing
import Foundation
internal import Motion

/// Follows the one finger through the events, so that moves start where it is.
///
/// What a finger cannot do is reported, each place once: going down beside the screen or twice,
/// moving or lifting when it is up, setting out before it has arrived.
struct FingerTrack {
  /// The sizes of the screens as they stand at the event in hand, in points, each once.
  private var screens: [CGSize] = []

  /// Where the finger is once its last way has ended; nil when it is up then.
  private var position: CGPoint?

  /// When its last way ends.
  private var arrival = Time.zero

  private var reported: Set<EventPlace> = []

  /// Starts with the finger up, over the screens of all runs.
  init(on stages: [Stage]) {
    screens = Self.distinct(stages.map(\.size))
  }

  /// The events with every finger's way known, in the order of the file.
  ///
  /// The finger is followed in the order in which the events happen: at one instant, by their turns.
  mutating func resolve(_ events: [TimedEvent]) -> [ScenarioEvent] {
    var actions: [Int: ScenarioEvent.Action] = [:]
    for index in events.orderOfHappening { actions[index] = resolve(events[index]) }
    return events.enumerated().compactMap { index, event in
      actions[index].map { ScenarioEvent(time: event.time, turn: event.turn, action: $0) }
    }
  }

  private mutating func resolve(_ event: TimedEvent) -> ScenarioEvent.Action {
    switch event.action {
    case .drag(let start, let move):
      putDown(at: start, event)
      return .drag(follow(move, from: start, event))
    case .fling(let start, let move):
      putDown(at: start, event)
      defer { position = nil }
      return .fling(follow(move, from: start, event))
    case .move(let move):
      checkDown(event)
      return .move(follow(move, from: position ?? .zero, event))
    case .ready(.release):
      checkDown(event)
      position = nil
      return .release
    case .ready(.tap(let point)):
      putDown(at: point, event)
      return .tap(point)
    case .ready(.rotate(let orientation)):
      screens = Self.distinct(screens.map { $0.turned(to: orientation) })
      return .rotate(orientation)
    case .ready(let action):
      return action
    }
  }

  private static func distinct(_ sizes: [CGSize]) -> [CGSize] {
    sizes.reduce(into: []) { found, size in if !found.contains(size) { found.append(size) } }
  }

  private mutating func putDown(at point: CGPoint, _ event: TimedEvent) {
    if event.time < arrival {
      report(.event(.fingerIsMoving(until: arrival)), event)
    } else if position != nil {
      report(.event(.fingerIsDown), event)
    }
    for screen in screens where !CGRect(origin: .zero, size: screen).contains(point) {
      report(.event(.outsideScreen(point, screen: screen)), event)
    }
  }

  private mutating func checkDown(_ event: TimedEvent) {
    if position == nil {
      report(.event(.fingerIsUp), event)
    } else if event.time < arrival {
      report(.event(.fingerIsMoving(until: arrival)), event)
    }
  }

  private mutating func follow(
    _ move: RawMove, from start: CGPoint, _ event: TimedEvent
  ) -> FingerPath {
    let path = move.path(from: start)
    position = path.end
    arrival = event.time + path.duration
    return path
  }

  private mutating func report(_ kind: ScenarioProblem.Kind, _ event: TimedEvent) {
    if reported.insert(event.place).inserted { event.place.report(kind) }
  }
}
