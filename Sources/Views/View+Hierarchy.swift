extension View {
  /// Puts a view in front of all others within this one; it leaves its old superview.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view within this one at a place counted from the back; it leaves its old superview.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put within itself: \(view.dumpName)")
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    view.enter(window)
    view.setNeedsLayout()
    // A view that was marked while it stood alone has not told the views above.
    markPathToRoot()
    didAddSubview(view)
  }

  /// Takes the view out of its superview; nothing happens when it has none.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    enter(nil)
  }

  /// Whether the view is another one or stands somewhere within it; cost: the depth.
  public func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  private func enter(_ window: Window?) {
    guard self.window !== window else { return }
    self.window = window
    for subview in subviews { subview.enter(window) }
    didMoveToWindow()
  }

  /// The name, or the type where there is none.
  var dumpName: String { name.isEmpty ? "\(type(of: self))" : name }
}
