import RefreshPanels

/// The transitions that a panel may make (Panels, the canonical machine).
struct LegalTransitions {
  private let policy: RefreshPolicy

  init(_ policy: RefreshPolicy) { self.policy = policy }

  /// Whether one state may follow another.
  func allows(_ old: RefreshState, _ new: RefreshState) -> Bool {
    // Whatever is taken out or hidden is idle at once.
    if new == .idle { return true }
    return ways(from: old).contains(new)
  }

  private func ways(from state: RefreshState) -> Set<RefreshState> {
    // A source without transitions is through them at once.
    let opening: RefreshState = policy.passesThroughTransitions ? .opening : .refreshing
    let closed: Set<RefreshState> =
      policy.passesThroughTransitions ? [.closing] : [.idle, .noMore]
    switch state {
    case .idle: return [.armed, opening, .queued, .noMore]
    case .armed: return [opening, .queued, .noMore]
    case .opening, .refreshing: return closed.union([.refreshing, .result])
    case .result: return closed.union([opening, .queued])
    case .closing: return [.noMore, opening, .queued]
    case .noMore: return []
    case .queued: return [opening, .noMore]
    }
  }
}
