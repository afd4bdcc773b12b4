extension View {
  /// The way in which the view's parts are laid out: as the stage's language is read (D21); from the
  /// left while the view is in no window.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    window?.environment.layoutDirection ?? .leftToRight
  }

  /// Tells the view and all within it of another environment, superviews first, and marks them for
  /// layout; cost grows with the number of views.
  func takeEnvironment() {
    setNeedsLayout()
    environmentDidChange()
    for subview in subviews { subview.takeEnvironment() }
  }
}
