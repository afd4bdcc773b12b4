public import Foundation

/// A panel's states as data: events go in, effects come out, and no view is known.
public struct RefreshStateMachine: Equatable, Sendable {
  /// Where the panel stands.
  public private(set) var state = RefreshState.idle
  /// The habits that the rules ask.
  public let policy: RefreshPolicy

  /// Whether a finger that has held on since the last cycle must lift or come back before it arms.
  private(set) var mustReturn = false
  /// Whether a closing panel comes to rest with nothing more to load.
  private(set) var closesToNoMore = false

  /// Makes a machine at rest.
  public init(policy: RefreshPolicy) {
    self.policy = policy
  }

  /// What happens to a panel.
  public enum Event: Equatable, Sendable {
    /// The content was moved: how far beyond the resting edge it is, in points, and by whom.
    case pulled(CGFloat, byFinger: Bool)
    /// The finger was lifted this far beyond the resting edge.
    case released(CGFloat)
    /// An auto panel has come into sight, or was tapped.
    case reached
    /// The program starts the work, seen or not.
    case begin(isVisible: Bool)
    /// The panel has come into a window.
    case appeared
    /// The way to the hold is over.
    case holdReached
    /// A worker has the answer; the main thread does not know yet.
    case workFinished
    /// The work is over and known to all; whether a finger is dragging.
    case ended(Outcome = .success, fingerDown: Bool)
    /// What was said of the work has been read.
    case resultShown
    /// The way back is over; whether a finger is dragging.
    case closed(fingerDown: Bool)
    /// There is nothing more to load.
    case ranOut
    /// There may be more to load again.
    case reset
    /// The panel is taken out of its list, or hidden.
    case detached
  }

  /// How the work ended.
  public enum Outcome: CaseIterable, Equatable, Sendable {
    /// It went well.
    case success
    /// It failed.
    case failure
    /// It went well, and there is nothing more to load.
    case noMoreData
  }

  /// What a panel is to do.
  public enum Effect: Equatable, Sendable {
    /// Look as a state looks.
    case show(RefreshState)
    /// Keep room while the work goes on.
    case hold
    /// Say for a while how the work went.
    case awaitResult
    /// Give the room back.
    case releaseHold
    /// Start the work, if this is the policy's point for it.
    case runAction(at: RefreshPolicy.FirePoint)
  }

  /// Takes an event and tells what is to be done, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    var effects = step(event)
    if state == .armed, policy.firePoint == .crossing, effects == [.show(.armed)] {
      effects += step(.released(.infinity))
    }
    return effects
  }

  private mutating func step(_ event: Event) -> [Effect] {
    let trigger = Trigger(event, policy: policy)
    heedReturn(event, trigger)
    let rule = Self.rules.first {
      $0.states.contains(state) && $0.trigger == trigger && $0.condition.holds(for: self)
    }
    guard let rule else { return [] }
    heedEnd(trigger)
    state = rule.next ?? state
    passTransition()
    return rule.effects.filter(isWanted)
  }

  private func isWanted(_ effect: Effect) -> Bool {
    guard case .runAction(let point) = effect else { return true }
    let isAtHold = policy.firePoint == .hold
    return (point == .hold) == isAtHold
  }

  /// A finger that was down at the end of a cycle arms again only after it has come back within the
  /// arm distance or has lifted (Q13).
  private mutating func heedReturn(_ event: Event, _ trigger: Trigger) {
    switch (event, trigger) {
    case (.ended(_, fingerDown: true), _), (.closed(fingerDown: true), _):
      mustReturn = !policy.rearmsUnderHeldFinger
    case (_, .pulledWithin), (_, .releasedBeyond), (_, .releasedWithin): mustReturn = false
    default: break
    }
  }

  /// Remembers where closing leads to: the last word counts (B14).
  private mutating func heedEnd(_ trigger: Trigger) {
    switch trigger {
    case .endedWithoutMore, .ranOut: closesToNoMore = true
    case .begin, .reached, .releasedBeyond, .releasedWithin, .appeared, .ended, .reset, .detached:
      closesToNoMore = false
    default: break
    }
  }

  /// A closed panel is at rest; a family that knows no transitions is through them in the same turn.
  private mutating func passTransition() {
    switch state {
    case .opening where !policy.passesThroughTransitions: state = .refreshing
    case .closing where !policy.passesThroughTransitions: state = rest
    case .idle where closesToNoMore: state = .noMore
    default: break
    }
  }

  private var rest: RefreshState { closesToNoMore ? .noMore : .idle }
}
