extension View {
  /// Marks the view, so that the next layout pass places what is within it.
  public func setNeedsLayout() {
    needsLayout = true
    markPathToRoot()
  }

  /// Lets the layout pass find what is marked within the view.
  func markPathToRoot() {
    var ancestor: View? = self
    while let current = ancestor, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      ancestor = current.superview
    }
  }

  /// Lays out every marked view from this one down, superviews first; cost grows with the marked.
  ///
  /// A layout that marks further views is followed by another round. Views that are still marked
  /// after eight rounds never come to rest: that is a programming error.
  public func layoutIfNeeded() {
    for _ in 0..<8 {
      guard subtreeNeedsLayout else { return }
      layoutMarkedViews()
    }
    precondition(
      !subtreeNeedsLayout,
      "Layout of \(firstMarkedView?.dumpName ?? dumpName) marks itself again in every round")
  }

  private func layoutMarkedViews() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutMarkedViews() }
  }

  private var firstMarkedView: View? {
    if needsLayout { return self }
    return subviews.lazy.compactMap(\.firstMarkedView).first
  }
}
