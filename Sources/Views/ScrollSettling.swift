internal import Foundation
internal import Motion

/// What becomes of the content along one axis when the finger is lifted: nothing, momentum, a bounce,
/// or momentum that ends in one.
struct ScrollSettling {
  /// The way to rest; nil when the content stays where it is.
  let trajectory: (any Trajectory)?
  /// Where it leads to, as observers are told at the release: an end of the range, the target of the
  /// momentum, or the offset itself (F8, F14.2); in points.
  let target: Double

  /// - Parameters:
  ///   - offset: The visible offset in points.
  ///   - velocity: The speed of the unresisted offset in points a second.
  ///   - range: Where an offset may rest.
  init(
    offset: Double, velocity: Double, range: ClosedRange<Double>, rate: Deceleration.Rate,
    bounces: Bool, functions: MathFunctions = .standard
  ) {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    if offset != edge {
      // Beyond an end it bounces, whichever way the finger went (F13.2).
      trajectory = Bounce(
        to: edge, displacement: offset - edge, fingerVelocity: velocity, functions: functions)
      target = edge
      return
    }
    let momentum = Deceleration(
      from: offset, velocity: velocity, rate: rate, functions: functions)
    target = min(max(momentum.target, range.lowerBound), range.upperBound)
    guard momentum.duration > 0 else {
      trajectory = nil
      return
    }
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    guard let crossing = momentum.crossing(of: end) else {
      trajectory = momentum
      return
    }
    trajectory = MomentumIntoEdge(
      momentum: momentum, crossing: crossing.seconds,
      bounce: Bounce(
        to: end, displacement: 0, fingerVelocity: bounces ? crossing.velocity : 0,
        functions: functions))
  }

  /// What becomes of a scroll view's content from a coordinate on, by the range in force.
  init(
    of scrollView: ScrollView, along axis: ScrollAxis, from offset: CGFloat, velocity: Double
  ) {
    let range = scrollView.geometry.range(along: axis)
    self.init(
      offset: Double(offset), velocity: velocity,
      range: Double(range.lowerBound)...Double(range.upperBound),
      rate: scrollView.decelerationRate, bounces: scrollView.bounces,
      functions: scrollView.mathFunctions)
  }
}

/// Momentum that meets an end of the range and goes on as a bounce from there (F13).
struct MomentumIntoEdge: Trajectory {
  let momentum: Deceleration
  /// When the end is met, in seconds from the release.
  let crossing: Double
  let bounce: Bounce

  /// Rounded to the tick, as every trajectory's.
  var duration: Double { Time(seconds: crossing + bounce.duration).seconds }
  var finalValue: Double { bounce.finalValue }

  func value(at seconds: Double) -> Double {
    seconds < crossing ? momentum.value(at: seconds) : bounce.value(at: seconds - crossing)
  }

  func velocity(at seconds: Double) -> Double {
    seconds < crossing ? momentum.velocity(at: seconds) : bounce.velocity(at: seconds - crossing)
  }
}

/// The edge of the range for a frame, and then a bounce from where the finger left the content (F17).
struct JumpThenBounce: Trajectory {
  /// How long the edge shows: one frame of the screens of iOS 8, in seconds (D12, low confidence).
  static let pause = Time.frame(1, framesPerSecond: 60).seconds

  let bounce: Bounce

  var duration: Double { Time(seconds: Self.pause + bounce.duration).seconds }
  var finalValue: Double { bounce.finalValue }

  func value(at seconds: Double) -> Double {
    seconds < Self.pause ? finalValue : bounce.value(at: seconds - Self.pause)
  }

  func velocity(at seconds: Double) -> Double {
    seconds < Self.pause ? 0 : bounce.velocity(at: seconds - Self.pause)
  }
}
