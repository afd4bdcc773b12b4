/// Where a panel stands between a pull and the end of its work.
public enum RefreshState: String, CaseIterable, Equatable, Hashable, Sendable {
  /// At rest, or pulled less than the arm distance.
  case idle
  /// Pulled past the arm distance: letting go starts the work.
  case armed
  /// On the way to the place where the panel stays while the work goes on.
  case opening
  /// The work goes on.
  case refreshing
  /// The work is over, and the panel says how it went.
  case result
  /// On the way back to rest.
  case closing
  /// There is nothing more to load.
  case noMore
  /// Told to begin while it could not be seen.
  case queued
}
