internal import Drawing

/// V11: a panel that is hidden or out of its list has no part in the inset.
struct HiddenPanelsTakeNoRoom: Invariant {
  static let number = 11

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    step.current.panels.compactMap { panel in
      guard panel.isHidden || !panel.isAttached, panel.share != .zero else { return nil }
      let reason = panel.isAttached ? "hidden" : "out of the list"
      return InvariantFinding(
        view: panel.name, fact: "share \(panel.share.shown) while \(reason), expected none")
    }
  }
}
