/// The only source of time: it stands still until it is told to advance, and then runs everything
/// that became due on the way, each piece at its own instant.
///
/// Work due at one instant runs turn by turn; within a turn by phase, then by order, then in the
/// sequence in which it was scheduled. A turn is what a run loop of an application would do
/// between two looks at its queue.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule(at: Time(seconds: 1)) { print("a second has passed") }
/// clock.advance(to: Time(seconds: 2))
/// ```
public final class VirtualClock {
  /// What kind of work an action is; at one instant and turn the kinds run in this order.
  public enum Phase: Int, Comparable, Sendable {
    /// Something that comes from outside: a touch sample, a scripted event.
    case event
    /// A timer, or the answer to a request.
    case timer
    /// The end of an animation.
    case completion

    /// Whether the first phase runs before the second.
    public static func < (first: Phase, second: Phase) -> Bool { first.rawValue < second.rawValue }
  }

  /// How many actions may join an instant while it runs, for each one that was set down for it
  /// beforehand, before that counts as an endless loop.
  static let joiningLimit = 100_000

  /// The current virtual time.
  public private(set) var now: Time

  private var queue = BinaryHeap<ScheduledAction>()
  private var scheduledCount = 0
  private var currentTurn = 0
  /// How many more actions may join the running instant.
  private var joiningAllowance = 0
  /// The sequence number of the first action that could have joined the running instant.
  private var firstJoining = 0
  /// Whether an instant is running: actions, and what `advance(to:)` calls between them.
  public private(set) var isAdvancing = false
  /// Whether `stop()` was called: time stands still and nothing runs any more.
  public private(set) var isStopped = false

  /// Makes a clock that stands at a time.
  public init(now: Time = .zero) {
    self.now = now
  }

  /// Sets an action down for a time and gives a token with which to call it off.
  ///
  /// A time before `now` counts as now. What an action schedules for the instant that is running
  /// still runs at that instant, in the current turn or the later one asked for. On a clock that was
  /// stopped nothing runs: the token is called off already. Costs O(log n).
  @discardableResult
  public func schedule(
    at time: Time, phase: Phase = .timer, order: Int = 0, turn: Int = 0,
    _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let time = max(time, now)
    let joinsRunningInstant = isAdvancing && time == now
    if joinsRunningInstant { countJoining() }
    let key = ScheduledAction.Key(
      time: time, turn: joinsRunningInstant ? max(turn, currentTurn) : turn, phase: phase,
      order: order, sequence: scheduledCount)
    scheduledCount += 1
    let scheduled = ScheduledAction(key: key, action: action)
    if isStopped { scheduled.cancel() } else { queue.insert(scheduled) }
    return scheduled
  }

  /// Sets an action down for the present instant, one turn after the current one.
  @discardableResult
  public func post(
    phase: Phase = .timer, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    schedule(at: now, phase: phase, turn: currentTurn + 1, action)
  }

  /// Halts time for good at the present instant: nothing waits any more, not even for this instant,
  /// and `now` stays what it is, so that whatever hangs on time stands as it does now.
  ///
  /// Every waiting action is called off and let go. Costs O(n log n).
  public func stop() {
    isStopped = true
    while let first = queue.first {
      first.cancel()
      _ = queue.removeFirst()
    }
  }

  /// The time of the earliest action still to run, or nil when nothing waits.
  public var nextDue: Time? { nextAction()?.time }

  /// Moves the clock on, running everything due at or before a time.
  ///
  /// A time before `now` changes nothing, nor does any on a clock that was stopped; one that is
  /// stopped on the way stays there. Costs O(log n) for each action.
  /// - Parameters:
  ///   - target: The time at which the clock stands afterwards.
  ///   - beforeInstant: Called once for each instant at which something is due, the clock already
  ///     there and nothing run yet.
  ///   - afterTurn: Called each time the actions of one turn are all done.
  public func advance(
    to target: Time, beforeInstant: (Time) -> Void = { _ in }, afterTurn: () -> Void = {}
  ) {
    precondition(!isAdvancing, "advance(to:) was called by an action that advance(to:) is running.")
    while let instant = nextDue, instant <= target {
      now = instant
      isAdvancing = true
      firstJoining = scheduledCount
      joiningAllowance = VirtualClock.joiningLimit
      beforeInstant(instant)
      runTurns(afterTurn)
      isAdvancing = false
    }
    if !isStopped { now = max(now, target) }
  }

  private func runTurns(_ afterTurn: () -> Void) {
    while let first = nextAction(), first.time == now {
      currentTurn = first.key.turn
      runTurn()
      afterTurn()
    }
    currentTurn = 0
  }

  private func runTurn() {
    while let next = nextAction(), next.time == now, next.key.turn == currentTurn {
      _ = queue.removeFirst()
      if next.key.sequence < firstJoining { joiningAllowance += VirtualClock.joiningLimit }
      next.run()
    }
  }

  /// The first action still to run; the cancelled ones before it are thrown away.
  private func nextAction() -> ScheduledAction? {
    while let first = queue.first {
      if first.isPending { return first }
      _ = queue.removeFirst()
    }
    return nil
  }

  private func countJoining() {
    joiningAllowance -= 1
    precondition(
      joiningAllowance >= 0,
      """
      More than \(VirtualClock.joiningLimit) actions for each one set down were added to the instant \
      \(now.seconds) s while it ran: an action keeps scheduling itself without letting time pass.
      """)
  }
}
