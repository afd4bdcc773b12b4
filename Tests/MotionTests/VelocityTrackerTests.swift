import Foundation
import Testing

@testable import Motion

@Suite("The velocity of a finger")
struct VelocityTrackerTests {
  /// A touch-down at 0, moves at a constant interval, then events at the last place.
  private func tracker(
    mode: VelocityTracker.Mode = .standing, moves: Int, step: Double, interval: Double,
    standing: Int = 0
  ) -> VelocityTracker {
    var tracker = VelocityTracker(mode: mode)
    for event in 0...(moves + standing) {
      tracker.add(
        CGPoint(x: 160, y: Double(min(event, moves)) * step),
        at: Time(seconds: Double(event) * interval))
    }
    return tracker
  }

  @Test(
    "of a slow finger is forgotten after 100 ms of standing",
    arguments: [(0.09, 200), (0.1, 0), (2, 0)] as [(Double, Double)])
  func slowFinger(standing: Double, velocity: Double) {
    let tracker = tracker(moves: 20, step: 2, interval: 0.01)

    #expect(
      tracker.velocity(at: Time(seconds: 0.2 + standing)) == CGPoint(x: 0, y: velocity))
  }

  @Test("of a finger from 250 points a second is kept however long it stands")
  func fastFinger() {
    let tracker = tracker(moves: 20, step: 2.5, interval: 0.01)

    #expect(tracker.velocity(at: Time(seconds: 60)).y == 250)
  }

  @Test("counts only the last 100 ms before the last move")
  func changeOfSpeed() {
    var tracker = VelocityTracker()
    for event in 0...20 {
      // A fast half, then a slow one.
      let y = event < 10 ? Double(event) * 20 : 200 + Double(event - 10) * 3
      tracker.add(CGPoint(x: 0, y: y), at: Time(seconds: Double(event) * 0.01))
    }

    #expect(tracker.velocity(at: Time(seconds: 0.2)).y == 300)
  }

  @Test("counts standing events before the last move")
  func moveAfterStanding() {
    var tracker = VelocityTracker()
    for event in 0...100 { tracker.add(.zero, at: Time(seconds: Double(event) * 0.01)) }
    tracker.add(CGPoint(x: 30, y: -40), at: Time(seconds: 1.01))

    #expect(tracker.velocity(at: Time(seconds: 1.02)) == CGPoint(x: 300, y: -400))
  }

  @Test("in window mode looks back from the lift")
  func windowMode() {
    let moving = tracker(mode: .window, moves: 20, step: 6, interval: 0.01)
    let stood = tracker(mode: .window, moves: 20, step: 6, interval: 0.01, standing: 5)
    let stoodLong = tracker(mode: .window, moves: 20, step: 6, interval: 0.01, standing: 10)

    #expect(moving.velocity(at: Time(seconds: 0.2)).y == 600)
    #expect(stood.velocity(at: Time(seconds: 0.25)).y == 300)
    #expect(stoodLong.velocity(at: Time(seconds: 0.3)).y == 0)
  }

  @Test("is zero without two different instants")
  func tooFewSamples() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: .zero) == .zero)

    tracker.add(CGPoint(x: 0, y: 5), at: .zero)
    #expect(tracker.velocity(at: .zero) == .zero)

    tracker.add(CGPoint(x: 0, y: 90), at: .zero)
    #expect(tracker.velocity(at: Time(seconds: 0.01)) == .zero)
  }
}
