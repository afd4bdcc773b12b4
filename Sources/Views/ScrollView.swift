public import Drawing
public import Foundation
public import Motion

/// A view whose content is larger than itself: dragged along both axes, thrown, bounced.
///
/// Dragging, momentum, bounce and `setContentOffset(_:animated:)` change the model's offset and tell
/// the observers each time; a block animation changes it once, and the picture follows (F35).
open class ScrollView: View {
  /// The size of what is scrolled, in points; a size that is not finite changes nothing.
  public var contentSize = CGSize.zero {
    didSet {
      if !contentSize.isFinite { contentSize = oldValue }
      if contentSize != oldValue { rangeDidChange(in: nil) }
    }
  }
  /// Whether an overscroll is allowed at all.
  public var bounces = true
  /// Whether content shorter than the viewport can be dragged if it `bounces`; no by default (F4.3).
  public var alwaysBounceVertical = false
  /// Whether content narrower than the viewport can be dragged if it `bounces`; no by default.
  public var alwaysBounceHorizontal = false
  /// How fast momentum dies away (F5).
  public var decelerationRate = Deceleration.Rate.normal
  /// What an inset does that is set as observers hear of a release beyond an end (F17).
  public var releaseInsetResponse = ReleaseInsetResponse.glide
  /// Whether a bar shows which part of the content is in sight while it moves (D10); not by default.
  public var showsVerticalScrollIndicator = false {
    didSet { makeOrDropIndicator() }
  }
  /// Whether fingers scroll; a drag in hand is over when they no longer do.
  public var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }
  /// Which of a finger's last samples count for the velocity of a release (F9.1).
  public var velocityMode: VelocityTracker.Mode {
    get { panGestureRecognizer.velocityMode }
    set { panGestureRecognizer.velocityMode = newValue }
  }
  /// Tells drags from touches.
  public private(set) lazy var panGestureRecognizer = PanGestureRecognizer(
    touchDown: { [weak self] in self?.fingerDidTouch() },
    shouldBegin: { [weak self] in self?.canScroll(along: $0) ?? false },
    action: { [weak self] in self?.panDidChange($0) })

  /// Whether a finger is down on the view, moved or not (F15).
  public internal(set) var isTracking = false
  /// Whether the finger has moved far enough to drag; no from its release on (F15.2).
  public internal(set) var isDragging = false
  /// Whether momentum or a bounce is on its way, or was caught by the finger that is down (F15.1).
  public var isDecelerating: Bool { motion?.kind == .momentum || isCaught }

  var insets = InsetContributions()
  var appInset = EdgeInsets.zero
  /// The room above the content, which what floats below it follows as a block opens or closes it.
  var insetTopProperty = AnimatedProperty(0.0)
  var motion: ScrollMotion?
  /// The block that a change of the legal range came with, until the layout pass has heeded it.
  var pendingClamp: PendingClamp?
  /// The next step of the motion on the clock.
  var pendingTick: ScheduledAction?
  /// Whether a finger keeps the content from going anywhere by itself.
  ///
  /// It ends before the observers hear of the lift; `isTracking` ends after that (F15.1).
  var isHeld = false
  /// Whether the finger that is down has stopped momentum or a bounce and has not dragged yet.
  var isCaught = false
  /// The offset without resistance at the start of the drag in hand, in points.
  var dragStart = CGPoint.zero
  /// How far the finger of the drag in hand has come, in points.
  var dragTranslation = CGPoint.zero
  /// The finger's lift that the observers are hearing of.
  var release: ScrollRelease?
  /// The offset that observers were last told of.
  var announcedOffset = CGPoint.zero
  /// Counts changes from outside, so that a release can tell whether an observer took over.
  var takeovers = 0
  /// The bar that shows which part of the content is in sight; nil unless it is asked for.
  var indicator: ScrollIndicator?
  /// When the indicator will begin to fade.
  var pendingFade: ScheduledAction?
  /// Who is told what the view does.
  package private(set) var observers: [any ScrollObserver] = []

  public override init(frame: CGRect = .zero, name: String = "") {
    super.init(frame: frame, name: name)
    clipsToBounds = true
    gestureRecognizers = [panGestureRecognizer]
  }

  /// Adds someone who is told what the view does, and keeps it alive, until `removeObserver(_:)`.
  public func addObserver(_ observer: any ScrollObserver) {
    observers.append(observer)
  }

  /// Tells an observer no more.
  public func removeObserver(_ observer: any ScrollObserver) {
    observers.removeAll { $0 === observer }
  }

  /// What the view's trajectories are computed with.
  var mathFunctions: MathFunctions { window?.animator.functions ?? .standard }

  /// Where an offset may rest now.
  public var geometry: ScrollGeometry {
    ScrollGeometry(
      contentSize: contentSize, viewport: bounds.size,
      inset: adjustedContentInset + insets.reserve)
  }

  /// A layout heeds the legal range, which may have changed since the last one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    heedPendingClamp()
    placeIndicator()
  }

  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    bringIndicatorToFront()
  }

  open override func boundsSizeDidChange(in block: AnimationBlock?) {
    super.boundsSizeDidChange(in: block)
    rangeDidChange(in: block)
  }

  open override var shownProperties: [DisplayList.Property] {
    [
      DisplayList.Property("contentOffset.y", .number(presentedContentOffset.y)),
      DisplayList.Property("contentSize.height", .number(contentSize.height)),
      DisplayList.Property("inset.top", .number(adjustedContentInset.top)),
      DisplayList.Property("inset.bottom", .number(adjustedContentInset.bottom)),
    ]
  }

  /// A scroll view that leaves its window stops where it is, and no finger holds it any more.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    // What a finger or a motion has left beyond the range is within it on return.
    if motion != nil || isHeld { pendingClamp = PendingClamp(block: nil) }
    motion = nil
    takeovers += 1
    pendingTick?.cancel()
    pendingFade?.cancel()
    indicator?.removeAllAnimations()
    indicator?.alpha = 0
    boundsOriginProperty.removeAnimations()
    insetTopProperty.removeAnimations()
    panGestureRecognizer.reset()
    (isTracking, isDragging, isHeld, isCaught) = (false, false, false, false)
    announceOffset()
    setNeedsLayout()
  }

  // MARK: - Offset

  /// Moves the content as an assignment of the offset does, but tells no observer (F14.3).
  open override func setBoundsOrigin(_ origin: CGPoint, in block: AnimationBlock?) {
    guard origin.isFinite else { return }
    takeOver()
    announcedOffset = origin
    moveOffset(to: origin, in: block)
    resumeDrag()
  }

  open override var presentedBoundsOrigin: CGPoint {
    motion?.offset(at: now, standing: contentOffset) ?? super.presentedBoundsOrigin
  }
}
