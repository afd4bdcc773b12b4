import Testing

@testable import Motion

@Suite("The timing of an animation")
struct AnimationTimingTests {
  private func progress(_ timing: AnimationTiming, at seconds: Double) -> Double {
    timing.progress(at: Time(seconds: seconds))
  }

  @Test("has UIKit's defaults (F20)")
  func defaults() {
    let timing = AnimationTiming()

    #expect(timing.duration == Time(seconds: 0.2))
    #expect(timing.delay == .zero)
    #expect(timing.curve == .easeInOut)
    #expect(timing.overlap == .additive)
    #expect(timing.totalTime == Time(seconds: 0.2))
    #expect(!timing.isEndless)
  }

  @Test("waits for its delay at 0")
  func delay() {
    let timing = AnimationTiming.linear(0.4, delay: 0.3)

    #expect(progress(timing, at: 0.29) == 0)
    #expect(progress(timing, at: 0.5) == 0.5)
    #expect(timing.totalTime == Time(seconds: 0.7))
  }

  @Test("goes back the way it came, mirrored in time (F23)")
  func autoreverse() {
    let timing = AnimationTiming(
      duration: 0.4, curve: .easeIn, repeatCount: 2, autoreverses: true)
    let times = [0, 0.1, 0.2, 0.4, 0.5, 0.7, 0.8, 0.9]
    let expected = [
      0, 0.09346465072, 0.31535681257, 1, 0.62186186917, 0.09346465072, 0, 0.09346465072,
    ]

    #expect(agree(times.map { progress(timing, at: $0) }, expected))
    #expect(timing.totalTime == Time(seconds: 1.6))
  }

  @Test("repeats whole and part runs, and for ever")
  func repeats() {
    let timing = AnimationTiming(duration: 1, curve: .linear, repeatCount: 2.5)
    let endless = AnimationTiming(duration: 1, curve: .linear, repeatCount: .infinity)

    #expect(timing.totalTime == Time(seconds: 2.5))
    #expect(agree(progress(timing, at: 2.25), 0.25))
    #expect(endless.isEndless)
    #expect(agree(progress(endless, at: 1_000_000.75), 0.75))
  }

  @Test("takes lengths and counts that make no sense for none", arguments: [-1, .nan])
  func hostileNumbers(number: Double) {
    let timing = AnimationTiming(duration: number, delay: number, repeatCount: number)

    #expect(timing.totalTime == .zero)
    #expect(!timing.isEndless)
  }

  @Test("never ends for a spring that is not damped")
  func endlessSpring() {
    #expect(AnimationTiming.spring(Spring(damping: 0)).isEndless)
    #expect(AnimationTiming.spring(Spring()).totalTime == Time(seconds: 1.4727003346780927))
  }
}
