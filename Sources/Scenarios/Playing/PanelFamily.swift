internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels

/// A scenario's panels: the family's values with the scenario's own on top.
enum PanelFamily {
  static func header(_ panels: PanelsDescription?, _ behaviour: Behaviour) -> RefreshHeader? {
    guard let overrides = panels?.header, let family = panels?.family?.value else { return nil }
    let (policy, style) = family.header(behaviour)
    return RefreshHeader(
      policy: overrides.applied(to: policy), style: overrides.applied(to: style))
  }

  static func footer(_ panels: PanelsDescription?, _ behaviour: Behaviour) -> RefreshPanel? {
    guard let overrides = panels?.footer, let family = panels?.family?.value else { return nil }
    let (policy, style) = family.footer(behaviour)
    return RefreshPanel.footer(
      policy: overrides.applied(to: policy), style: overrides.applied(to: style))
  }
}

extension FamilyName {
  fileprivate func header(_ behaviour: Behaviour) -> (policy: RefreshPolicy, style: PanelStyle) {
    switch self {
    case .refreshDome:
      (RefreshDome.headerPolicy(behaviour), RefreshDome.headerStyle(behaviour))
    }
  }

  fileprivate func footer(_ behaviour: Behaviour) -> (policy: RefreshPolicy, style: PanelStyle) {
    switch self {
    case .refreshDome:
      (RefreshDome.footerPolicy(behaviour), RefreshDome.footerStyle(behaviour))
    }
  }
}

extension PanelOverrides {
  func applied(to policy: RefreshPolicy) -> RefreshPolicy {
    var policy = policy
    policy.height = height ?? policy.height
    policy.armDistance = arm ?? policy.armDistance
    policy.holdDistance = hold ?? policy.holdDistance
    policy.openDuration = openDuration?.seconds ?? policy.openDuration
    policy.closeDuration = closeDuration?.seconds ?? policy.closeDuration
    policy.curve = curve ?? policy.curve
    policy.latchesArmed = latch ?? policy.latchesArmed
    policy.firePoint = fireAt?.value ?? policy.firePoint
    return policy
  }

  func applied(to style: PanelStyle) -> PanelStyle {
    var style = style
    if let idle = texts[.idle]?.value {
      style.text.initial = idle
      style.text.idle = idle
    }
    style.text.armed = texts[.armed]?.value ?? style.text.armed
    style.text.refreshing = texts[.refreshing]?.value ?? style.text.refreshing
    style.textColor = textColor ?? style.textColor
    style.background = background ?? style.background
    return style
  }
}
