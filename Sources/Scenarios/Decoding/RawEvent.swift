internal import Drawing
import Foundation
internal import Motion
internal import YAML

/// One entry of `events` as the file gives it: times from the group's start, moves from wherever
/// the finger is.
enum RawEvent {
  case single(RawAction, time: Time, turn: Int, place: EventPlace)

  /// Events repeated a number of times, each time so much later.
  case group([RawEvent], time: Time, count: Int, every: Time, place: EventPlace)
}

/// Where an event stands in the file; two are equal when their locations are.
struct EventPlace: Hashable {
  let location: SourceLocation
  let cursor: DecodingCursor

  func report(_ kind: ScenarioProblem.Kind) {
    cursor.report(kind, at: location)
  }

  static func == (first: EventPlace, second: EventPlace) -> Bool {
    first.location == second.location
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(location)
  }
}

/// What an event does, before its finger's positions are known.
enum RawAction {
  case drag(from: CGPoint, RawMove)
  case move(RawMove)
  case fling(from: CGPoint, RawMove)

  /// An action that needs no finger's position, a tap or a release included.
  case ready(ScenarioEvent.Action)
}

/// A finger's way, relative or absolute.
struct RawMove {
  enum Target {
    case by(CGPoint)
    case to(CGPoint)
  }

  let target: Target
  let duration: Time

  /// The way from a point.
  func path(from start: CGPoint) -> FingerPath {
    switch target {
    case .to(let end):
      FingerPath(from: start, to: end, over: duration)
    case .by(let way):
      FingerPath(
        from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: duration)
    }
  }
}
