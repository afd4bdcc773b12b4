public import Drawing
public import Foundation
internal import Motion
public import Views

/// A panel beside the content of a scroll view: the part that header and footer share.
///
/// It tells its state machine what the scroll view does and carries out what the machine answers.
/// Which end it stands at is said by the overriding points.
open class RefreshPanel: View, ScrollObserver {
  /// The panel's numbers and habits.
  public let policy: RefreshPolicy
  /// Starts the work that the panel stands for; called once a cycle.
  public var action: () -> Void = {}

  /// The scroll view that the panel serves.
  public private(set) weak var scrollView: ScrollView?
  private var machine: RefreshStateMachine
  private let style: PanelStyle
  private lazy var content = StatusContent(in: self, style: style)
  private var pendingStep: ScheduledAction?

  /// Makes a panel; `attach(to:)` puts it in place.
  public init(name: String, policy: RefreshPolicy, style: PanelStyle) {
    self.policy = policy
    self.style = style
    machine = RefreshStateMachine(policy: policy)
    let width = StatusContent.Metrics.panelWidth
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: policy.height), name: name)
    backgroundColor = style.background
    content.addParts(to: self)
  }

  /// Where the panel stands in its cycle.
  public var state: RefreshState { machine.state }

  // MARK: - Overriding points

  /// The arrow's angle at rest, in radians.
  open var restingAngle: Double { 0 }
  /// The upper edge of the strip that holds arrow and words, in points of the panel.
  open var stripTop: CGFloat { 0 }
  /// The holder of the panel's part of the inset.
  open var holder: InsetContributions.Holder { .header }
  /// How far an offset lies beyond the edge that the panel counts from, in points.
  open func pullDistance(at offset: CGFloat, in scrollView: ScrollView) -> CGFloat { 0 }
  /// How far an offset lies beyond the resting edge, in points, at least 0.
  open func distanceBeyondRest(at offset: CGFloat, in scrollView: ScrollView) -> CGFloat { 0 }
  /// The inset that keeps the panel's room.
  open func heldInset(in scrollView: ScrollView) -> EdgeInsets { .zero }
  /// The offset at which the panel stands while its work goes on.
  open func heldOffset(in scrollView: ScrollView) -> CGFloat { 0 }
  /// Puts the panel where it belongs.
  open func place(in scrollView: ScrollView) {}

  // MARK: - Life

  /// Puts the panel into a list and begins to watch it; it leaves the list it was in.
  public func attach(to list: ListView) {
    detach()
    scrollView = list
    if policy.standsInFrontOfRows { list.addSubview(self) } else { list.insertBehindRows(self) }
    list.addObserver(self)
    place(in: list)
  }

  /// Takes the panel out of its list: it is idle at once, and its part of the inset is gone without
  /// an animation (V11).
  public func detach() {
    guard let scrollView else { return }
    pendingStep?.cancel()
    handle(.detached)
    scrollView.removeObserver(self)
    scrollView.setContribution(.zero, of: holder, in: nil)
    removeFromSuperview()
    self.scrollView = nil
  }

  /// Starts the work as if the panel had been pulled; nothing happens while it is in no window.
  public func beginRefreshing() {
    guard window != nil else { return }
    handle(.begin)
  }

  /// The work is over: the panel gives its room back.
  public func endRefreshing() { handle(.ended(fingerDown: isFingerDragging)) }

  /// A worker has the answer, before the main thread does.
  public func workDidFinish() { handle(.workFinished) }

  /// What the panel says now.
  public var text: String { content.label.text ?? "" }

  /// How far the content is pulled beyond the resting edge as drawn, in hundredths of the arm
  /// distance, rounded, at most a million.
  public var pullingPercent: Int {
    guard let scrollView, policy.armDistance > 0 else { return 0 }
    let beyond = distanceBeyondRest(at: scrollView.presentedContentOffset.y, in: scrollView)
    return Int(min(1_000_000, 100 * beyond / policy.armDistance).rounded())
  }

  open override var shownProperties: [DisplayList.Property] {
    [DisplayList.Property("state", .word(state.rawValue))]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if policy.placement == .besideContent { content.stretch(toWidth: bounds.width) }
  }

  // MARK: - Watching

  /// Tells the machine how far the content is pulled.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    let distance = pullDistance(at: scrollView.contentOffset.y, in: scrollView)
    handle(.pulled(distance, byFinger: scrollView.isDragging))
  }

  /// Tells the machine that the finger was lifted.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    handle(.released(pullDistance(at: scrollView.contentOffset.y, in: scrollView)))
  }

  /// Keeps the panel beside the content, and its room as large as the content makes it.
  public func scrollViewDidChangeGeometry(_ scrollView: ScrollView) {
    if policy.placement == .besideContent { place(in: scrollView) }
    guard policy.insetWriting == .ownShare, state == .opening || state == .refreshing else {
      return
    }
    scrollView.setContribution(heldInset(in: scrollView), of: holder, in: nil)
  }

  // MARK: - Effects

  private var isFingerDragging: Bool { scrollView?.isDragging ?? false }

  private func handle(_ event: RefreshStateMachine.Event) {
    let before = machine.state
    for effect in machine.handle(event) { carryOut(effect, from: before) }
  }

  private func carryOut(_ effect: RefreshStateMachine.Effect, from before: RefreshState) {
    switch effect {
    case .show(let state): content.show(state, isTurningBack: before == .armed)
    case .hold: hold()
    case .releaseHold: releaseHold()
    case .runAction: action()
    }
  }

  private func hold() {
    guard let scrollView, let animator = window?.animator else { return }
    animator.animate(policy.timing(policy.openDuration)) { block in
      write(heldInset(in: scrollView), in: block)
      guard policy.movesContentToHold, window?.isFingerDown == false else { return }
      let held = CGPoint(x: scrollView.contentOffset.x, y: heldOffset(in: scrollView))
      scrollView.setContentOffset(held, in: block)
    }
    schedule(after: policy.openDuration, in: .opening) { _ in .holdReached }
  }

  private func releaseHold() {
    guard let animator = window?.animator else { return write(.zero, in: nil) }
    animator.animate(policy.timing(policy.closeDuration)) { write(.zero, in: $0) }
    schedule(after: policy.closeDuration, in: .closing) {
      .closed(fingerDown: $0.isFingerDragging)
    }
  }

  /// Lets the machine hear of the end of a way, unless the panel is not on one.
  private func schedule(
    after seconds: Double, in state: RefreshState,
    _ event: @escaping (RefreshPanel) -> RefreshStateMachine.Event
  ) {
    pendingStep?.cancel()
    guard let clock = window?.clock, machine.state == state else { return }
    let end = clock.now + Time(seconds: seconds)
    pendingStep = clock.schedule(at: end, phase: .completion) { [weak self] in
      guard let self else { return }
      self.handle(event(self))
    }
  }

  private func write(_ inset: EdgeInsets, in block: AnimationBlock?) {
    switch policy.insetWriting {
    case .ownShare: scrollView?.setContribution(inset, of: holder, in: block)
    case .absolute: scrollView?.overwriteContentInset(inset, in: block)
    }
  }
}
