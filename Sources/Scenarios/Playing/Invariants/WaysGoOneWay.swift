internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// V9: a panel that opens or closes moves the content one way only, and not beyond where it is going;
/// a curve that overshoots may do so by its overshoot.
struct WaysGoOneWay: Invariant {
  static let number = 9

  private struct Way {
    let state: RefreshState
    let start: CGFloat
    var last: CGFloat
    /// The sign of the first movement; 0 before.
    var direction: CGFloat = 0
  }

  private var ways: [PanelSide: Way] = [:]

  mutating func findings(in step: InvariantStep) -> [InvariantFinding] {
    let moving = step.current.panels.filter { $0.state == .opening || $0.state == .closing }
    guard moving.count == 1, let panel = moving.first, !step.isMovedBesides else {
      ways = [:]
      return []
    }
    let seen = step.current.seenOffset[panel.axis]
    guard var way = ways[panel.side], way.state == panel.state else {
      ways = [panel.side: Way(state: panel.state, start: seen, last: seen)]
      return []
    }
    let fault = fault(of: &way, panel, seen, step.current.offset[panel.axis])
    ways[panel.side] = way
    return fault.map { [InvariantFinding(view: panel.name, fact: $0)] } ?? []
  }

  private func fault(
    of way: inout Way, _ panel: PanelSnapshot, _ seen: CGFloat, _ goal: CGFloat
  ) -> String? {
    defer { way.last = seen }
    let name = panel.axis == .vertical ? "y" : "x"
    let duration =
      panel.state == .opening ? panel.policy.openDuration : panel.policy.closeDuration
    let overshoot = CGFloat(panel.policy.curve.overshoot(duration: duration))
    let play = overshoot * abs(goal - way.start) + CGFloat(InvariantStep.exactness)
    let bounds = (min(way.start, goal) - play)...(max(way.start, goal) + play)
    guard bounds.contains(seen) else {
      return "\(name) \(seen.shown) when \(panel.state.rawValue), expected "
        + "\(bounds.lowerBound.shown) to \(bounds.upperBound.shown)"
    }
    let delta = seen - way.last
    guard abs(delta) > CGFloat(InvariantStep.exactness) else { return nil }
    let direction: CGFloat = delta < 0 ? -1 : 1
    if way.direction == 0 { way.direction = direction }
    guard direction != way.direction, overshoot == 0 else { return nil }
    return
      "\(name) \(seen.shown) after \(way.last.shown) when \(panel.state.rawValue), expected to "
      + "go on one way"
  }
}

extension InvariantStep {
  /// Whether something else than a panel's way may move the content.
  fileprivate var isMovedBesides: Bool {
    current.isFingerDown || current.isInMotion || !current.changes.isEmpty
      || previous?.isFingerDown == true || previous?.isInMotion == true
      || previous?.geometry.contentSize != current.geometry.contentSize
  }
}

extension TimingCurve {
  /// How far the curve goes beyond its ends at most, as a share of the way; 0 for most.
  fileprivate func overshoot(duration: Double) -> Double {
    switch self {
    case .cubicBezier(let curve) where (0...1).contains(curve.y1) && (0...1).contains(curve.y2):
      return 0
    default:
      let progress = (0...Self.overshootSamples).map {
        self.progress(at: Double($0) / Double(Self.overshootSamples), duration: duration)
      }
      return max((progress.max() ?? 1) - 1, -(progress.min() ?? 0), 0) * Self.overshootMargin
    }
  }

  private static let overshootSamples = 120
  /// What lies between two samples may be a little further.
  private static let overshootMargin = 1.05
}
