public import Drawing
public import Foundation
public import Views

/// The panel above the content, uncovered by pulling down.
public final class RefreshHeader: RefreshPanel {
  /// Makes a header with the usual look.
  public convenience init(policy: RefreshPolicy, style: PanelStyle) {
    self.init(
      policy: policy,
      content: StatusContent(style, of: "header"))
    backgroundColor = style.background
  }

  /// Makes a header with a look of a program's own.
  public init(policy: RefreshPolicy, content: any PanelContent) {
    super.init(name: "header", policy: policy, content: content)
  }

  public override var edge: PanelEdge { .top }

  public override func pullDistance(at offset: CGPoint, in scrollView: ScrollView) -> CGFloat {
    switch policy.insetWriting {
    case .absolute: -offset.y
    case .ownShare, .captured: -baseInset(of: scrollView).top - offset.y
    }
  }

  public override func distanceBeyondRest(
    at offset: CGPoint, in scrollView: ScrollView
  ) -> CGFloat {
    max(0, -baseInset(of: scrollView).top - offset.y)
  }

  public override func heldInset(in scrollView: ScrollView) -> EdgeInsets {
    EdgeInsets(top: policy.holdDistance)
  }

  public override func heldOffset(in scrollView: ScrollView) -> CGPoint? {
    CGPoint(
      x: scrollView.geometry.clamp(scrollView.contentOffset).x,
      y: -baseInset(of: scrollView).top - policy.holdDistance)
  }

  public override func place(in scrollView: ScrollView) {
    let width =
      switch policy.placement {
      case .besideContent: scrollView.bounds.width
      case .bySourceFormulas: window?.bounds.width ?? scrollView.bounds.width
      }
    frame = CGRect(
      x: 0, y: -policy.height - policy.ignoredInset, width: width, height: policy.height)
  }
}
