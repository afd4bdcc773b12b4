public import Foundation

/// A panel's states as data: events go in, effects come out, and no view is known.
public struct RefreshStateMachine: Equatable, Sendable {
  /// Where the panel stands.
  public private(set) var state = RefreshState.idle
  /// The habits that the rules ask.
  public let policy: RefreshPolicy

  /// Whether a finger that has held on since the last cycle must lift or come back before it arms.
  private(set) var mustReturn = false

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
    /// The program starts the work.
    case begin
    /// The way to the hold is over.
    case holdReached
    /// A worker has the answer; the main thread does not know yet.
    case workFinished
    /// The work is over and known to all; whether a finger is dragging.
    case ended(fingerDown: Bool)
    /// The panel is taken out of its list.
    case detached
    /// The way back is over; whether a finger is dragging.
    case closed(fingerDown: Bool)
  }

  /// What a panel is to do.
  public enum Effect: Equatable, Sendable {
    /// Look as a state looks.
    case show(RefreshState)
    /// Keep room while the work goes on.
    case hold
    /// Give the room back.
    case releaseHold
    /// Start the work, if this is the policy's point for it.
    case runAction(at: RefreshPolicy.FirePoint)
  }

  /// Takes an event and tells what is to be done, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    let trigger = Trigger(event, armDistance: policy.armDistance)
    heedReturn(event, trigger)
    let rule = Self.rules.first {
      $0.states.contains(state) && $0.trigger == trigger && $0.condition.holds(for: self)
    }
    guard let rule else { return [] }
    state = rule.next ?? state
    passTransition()
    return rule.effects.filter { $0 != .runAction(at: otherFirePoint) }
  }

  /// The point at which this policy does not start the work.
  private var otherFirePoint: RefreshPolicy.FirePoint {
    let firesAtRelease = policy.firePoint == .release || !policy.passesThroughTransitions
    return firesAtRelease ? .hold : .release
  }

  /// A finger that was down at the end of a cycle arms again only after it has come back within the
  /// arm distance or has lifted (Q13).
  private mutating func heedReturn(_ event: Event, _ trigger: Trigger) {
    switch (event, trigger) {
    case (.ended(fingerDown: true), _), (.closed(fingerDown: true), _):
      mustReturn = !policy.rearmsUnderHeldFinger
    case (_, .pulledWithin), (_, .releasedBeyond), (_, .releasedWithin): mustReturn = false
    default: break
    }
  }

  /// A family that knows no transitions is through them in the same turn.
  private mutating func passTransition() {
    guard !policy.passesThroughTransitions else { return }
    switch state {
    case .opening: state = .refreshing
    case .closing: state = .idle
    default: break
    }
  }
}
