internal import Drawing
internal import Foundation
internal import Motion

/// A way of the offset that the model itself follows: momentum, bounce, or a programmed scroll.
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
  let start: Time
  let trajectory: any Trajectory
  /// How far the content's points have moved since the start, in points.
  var shift: CGFloat

  init(kind: Kind, start: Time, trajectory: any Trajectory, shift: CGFloat = 0) {
    self.kind = kind
    self.start = start
    self.trajectory = trajectory
    self.shift = shift
  }

  /// Where the motion ends, in points.
  var finalValue: CGFloat { trajectory.finalValue + shift }

  /// When the motion is at rest.
  var end: Time { start + Time(seconds: trajectory.duration) }

  /// The vertical offset at a time, in points.
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
    switch trajectory {
    case let momentum as MomentumIntoEdge: (time - start).seconds >= momentum.crossing
    default: trajectory is Bounce
    }
  }
}

extension ScrollView {
  /// Whether momentum, a bounce or a programmed scroll is on its way.
  var isInMotion: Bool { motion != nil }

  /// Sets the offset going; observers are told at the ticks of the display link.
  func begin(_ motion: ScrollMotion) {
    self.motion = motion
    window?.follow(self)
    scheduleTick()
  }

  /// Ends a motion where it is, without a word to the observers (F15.3).
  func stopMotion() {
    guard motion != nil else { return }
    followMotion()
    motion = nil
    pendingTick?.cancel()
  }

  /// Brings the model to where the motion is now, without a word to the observers.
  func followMotion() {
    guard let motion else { return }
    setModelOffset(onPixel(motion.value(at: now)))
  }

  /// Takes up a motion anew after the legal range has changed, unless it ends where it would anyway.
  func replanMotion(in block: AnimationBlock?) {
    guard let motion, motion.kind == .momentum else { return }
    let offset = motion.value(at: now)
    let past = geometry.verticalOverscroll(at: offset)
    let velocity =
      past == 0
      ? motion.momentum(at: now)
      : Bounce.fingerVelocity(ofVisible: motion.velocity(at: now), displacement: past)
    let settling = ScrollSettling(of: self, from: offset, velocity: velocity)
    let end = settling.trajectory?.finalValue ?? Double(offset)
    guard (end - motion.finalValue).magnitude > 0.001 else { return }
    if past != 0, let block {
      stopMotion()
      moveOffset(to: geometry.clamp(contentOffset), in: block)
      tellEndOfDeceleration()
    } else if let trajectory = settling.trajectory {
      followMotion()
      begin(ScrollMotion(kind: .momentum, start: now, trajectory: trajectory))
    } else {
      stopMotion()
      announceOffset()
      tellEndOfDeceleration()
    }
  }

  /// Offsets that fingers and momentum set stand on device pixels (F4).
  func onPixel(_ y: CGFloat) -> CGFloat {
    y.aligned(toScale: window?.environment.scale ?? 1)
  }

  private func scheduleTick() {
    guard let motion, let clock = window?.clock else { return }
    let tick = Time.linkTick(after: now)
    let isLast = motion.end <= tick
    pendingTick?.cancel()
    pendingTick = clock.schedule(
      at: isLast ? motion.end : tick, phase: isLast ? .completion : .timer
    ) { [weak self] in
      guard let self, let current = self.motion else { return }
      self.tick(current, isLast: isLast)
    }
  }

  private func tick(_ motion: ScrollMotion, isLast: Bool) {
    if isLast { return finish(motion) }
    followMotion()
    announceOffset()
    scheduleTick()
  }

  private func finish(_ motion: ScrollMotion) {
    setModelOffset(restingOffset(of: motion))
    announceOffset()
    // An observer may have set the content going elsewhere.
    guard self.motion === motion else { return }
    self.motion = nil
    for observer in observers {
      switch motion.kind {
      case .momentum: observer.scrollViewDidEndDecelerating(self)
      case .programmed: observer.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// The end of a motion: an edge of the range exactly, or the nearest device pixel (F4, F12).
  private func restingOffset(of motion: ScrollMotion) -> CGFloat {
    let target = motion.finalValue
    let geometry = self.geometry
    let edges = [geometry.minimumOffset.y, geometry.maximumOffset.y]
    if let edge = edges.first(where: { abs(target - $0) < 0.001 }) { return edge }
    return motion.kind == .programmed ? target : onPixel(target)
  }

  private func setModelOffset(_ y: CGFloat) {
    guard y != contentOffset.y else { return }
    boundsOriginProperty.set(CGPoint(x: contentOffset.x, y: y), in: nil)
    setNeedsLayout()
  }
}
