import Foundation
import Motion
import Views

/// A finger on a window's screen, sampled 120 times a second unless a test says otherwise.
///
/// Each sample is an event on the window's clock, so that layout follows it as it follows a touch
/// of a real program.
final class Finger {
  private let window: Window

  /// Where the finger is, or was lifted.
  private(set) var location = CGPoint.zero

  /// Makes a finger that is not down.
  init(on window: Window) {
    self.window = window
  }

  /// Comes down at a point.
  func touch(at point: CGPoint) {
    location = point
    send(.began)
  }

  /// Goes evenly along the vertical axis, the first and the last instant included.
  func move(by distance: CGFloat, over seconds: Double) {
    move(by: CGPoint(x: 0, y: distance), over: seconds)
  }

  /// Goes evenly along a straight line, the first and the last instant included.
  func move(by way: CGPoint, over seconds: Double) {
    let start = window.clock.now
    let end = start + Time(seconds: seconds)
    let from = location
    while window.clock.now < end {
      let next = min(Time.linkTick(after: window.clock.now), end)
      window.advance(to: next)
      let share = (next - start).seconds / (end - start).seconds
      location = CGPoint(x: from.x + way.x * share, y: from.y + way.y * share)
      send(.moved)
    }
  }

  /// Goes in equal steps at equal intervals, as recorded drags do.
  func step(_ count: Int, by distance: CGFloat, every interval: Double) {
    for _ in 0..<count {
      window.advance(to: window.clock.now + Time(seconds: interval))
      location.y += distance
      send(.moved)
    }
  }

  /// Is where it was, and says so, some times at equal intervals.
  func stand(_ count: Int, every interval: Double) {
    step(count, by: 0, every: interval)
  }

  /// Leaves the screen now.
  func lift() { send(.ended) }

  /// Is taken away by the system.
  func cancel() { send(.cancelled) }

  private func send(_ phase: Touch.Phase) {
    let touch = Touch(phase, at: location, time: window.clock.now)
    window.perform { [window] in window.send(touch) }
  }
}

extension Window {
  /// Does something as an event of the present instant, layout included.
  func perform(_ action: @escaping () -> Void) {
    clock.schedule(at: clock.now, phase: .event, action)
    advance(to: clock.now)
  }

  /// Moves on by some seconds.
  func advance(by seconds: Double) {
    advance(to: clock.now + Time(seconds: seconds))
  }
}
