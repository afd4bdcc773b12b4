internal import RefreshPanels

/// V6: a panel's work is started once for each fire point that the panel has passed, and at no other
/// time.
struct ActionsAtFirePoints: Invariant {
  static let number = 6

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    step.current.panels.compactMap { panel in
      guard !panel.hasFired else { return nil }
      return InvariantFinding(
        view: panel.name, fact: "\(panel.actionCount) actions, expected \(panel.firePoints)")
    }
  }
}

extension PanelSnapshot {
  /// Whether the actions are as many as they ought to be; a panel whose hold is no state of its own
  /// may have some still to come.
  fileprivate var hasFired: Bool {
    if policy.firePoint == .hold, !policy.passesThroughTransitions {
      return actionCount <= firePoints
    }
    return actionCount == firePoints
  }
}
