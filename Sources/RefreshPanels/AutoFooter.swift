public import Drawing
public import Foundation
public import Views

/// The panel below the content that loads as it comes into sight: right after the last row, within
/// the content as the list's footer view, or beyond the viewport's end, as the policy says.
public final class AutoFooter: RefreshPanel {
  /// How often the panel may still begin by itself before the next drag; below 0 without limit.
  private(set) var triggersLeft: Int
  /// Whether a drag has made the panel begin, or would have (section 2.8 of the sources' facts).
  private var isTriggeredByDrag = false
  /// The offset at the last step of the scroll view.
  private var lastOffset: CGFloat = 0
  /// The content's height at the last change of the scroll view's geometry, in points.
  private var lastContentHeight: CGFloat = 0

  /// Makes a footer with the usual look.
  public convenience init(policy: RefreshPolicy, style: PanelStyle) {
    self.init(
      policy: policy,
      content: StatusContent(style, of: "footer"))
    backgroundColor = style.background
  }

  /// Makes a footer with a look of a program's own.
  public init(policy: RefreshPolicy, content: any PanelContent) {
    triggersLeft = policy.triggersPerDrag
    super.init(name: "footer", policy: policy, content: content)
    gestureRecognizers = [
      TapGestureRecognizer(
        shouldBegin: { [weak self] in self?.mayBeTapped ?? false },
        action: { [weak self] in self?.handle(.reached) })
    ]
  }

  public override var edge: PanelEdge { .bottom }

  // MARK: - Place and room

  public override func join(_ list: ListView) {
    guard policy.style == .hosted else { return super.join(list) }
    list.tableFooterView = self
  }

  public override func leave(_ scrollView: ScrollView) {
    if let list = scrollView as? ListView, list.tableFooterView === self {
      list.tableFooterView = nil
    }
    super.leave(scrollView)
  }

  public override func place(in scrollView: ScrollView) {
    let y: CGFloat
    switch policy.style {
    case .hosted: return
    case .auto: y = scrollView.contentSize.height
    case .back: y = max(scrollView.contentSize.height, viewportEnd(of: scrollView))
    }
    hide(forShortContent: isShort(scrollView))
    frame = CGRect(
      x: 0, y: y + policy.ignoredInset, width: scrollView.bounds.width, height: policy.height)
  }

  /// Where the viewport ends in content that rests at its top; some sources know of no insets.
  private func viewportEnd(of scrollView: ScrollView) -> CGFloat {
    guard policy.heedsShortContent else { return scrollView.bounds.height }
    return scrollView.bounds.height - topInset(of: scrollView) - baseInset(of: scrollView).bottom
  }

  /// The room that an auto footer always keeps.
  public override func inset(atRestIn scrollView: ScrollView) -> EdgeInsets {
    policy.style == .auto && !isHidden ? EdgeInsets(bottom: policy.height) : .zero
  }

  public override func heldInset(in scrollView: ScrollView) -> EdgeInsets {
    switch policy.style {
    case .auto: inset(atRestIn: scrollView)
    case .back: EdgeInsets(bottom: policy.holdDistance)
    case .hosted: .zero
    }
  }

  // MARK: - Pulls

  public override func pullDistance(at offset: CGPoint, in scrollView: ScrollView) -> CGFloat {
    offset.y - firingOffset(in: scrollView)
  }

  public override func distanceBeyondRest(
    at offset: CGPoint, in scrollView: ScrollView
  ) -> CGFloat {
    max(0, offset.y - endOffset(of: scrollView))
  }

  /// The furthest offset at rest.
  private func endOffset(of scrollView: ScrollView) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    return max(
      -inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
  }

  /// The offset from which on enough of the panel is in sight (section 2.8 of the sources' facts).
  private func firingOffset(in scrollView: ScrollView) -> CGFloat {
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    let firing = end - policy.height * CGFloat(1 - policy.triggerPercent)
    // Short content has no end to reach; a pull beyond its rest counts (B22).
    return policy.heedsShortContent ? max(firing, -topInset(of: scrollView)) : firing
  }

  /// The upper inset without the header's part, which may have come with the same lift (B22).
  private func topInset(of scrollView: ScrollView) -> CGFloat {
    scrollView.adjustedContentInset.top - scrollView.contribution(of: .header).top
  }

  /// Whether the content, with the room above it, does not fill the viewport.
  private func isShort(_ scrollView: ScrollView) -> Bool {
    topInset(of: scrollView) + scrollView.contentSize.height <= scrollView.bounds.height
  }

  // MARK: - Watching

  public override func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    triggersLeft = policy.triggersPerDrag
    isTriggeredByDrag = false
  }

  public override func scrollViewDidScroll(_ scrollView: ScrollView) {
    let before = lastOffset
    lastOffset = scrollView.contentOffset.y
    if policy.waitsForRelease { return super.scrollViewDidScroll(scrollView) }
    guard mayTrigger, comesIntoSight(in: scrollView, from: before) else { return }
    trigger(byDrag: scrollView.isDragging)
  }

  private func comesIntoSight(in scrollView: ScrollView, from before: CGFloat) -> Bool {
    let y = scrollView.contentOffset.y
    guard y >= firingOffset(in: scrollView), frame.minY != 0 else { return false }
    guard policy.heedsShortContent else { return y >= 0 }
    return !isShort(scrollView) && y > before
  }

  /// A lift loads as well: of content that is short if it was not pulled down, and of any other if
  /// it is beyond its end.
  public override func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    if policy.waitsForRelease {
      return super.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    }
    guard policy.heedsShortContent, mayTrigger else { return }
    let end = isShort(scrollView) ? -topInset(of: scrollView) : endOffset(of: scrollView)
    if scrollView.contentOffset.y >= end { trigger(byDrag: true) }
  }

  public override func scrollViewDidChangeGeometry(_ scrollView: ScrollView) {
    let height = scrollView.contentSize.height
    // Rows have come: reaching their end is another matter than reaching the old one (B11).
    if height > lastContentHeight, !scrollView.isDragging { triggersLeft = policy.triggersPerDrag }
    lastContentHeight = height
    super.scrollViewDidChangeGeometry(scrollView)
  }

  // MARK: - Limits

  private var mayTrigger: Bool { state == .idle && policy.isAutomatic && isListening && !isBlocked }

  private var mayBeTapped: Bool {
    policy.loadsOnTap && state == .idle && !isBlocked && scrollView?.isDecelerating == false
  }

  /// Begins, unless the drag has begun often enough already (B12).
  private func trigger(byDrag: Bool) {
    isTriggeredByDrag = isTriggeredByDrag || byDrag
    guard policy.triggersPerDrag < 0 || triggersLeft > 0 else { return }
    triggersLeft -= 1
    handle(.reached)
  }
}
