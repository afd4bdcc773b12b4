internal import Foundation

extension RefreshStateMachine {
  /// What must hold for a rule, besides its states and its trigger.
  enum Condition: Sendable {
    case always
    case mayArm
    case armsWithoutFinger
    case doesNotLatch
    case firesWhereverReleased
    case staysArmed
    case needsNoArming
    case repeatsAnywhere
    case repeatsBeyond
    case showsResult
    case panelComesBeforeRows
    case firesAfterEnd
    case queuesBegin
    case headsForNoMore

    func holds(for machine: RefreshStateMachine) -> Bool {
      let policy = machine.policy
      return switch self {
      case .always: true
      case .mayArm: !machine.mustReturn && policy.hasArmedState
      case .armsWithoutFinger: policy.armsWithoutFinger && policy.hasArmedState
      case .doesNotLatch: !policy.latchesArmed
      case .firesWhereverReleased:
        policy.latchesArmed && policy.firesLatched || policy.releaseRule == .armedAtNextScroll
      case .staysArmed: policy.latchesArmed
      case .needsNoArming: !policy.hasArmedState || policy.releaseRule == .atOrBeyondAtRelease
      case .repeatsAnywhere: policy.repetition == .everyRelease
      case .repeatsBeyond: policy.repetition == .everyFiringRelease
      case .showsResult: policy.resultDuration > 0
      case .panelComesBeforeRows: policy.ending == .panelBeforeRows
      case .firesAfterEnd: policy.firesAfterEnd
      case .queuesBegin: policy.queuesBegin
      case .headsForNoMore: machine.closesToNoMore
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

  /// The whole machine; the first rule that fits is taken, and an event that none fits is ignored.
  static let rules = pulls + releases + begins + ends + rests

  private static let open: [Effect] = [.hold, .show(.refreshing), .runAction(at: .release)]
  private static let openAgain: [Effect] = [.hold, .runAction(at: .release)]
  private static let close: [Effect] = [.show(.idle), .releaseHold]
  private static let closeForGood: [Effect] = [.show(.noMore), .releaseHold]

  private static let pulls: [Rule] = [
    Rule([.idle], .pulledBeyondByFinger, to: .armed, [.show(.armed)], if: .mayArm),
    Rule([.idle], .pulledBeyond, to: .armed, [.show(.armed)], if: .armsWithoutFinger),
    Rule([.armed], .pulledWithin, to: .idle, [.show(.idle)], if: .doesNotLatch),
  ]

  private static let releases: [Rule] = [
    Rule([.armed], .releasedBeyond, to: .opening, open),
    Rule([.armed], .releasedWithin, to: .opening, open, if: .firesWhereverReleased),
    Rule([.armed], .releasedWithin, to: nil, [], if: .staysArmed),
    Rule([.armed], .releasedWithin, to: .idle, [.show(.idle)]),
    Rule([.idle], .releasedBeyond, to: .opening, open, if: .needsNoArming),
    Rule([.opening, .refreshing], .releasedBeyond, to: nil, openAgain, if: .repeatsBeyond),
    Rule(
      [.opening, .refreshing], .releasedBeyond, to: nil, [.runAction(at: .release)],
      if: .repeatsAnywhere),
    Rule(
      [.opening, .refreshing], .releasedWithin, to: nil, [.runAction(at: .release)],
      if: .repeatsAnywhere),
  ]

  private static let begins: [Rule] = [
    Rule([.idle], .reached, to: .opening, open),
    Rule([.idle, .armed, .closing, .result], .begin, to: .opening, open),
    Rule(
      [.idle, .armed, .closing, .result], .beginUnseen, to: .queued, [.show(.queued)],
      if: .queuesBegin),
    Rule([.queued], .appeared, to: .opening, open),
    Rule([.queued], .begin, to: .opening, open),
    Rule([.opening], .holdReached, to: .refreshing, [.runAction(at: .hold)]),
    Rule([.refreshing], .holdReached, to: nil, [.runAction(at: .hold)]),
    Rule(
      [.idle, .armed, .noMore], .holdReached, to: nil, [.runAction(at: .hold)], if: .firesAfterEnd),
  ]

  private static let ends: [Rule] = [
    Rule([.refreshing], .workFinished, to: .closing, [.show(.idle)], if: .panelComesBeforeRows),
    Rule(
      [.idle, .armed, .refreshing], .ended, to: nil, [.releaseHold], if: .panelComesBeforeRows),
    Rule(
      [.opening, .refreshing], .ended, to: .result, [.show(.result), .awaitResult],
      if: .showsResult),
    Rule([.opening, .refreshing], .ended, to: .closing, close),
    Rule([.opening, .refreshing, .result], .endedWithoutMore, to: .closing, closeForGood),
    Rule([.opening, .refreshing, .result], .ranOut, to: .closing, closeForGood),
    Rule([.result], .resultShown, to: .closing, close),
    Rule([.closing], .closed, to: .idle, []),
    Rule([.queued, .noMore], .ended, to: .idle, [.show(.idle)]),
    Rule([.closing], .ended, to: nil, [.show(.idle)], if: .headsForNoMore),
  ]

  private static let rests: [Rule] = [
    Rule([.idle, .armed, .queued], .ranOut, to: .noMore, [.show(.noMore)]),
    Rule([.idle, .armed, .queued], .endedWithoutMore, to: .noMore, [.show(.noMore)]),
    Rule([.closing], .ranOut, to: nil, [.show(.noMore)]),
    Rule([.closing], .endedWithoutMore, to: nil, [.show(.noMore)]),
    Rule([.noMore], .reset, to: .idle, [.show(.idle)]),
    Rule([.closing], .reset, to: nil, [.show(.idle)], if: .headsForNoMore),
    Rule(Set(RefreshState.allCases), .detached, to: .idle, [.show(.idle)]),
  ]
}
