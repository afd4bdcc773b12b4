public import Drawing
public import Foundation
internal import Motion
public import Views

/// A panel beside the content of a scroll view: the part that header, footers and trailer share.
///
/// It tells its state machine what the scroll view does and carries out what the machine answers.
/// Which end it stands at, and what counts as a pull, is said by the overriding points.
open class RefreshPanel: View, ScrollObserver {
  /// The panel's numbers and habits.
  public let policy: RefreshPolicy
  /// What is in the panel.
  public let content: any PanelContent

  /// Starts the work that the panel stands for; called once a cycle.
  public var action: () -> Void = {}
  /// Called after the work has been started.
  public var beginningDidFinish: () -> Void = {}
  /// Called when the panel has left a state for another one, before it does anything about it.
  public var stateDidChange: (_ old: RefreshState, _ new: RefreshState) -> Void = { _, _ in }
  /// Called with each step of a pull: its share of the arm distance, 0 at rest.
  public var pullDidChange: (CGFloat) -> Void = { _ in }
  /// Called as the panel begins to close.
  public var closingDidBegin: () -> Void = {}
  /// Called when the panel has closed.
  public var closingDidEnd: () -> Void = {}
  /// Whether a closing panel comes to rest with nothing more to load.
  package var closesToNoMore: Bool { machine.closesToNoMore }

  /// The scroll view that the panel serves.
  public private(set) weak var scrollView: ScrollView?
  /// Whether the work that ended last failed.
  public internal(set) var hasFailed = false

  var machine: RefreshStateMachine
  /// What the clock still holds for the panel.
  var steps = PanelSteps()
  /// The app's own upper and lower inset as it was when the work began (B17).
  var capturedInset: EdgeInsets?
  /// The content's height when the work began, in points.
  var contentHeightAtStart: CGFloat = 0
  /// Whether the panel is at its hold as soon as it has done all that belongs to its beginning.
  var arrivesAtOnce = false
  /// Whether the program has just told the panel to begin.
  var isBegunByProgram = false
  private var isHiddenByProgram = false
  private var isHiddenByShortContent = false

  /// Makes a panel; `attach(to:)` puts it in place.
  public init(name: String, policy: RefreshPolicy, content: any PanelContent) {
    self.policy = policy
    self.content = content
    machine = RefreshStateMachine(policy: policy)
    let width = StatusContent.Metrics.panelWidth
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: policy.height), name: name)
    for view in content.views { addSubview(view) }
  }

  /// Where the panel stands in its cycle.
  public var state: RefreshState { machine.state }

  /// Whether the work goes on, or will as soon as the panel is seen.
  public var isRefreshing: Bool {
    state == .opening || state == .refreshing || state == .queued
  }

  // MARK: - Overriding points

  /// The end of the content at which the panel stands.
  open var edge: PanelEdge { .top }
  /// The direction in which the panel is pulled.
  open var axis: ScrollAxis { .vertical }
  /// How far an offset lies beyond the edge that the panel counts from, in points.
  open func pullDistance(at offset: CGPoint, in scrollView: ScrollView) -> CGFloat { 0 }
  /// How far an offset lies beyond the resting edge, in points, at least 0.
  open func distanceBeyondRest(at offset: CGPoint, in scrollView: ScrollView) -> CGFloat { 0 }
  /// The inset that keeps the panel's room.
  open func heldInset(in scrollView: ScrollView) -> EdgeInsets { .zero }
  /// The inset that a panel at rest keeps.
  open func inset(atRestIn scrollView: ScrollView) -> EdgeInsets { .zero }
  /// The offset at which the panel stands while its work goes on; nil leaves the content alone.
  open func heldOffset(in scrollView: ScrollView) -> CGPoint? { nil }
  /// Puts the panel where it belongs.
  open func place(in scrollView: ScrollView) {}
  /// Puts the panel into a list.
  open func join(_ list: ListView) {
    if policy.standsInFrontOfRows { list.addSubview(self) } else { list.insertBehindRows(self) }
  }
  /// Takes the panel out of its list.
  open func leave(_ scrollView: ScrollView) { removeFromSuperview() }

  // MARK: - Life

  /// Puts the panel into a list and begins to watch it; it leaves the list it was in.
  public func attach(to list: ListView) {
    detach()
    scrollView = list
    join(list)
    list.addObserver(self)
    place(in: list)
    keepRestingRoom()
    if !policy.loadsInSight { reportPull(at: list.contentOffset, in: list) }
  }

  /// Takes the panel out of its list: it is idle at once, and its part of the inset is gone without
  /// an animation (V11).
  public func detach() {
    guard let scrollView else { return }
    steps.cancelAll()
    handle(.detached)
    content.didClose(in: self)
    scrollView.removeObserver(self)
    takeOutRoom()
    // A panel that knows no inset but its own takes all of it along (P7).
    if policy.insetWriting == .absolute { scrollView.overwriteContentInset(.zero, in: nil) }
    leave(scrollView)
    self.scrollView = nil
  }

  /// Whether the panel is neither drawn nor at work; hiding it makes it idle at once, and gives its
  /// part of the inset back without an animation (V11).
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByProgram = newValue
      heedHiding()
    }
  }

  /// Hides the panel while the content does not fill the viewport, if the policy wants it.
  func hide(forShortContent isShort: Bool) {
    isHiddenByShortContent = policy.isHiddenWhenShort && isShort && !isRefreshing
    heedHiding()
  }

  private func heedHiding() {
    let hides = isHiddenByProgram || isHiddenByShortContent
    guard hides != super.isHidden else { return }
    super.isHidden = hides
    if hides {
      let wasAtEnd = state == .noMore && !isHiddenByProgram
      steps.cancelAll()
      handle(.detached)
      if wasAtEnd { handle(.ranOut) }
      content.didClose(in: self)
      takeOutRoom()
    } else {
      keepRestingRoom()
    }
  }

  /// How far the content is pulled beyond the resting edge as drawn, in hundredths of the arm
  /// distance, rounded, at most a million.
  public var pullingPercent: Int {
    guard let scrollView, policy.armDistance > 0 else { return 0 }
    let beyond = distanceBeyondRest(at: scrollView.presentedContentOffset, in: scrollView)
    return Int(min(1_000_000, 100 * beyond / policy.armDistance).rounded())
  }

  /// What the panel says now.
  public var text: String { content.text }

  open override var shownProperties: [DisplayList.Property] {
    [DisplayList.Property("state", .word(state.rawValue))]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(in: self)
  }

  /// Lets the content follow the stage's appearance, language and text size.
  open override func environmentDidChange() {
    super.environmentDidChange()
    content.environmentDidChange(in: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { content.environmentDidChange(in: self) }
    guard let clock = window?.clock else { return arriveAtOnce() }
    guard state == .queued else { return }
    clock.post { [weak self] in
      guard let self, window != nil else { return }
      handle(.appeared)
    }
  }

  // MARK: - Watching

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Tells the machine how far the content is pulled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard isListening else { return }
    let offset = scrollView.contentOffset
    let byFinger = scrollView.isDragging
    if !byFinger, state == .armed, policy.releaseRule == .armedAtNextScroll {
      return handlePull(.released(pullDistance(at: offset, in: scrollView)))
    }
    dropForeignInset(of: scrollView)
    handlePull(.pulled(pullDistance(at: offset, in: scrollView), byFinger: byFinger))
    followOffset(of: scrollView)
    reportPull(at: offset, in: scrollView)
  }

  /// Tells the machine that the finger was lifted.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    switch policy.releaseRule {
    case .armedAtRelease, .atOrBeyondAtRelease: release(in: scrollView)
    case .beyondAtDeceleration: if willDecelerate { releaseAfterOthers(in: scrollView) }
    case .armedAtNextScroll: break
    }
  }

  /// Whether the panel follows what the list does: neither hidden nor switched off.
  var isListening: Bool { !isHidden && isUserInteractionEnabled }

  private func release(in scrollView: ScrollView) {
    guard isListening else { return }
    handlePull(.released(pullDistance(at: scrollView.contentOffset, in: scrollView)))
  }

  /// The family hears of the lift once the content begins to move, when the other panel may have
  /// taken that over; it still counts where the finger left the content (L2).
  private func releaseAfterOthers(in scrollView: ScrollView) {
    guard isListening, let clock = window?.clock else { return release(in: scrollView) }
    let distance = pullDistance(at: scrollView.contentOffset, in: scrollView)
    clock.post { [weak self] in
      guard let self, self.scrollView != nil, isListening else { return }
      handlePull(.released(distance))
    }
  }

  private func reportPull(at offset: CGPoint, in scrollView: ScrollView) {
    guard policy.armDistance > 0 else { return }
    let share = distanceBeyondRest(at: offset, in: scrollView) / policy.armDistance
    content.pull(share, in: self)
    pullDidChange(share)
  }

  /// Keeps the panel beside the content, and its room as large as the content makes it.
  open func scrollViewDidChangeGeometry(_ scrollView: ScrollView) {
    if policy.placement == .besideContent { place(in: scrollView) }
    keepRoom(in: scrollView)
  }

  // MARK: - The machine

  /// Whether the other panel of the list is at work and this one has to wait for it.
  var isBlocked: Bool {
    guard policy.isExclusive, let scrollView else { return false }
    return scrollView.observers.contains { other in
      guard let panel = other as? RefreshPanel else { return false }
      return panel !== self && panel.isRefreshing
    }
  }

  /// Hands the machine what a finger or the content does, unless another panel is at work.
  func handlePull(_ event: RefreshStateMachine.Event) {
    guard isBlocked, !isRefreshing else { return handle(event) }
    // Whoever was armed as the other one began has to be pulled anew.
    handle(.pulled(0, byFinger: false))
  }

  func handle(_ event: RefreshStateMachine.Event) {
    startWorkFirst(event)
    let before = machine.state
    let effects = machine.handle(event)
    if machine.state != before { stateDidChange(before, machine.state) }
    for effect in effects { carryOut(effect, from: before) }
    if arrivesAtOnce {
      arrivesAtOnce = false
      handle(.holdReached)
    }
  }

  /// Starts the work before the machine learns of what starts it (B20).
  private func startWorkFirst(_ event: RefreshStateMachine.Event) {
    guard policy.startsWorkFirst else { return }
    var trial = machine
    let starts = trial.handle(event).contains {
      if case .runAction = $0 { true } else { false }
    }
    if starts { runAction() }
  }

  private func carryOut(_ effect: RefreshStateMachine.Effect, from before: RefreshState) {
    switch effect {
    case .show(let state): content.show(state, from: before, in: self)
    case .hold: hold()
    case .awaitResult: awaitResult()
    case .releaseHold: releaseHold()
    case .runAction: if !policy.startsWorkFirst { runAction() }
    }
  }

  private func runAction() {
    action()
    beginningDidFinish()
  }
}
