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
    .pulled(60.0001, byFinger: false), .released(-100), .released(60), .released(60.0001), .begin,
    .holdReached, .workFinished, .ended(fingerDown: false), .ended(fingerDown: true),
    .closed(fingerDown: false), .closed(fingerDown: true),
  ]

  /// The events that bring a machine at rest into a state.
  static func way(to state: RefreshState, _ behaviour: Behaviour) -> [Event] {
    switch (state, behaviour) {
    case (.idle, _): []
    case (.armed, _): [.pulled(61, byFinger: true)]
    case (.refreshing, .faithful), (.opening, _): [.begin]
    case (.refreshing, .corrected): [.begin, .holdReached]
    case (.closing, _): [.begin, .holdReached, .ended(fingerDown: false)]
    }
  }

  /// Every state and event of a behaviour, with what is to come of it.
  static func all(_ behaviour: Behaviour) -> [MachineCell] {
    let listed = behaviour == .faithful ? faithful : corrected
    let states: [RefreshState] =
      behaviour == .faithful
      ? [.idle, .armed, .refreshing] : [.idle, .armed, .opening, .refreshing, .closing]
    return states.flatMap { state in
      events.map { event in
        listed.first { $0.state == state && $0.event == event }
          ?? MachineCell(state: state, event: event, next: state)
      }
    }
  }
}

extension MachineCell {
  private static let firing: [Effect] = [.hold, .show(.refreshing), .runAction(at: .release)]

  /// RefreshDome's source, its machine: armed is a latch, anything arms, panel and room go one after the other.
  static let faithful: [MachineCell] = [
    MachineCell(
      state: .idle, event: .pulled(60.0001, byFinger: true), next: .armed,
      effects: [.show(.armed)]),
    MachineCell(
      state: .idle, event: .pulled(60.0001, byFinger: false), next: .armed,
      effects: [.show(.armed)]),
    MachineCell(state: .idle, event: .begin, next: .refreshing, effects: firing),
    MachineCell(
      state: .idle, event: .ended(fingerDown: false), next: .idle, effects: [.releaseHold]),
    MachineCell(
      state: .idle, event: .ended(fingerDown: true), next: .idle, effects: [.releaseHold]),

    MachineCell(state: .armed, event: .released(-100), next: .refreshing, effects: firing),
    MachineCell(state: .armed, event: .released(60), next: .refreshing, effects: firing),
    MachineCell(state: .armed, event: .released(60.0001), next: .refreshing, effects: firing),
    MachineCell(state: .armed, event: .begin, next: .refreshing, effects: firing),
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
  static let corrected: [MachineCell] = [
    MachineCell(
      state: .idle, event: .pulled(60.0001, byFinger: true), next: .armed,
      effects: [.show(.armed)]),
    MachineCell(state: .idle, event: .begin, next: .opening, effects: firing),

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
    MachineCell(state: .armed, event: .begin, next: .opening, effects: firing),

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

    MachineCell(state: .closing, event: .begin, next: .opening, effects: firing),
    MachineCell(state: .closing, event: .closed(fingerDown: false), next: .idle),
    MachineCell(state: .closing, event: .closed(fingerDown: true), next: .idle),
  ]
}
