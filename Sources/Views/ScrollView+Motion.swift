internal import Drawing
internal import Foundation
internal import Motion

extension ScrollView {
  /// Whether momentum, a bounce or a programmed scroll is on its way.
  package var isInMotion: Bool { motion != nil }

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
    hideIndicatorAtRest()
  }

  /// Brings the model to where the motion is now, without a word to the observers.
  func followMotion() {
    guard let motion else { return }
    setModelOffset(
      CGPoint(each: { axis in
        guard let way = motion.ways[axis] else { return contentOffset[axis] }
        guard now >= way.end else { return onPixel(way.value(at: now)) }
        let end = way.finalValue
        return motion.kind == .programmed ? end : restingPlace(nearest: end, along: axis)
      }), in: nil)
  }

  /// Offsets that fingers and momentum set stand on device pixels (F4).
  func onPixel(_ coordinate: CGFloat) -> CGFloat {
    coordinate.aligned(toScale: window?.environment.scale ?? 1)
  }

  /// Where momentum or a bounce comes to rest that leads to a place: an edge of the range exactly, or
  /// the nearest device pixel, but not beyond the range (F4, F12).
  func restingPlace(nearest target: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let range = geometry.range(along: axis)
    let edges = [range.lowerBound, range.upperBound]
    if let edge = edges.first(where: { isSamePlace($0, target) }) { return edge }
    let place = onPixel(target)
    return range.contains(target) ? min(max(place, edges[0]), edges[1]) : place
  }

  /// Whether two ends of a motion are one: what it was computed with may differ in the last bits, far
  /// less than this part of a pixel.
  private func isSamePlace(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  // MARK: - Ticks

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
    followMotion()
    announceOffset()
    // An observer may have set the content going elsewhere.
    guard self.motion === motion else { return }
    self.motion = nil
    hideIndicatorAtRest()
    for observer in observers {
      switch motion.kind {
      case .momentum: observer.scrollViewDidEndDecelerating(self)
      case .programmed: observer.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  // MARK: - Another range on the way

  /// Takes up a motion anew after the legal range has changed, along the axes on which it would now
  /// end elsewhere.
  ///
  /// A change in a block that finds the content beyond an end ends the motion: the content glides.
  func replanMotion(in block: AnimationBlock?) {
    guard let motion, motion.kind == .momentum else { return }
    let changes = ScrollAxis.allCases.compactMap { axis in
      replannedWay(of: motion, along: axis).map { (axis, $0) }
    }
    guard !changes.isEmpty else { return }
    if let block, changes.contains(where: { $0.1.isBeyondEnd }) {
      stopMotion()
      moveOffset(to: geometry.clamp(contentOffset), in: block)
      return tellEndOfDeceleration()
    }
    var ways = motion.ways
    for (axis, change) in changes { ways[axis] = change.way }
    if ways.isEmpty {
      stopMotion()
      moveOffset(to: geometry.clamp(contentOffset), in: nil)
      tellEndOfDeceleration()
    } else {
      followMotion()
      begin(ScrollMotion(kind: .momentum, ways: ways))
    }
  }

  /// The way to rest along an axis by the range in force; nil if it ends where it would anyway.
  private func replannedWay(
    of motion: ScrollMotion, along axis: ScrollAxis
  ) -> (way: ScrollWay?, isBeyondEnd: Bool)? {
    let way = motion.ways[axis]
    let offset = way?.value(at: now) ?? contentOffset[axis]
    let past = geometry.overscroll(at: offset, along: axis)
    let velocity =
      past == 0
      ? way?.momentum(at: now) ?? 0
      : Bounce.fingerVelocity(ofVisible: way?.velocity(at: now) ?? 0, displacement: past)
    let trajectory = ScrollSettling(of: self, along: axis, from: offset, velocity: velocity)
      .trajectory
    let oldEnd = way?.finalValue ?? offset
    let newEnd = trajectory.map { CGFloat($0.finalValue) } ?? offset
    guard !isSamePlace(newEnd, oldEnd) else { return nil }
    return (trajectory.map { ScrollWay(start: now, trajectory: $0) }, past != 0)
  }
}
