internal import Drawing
internal import Foundation
internal import RefreshPanels
internal import Views

/// V10: after a cycle in which nobody scrolled, offset, insets, words and arrows are what they were
/// before the pull, but for the new rows.
struct CycleLeavesNoTrace: Invariant {
  static let number = 10

  /// The last frame in which nothing went on; nil when what was there then does not count any more.
  private var before: SceneSnapshot?
  /// The panels that have gone through a cycle since.
  private var cycled: Set<PanelSide> = []

  mutating func findings(in step: InvariantStep) -> [InvariantFinding] {
    heedDisturbance(in: step)
    let scene = step.current
    cycled.formUnion(scene.panels.filter(\.isInCycle).map(\.side))
    guard scene.isCalm else { return [] }
    defer {
      before = scene
      cycled = []
    }
    guard let before, !cycled.isEmpty else { return [] }
    return offsetFindings(before, scene)
      + scene.panels.flatMap { panel in
        before.panel(panel.side).map { findings($0, panel) } ?? []
      }
  }

  /// A finger that comes while a panel is at its work may scroll, and a program may change what it
  /// likes.
  private mutating func heedDisturbance(in step: InvariantStep) {
    let wasInCycle = step.previous?.panels.contains(where: \.isInCycle) ?? false
    let isDisturbed = step.current.changes.contains { change in
      switch change {
      case .finger: wasInCycle
      case .work, .answer: false
      case .inset, .offset, .rows, .rowsBetween, .rotation, .panel, .words: true
      }
    }
    if isDisturbed { before = nil }
  }

  private func findings(_ old: PanelSnapshot, _ new: PanelSnapshot) -> [InvariantFinding] {
    guard old.state == new.state, old.isHidden == new.isHidden else { return [] }
    var facts: [String] = []
    if abs(old.ownShare - new.ownShare) > InvariantStep.exactness {
      facts.append("share \(new.ownShare.shown) after the cycle, expected \(old.ownShare.shown)")
    }
    if old.text != new.text {
      facts.append("says \(new.text.quoted) after the cycle, expected \(old.text.quoted)")
    }
    if !Self.isSameAngle(old.arrowAngle, new.arrowAngle) {
      let words = [new.arrowAngle, old.arrowAngle].map { $0?.shown ?? "none" }
      facts.append("arrow at \(words[0]) after the cycle, expected \(words[1])")
    }
    return facts.map { InvariantFinding(view: new.name, fact: $0) }
  }

  private static func isSameAngle(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs((first - second).remainder(dividingBy: 2 * .pi)) < 0.001
  }

  private func offsetFindings(
    _ before: SceneSnapshot, _ after: SceneSnapshot
  ) -> [InvariantFinding] {
    guard cycled.count == 1, let side = cycled.first, let panel = after.panel(side),
      let expected = after.offset(after: panel, from: before)
    else { return [] }
    let found = after.offset[panel.axis]
    guard abs(found - expected) > InvariantStep.exactness else { return [] }
    let name = panel.axis == .vertical ? "y" : "x"
    return [
      InvariantFinding(
        view: "list",
        fact: "\(name) \(found.shown) after the \(side.rawValue)'s cycle, expected "
          + expected.shown)
    ]
  }
}

extension SceneSnapshot {
  /// Whether nothing moves and no panel has anything to do.
  fileprivate var isCalm: Bool {
    isAtRest && isAttached && panels.allSatisfy { $0.state == .idle || $0.state == .noMore }
  }

  /// Where the content is to rest after a panel's cycle if it rested at that panel's end before; nil
  /// when it did not.
  fileprivate func offset(after panel: PanelSnapshot, from before: SceneSnapshot) -> CGFloat? {
    let (old, new) = (before.geometry, geometry)
    func rested(at edge: CGPoint) -> Bool {
      abs(before.offset[panel.axis] - edge[panel.axis]) <= InvariantStep.exactness
    }
    switch panel.side {
    case .header:
      return rested(at: old.minimumOffset) ? new.minimumOffset.y : nil
    case .trailer:
      return rested(at: old.maximumOffset) ? new.maximumOffset.x : nil
    case .footer:
      guard !panel.policy.loadsInSight, rested(at: old.maximumOffset) else { return nil }
      let growth = new.contentSize.height - old.contentSize.height
      guard growth > 0 else { return new.maximumOffset.y }
      // New rows come below: what was seen with the panel open stays (B18).
      let reveal = panel.policy.revealsNewRows ? min(panel.policy.height, growth) : 0
      let held = old.maximumOffset.y + panel.policy.holdDistance + reveal
      return new.clamp(CGPoint(x: 0, y: held)).y
    }
  }
}
