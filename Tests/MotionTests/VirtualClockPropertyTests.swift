import TestSupport
import Testing

@testable import Motion

/// A clock with actions that set down further actions and call others off, from a seed.
private final class BusyClock {
  let clock = VirtualClock()
  /// What ran, and when.
  private(set) var log: [String] = []

  private var numbers: SeededNumbers
  private var tokens: [ScheduledAction] = []
  private var actionsLeft = 60

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    for _ in 0..<20 { setDown() }
  }

  private func setDown() {
    guard actionsLeft > 0 else { return }
    actionsLeft -= 1
    let name = actionsLeft
    let phases: [VirtualClock.Phase] = [.event, .timer, .completion]
    let token = clock.schedule(
      at: clock.now + Time(ticks: Int64(numbers.int(in: -2...12))),
      phase: numbers.element(of: phases), order: numbers.int(in: 0...2),
      turn: numbers.int(in: 0...1)
    ) { [unowned self] in
      log.append("\(name) at \(clock.now.ticks)")
      if numbers.chance(0.6) { setDown() }
      if numbers.chance(0.3) { setDown() }
      if numbers.chance(0.2) { numbers.element(of: tokens).cancel() }
      if numbers.chance(0.2) { clock.post { [unowned self] in log.append("post of \(name)") } }
    }
    tokens.append(token)
  }
}

@Suite("Any busy clock")
struct VirtualClockPropertyTests {
  @Test("runs the same actions in the same order, in whatever steps it is moved on")
  func steps() throws {
    let seeds = SeededCases(300)
    for seed in seeds.seeds {
      let whole = BusyClock(seed: seed)
      whole.clock.advance(to: Time(ticks: 1_000))
      let stepped = BusyClock(seed: seed)
      var numbers = SeededNumbers(seed: ~seed)
      while stepped.clock.now < Time(ticks: 1_000) {
        stepped.clock.advance(to: stepped.clock.now + Time(ticks: Int64(numbers.int(in: 0...9))))
      }

      #expect(whole.log == stepped.log, "seed \(seed)")
      #expect(whole.log.count >= 10 || seeds.seeds.count == 1, "seed \(seed) has too little to do")
      #expect(whole.clock.nextDue == nil, "seed \(seed)")
    }
  }
}
