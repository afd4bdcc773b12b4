public import Foundation
public import Motion

/// Tells a drag from a finger that only rests.
///
/// A pan begins with the sample whose travel along an axis reaches the slop, and the slop is taken
/// off its translation (F2). From then on it follows the finger along both axes.
public final class PanGestureRecognizer: GestureRecognizer {
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

  /// Whether touches are looked at; a pan in hand is cancelled when they no longer are, and a finger
  /// that came down before they were is not seen.
  public var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  /// Which samples count for the velocity of the next touch (F9.1).
  public var velocityMode = VelocityTracker.Mode.standing

  /// How far the pan has come.
  public private(set) var state = State.possible
  /// The way of the finger since it came down, less the slop, in points; downwards and to the right
  /// positive.
  public private(set) var translation = CGPoint.zero

  /// The finger's velocity at its release, in points a second; downwards and to the right positive.
  ///
  /// By the correction to F9.1: standing still before lifting does not slow a fast finger.
  public private(set) var velocity = CGPoint.zero

  private let touchDown: () -> Void
  private let shouldBegin: (ScrollAxis) -> Bool
  private let action: (PanGestureRecognizer) -> Void
  private var start: CGPoint?
  private var slop = CGPoint.zero
  private var tracker = VelocityTracker()

  /// Makes a recogniser.
  ///
  /// - Parameters:
  ///   - touchDown: Called when a finger comes down.
  ///   - shouldBegin: Says whether a pan may begin along an axis; asked once the finger has gone far
  ///     enough along it. After a no the finger's way along the axis counts anew (D11).
  ///   - action: Called whenever the state changes, and for every sample of a pan.
  public init(
    touchDown: @escaping () -> Void, shouldBegin: @escaping (ScrollAxis) -> Bool,
    action: @escaping (PanGestureRecognizer) -> Void
  ) {
    self.touchDown = touchDown
    self.shouldBegin = shouldBegin
    self.action = action
  }

  /// Forgets the finger without a word, as if it had never come down.
  public func reset() {
    start = nil
    state = .possible
  }

  public override func receive(_ touch: Touch) {
    switch touch.phase {
    case .began: if isEnabled { begin(touch) }
    case .moved: move(touch)
    case .ended: finish(as: .ended, velocity: tracker.velocity(at: touch.time))
    case .cancelled: cancel()
    }
  }

  private func begin(_ touch: Touch) {
    start = touch.location
    translation = .zero
    state = .possible
    tracker = VelocityTracker(mode: velocityMode)
    tracker.add(touch.location, at: touch.time)
    touchDown()
  }

  private func move(_ touch: Touch) {
    guard let start else { return }
    tracker.add(touch.location, at: touch.time)
    let travel = CGPoint(each: { touch.location[$0] - start[$0] })
    switch state {
    case .possible:
      guard mayBegin(after: travel, at: touch.location) else { return }
      slop = CGPoint(each: { min(max(travel[$0], -PanSlop.distance), PanSlop.distance) })
      state = .began
    case .began, .changed: state = .changed
    default: return
    }
    translation = CGPoint(each: { travel[$0] - slop[$0] })
    action(self)
  }

  private func mayBegin(after travel: CGPoint, at location: CGPoint) -> Bool {
    let axes = ScrollAxis.allCases.filter { abs(travel[$0]) >= PanSlop.distance }
    if axes.contains(where: shouldBegin) { return true }
    for axis in axes { start?[axis] = location[axis] }
    return false
  }

  private func cancel() { finish(as: .cancelled, velocity: .zero) }

  private func finish(as ending: State, velocity: CGPoint) {
    guard start != nil else { return }
    self.velocity = velocity
    start = nil
    state = state == .possible ? .failed : ending
    action(self)
  }
}
