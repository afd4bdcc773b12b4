internal import Foundation
internal import Motion

/// What a finger left behind, kept while the observers hear of its lift.
struct ScrollRelease {
  /// Where the content was; an observer's new rows above it count it anew.
  var offset: CGPoint
  /// The speed of the unresisted offset, in points a second.
  let velocity: CGPoint
  /// The count of takeovers at that time; another one tells that an observer has taken over.
  let takeovers: Int
  /// Whether an observer's inset has made the content jump (F17).
  var hasJumped = false
}

extension ScrollView {
  /// What an inset does that an observer sets while it hears of a release beyond an end (F17).
  public enum ReleaseInsetResponse: Sendable {
    /// The content goes to the new edge in the time of the inset's block and does not bounce: iOS 7.
    case glide
    /// The content stands on the new edge for a frame and then bounces from where the finger left it:
    /// iOS 8 and later. An offset set in the same block, or an inset set a turn later, glides.
    case jump
  }

  /// The finger was lifted: tells of the end of a drag, or of a catch, which ends like one (F15.1,
  /// D9), and sends the content to rest; all in one go (F14).
  ///
  /// - Parameter velocity: The speed of the unresisted offset, in points a second.
  func letGo(velocity: CGPoint) {
    // The way to rest that follows heeds the range anyway.
    pendingClamp = nil
    let settlings = settlings(from: contentOffset, velocity: velocity)
    var trajectories = settlings.compactMapValues(\.trajectory)
    let wasCaught = isCaught
    isHeld = false
    let release = ScrollRelease(offset: contentOffset, velocity: velocity, takeovers: takeovers)
    self.release = release
    if isDragging || wasCaught {
      tellComingEndOfDrag(velocity: velocity, settlings)
      tellEndOfDrag(willDecelerate: !trajectories.isEmpty && takeovers == release.takeovers)
    }
    let left = self.release ?? release
    if takeovers != release.takeovers {
      // An observer has set the inset or the offset: its glide replaces the bounce (F17).
      trajectories = [:]
    } else if left.hasJumped {
      trajectories = trajectoriesAfterJump(of: left)
    }
    self.release = nil
    isTracking = false
    isCaught = false
    if trajectories.isEmpty, wasCaught { tellEndOfDeceleration() }
    guard !trajectories.isEmpty else { return hideIndicatorAtRest() }
    let motion = ScrollMotion(kind: .momentum, start: now, trajectories: trajectories)
    // Where the content went while the observers heard, the way goes along.
    if !left.hasJumped { motion.shift(by: left.offset.y - release.offset.y) }
    begin(motion)
    for observer in observers { observer.scrollViewWillBeginDecelerating(self) }
  }

  /// Tells the observers that momentum or a bounce is over.
  func tellEndOfDeceleration() {
    for observer in observers { observer.scrollViewDidEndDecelerating(self) }
  }

  private func settlings(
    from offset: CGPoint, velocity: CGPoint
  ) -> [ScrollAxis: ScrollSettling] {
    ScrollAxis.allCases.reduce(into: [:]) { settlings, axis in
      settlings[axis] = ScrollSettling(
        of: self, along: axis, from: offset[axis], velocity: Double(velocity[axis]))
    }
  }

  private func tellComingEndOfDrag(
    velocity: CGPoint, _ settlings: [ScrollAxis: ScrollSettling]
  ) {
    let target = CGPoint(each: {
      restingPlace(nearest: CGFloat(settlings[$0]?.target ?? 0), along: $0)
    })
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    for observer in observers {
      observer.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: target)
    }
  }

  private func tellEndOfDrag(willDecelerate: Bool) {
    isDragging = false
    for observer in observers {
      observer.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
  }

  // MARK: - The jump of iOS 8

  /// Whether an inset that changes the range from an old one is to make the content jump.
  func jumps(from old: ScrollGeometry) -> Bool {
    guard releaseInsetResponse == .jump, let release, release.takeovers == takeovers else {
      return false
    }
    return release.hasJumped || old.clamp(release.offset) != release.offset
  }

  /// Puts the content on the nearest end of its new range at once, and says so (F17).
  func jump() {
    release?.hasJumped = true
    if let release { moveOffset(to: geometry.clamp(release.offset), in: nil) }
  }

  /// Takes back a jump that has not been seen yet: what cures it starts where the finger left the
  /// content (F17).
  func undoJump() {
    guard let release, release.hasJumped, release.takeovers == takeovers else { return }
    setModelOffset(release.offset, in: nil)
  }

  /// Bounces from where the finger left the content to the edge that it has jumped to, a frame later.
  ///
  /// Within the new range it stays, as it does without the jump.
  private func trajectoriesAfterJump(
    of release: ScrollRelease
  ) -> [ScrollAxis: any Trajectory] {
    let edge = geometry.clamp(release.offset)
    return ScrollAxis.allCases.reduce(into: [:]) { trajectories, axis in
      guard edge[axis] != release.offset[axis] else { return }
      trajectories[axis] = JumpThenBounce(
        bounce: Bounce(
          to: Double(edge[axis]), displacement: Double(release.offset[axis] - edge[axis]),
          fingerVelocity: Double(release.velocity[axis]), functions: mathFunctions))
    }
  }
}
