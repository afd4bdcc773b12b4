internal import Motion

extension ListView {
  /// How rows come and go (D14).
  public enum RowAnimation: Equatable, Sendable {
    /// At once.
    case none
    /// New rows fade in, those that go fade out where they are, and those that follow glide.
    case fade
  }
}

extension ListView.RowAnimation {
  /// The time of it: a critically damped spring of iOS 26, cut off before it has settled (F31).
  ///
  /// How long it took on iOS 7 and 8 was not recorded.
  var timing: AnimationTiming? {
    switch self {
    case .none: nil
    case .fade:
      AnimationTiming(
        duration: Spring.rowDuration,
        curve: .spring(
          Spring(
            stiffness: Spring.rowFrequency * Spring.rowFrequency,
            damping: 2 * Spring.rowFrequency)))
    }
  }
}

extension Spring {
  /// How long rows move, in seconds (F31).
  static let rowDuration = 0.441
  /// The natural frequency of rows' spring in 1/s, a turn in 0.3 s (F31).
  static let rowFrequency = 2 * Double.pi / 0.3
}
