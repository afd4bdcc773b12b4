public import Drawing
public import Foundation
public import Motion

/// The root of a view tree, with the clock that drives it.
///
/// A window goes through four passes, always in this order: touches, motion, layout, paint. The
/// first three run at every instant at which something is due; a frame is laid out and painted.
public final class Window: View {
  /// The time of everything in the window.
  public let clock: VirtualClock
  /// Runs the window's block animations.
  public let animator: Animator
  /// What views may ask about the stage; all of them are told of a change at once, laid out in the
  /// layout that follows and painted by the next frame.
  public var environment: Environment {
    didSet { takeEnvironment() }
  }

  private var dispatcher = TouchDispatcher()
  private var movingScrollViews: [ScrollView] = []

  /// Makes a window of a size in points.
  public convenience init(
    size: CGSize, environment: Environment, clock: VirtualClock = VirtualClock()
  ) {
    self.init(size: size, environment: environment, clock: clock, functions: .standard)
  }

  /// Makes a window whose motion is computed with given functions.
  package init(
    size: CGSize, environment: Environment, clock: VirtualClock, functions: MathFunctions
  ) {
    self.clock = clock
    self.animator = Animator(clock: clock, functions: functions)
    self.environment = environment
    super.init(frame: CGRect(origin: .zero, size: size), name: "window")
    window = self
  }

  /// Whether a finger is on the screen.
  public var isFingerDown: Bool { dispatcher.isFingerDown }

  /// Whether an animation, a momentum or a bounce is on its way.
  public var isMoving: Bool {
    animator.hasRunningAnimations || movingScrollViews.contains { $0.isInMotion }
  }

  /// What date it is at this instant of the clock; setting it moves the date of the clock's start.
  public var date: LocalDateTime {
    get { environment.startDate.advanced(bySeconds: clockSeconds) }
    set { environment.startDate = newValue.advanced(bySeconds: -clockSeconds) }
  }

  /// Whole seconds that have passed on the clock.
  private var clockSeconds: Int { Int(clock.now.ticks / Time.ticksPerSecond) }

  /// Gives the window another size in points, as a turned stage does, its upper left corner in place.
  ///
  /// The views within follow by their masks at once; scroll views heed their new range in the layout
  /// of the turn (F16.1), and a drag in hand goes on without a jump. Lengths below zero count as zero;
  /// a size that is not finite changes nothing.
  public func resize(to size: CGSize) {
    guard size.isFinite else { return }
    frame = CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height))
  }

  /// Hands a touch to the views under it; pass 1.
  ///
  /// Layout follows at the end of the clock's turn, or with the next `advance(to:)` when the touch
  /// comes from outside. There is one finger: when it comes down while it is down, the touch before is
  /// cancelled. A touch at no finite place changes nothing, unless it takes the finger away.
  public func send(_ touch: Touch) {
    guard touch.location.isFinite || touch.phase == .ended || touch.phase == .cancelled else {
      return
    }
    if touch.phase == .began, isFingerDown {
      send(Touch(.cancelled, at: touch.location, time: touch.time))
    }
    for receiver in dispatcher.receivers(of: touch, in: self) { receiver.receive(touch) }
  }

  /// Runs everything that is due up to a time, instant by instant; passes 1 to 3.
  ///
  /// What was changed since the last call is laid out first, at the time at which it was changed.
  public func advance(to time: Time) {
    layoutIfNeeded()
    clock.advance(
      to: time,
      beforeInstant: { [self] _ in
        // What happens now meets the rows that are seen now, whether a frame has just shown them or not.
        followMotions()
        layoutIfNeeded()
      },
      afterTurn: { [self] in layoutIfNeeded() })
  }

  /// The picture of this instant as a value; passes 3 and 4.
  public func displayList() -> DisplayList {
    for scrollView in movingScrollViews { scrollView.setNeedsLayout() }
    layoutIfNeeded()
    let space = PaintSpace(
      scale: environment.scale, appearance: environment.appearance, origin: (.zero, .zero))
    return DisplayList(
      size: bounds.size, scale: environment.scale, root: paint(in: space, offset: .zero))
  }

  /// Moves what moves by itself to this instant; what has come to rest is laid out once more.
  private func followMotions() {
    for scrollView in movingScrollViews {
      scrollView.followMotion()
      scrollView.setNeedsLayout()
    }
    movingScrollViews.removeAll {
      $0.window !== self
        || (!$0.isInMotion && !$0.isOffsetAnimating && !$0.isInsetAnimating)
    }
  }

  /// Keeps an eye on a scroll view whose offset is drawn elsewhere than the model has it.
  func follow(_ scrollView: ScrollView) {
    guard !movingScrollViews.contains(where: { $0 === scrollView }) else { return }
    movingScrollViews.append(scrollView)
  }
}
