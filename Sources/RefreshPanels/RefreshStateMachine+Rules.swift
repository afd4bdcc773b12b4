internal import Foundation

extension RefreshStateMachine {
  /// An event as the rules see it: a distance has become a side of the arm distance.
  enum Trigger: Equatable {
    case pulledBeyondByFinger
    case pulledBeyond
    case pulledWithin
    case releasedBeyond
    case releasedWithin
    case begin
    case holdReached
    case workFinished
    case ended
    case closed
    case detached

    init(_ event: Event, armDistance: CGFloat) {
      switch event {
      case .pulled(let distance, let byFinger) where distance > armDistance:
        self = byFinger ? .pulledBeyondByFinger : .pulledBeyond
      case .pulled: self = .pulledWithin
      case .released(let distance):
        self = distance > armDistance ? .releasedBeyond : .releasedWithin
      case .begin: self = .begin
      case .holdReached: self = .holdReached
      case .workFinished: self = .workFinished
      case .ended: self = .ended
      case .closed: self = .closed
      case .detached: self = .detached
      }
    }
  }

  /// What must hold for a rule, besides its states and its trigger.
  enum Condition: Sendable {
    case always
    case mayArm
    case armsWithoutFinger
    case latches
    case doesNotLatch
    case panelComesBeforeRows

    func holds(for machine: RefreshStateMachine) -> Bool {
      switch self {
      case .always: true
      case .mayArm: !machine.mustReturn
      case .armsWithoutFinger: machine.policy.armsWithoutFinger
      case .latches: machine.policy.latchesArmed
      case .doesNotLatch: !machine.policy.latchesArmed
      case .panelComesBeforeRows: machine.policy.ending == .panelBeforeRows
      }
    }
  }

  /// One row of the table: in these states, upon this trigger, if the condition holds.
  struct Rule: Sendable {
    let states: Set<RefreshState>
    let trigger: Trigger
    /// The state afterwards; nil keeps the one before.
    let next: RefreshState?
    let effects: [Effect]
    let condition: Condition

    init(
      _ states: Set<RefreshState>, _ trigger: Trigger, to next: RefreshState?,
      _ effects: [Effect], if condition: Condition = .always
    ) {
      self.states = states
      self.trigger = trigger
      self.next = next
      self.effects = effects
      self.condition = condition
    }
  }

  private static let open: [Effect] = [.hold, .show(.refreshing), .runAction(at: .release)]

  /// The whole machine; the first rule that fits is taken, and an event that none fits is ignored.
  static let rules: [Rule] = [
    Rule([.idle], .pulledBeyondByFinger, to: .armed, [.show(.armed)], if: .mayArm),
    Rule([.idle], .pulledBeyond, to: .armed, [.show(.armed)], if: .armsWithoutFinger),
    Rule([.armed], .pulledWithin, to: .idle, [.show(.idle)], if: .doesNotLatch),
    Rule([.armed], .releasedBeyond, to: .opening, open),
    Rule([.armed], .releasedWithin, to: .opening, open, if: .latches),
    Rule([.armed], .releasedWithin, to: .idle, [.show(.idle)]),
    Rule([.idle, .armed, .closing], .begin, to: .opening, open),
    Rule([.opening], .holdReached, to: .refreshing, [.runAction(at: .hold)]),
    Rule([.refreshing], .workFinished, to: .closing, [.show(.idle)], if: .panelComesBeforeRows),
    Rule(
      [.idle, .armed, .refreshing], .ended, to: nil, [.releaseHold], if: .panelComesBeforeRows),
    Rule([.opening, .refreshing], .ended, to: .closing, [.show(.idle), .releaseHold]),
    Rule([.closing], .closed, to: .idle, []),
    Rule(Set(RefreshState.allCases), .detached, to: .idle, [.show(.idle)]),
  ]
}
