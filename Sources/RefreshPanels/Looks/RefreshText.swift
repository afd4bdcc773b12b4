/// What a panel says in each state, in one language.
public struct RefreshText: Equatable, Sendable {
  /// Said before the first cycle; nil says the idle text.
  public var first: String?
  /// Said at rest.
  public var idle: String
  /// Said when letting go starts the work.
  public var armed: String
  /// Said while the work goes on.
  public var refreshing: String
  /// Said when there is nothing more to load; nil says the idle text.
  public var noMore: String?
  /// Said when the work went well; nil says the idle text.
  public var done: String?
  /// Said when the work failed; nil says what `done` says.
  public var failed: String?

  /// Makes the texts; without an initial one the panel says its idle text from the start, and without
  /// any it says nothing.
  public init(
    initial: String? = nil, idle: String = "", armed: String = "", refreshing: String = "",
    noMore: String? = nil, done: String? = nil, failed: String? = nil
  ) {
    first = initial
    self.idle = idle
    self.armed = armed
    self.refreshing = refreshing
    self.noMore = noMore
    self.done = done
    self.failed = failed
  }

  /// Said before the first cycle.
  public var initial: String { first ?? idle }

  /// What is said in a state after work that went well or did not.
  public subscript(state: RefreshState, afterFailure isFailure: Bool = false) -> String {
    switch state {
    case .idle, .closing: idle
    case .armed: armed
    case .opening, .refreshing, .queued: refreshing
    case .noMore: noMore ?? idle
    case .result: isFailure ? failed ?? done ?? idle : done ?? idle
    }
  }
}
