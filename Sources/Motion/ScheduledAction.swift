/// A piece of work waiting on a `VirtualClock`; keep it to be able to call the work off.
public final class ScheduledAction {
  /// When, and in which order among its equals, the clock runs the action.
  struct Key: Comparable {
    var time: Time
    var turn: Int
    var phase: VirtualClock.Phase
    var order: Int
    var sequence: Int

    static func < (first: Key, second: Key) -> Bool {
      if first.time != second.time { return first.time < second.time }
      if first.turn != second.turn { return first.turn < second.turn }
      if first.phase != second.phase { return first.phase < second.phase }
      return (first.order, first.sequence) < (second.order, second.sequence)
    }
  }

  let key: Key
  private var action: (() -> Void)?

  init(key: Key, action: @escaping () -> Void) {
    self.key = key
    self.action = action
  }

  /// The instant at which the action runs.
  public var time: Time { key.time }

  /// Whether the action is still to run: it has neither run nor been called off.
  public var isPending: Bool { action != nil }

  /// Calls the action off; without effect once it has run.
  public func cancel() {
    action = nil
  }

  /// Runs the action once.
  func run() {
    let action = action
    self.action = nil
    action?()
  }
}

extension ScheduledAction: Comparable {
  /// Whether two tokens stand for the same piece of work.
  public static func == (first: ScheduledAction, second: ScheduledAction) -> Bool {
    first === second
  }

  /// Whether the first action runs before the second on one clock.
  public static func < (first: ScheduledAction, second: ScheduledAction) -> Bool {
    first.key < second.key
  }
}
