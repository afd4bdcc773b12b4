/// What a panel says in each state.
public struct RefreshText: Equatable, Sendable {
  /// Said before the first cycle.
  public var initial: String
  /// Said at rest.
  public var idle: String
  /// Said when letting go starts the work.
  public var armed: String
  /// Said while the work goes on.
  public var refreshing: String

  /// Makes the texts; without an initial one the panel says its idle text from the start.
  public init(initial: String? = nil, idle: String, armed: String, refreshing: String) {
    self.initial = initial ?? idle
    self.idle = idle
    self.armed = armed
    self.refreshing = refreshing
  }

  /// What is said in a state.
  public subscript(state: RefreshState) -> String {
    switch state {
    case .idle, .closing: idle
    case .armed: armed
    case .opening, .refreshing: refreshing
    }
  }
}
