public import Drawing
public import Foundation
public import Motion

/// A view whose content is larger than itself: dragged along the vertical axis, thrown, bounced.
///
/// Dragging, momentum, bounce and `setContentOffset(_:animated:)` change the model's offset and tell
/// the observers each time; a block animation changes it once, and the picture follows (F35).
open class ScrollView: View {
  /// The size of what is scrolled, in points.
  public var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { rangeDidChange(in: nil) } }
  }
  /// Whether an overscroll is allowed at all.
  public var bounces = true
  /// Whether content shorter than the viewport can be dragged; no by default (F4.3).
  public var alwaysBounceVertical = false
  /// How fast momentum dies away (F5).
  public var decelerationRate = Deceleration.Rate.normal

  /// Whether a finger is down on the view, moved or not (F15).
  public internal(set) var isTracking = false
  /// Whether the finger has moved far enough to drag; no from its release on (F15.2).
  public internal(set) var isDragging = false
  /// Whether momentum or a bounce is on its way, or was caught by the finger that is down (F15.1).
  public var isDecelerating: Bool { motion?.kind == .momentum || isCaught }

  var insets = InsetContributions()
  var appInset = EdgeInsets.zero
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
  var dragStart: CGFloat = 0
  /// How far the drag in hand has come, in points, downwards positive.
  var dragTranslation: CGFloat = 0
  /// The offset that observers were last told of.
  var announcedOffset = CGPoint.zero
  /// Counts changes from outside, so that a release can tell whether an observer took over.
  var takeovers = 0
  private(set) var observers: [any ScrollObserver] = []

  public override init(frame: CGRect = .zero, name: String = "") {
    super.init(frame: frame, name: name)
    clipsToBounds = true
    gestureRecognizers = [
      PanGestureRecognizer(
        touchDown: { [weak self] in self?.fingerDidTouch() },
        action: { [weak self] in self?.panDidChange($0) })
    ]
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
      contentSize: contentSize, viewport: bounds.size, inset: adjustedContentInset)
  }

  /// A layout heeds the legal range, which may have changed since the last one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    heedPendingClamp()
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
    motion = nil
    pendingTick?.cancel()
    boundsOriginProperty.removeAnimations()
    (isTracking, isDragging, isHeld, isCaught) = (false, false, false, false)
  }

  // MARK: - Offset

  /// Moves the content as an assignment of the offset does, but tells no observer (F14.3).
  open override func setBoundsOrigin(_ origin: CGPoint, in block: AnimationBlock?) {
    takeOver()
    announcedOffset = origin
    moveOffset(to: origin, in: block)
    resumeDrag()
    if block != nil { window?.follow(self) }
  }

  open override var presentedBoundsOrigin: CGPoint {
    guard let motion else { return super.presentedBoundsOrigin }
    return CGPoint(x: contentOffset.x, y: motion.value(at: now))
  }
}
