import Foundation

@testable import RefreshPanels

/// Every state that a machine can be in, and what each event does there.
struct MachineWalk {
  /// One cell: a machine, an event, and what came of it.
  struct Cell {
    var machine: RefreshStateMachine
    var event: RefreshStateMachine.Event
    var next: RefreshStateMachine
    var effects: [RefreshStateMachine.Effect]
  }

  /// All cells, states in the order in which they are first reached.
  let cells: [Cell]

  /// Walks from rest along every event, until no event leads to a machine not seen before.
  init(_ policy: RefreshPolicy) {
    let events = Self.events(of: policy)
    var machines = [RefreshStateMachine(policy: policy)]
    var found: [Cell] = []
    var index = 0
    while index < machines.count {
      for event in events {
        var next = machines[index]
        let effects = next.handle(event)
        found.append(
          Cell(machine: machines[index], event: event, next: next, effects: effects))
        if !machines.contains(next) { machines.append(next) }
      }
      index += 1
    }
    cells = found
  }

  /// Every event, with distances on both sides of the arm distance and on the line.
  static func events(of policy: RefreshPolicy) -> [RefreshStateMachine.Event] {
    let arm = policy.armDistance
    return [arm - 1, arm, arm + 0.5].flatMap { distance in
      [
        .pulled(distance, byFinger: true), .pulled(distance, byFinger: false),
        .released(distance),
      ]
    } + [
      .reached, .begin(isVisible: true), .begin(isVisible: false), .appeared, .holdReached,
      .workFinished, .ended(.success, fingerDown: false), .ended(.success, fingerDown: true),
      .ended(.failure, fingerDown: false), .ended(.noMoreData, fingerDown: false), .resultShown,
      .closed(fingerDown: false), .closed(fingerDown: true), .ranOut, .reset, .detached,
    ]
  }

  /// The cells in which something happens, one a line; a state that remembers something says so.
  var table: [String] {
    cells.filter { $0.machine != $0.next || !$0.effects.isEmpty }.map { cell in
      let effects = cell.effects.map(Self.words).joined(separator: ", ")
      let way = "\(Self.words(cell.machine)) | \(Self.words(cell.event, cell.machine.policy))"
      return "\(way) | \(Self.words(cell.next)) | \(effects)"
    }
  }
}

extension MachineWalk {
  private static func words(_ machine: RefreshStateMachine) -> String {
    var words = machine.state.rawValue
    if machine.mustReturn { words += ", finger held on" }
    if machine.closesToNoMore, machine.state == .closing { words += " for good" }
    return words
  }

  private static func words(
    _ event: RefreshStateMachine.Event, _ policy: RefreshPolicy
  ) -> String {
    switch event {
    case .pulled(let distance, let byFinger):
      "pulled \(side(distance, policy))\(byFinger ? " by a finger" : "")"
    case .released(let distance): "released \(side(distance, policy))"
    case .begin(let isVisible): isVisible ? "begin" : "begin unseen"
    case .ended(let outcome, let isDown): "ended, \(outcome)\(isDown ? ", finger down" : "")"
    case .closed(let isDown): "closed\(isDown ? ", finger down" : "")"
    default: "\(event)"
    }
  }

  private static func side(_ distance: Double, _ policy: RefreshPolicy) -> String {
    let arm = Double(policy.armDistance)
    return distance > arm ? "beyond" : distance == arm ? "to the line" : "within"
  }

  private static func words(_ effect: RefreshStateMachine.Effect) -> String {
    switch effect {
    case .show(let state): "show \(state.rawValue)"
    case .runAction: "start the work"
    case .hold: "hold"
    case .awaitResult: "await the result's end"
    case .releaseHold: "release the hold"
    }
  }
}
