import Foundation
import Testing

@testable import Motion

@Suite("The limits of motion")
struct LimitTests {
  /// The velocity of a finger that was at places in points at times in seconds.
  private func velocity(
    of samples: [(place: Double, seconds: Double)], lift: Double, mode: VelocityTracker.Mode
  ) -> Double {
    var tracker = VelocityTracker(mode: mode)
    for sample in samples {
      tracker.add(CGPoint(x: 0, y: sample.place), at: Time(seconds: sample.seconds))
    }
    return Double(tracker.velocity(at: Time(seconds: lift)).y)
  }

  @Test(
    "let samples count that are at most 100 ms old (F9.1)",
    arguments: [VelocityTracker.Mode.standing, .window])
  func window(mode: VelocityTracker.Mode) {
    let older = velocity(of: [(0, 0), (10, 0.05), (30, 0.1005)], lift: 0.1005, mode: mode)
    let younger = velocity(of: [(0, 0.001), (10, 0.05), (30, 0.1005)], lift: 0.1005, mode: mode)

    #expect(agree(older, 20 / 0.0505))
    #expect(agree(younger, 30 / 0.0995))
  }

  @Test(
    "forget a slow finger that has stood for 100 ms (correction to F9.1)",
    arguments: [(0.0995, 100.0), (0.1, 0)])
  func standingTime(standing: Double, kept: Double) {
    let samples = [(0.0, 0.0), (1, 0.01), (2, 0.02)]

    #expect(agree(velocity(of: samples, lift: 0.02 + standing, mode: .standing), kept))
  }

  @Test(
    "take less than 250 points a second for slow (correction to F9.1)",
    arguments: [(249.0, 0.0), (250, 250), (-249, 0), (-251, -251)])
  func standingSpeed(speed: Double, kept: Double) {
    let samples = [(0.0, 0.0), (speed / 100, 0.01), (speed / 50, 0.02)]

    #expect(agree(velocity(of: samples, lift: 0.3, mode: .standing), kept))
  }

  @Test("leave instants at whole multiples of 2^-40 s", arguments: [(0x1.8p-40, 0x1p-39), (3, 3)])
  func instantGrid(seconds: Double, kept: Double) {
    #expect(seconds.roundedToInstantGrid == kept)
  }

  @Test("keep the damping, the duration and the bounce of a spring above the least (F33)")
  func springs() {
    #expect(agree(Spring(dampingRatio: 0, duration: 1).dampingRatio, 0.01, within: 1e-9))
    #expect(agree(Spring(dampingRatio: 0.5, duration: 0).naturalFrequency.rounded(), 12_717))
    let quick = Spring(perceptualDuration: 0, bounce: 0)
    #expect(agree(quick.stiffness, 4e6 * .pi * .pi))
    #expect(agree(Spring(perceptualDuration: 1, bounce: -1).dampingRatio, 1_000))
  }
}
