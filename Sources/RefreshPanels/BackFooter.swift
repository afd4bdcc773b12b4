public import Drawing
public import Foundation
public import Views

/// The panel below the content and the viewport, uncovered by pulling up past the end.
public final class BackFooter: RefreshPanel {
  /// Makes a footer with the usual look.
  public convenience init(policy: RefreshPolicy, style: PanelStyle) {
    self.init(
      policy: policy,
      content: StatusContent(style, of: "footer"))
    backgroundColor = style.background
  }

  /// Makes a footer with a look of a program's own.
  public init(policy: RefreshPolicy, content: any PanelContent) {
    super.init(name: "footer", policy: policy, content: content)
  }

  public override var edge: PanelEdge { .bottom }

  public override func pullDistance(at offset: CGPoint, in scrollView: ScrollView) -> CGFloat {
    guard policy.heedsShortContent else {
      return offset.y - (scrollView.contentSize.height - scrollView.bounds.height)
    }
    return offset.y - restingOffset(of: scrollView)
  }

  public override func distanceBeyondRest(
    at offset: CGPoint, in scrollView: ScrollView
  ) -> CGFloat {
    max(0, offset.y - restingOffset(of: scrollView))
  }

  public override func heldInset(in scrollView: ScrollView) -> EdgeInsets {
    guard policy.heedsShortContent else { return EdgeInsets(bottom: policy.holdDistance) }
    let held = restingOffset(of: scrollView) + policy.holdDistance
    let whole = held + scrollView.bounds.height - scrollView.contentSize.height
    return EdgeInsets(bottom: whole - baseInset(of: scrollView).bottom)
  }

  public override func heldOffset(in scrollView: ScrollView) -> CGPoint? {
    CGPoint(
      x: scrollView.geometry.clamp(scrollView.contentOffset).x,
      y: restingOffset(of: scrollView) + policy.holdDistance)
  }

  public override func place(in scrollView: ScrollView) {
    switch policy.placement {
    case .besideContent:
      let room = viewportEnd(of: scrollView)
      hide(forShortContent: scrollView.contentSize.height < room)
      stand(
        at: max(scrollView.contentSize.height, room) + policy.ignoredInset,
        width: scrollView.bounds.width)
    case .bySourceFormulas:
      stand(at: scrollView.bounds.height, width: window?.bounds.width ?? scrollView.bounds.width)
    }
  }

  /// Places the panel by its source's formula for the moment after the first rows have been loaded
  /// (Q6, Q7, Q12): the list's height stands in for content that is shorter than the screen.
  package func placeAfterFirstRows(contentHeight: CGFloat) {
    placeBySource(contentHeight: contentHeight, shortPlace: scrollView?.bounds.height ?? 0)
  }

  /// Places the panel by its source's formula for a change of the rows (Q6): the screen's height
  /// stands in for content that is shorter than the screen.
  package func placeAfterChange(contentHeight: CGFloat) {
    placeBySource(contentHeight: contentHeight, shortPlace: window?.bounds.height ?? 0)
  }

  private func placeBySource(contentHeight: CGFloat, shortPlace: CGFloat) {
    guard policy.placement == .bySourceFormulas, let window else { return }
    let isShort = contentHeight < window.bounds.height
    stand(at: isShort ? shortPlace : contentHeight, width: StatusContent.Metrics.panelWidth)
  }

  private func stand(at y: CGFloat, width: CGFloat) {
    frame = CGRect(x: 0, y: y, width: width, height: policy.height)
  }

  /// Where the viewport ends in content that rests at its top, without the panels' room.
  private func viewportEnd(of scrollView: ScrollView) -> CGFloat {
    scrollView.bounds.height - topInset(of: scrollView) - baseInset(of: scrollView).bottom
  }

  /// The upper inset without the header's part.
  private func topInset(of scrollView: ScrollView) -> CGFloat {
    scrollView.adjustedContentInset.top - scrollView.contribution(of: .header).top
  }

  /// The furthest offset at rest while neither panel is open.
  private func restingOffset(of scrollView: ScrollView) -> CGFloat {
    let end =
      scrollView.contentSize.height + baseInset(of: scrollView).bottom - scrollView.bounds.height
    return max(-topInset(of: scrollView), end)
  }
}
