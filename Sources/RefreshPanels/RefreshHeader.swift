public import Drawing
public import Foundation
public import Views

/// The panel above the content, uncovered by pulling down.
public final class RefreshHeader: RefreshPanel {
  /// Makes a header.
  public init(policy: RefreshPolicy, style: PanelStyle) {
    super.init(name: "header", policy: policy, style: style)
  }

  /// The strip ends a margin above the content.
  public override var stripTop: CGFloat {
    policy.height - StatusContent.Metrics.stripHeight - StatusContent.Metrics.margin
  }

  public override func pullDistance(at offset: CGFloat, in scrollView: ScrollView) -> CGFloat {
    switch policy.insetWriting {
    case .absolute: -offset
    case .ownShare: -restingInset(of: scrollView) - offset
    }
  }

  public override func distanceBeyondRest(
    at offset: CGFloat, in scrollView: ScrollView
  ) -> CGFloat {
    max(0, -restingInset(of: scrollView) - offset)
  }

  public override func heldInset(in scrollView: ScrollView) -> EdgeInsets {
    EdgeInsets(top: policy.holdDistance)
  }

  public override func heldOffset(in scrollView: ScrollView) -> CGFloat {
    -restingInset(of: scrollView) - policy.holdDistance
  }

  public override func place(in scrollView: ScrollView) {
    let width =
      switch policy.placement {
      case .besideContent: scrollView.bounds.width
      case .bySourceFormulas: window?.bounds.width ?? scrollView.bounds.width
      }
    frame = CGRect(x: 0, y: -policy.height, width: width, height: policy.height)
  }

  /// The upper inset without the panel's own part.
  private func restingInset(of scrollView: ScrollView) -> CGFloat {
    scrollView.adjustedContentInset.top - scrollView.contribution(of: holder).top
  }
}
