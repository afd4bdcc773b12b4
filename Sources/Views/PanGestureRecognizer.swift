public import Foundation
internal import Motion

/// Tells a drag along the vertical axis from a finger that only rests.
///
/// A pan begins with the sample whose travel reaches the slop, and the slop is taken off its
/// translation (F2).
public final class PanGestureRecognizer {
  /// How far a pan has come.
  public enum State: Equatable, Sendable {
    /// No finger, or one that has not moved far enough.
    case possible
    /// The finger has just moved far enough.
    case began
    /// The finger moves on.
    case changed
    /// The finger was lifted after a pan.
    case ended
    /// The finger was lifted, or taken away, without a pan to end.
    case failed
    /// The pan was taken away.
    case cancelled
  }

  /// How far the pan has come.
  public private(set) var state = State.possible
  /// The vertical way of the finger since it came down, less the slop, in points; downwards positive.
  public private(set) var translation: CGFloat = 0

  /// The finger's vertical speed at its release, in points a second, downwards positive.
  ///
  /// By the correction to F9.1: standing still before lifting does not slow a fast finger.
  public private(set) var velocity: Double = 0

  private let touchDown: () -> Void
  private let action: (PanGestureRecognizer) -> Void
  private var start: CGPoint?
  private var slop: CGFloat = 0
  private var tracker = VelocityTracker()

  /// Makes a recogniser that tells when a finger comes down and whenever the pan's state changes.
  public init(
    touchDown: @escaping () -> Void, action: @escaping (PanGestureRecognizer) -> Void
  ) {
    self.touchDown = touchDown
    self.action = action
  }

  func receive(_ touch: Touch) {
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch)
    case .ended: finish(as: .ended, touch)
    case .cancelled: finish(as: .cancelled, touch)
    }
  }

  private func begin(_ touch: Touch) {
    start = touch.location
    translation = 0
    state = .possible
    tracker = VelocityTracker()
    tracker.add(touch.location, at: touch.time)
    touchDown()
  }

  private func move(_ touch: Touch) {
    guard let start else { return }
    tracker.add(touch.location, at: touch.time)
    let travel = touch.location.y - start.y
    switch state {
    case .possible where abs(travel) >= PanSlop.distance:
      slop = travel < 0 ? -PanSlop.distance : PanSlop.distance
      state = .began
    case .began, .changed: state = .changed
    default: return
    }
    translation = travel - slop
    action(self)
  }

  private func finish(as ending: State, _ touch: Touch) {
    guard start != nil else { return }
    velocity = touch.phase == .ended ? tracker.velocity(at: touch.time).y : 0
    start = nil
    state = state == .possible ? .failed : ending
    action(self)
  }
}
