public import Foundation

/// The velocity of a finger from its last touch samples (correction to F9.1).
///
/// ```swift
/// var tracker = VelocityTracker()
/// for touch in touches { tracker.add(touch.location, at: touch.time) }
/// let velocity = tracker.velocity(at: liftTime)  // points a second
/// ```
public struct VelocityTracker: Sendable {
  /// Which samples count when the finger lifts.
  public enum Mode: Sendable {
    /// Those of the 100 ms before the last move up to it: standing still before lifting does not
    /// slow a fast finger down, as recorded on real UIKit.
    case standing
    /// Those of the 100 ms before the lift: a finger that stands still that long has no velocity.
    case window
  }

  /// How far back samples count (F9.1).
  public static let window = Time(ticks: Time.ticksPerSecond / 10)

  /// How long a slow finger must stand for its velocity to be forgotten (correction to F9.1).
  public static let standingTime = Time(ticks: Time.ticksPerSecond / 10)

  /// The speed in points a second from which it is not forgotten however long the finger stands.
  ///
  /// The recordings put it between 187.5 and 625 (correction to F9.1, low confidence).
  public static let standingSpeed = 250.0

  private struct Sample {
    var position: CGPoint
    var time: Time
  }

  /// Which samples count.
  public let mode: Mode

  private var samples: [Sample] = []
  private var lastMove: Time?

  /// Makes a tracker without samples.
  public init(mode: Mode = .standing) {
    self.mode = mode
  }

  /// Adds a sample: the touch-down first, then every touch event in the order of time.
  public mutating func add(_ position: CGPoint, at time: Time) {
    if samples.last?.position != position {
      lastMove = time
      samples.removeAll { $0.time < time - VelocityTracker.window }
    }
    samples.append(Sample(position: position, time: time))
  }

  /// The velocity in points a second on both axes, for a finger that lifts at a time.
  ///
  /// It is zero when fewer than two different instants count. Costs O(samples since the last move).
  public func velocity(at lift: Time) -> CGPoint {
    switch mode {
    case .window:
      return meanVelocity(from: lift - VelocityTracker.window, to: lift)
    case .standing:
      guard let lastMove else { return .zero }
      let velocity = meanVelocity(from: lastMove - VelocityTracker.window, to: lastMove)
      let hasStood = lift - lastMove >= VelocityTracker.standingTime
      return hasStood && VelocityTracker.isSlow(velocity) ? .zero : velocity
    }
  }

  private func meanVelocity(from start: Time, to end: Time) -> CGPoint {
    let counted = samples.filter { start <= $0.time && $0.time <= end }
    guard let first = counted.first, let last = counted.last, first.time < last.time else {
      return .zero
    }
    let seconds = (last.time - first.time).seconds
    return CGPoint(
      x: (Double(last.position.x - first.position.x) / seconds).roundedToMotionGrid,
      y: (Double(last.position.y - first.position.y) / seconds).roundedToMotionGrid)
  }

  private static func isSlow(_ velocity: CGPoint) -> Bool {
    let squaredSpeed = Double(velocity.x * velocity.x + velocity.y * velocity.y)
    return squaredSpeed < standingSpeed * standingSpeed
  }
}
