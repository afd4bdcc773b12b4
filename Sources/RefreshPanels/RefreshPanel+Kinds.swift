internal import Views

extension RefreshPanel {
  /// The footer of a policy: one that is pulled, or one that loads as it comes into sight.
  public static func footer(policy: RefreshPolicy, style: PanelStyle) -> RefreshPanel {
    policy.loadsInSight
      ? AutoFooter(policy: policy, style: style) : BackFooter(policy: policy, style: style)
  }
}
