public import Drawing
public import Foundation
public import Views

/// The panel below the content, uncovered by pulling up past its end.
public final class RefreshFooter: RefreshPanel {
  /// Makes a footer.
  public init(policy: RefreshPolicy, style: PanelStyle) {
    super.init(name: "footer", policy: policy, style: style)
  }

  public override var restingAngle: Double { .pi }

  /// The strip begins a margin below the content.
  public override var stripTop: CGFloat { StatusContent.Metrics.margin }

  public override var holder: InsetContributions.Holder { .footer }

  public override func pullDistance(at offset: CGFloat, in scrollView: ScrollView) -> CGFloat {
    guard policy.heedsShortContent else {
      return offset - (scrollView.contentSize.height - scrollView.bounds.height)
    }
    return offset - restingOffset(of: scrollView)
  }

  public override func distanceBeyondRest(
    at offset: CGFloat, in scrollView: ScrollView
  ) -> CGFloat {
    max(0, offset - restingOffset(of: scrollView))
  }

  public override func heldInset(in scrollView: ScrollView) -> EdgeInsets {
    guard policy.heedsShortContent else { return EdgeInsets(bottom: policy.holdDistance) }
    let whole =
      heldOffset(in: scrollView) + scrollView.bounds.height - scrollView.contentSize.height
    return EdgeInsets(bottom: whole - restingInset(of: scrollView))
  }

  public override func heldOffset(in scrollView: ScrollView) -> CGFloat {
    restingOffset(of: scrollView) + policy.holdDistance
  }

  public override func place(in scrollView: ScrollView) {
    switch policy.placement {
    case .besideContent:
      let room = scrollView.bounds.height - topInset(of: scrollView) - restingInset(of: scrollView)
      stand(at: max(scrollView.contentSize.height, room), width: scrollView.bounds.width)
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

  /// The lower inset without the panel's own part.
  private func restingInset(of scrollView: ScrollView) -> CGFloat {
    scrollView.adjustedContentInset.bottom - scrollView.contribution(of: holder).bottom
  }

  /// The upper inset without the header's part.
  private func topInset(of scrollView: ScrollView) -> CGFloat {
    scrollView.adjustedContentInset.top - scrollView.contribution(of: .header).top
  }

  /// The furthest offset at rest while neither panel is open.
  private func restingOffset(of scrollView: ScrollView) -> CGFloat {
    let end =
      scrollView.contentSize.height + restingInset(of: scrollView) - scrollView.bounds.height
    return max(-topInset(of: scrollView), end)
  }
}
