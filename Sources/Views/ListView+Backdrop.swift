internal import Foundation

// What lies behind the rows: the lines of empty rows, in front of them the views that a program has
// put there, then the head and foot views.

extension ListView {
  /// Puts a view behind all rows, where it scrolls along with them.
  public func insertBehindRows(_ view: View) {
    viewsBehindRows.removeAll { $0 === view || $0.superview !== self }
    insertSubview(view, inFrontOf: isBehindTableViews)
    viewsBehindRows.append(view)
  }

  /// Whether a view lies behind every row.
  func isBackdrop(_ view: View) -> Bool {
    isBehindTableViews(view) || view === tableHeaderView || view === tableFooterView
  }

  private func isBehindTableViews(_ view: View) -> Bool {
    fillerLines.contains(view) || viewsBehindRows.contains { $0 === view }
  }

  /// Puts a view in front of those of the list's views that lie behind it, and behind all others.
  func insertSubview(_ view: View, inFrontOf isBehind: (View) -> Bool) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.lastIndex(where: isBehind) ?? -1) + 1)
  }

  /// Takes a head or foot view out and puts another in.
  func replace(_ old: View?, by new: View?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    partsDidChange()
  }

  /// Places the head and foot views; one without height has nothing to show and is in no tree (D16).
  func placeTableViews() {
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: layout.footTop)
  }

  private func place(_ view: View?, at y: CGFloat) {
    guard let view else { return }
    let height = view.frame.height
    if height > 0, view.superview !== self {
      insertSubview(view, inFrontOf: isBehindTableViews)
    } else if height <= 0 {
      view.removeFromSuperview()
    }
    view.frame = CGRect(x: 0, y: y, width: rowWidth, height: height)
  }
}
