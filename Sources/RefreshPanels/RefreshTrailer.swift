public import Drawing
public import Foundation
public import Views

/// The panel to the right of the content, uncovered by pulling to the left past its end: as wide as
/// the policy says it is high, and as high as the list.
public final class RefreshTrailer: RefreshPanel {
  /// Makes a trailer with the usual look.
  public convenience init(policy: RefreshPolicy, style: PanelStyle) {
    self.init(
      policy: policy,
      content: StatusContent(style, of: "trailer"))
    backgroundColor = style.background
  }

  /// Makes a trailer with a look of a program's own.
  public init(policy: RefreshPolicy, content: any PanelContent) {
    super.init(name: "trailer", policy: policy, content: content)
  }

  public override var edge: PanelEdge { .right }
  public override var axis: ScrollAxis { .horizontal }

  /// Puts the trailer in and lets the list be pulled sideways, and only sideways.
  public override func join(_ list: ListView) {
    super.join(list)
    list.alwaysBounceHorizontal = true
    list.alwaysBounceVertical = false
  }

  public override func pullDistance(at offset: CGPoint, in scrollView: ScrollView) -> CGFloat {
    offset.x - restingOffset(of: scrollView)
  }

  public override func distanceBeyondRest(
    at offset: CGPoint, in scrollView: ScrollView
  ) -> CGFloat {
    max(0, offset.x - restingOffset(of: scrollView))
  }

  public override func heldInset(in scrollView: ScrollView) -> EdgeInsets {
    let held = restingOffset(of: scrollView) + policy.holdDistance
    let whole = held + scrollView.bounds.width - scrollView.contentSize.width
    return EdgeInsets(right: whole - baseInset(of: scrollView).right)
  }

  public override func heldOffset(in scrollView: ScrollView) -> CGPoint? {
    CGPoint(
      x: restingOffset(of: scrollView) + policy.holdDistance,
      y: scrollView.geometry.clamp(scrollView.contentOffset).y)
  }

  public override func place(in scrollView: ScrollView) {
    let base = baseInset(of: scrollView)
    let room = scrollView.bounds.width - base.left - base.right
    frame = CGRect(
      x: max(scrollView.contentSize.width, room) + policy.ignoredInset, y: 0,
      width: policy.height, height: scrollView.bounds.height)
  }

  /// The furthest offset at rest while the panel is not open.
  private func restingOffset(of scrollView: ScrollView) -> CGFloat {
    let base = baseInset(of: scrollView)
    return max(-base.left, scrollView.contentSize.width + base.right - scrollView.bounds.width)
  }
}
