import Testing

@testable import Motion

@Suite("The animator")
struct AnimatorTests {
  private let clock = VirtualClock()
  private let animator: Animator
  private let log = Log()

  /// What happened, in order, and a property to move.
  private final class Log {
    var entries: [String] = []
    var value = AnimatedProperty(0.0)
    func add(_ entry: String) { entries.append(entry) }
  }

  init() {
    animator = Animator(clock: clock)
  }

  private func advance(to seconds: Double) {
    clock.advance(to: Time(seconds: seconds))
  }

  @Test("tells of the end at begin, delay and duration together, after events and timers (F38)")
  func completion() {
    advance(to: 1)
    animator.animate(.easeInOut(0.2, delay: 0.1)) { [log] in
      log.value.set(70, in: $0)
    } completion: { [clock, log] finished in
      log.add("ended \(finished) at \(clock.now.seconds)")
    }
    clock.schedule(at: Time(seconds: 1.3), phase: .timer) { [log] in log.add("timer") }

    advance(to: 1.29)
    #expect(log.entries.isEmpty)
    #expect(animator.hasRunningAnimations)

    advance(to: 1.3)
    #expect(log.entries == ["timer", "ended true at 1.3"])
    #expect(!animator.hasRunningAnimations)
  }

  @Test("tells of ends in the order in which the blocks began")
  func completionOrder() {
    for name in ["first", "second", "third"] {
      animator.animate(.linear(0.5)) { [log] in
        log.value.set(log.value.model + 1, in: $0)
      } completion: { [log] _ in
        log.add(name)
      }
    }

    advance(to: 0.5)

    #expect(log.entries == ["first", "second", "third"])
  }

  @Test("sets the value and tells of the end on the next turn without a duration (F20.2)")
  func zeroDuration() {
    clock.schedule(at: Time(seconds: 1)) { [animator, clock, log] in
      animator.animate(.linear(0)) {
        log.value.set(5, in: $0)
      } completion: { finished in
        log.add("ended \(finished) at \(clock.now.seconds)")
      }
      log.add("set to \(log.value.presented(at: clock.now))")
    }
    clock.schedule(at: Time(seconds: 1), phase: .completion) { [log] in log.add("same turn") }

    advance(to: 1)

    #expect(log.entries == ["set to 5.0", "same turn", "ended true at 1.0"])
    #expect(!animator.hasRunningAnimations)
  }

  @Test("tells of the end on the next turn when nothing changes (F20.2)")
  func nothingChanged() {
    animator.animate(.linear(1, delay: 1)) { [log] in
      log.value.set(0, in: $0)
    } completion: { [log] finished in
      log.add("ended \(finished)")
    }
    #expect(!animator.hasRunningAnimations)
    #expect(log.entries.isEmpty)

    advance(to: 0)

    #expect(log.entries == ["ended true"])
  }

  @Test("says when a later block has taken an animation over")
  func interruption() {
    let timing = AnimationTiming.linear(1).overlapping(.fromPresented)
    animator.animate(timing) { [log] in
      log.value.set(100, in: $0)
    } completion: { [log] in
      log.add("first \($0)")
    }
    advance(to: 0.5)
    animator.animate(timing) { [log] in
      log.value.set(0, in: $0)
    } completion: { [log] in
      log.add("second \($0)")
    }

    advance(to: 2)

    #expect(log.entries == ["first false", "second true"])
  }

  @Test("does not call an animation interrupted that has come to its end")
  func noInterruptionAfterEnd() {
    let timing = AnimationTiming.linear(1).overlapping(.fromPresented)
    animator.animate(timing) { [log] in
      log.value.set(100, in: $0)
    } completion: { [log] in
      log.add("first \($0)")
    }
    clock.schedule(at: Time(seconds: 1)) { [animator, log] in
      animator.animate(timing) { log.value.set(0, in: $0) }
    }

    advance(to: 1)

    #expect(log.entries == ["first true"])
  }

  @Test("lets a block within take over duration and curve, unless it has its own (F20.1)")
  func nesting() {
    var inner: [AnimationTiming] = []
    let outer = AnimationTiming.easeIn(0.4, delay: 0.1).overlapping(.fromPresented)
    advance(to: 3)

    animator.animate(outer) { block in
      block.animate { inner.append($0.timing) }
      block.animate(duration: 1, curve: .linear) { inner.append($0.timing) }
      block.animate(delay: 0, overlap: .additive) { block in
        block.animate { inner.append($0.timing) }
        #expect(block.begin == Time(seconds: 3))
      }
    }

    var own = outer
    own.duration = Time(seconds: 1)
    own.curve = .linear
    var nested = outer
    nested.delay = .zero
    nested.overlap = .additive
    #expect(inner == [outer, own, nested])
  }

  @Test("tells of the end of a block within at its own time")
  func nestedCompletion() {
    animator.animate(.linear(0.2)) { [log] block in
      log.value.set(1, in: block)
      var other = AnimatedProperty(0.0)
      block.animate(duration: 0.5) {
        other.set(1, in: $0)
      } completion: { _ in
        log.add("inner")
      }
    } completion: { [log] _ in
      log.add("outer")
    }

    advance(to: 0.3)
    #expect(log.entries == ["outer"])
    #expect(animator.hasRunningAnimations)

    advance(to: 0.5)
    #expect(log.entries == ["outer", "inner"])
    #expect(!animator.hasRunningAnimations)
  }

  @Test("does not wait for animations that never end")
  func endless() {
    let timing = AnimationTiming(duration: 1, repeatCount: .infinity, autoreverses: true)

    animator.animate(timing) { [log] in
      log.value.set(1, in: $0)
    } completion: { [log] _ in
      log.add("ended")
    }

    #expect(!animator.hasRunningAnimations)
    #expect(clock.nextDue == nil)
    #expect(log.value.isAnimating(at: Time(seconds: 1e6)))
  }

  @Test("computes springs with the functions it was given", arguments: [-1, 1])
  func functions(shift: Int) {
    let shifted = Animator(clock: clock, functions: MathFunctions(lastPlaceShift: shift))
    var values: [Double] = []

    for animator in [animator, shifted] {
      var value = AnimatedProperty(0.0)
      let spring = Spring(
        dampingRatio: 0.6, duration: 0.8, functions: animator.functions)
      animator.animate(AnimationTiming(duration: 0.8, curve: .spring(spring))) {
        value.set(250, in: $0)
      }
      values.append(value.presented(at: Time(seconds: 0.3)))
    }

    #expect(values[0] == values[1])
    #expect(values[0] > 250)
  }
}
