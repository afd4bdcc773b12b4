import Testing

@testable import Motion

@Suite("The virtual clock")
struct VirtualClockTests {
  private let clock = VirtualClock()
  private let log = Log()

  /// What happened, in order.
  private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private func time(_ seconds: Double) -> Time { Time(seconds: seconds) }

  @Test("runs actions in the order of time, each at its own instant")
  func timeOrder() {
    for seconds in [0.3, 0.1, 0.2, 0.9] {
      clock.schedule(at: time(seconds)) { [clock, log] in log.add("\(clock.now.seconds)") }
    }

    clock.advance(to: time(0.5))

    #expect(log.entries == ["0.1", "0.2", "0.3"])
    #expect(clock.now == time(0.5))
    #expect(clock.nextDue == time(0.9))
  }

  @Test("orders one instant by turn, phase, order and sequence")
  func orderWithinInstant() {
    let due = time(1)
    clock.schedule(at: due, turn: 1) { [log] in log.add("second turn") }
    clock.schedule(at: due, phase: .completion) { [log] in log.add("completion") }
    clock.schedule(at: due, phase: .timer) { [log] in log.add("timer") }
    clock.schedule(at: due, phase: .timer) { [log] in log.add("later timer") }
    clock.schedule(at: due, phase: .event, order: 2) { [log] in log.add("event 2") }
    clock.schedule(at: due, phase: .event, order: 1) { [log] in log.add("event 1") }

    clock.advance(to: due)

    #expect(
      log.entries
        == ["event 1", "event 2", "timer", "later timer", "completion", "second turn"])
  }

  @Test("runs many actions in the order scheduled, whatever order they come in")
  func manyActions() {
    var found: [Int] = []
    for index in 0..<1_000 {
      let seconds = Double(index * 7919 % 100) / 10
      clock.schedule(at: time(seconds)) { found.append(index * 7919 % 100 * 1_000 + index) }
    }

    clock.advance(to: time(10))

    #expect(found == found.sorted())
    #expect(found.count == 1_000)
  }

  @Test("moves a time in the past to now")
  func pastTime() {
    clock.advance(to: time(2))
    let action = clock.schedule(at: time(1)) { [clock, log] in log.add("\(clock.now.seconds)") }

    clock.advance(to: time(2))

    #expect(action.time == time(2))
    #expect(log.entries == ["2.0"])
  }

  @Test("does not go back")
  func targetInPast() {
    clock.advance(to: time(2))
    clock.schedule(at: time(2)) { [log] in log.add("ran") }

    clock.advance(to: time(1))

    #expect(clock.now == time(2))
    #expect(log.entries.isEmpty)
  }

  @Test("runs what an action schedules for its own instant in that instant")
  func joiningTheInstant() {
    clock.schedule(at: time(1), turn: 2) { [clock, log] in
      log.add("first")
      clock.schedule(at: clock.now, phase: .event) { log.add("joined") }
      clock.schedule(at: clock.now, turn: 3) { log.add("later turn") }
    }
    clock.schedule(at: time(1), phase: .completion, turn: 2) { [log] in log.add("completion") }

    clock.advance(to: time(1))

    #expect(log.entries == ["first", "joined", "completion", "later turn"])
  }

  @Test("runs a post after everything already due at the instant")
  func posting() {
    clock.schedule(at: time(1)) { [clock, log] in
      log.add("timer")
      clock.post { log.add("post") }
      clock.post(phase: .event) { log.add("posted event") }
    }
    clock.schedule(at: time(1), phase: .completion) { [clock, log] in
      log.add("completion")
      clock.post { [clock] in
        log.add("second post")
        clock.post { log.add("post of a post") }
      }
    }

    clock.advance(to: time(1))

    #expect(
      log.entries == [
        "timer", "completion", "posted event", "post", "second post", "post of a post",
      ])
    #expect(clock.now == time(1))
  }

  @Test("runs a post from outside after what is due at the present instant")
  func postingFromOutside() {
    clock.post { [log] in log.add("post") }
    clock.schedule(at: .zero, phase: .completion) { [log] in log.add("due") }

    clock.advance(to: .zero)

    #expect(log.entries == ["due", "post"])
  }

  @Test("tells of each instant before it and of each turn after it")
  func observingInstants() {
    clock.schedule(at: time(1)) { [clock, log] in
      log.add("a")
      clock.post { log.add("b") }
    }
    clock.schedule(at: time(2)) { [log] in log.add("c") }

    clock.advance(
      to: time(3),
      beforeInstant: { [clock, log] in log.add("before \($0.seconds) at \(clock.now.seconds)") },
      afterTurn: { [log] in log.add("after") })

    #expect(
      log.entries == [
        "before 1.0 at 1.0", "a", "after", "b", "after", "before 2.0 at 2.0", "c", "after",
      ])
    #expect(clock.now == time(3))
  }

  @Test("runs what is scheduled between turns in the same instant")
  func schedulingBetweenTurns() {
    clock.schedule(at: time(1)) { [log] in log.add("action") }
    var rounds = 0

    clock.advance(to: time(1)) { _ in
    } afterTurn: { [clock, log] in
      rounds += 1
      if rounds == 1 { clock.schedule(at: clock.now) { log.add("from layout") } }
    }

    #expect(log.entries == ["action", "from layout"])
    #expect(rounds == 2)
  }

  @Test("does not run or wait for what was called off")
  func cancelling() {
    let first = clock.schedule(at: time(1)) { [log] in log.add("first") }
    let second = clock.schedule(at: time(2)) { [log] in log.add("second") }
    clock.schedule(at: time(2), phase: .event) { second.cancel() }
    #expect(first.isPending)

    first.cancel()

    #expect(!first.isPending)
    #expect(clock.nextDue == time(2))
    clock.advance(to: time(3))
    #expect(log.entries.isEmpty)
    #expect(clock.nextDue == nil)
  }

  @Test("lets go of an action that has run or was called off")
  func releasingActions() {
    weak var watched: Log?
    var tokens: [ScheduledAction] = []
    do {
      let held = Log()
      watched = held
      tokens.append(clock.schedule(at: time(1)) { held.add("ran") })
      tokens.append(clock.schedule(at: time(2)) { held.add("called off") })
    }
    #expect(watched != nil)

    tokens[1].cancel()
    clock.advance(to: time(1))

    #expect(watched == nil)
    #expect(tokens.allSatisfy { !$0.isPending })
  }

  @Test("halts at the instant at which it is stopped, for good")
  func stopping() {
    let later = clock.schedule(at: time(2)) { [log] in log.add("later") }
    clock.schedule(at: time(1), phase: .event) { [clock, log] in
      log.add("last")
      clock.stop()
      clock.post { log.add("posted") }
    }
    clock.schedule(at: time(1)) { [log] in log.add("same instant") }

    clock.advance(to: time(3))
    clock.schedule(at: time(4)) { [log] in log.add("after the stop") }
    clock.advance(to: time(5))

    #expect(log.entries == ["last"])
    #expect(clock.now == time(1))
    #expect(clock.nextDue == nil)
    #expect(clock.isStopped)
    #expect(!later.isPending)
  }

  @Test("takes as many joining actions as those set down beforehand bring along")
  func crowdedInstant() {
    let setDown = 1_000
    let joining = VirtualClock.joiningLimit / setDown * 3
    var count = 0
    for _ in 0..<setDown {
      clock.schedule(at: time(1)) { [clock] in
        for _ in 0..<joining { clock.schedule(at: clock.now) { count += 1 } }
      }
    }

    clock.advance(to: time(1))

    #expect(count == 3 * VirtualClock.joiningLimit)
  }

  @Test("stops an action that schedules itself without letting time pass")
  func runaway() async {
    await #expect(processExitsWith: .failure) {
      let clock = VirtualClock()
      func again() { clock.schedule(at: clock.now, again) }
      again()
      clock.advance(to: .zero)
    }
    await #expect(processExitsWith: .failure) {
      let clock = VirtualClock()
      func again() { clock.post(again) }
      again()
      clock.advance(to: .zero)
    }
  }
}
