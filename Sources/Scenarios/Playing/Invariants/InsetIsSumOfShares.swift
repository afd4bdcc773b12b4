internal import Drawing
internal import Foundation
internal import RefreshPanels
internal import Views

/// V3: the inset in force is the app's, the safe area's, and the panels' shares; and a panel at rest
/// has all of its share or none of it.
struct InsetIsSumOfShares: Invariant {
  static let number = 3

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    let scene = step.current
    return sumFindings(scene) + (scene.isAtRest ? shareFindings(scene) : [])
  }

  private func sumFindings(_ scene: SceneSnapshot) -> [InvariantFinding] {
    let expected = scene.panels.reduce(scene.base) { $0 + $1.share }
    guard !scene.inset.isNear(expected) else { return [] }
    return [
      InvariantFinding(
        view: "list", fact: "inset \(scene.inset.shown), expected \(expected.shown)")
    ]
  }

  private func shareFindings(_ scene: SceneSnapshot) -> [InvariantFinding] {
    scene.panels.compactMap { panel in
      let expected = scene.restingShare(of: panel)
      let share = Double(panel.ownShare)
      let isWithin =
        share >= expected.lowerBound - InvariantStep.exactness
        && share <= expected.upperBound + InvariantStep.exactness
      guard !isWithin else { return nil }
      let words =
        expected.lowerBound == expected.upperBound
        ? expected.lowerBound.shown
        : "\(expected.lowerBound.shown) to \(expected.upperBound.shown)"
      return InvariantFinding(
        view: panel.name,
        fact: "share \(share.shown) when \(panel.state.rawValue), expected \(words)")
    }
  }
}

extension SceneSnapshot {
  /// The share that a panel may have while nothing moves, in points.
  fileprivate func restingShare(of panel: PanelSnapshot) -> ClosedRange<Double> {
    guard panel.isAttached, !panel.isHidden else { return 0...0 }
    if panel.side == .footer {
      switch panel.policy.style {
      case .auto: return Double(panel.policy.height)...Double(panel.policy.height)
      case .hosted: return 0...0
      case .back: break
      }
    }
    switch panel.state {
    case .idle, .armed, .closing, .noMore, .queued: return 0...0
    case .opening, .refreshing, .result: break
    }
    let hold = Double(panel.policy.holdDistance + padding(of: panel))
    let mayShrink = panel.side == .header && panel.policy.heldRoom != .fixed
    return (mayShrink ? 0 : hold)...hold
  }

  /// The room of short content that a panel beyond it holds besides (Q8).
  private func padding(of panel: PanelSnapshot) -> CGFloat {
    switch panel.side {
    case .header: 0
    case .footer where panel.policy.loadsInSight: 0
    case .footer:
      max(0, geometry.viewport.height - base.top - base.bottom - geometry.contentSize.height)
    case .trailer:
      max(0, geometry.viewport.width - base.left - base.right - geometry.contentSize.width)
    }
  }
}

extension EdgeInsets {
  fileprivate func isNear(_ other: EdgeInsets) -> Bool {
    let difference = self - other
    return [difference.top, difference.left, difference.bottom, difference.right]
      .allSatisfy { abs($0) <= InvariantStep.exactness }
  }
}
