internal import Drawing
internal import Foundation
internal import RefreshPanels
internal import Views

/// V4: a footer stands at the end of content and viewport, an auto footer at the end of the content, a
/// hosted one within it; headers and trailers beside it; each as wide as the list, a trailer as high.
struct PanelsStandBesideContent: Invariant {
  static let number = 4

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    guard step.current.isAttached else { return [] }
    return step.current.panels.filter(\.isAttached).flatMap { panel in
      let place = step.current.place(of: panel)
      let pairs = [
        ("x", panel.frame.minX, place.minX), ("y", panel.frame.minY, place.minY),
        ("width", panel.frame.width, place.width), ("height", panel.frame.height, place.height),
      ]
      return pairs.filter { abs($0.1 - $0.2) > InvariantStep.exactness }.prefix(1).map {
        InvariantFinding(view: panel.name, fact: "\($0.0) \($0.1.shown), expected \($0.2.shown)")
      }
    }
  }
}

extension SceneSnapshot {
  /// Where a panel belongs in the content, in points.
  fileprivate func place(of panel: PanelSnapshot) -> CGRect {
    let (content, viewport, policy) = (geometry.contentSize, geometry.viewport, panel.policy)
    switch panel.side {
    case .header:
      return CGRect(
        x: 0, y: -policy.height - policy.ignoredInset, width: viewport.width,
        height: policy.height)
    case .footer:
      return CGRect(
        x: 0, y: footerTop(policy), width: viewport.width, height: policy.height)
    case .trailer:
      let room = viewport.width - base.left - base.right
      return CGRect(
        x: max(content.width, room) + policy.ignoredInset, y: 0, width: policy.height,
        height: viewport.height)
    }
  }

  private func footerTop(_ policy: RefreshPolicy) -> CGFloat {
    let end = geometry.contentSize.height
    switch policy.style {
    case .hosted: return end - policy.height
    case .auto: return end + policy.ignoredInset
    case .back:
      return max(end, geometry.viewport.height - base.top - base.bottom) + policy.ignoredInset
    }
  }
}
