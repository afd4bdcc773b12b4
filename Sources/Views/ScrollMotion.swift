internal import Foundation
internal import Motion

/// The way that one coordinate of an offset goes from an instant on.
struct ScrollWay {
  let start: Time
  let trajectory: any Trajectory
  /// How far the content's points have been counted anew since the start, in points.
  var shift: CGFloat = 0

  /// Where the way ends, in points.
  var finalValue: CGFloat { trajectory.finalValue + shift }

  /// When the coordinate is at rest.
  var end: Time { start + Time(seconds: trajectory.duration) }

  /// The coordinate at a time, in points.
  func value(at time: Time) -> CGFloat {
    time >= end ? finalValue : trajectory.value(at: (time - start).seconds) + shift
  }

  /// The visible speed at a time, in points a second.
  func velocity(at time: Time) -> Double { trajectory.velocity(at: (time - start).seconds) }

  /// The part of the speed that stems from the finger: a bounce on its way back has none.
  func momentum(at time: Time) -> Double {
    let velocity = self.velocity(at: time)
    let springsBack = isBounce(at: time) && (finalValue - value(at: time)) * velocity > 0
    return springsBack ? 0 : velocity
  }

  private func isBounce(at time: Time) -> Bool {
    let seconds = (time - start).seconds
    return switch trajectory {
    case let momentum as MomentumIntoEdge: seconds >= momentum.crossing
    case is Bounce, is JumpThenBounce: true
    default: false
    }
  }
}

/// A motion of the offset that the model itself follows: momentum, bounce, or a programmed scroll.
///
/// A class, so that whoever began a motion can tell it from the one that has replaced it.
final class ScrollMotion {
  /// What set the offset going.
  enum Kind: Equatable {
    /// A finger's release: momentum, bounce, or both.
    case momentum
    /// `setContentOffset(_:animated:)`.
    case programmed
  }

  let kind: Kind
  /// The axes along which the offset moves; along another one it stands.
  private(set) var ways: [ScrollAxis: ScrollWay]

  init(kind: Kind, ways: [ScrollAxis: ScrollWay]) {
    self.kind = kind
    self.ways = ways
  }

  /// A motion that begins along all its axes at one instant.
  convenience init(kind: Kind, start: Time, trajectories: [ScrollAxis: any Trajectory]) {
    self.init(
      kind: kind, ways: trajectories.mapValues { ScrollWay(start: start, trajectory: $0) })
  }

  /// Counts the content's points from another place; the way on the screen stays.
  func shift(by distance: CGFloat) { ways[.vertical]?.shift += distance }

  /// When the offset is at rest along every axis.
  var end: Time { ways.values.map(\.end).max() ?? .zero }

  /// The offset at a time, not rounded to pixels; `standing` along an axis without a way.
  func offset(at time: Time, standing: CGPoint) -> CGPoint {
    CGPoint(each: { ways[$0]?.value(at: time) ?? standing[$0] })
  }
}
