import Foundation
import RefreshPanels
import Testing

/// One cell of a machine's table: what an event does in a state.
///
/// Cells that are not listed do nothing.
struct MachineCell: CustomTestStringConvertible, Sendable {
  typealias Event = RefreshStateMachine.Event
  typealias Effect = RefreshStateMachine.Effect

  var state: RefreshState
  var event: Event
  var next: RefreshState
  var effects: [Effect] = []

  var testDescription: String { "\(state.rawValue) on \(event)" }

  /// Every event, with distances on both sides of 60 points and on the line.
  static let events: [Event] = [
    .pulled(-100, byFinger: true), .pulled(60, byFinger: true), .pulled(60.0001, byFinger: true),
    .pulled(-100, byFinger: false), .pulled(60, byFinger: false),
    .pulled(60.0001, byFinger: false), .released(-100), .released(60), .released(60.0001),
    .begin(isVisible: true),
    .holdReached, .workFinished, .ended(fingerDown: false), .ended(fingerDown: true),
    .closed(fingerDown: false), .closed(fingerDown: true), .reached, .begin(isVisible: false),
    .appeared, .ended(.failure, fingerDown: false), .ended(.noMoreData, fingerDown: false),
    .resultShown, .ranOut, .reset, .detached,
  ]

  /// The events that bring a machine at rest into a state.
  static func way(to state: RefreshState, _ behaviour: Behaviour) -> [Event] {
    switch (state, behaviour) {
    case (.idle, _): []
    case (.armed, _): [.pulled(61, byFinger: true)]
    case (.refreshing, .faithful), (.opening, _): [.begin(isVisible: true)]
    case (.refreshing, .corrected): [.begin(isVisible: true), .holdReached]
    case (.closing, _): [.begin(isVisible: true), .holdReached, .ended(fingerDown: false)]
    case (.result, _): [.begin(isVisible: true), .holdReached, .ended(fingerDown: false)]
    case (.noMore, _): [.ranOut]
    case (.queued, _): [.begin(isVisible: false)]
    }
  }

  /// Every state and event of a behaviour, with what is to come of it.
  static func all(_ behaviour: Behaviour) -> [MachineCell] {
    let listed = behaviour == .faithful ? faithful : corrected
    let states: [RefreshState] =
      behaviour == .faithful
      ? [.idle, .armed, .refreshing] : RefreshState.allCases.filter { $0 != .result }
    return states.flatMap { state in
      events.map { event in
        listed.first { $0.state == state && $0.event == event.asListed(behaviour) }
          ?? MachineCell(state: state, event: event, next: state)
      }
    }
  }
}

extension RefreshStateMachine.Event {
  /// The event whose cell holds for this one as well: a failure ends work as a success does, and a
  /// family that knows nothing of an end of the data takes it for one.
  fileprivate func asListed(_ behaviour: Behaviour) -> Self {
    switch self {
    case .ended(.failure, let finger): .ended(fingerDown: finger)
    case .ended(.noMoreData, let finger) where behaviour == .faithful: .ended(fingerDown: finger)
    default: self
    }
  }
}

extension MachineCell {
  private static let firing: [Effect] = [.hold, .show(.refreshing), .runAction(at: .release)]

  /// RefreshDome's source, its machine: armed is a latch, anything arms, panel and room go one after the other.
  static let faithful: [MachineCell] =
    detaching([.idle, .armed, .refreshing]) + [
      MachineCell(state: .idle, event: .reached, next: .refreshing, effects: firing),
      MachineCell(state: .idle, event: .ranOut, next: .noMore, effects: [.show(.noMore)]),
      MachineCell(state: .armed, event: .ranOut, next: .noMore, effects: [.show(.noMore)]),
      MachineCell(
        state: .refreshing, event: .ranOut, next: .noMore, effects: [.show(.noMore), .releaseHold]),
      MachineCell(
        state: .idle, event: .pulled(60.0001, byFinger: true), next: .armed,
        effects: [.show(.armed)]),
      MachineCell(
        state: .idle, event: .pulled(60.0001, byFinger: false), next: .armed,
        effects: [.show(.armed)]),
      MachineCell(state: .idle, event: .begin(isVisible: true), next: .refreshing, effects: firing),
      MachineCell(
        state: .idle, event: .ended(fingerDown: false), next: .idle, effects: [.releaseHold]),
      MachineCell(
        state: .idle, event: .ended(fingerDown: true), next: .idle, effects: [.releaseHold]),

      MachineCell(state: .armed, event: .released(-100), next: .refreshing, effects: firing),
      MachineCell(state: .armed, event: .released(60), next: .refreshing, effects: firing),
      MachineCell(state: .armed, event: .released(60.0001), next: .refreshing, effects: firing),
      MachineCell(
        state: .armed, event: .begin(isVisible: true), next: .refreshing, effects: firing),
      MachineCell(
        state: .armed, event: .ended(fingerDown: false), next: .armed, effects: [.releaseHold]),
      MachineCell(
        state: .armed, event: .ended(fingerDown: true), next: .armed, effects: [.releaseHold]),

      MachineCell(
        state: .refreshing, event: .workFinished, next: .idle, effects: [.show(.idle)]),
      MachineCell(
        state: .refreshing, event: .ended(fingerDown: false), next: .refreshing,
        effects: [.releaseHold]),
      MachineCell(
        state: .refreshing, event: .ended(fingerDown: true), next: .refreshing,
        effects: [.releaseHold]),
    ]

  /// Panels, the corrected machine.
  static let corrected: [MachineCell] =
    detaching(RefreshState.allCases) + noMore + queued + [
      MachineCell(
        state: .idle, event: .pulled(60.0001, byFinger: true), next: .armed,
        effects: [.show(.armed)]),
      MachineCell(state: .idle, event: .begin(isVisible: true), next: .opening, effects: firing),

      MachineCell(
        state: .armed, event: .pulled(-100, byFinger: true), next: .idle, effects: [.show(.idle)]),
      MachineCell(
        state: .armed, event: .pulled(60, byFinger: true), next: .idle, effects: [.show(.idle)]),
      MachineCell(
        state: .armed, event: .pulled(-100, byFinger: false), next: .idle, effects: [.show(.idle)]),
      MachineCell(
        state: .armed, event: .pulled(60, byFinger: false), next: .idle, effects: [.show(.idle)]),
      MachineCell(
        state: .armed, event: .released(-100), next: .idle, effects: [.show(.idle)]),
      MachineCell(state: .armed, event: .released(60), next: .idle, effects: [.show(.idle)]),
      MachineCell(state: .armed, event: .released(60.0001), next: .opening, effects: firing),
      MachineCell(state: .armed, event: .begin(isVisible: true), next: .opening, effects: firing),

      MachineCell(state: .opening, event: .holdReached, next: .refreshing),
      MachineCell(
        state: .opening, event: .ended(fingerDown: false), next: .closing,
        effects: [.show(.idle), .releaseHold]),
      MachineCell(
        state: .opening, event: .ended(fingerDown: true), next: .closing,
        effects: [.show(.idle), .releaseHold]),

      MachineCell(
        state: .refreshing, event: .ended(fingerDown: false), next: .closing,
        effects: [.show(.idle), .releaseHold]),
      MachineCell(
        state: .refreshing, event: .ended(fingerDown: true), next: .closing,
        effects: [.show(.idle), .releaseHold]),

      MachineCell(state: .closing, event: .begin(isVisible: true), next: .opening, effects: firing),
      MachineCell(state: .closing, event: .closed(fingerDown: false), next: .idle),
      MachineCell(state: .closing, event: .closed(fingerDown: true), next: .idle),
    ]
  /// What is taken out is idle.
  private static func detaching(_ states: [RefreshState]) -> [MachineCell] {
    states.map { MachineCell(state: $0, event: .detached, next: .idle, effects: [.show(.idle)]) }
  }

  private static let noMoreData = Event.ended(.noMoreData, fingerDown: false)

  /// The last word on whether there is more counts (B14).
  private static let noMore: [MachineCell] =
    [RefreshState.idle, .armed, .queued].flatMap { state in
      [.ranOut, noMoreData].map {
        MachineCell(state: state, event: $0, next: .noMore, effects: [.show(.noMore)])
      }
    }
    + [RefreshState.opening, .refreshing].flatMap { state in
      [.ranOut, noMoreData].map {
        MachineCell(
          state: state, event: $0, next: .closing, effects: [.show(.noMore), .releaseHold])
      }
    }
    + [.ranOut, noMoreData].map {
      MachineCell(state: .closing, event: $0, next: .closing, effects: [.show(.noMore)])
    }
    + [.reset, .ended(fingerDown: false), .ended(fingerDown: true)].map {
      MachineCell(state: .noMore, event: $0, next: .idle, effects: [.show(.idle)])
    }

  /// A panel that cannot be seen waits with its work.
  private static let queued: [MachineCell] =
    [RefreshState.idle, .armed, .closing].map {
      MachineCell(
        state: $0, event: .begin(isVisible: false), next: .queued, effects: [.show(.queued)])
    }
    + [.appeared, .begin(isVisible: true)].map {
      MachineCell(state: .queued, event: $0, next: .opening, effects: firing)
    }
    + [.ended(fingerDown: false), .ended(fingerDown: true)].map {
      MachineCell(state: .queued, event: $0, next: .idle, effects: [.show(.idle)])
    }
    + [MachineCell(state: .idle, event: .reached, next: .opening, effects: firing)]
}
