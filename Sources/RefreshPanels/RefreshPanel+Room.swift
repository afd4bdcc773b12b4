internal import Drawing
internal import Foundation
internal import Motion
internal import Views

/// How a panel makes room for itself and gives it back.
extension RefreshPanel {
  // MARK: - Ways

  func hold() {
    guard let scrollView else { return }
    prepareToOpen(in: scrollView)
    let duration = opensAtOnce ? 0 : policy.openDuration
    perform(for: duration) { block in
      content.move(to: .opening, in: self, in: block)
      write(heldInset(in: scrollView), in: block)
      moveToHold(scrollView, in: block)
    }
    guard duration > 0, let clock = window?.clock else {
      arrivesAtOnce = true
      return
    }
    let end = clock.now + Time(seconds: duration)
    steps.openings.removeAll { !$0.isPending }
    steps.openings.append(
      clock.schedule(at: end, phase: .completion) { [weak self] in self?.handle(.holdReached) })
  }

  private func prepareToOpen(in scrollView: ScrollView) {
    for step in [steps.ending, steps.result, steps.closing] { step?.cancel() }
    if policy.repetition == .never { steps.cancelOpenings() }
    steps.beginning = window?.clock.now
    hasFailed = false
    capturedInset = capturedInset ?? scrollView.contentInset
    contentHeightAtStart = scrollView.contentSize.height
  }

  private func moveToHold(_ scrollView: ScrollView, in block: AnimationBlock?) {
    guard policy.movesContentToHold, window?.isFingerDown == false,
      let held = heldOffset(in: scrollView)
    else { return }
    if policy.beginMove == .onlyFromZero, isBegunByProgram, scrollView.contentOffset.y != 0 {
      return
    }
    scrollView.setContentOffset(held, in: block)
  }

  func awaitResult() {
    guard let clock = window?.clock else { return handle(.resultShown) }
    steps.result = clock.schedule(at: clock.now + Time(seconds: policy.resultDuration)) {
      [weak self] in self?.handle(.resultShown)
    }
  }

  func releaseHold() {
    if !policy.firesAfterEnd, policy.repetition == .never { steps.cancelOpenings() }
    steps.ending?.cancel()
    steps.result?.cancel()
    steps.beginning = nil
    let duration = closesAtOnce ? 0 : policy.closeDuration
    closingDidBegin()
    perform(for: duration) { block in
      content.move(to: .closing, in: self, in: block)
      giveRoomBack(in: block)
    }
    guard duration > 0, let clock = window?.clock else { return finishClosing() }
    let end = clock.now + Time(seconds: duration)
    steps.closing = clock.schedule(at: end, phase: .completion) { [weak self] in
      self?.finishClosing()
    }
  }

  private func finishClosing() {
    handle(.closed(fingerDown: isFingerDragging))
    content.didClose(in: self)
    closingDidEnd()
  }

  /// Ends each way that the panel is on, a pull included: what nobody sees takes no time (B5).
  func arriveAtOnce() {
    let opens = steps.openings.contains(where: \.isPending)
    let closes = steps.closing?.isPending ?? false
    let endsResult = steps.result?.isPending ?? false
    steps.cancelOpenings()
    for step in [steps.result, steps.closing] { step?.cancel() }
    handle(.pulled(0, byFinger: false))
    if opens { handle(.holdReached) }
    if endsResult { handle(.resultShown) }
    if closes { finishClosing() }
  }

  private func perform(for duration: Double, _ changes: (AnimationBlock?) -> Void) {
    guard duration > 0, let animator = window?.animator else { return changes(nil) }
    animator.animate(policy.timing(duration)) { changes($0) }
  }

  /// Whether the panel stands where it is without a way there.
  private var opensAtOnce: Bool { policy.openDuration == 0 || window == nil }
  private var closesAtOnce: Bool { policy.closeDuration == 0 || window == nil }
}

/// How the room is written into the scroll view's inset.
extension RefreshPanel {
  /// The holder of the panel's part of the inset.
  var holder: InsetContributions.Holder {
    switch edge {
    case .top: .header
    case .bottom: .footer
    case .right: .trailer
    }
  }

  /// Whether the panel keeps room for its work.
  var isHolding: Bool {
    state == .opening || state == .refreshing || state == .result
  }

  /// The whole inset without the panel's own part.
  func baseInset(of scrollView: ScrollView) -> EdgeInsets {
    let base = scrollView.adjustedContentInset - scrollView.contribution(of: holder)
    guard policy.insetWriting == .captured, let capturedInset else { return base }
    return base + capturedInset - scrollView.contentInset
  }

  func write(_ inset: EdgeInsets, in block: AnimationBlock?) {
    guard let scrollView else { return }
    switch policy.insetWriting {
    case .ownShare: scrollView.setContribution(inset, of: holder, in: block)
    case .absolute: scrollView.overwriteContentInset(inset, in: block)
    case .captured:
      scrollView.setContentInset((capturedInset ?? scrollView.contentInset) + inset, in: block)
    }
  }

  /// Keeps the room of a panel at rest: that of an auto footer.
  func keepRestingRoom() {
    guard let scrollView, policy.insetWriting == .ownShare, !isHidden else { return }
    scrollView.setContribution(inset(atRestIn: scrollView), of: holder, in: nil)
  }

  /// Keeps the room as large as the content makes it.
  func keepRoom(in scrollView: ScrollView) {
    guard policy.insetWriting == .ownShare, !isHidden else { return }
    guard isHolding else { return }
    if edge == .top, policy.heldRoom != .fixed { return }
    scrollView.setContribution(heldInset(in: scrollView), of: holder, in: nil)
  }

  /// Takes the room out without an animation.
  func takeOutRoom() {
    guard let scrollView else { return }
    if policy.insetWriting == .captured, let capturedInset {
      scrollView.setContentInset(capturedInset, in: nil)
    }
    capturedInset = nil
    scrollView.setContribution(.zero, of: holder, in: nil)
  }

  func giveRoomBack(in block: AnimationBlock?) {
    guard let scrollView else { return }
    let grew = scrollView.contentSize.height - contentHeightAtStart
    if policy.givesRoomBack { write(inset(atRestIn: scrollView), in: block) }
    capturedInset = nil
    guard policy.revealsNewRows, edge == .bottom, !hasFailed, grew > 0, !scrollView.isDragging
    else { return }
    let offset = scrollView.contentOffset
    let revealed = CGPoint(x: offset.x, y: offset.y + min(policy.height, grew))
    scrollView.setContentOffset(scrollView.geometry.clamp(revealed), in: block)
  }

  // MARK: - While the list is scrolled

  /// Lets pinned section headers up: the room above is as large as the panel is in sight (B8).
  func followOffset(of scrollView: ScrollView) {
    guard edge == .top, isHolding, policy.heldRoom != .fixed else { return }
    let inSight = -scrollView.contentOffset.y - baseInset(of: scrollView).top
    let room = min(max(inSight, 0), policy.holdDistance)
    let held = scrollView.adjustedContentInset.top - baseInset(of: scrollView).top
    let isPassed = policy.heldRoom == .onlyShrinks && (room > held || inSight < 0)
    guard !isPassed, room != held else { return }
    guard policy.insetWriting == .ownShare, policy.heldRoom == .followsOffset else {
      return write(EdgeInsets(top: room), in: nil)
    }
    // A finger that comes back feels no resistance up to the whole hold.
    scrollView.setContribution(
      EdgeInsets(top: room), reserving: EdgeInsets(top: policy.holdDistance - room), of: holder)
  }

  /// Some sources know of no upper inset but their own (section 3.1 of the sources' facts).
  func dropForeignInset(of scrollView: ScrollView) {
    guard policy.zeroesInsetInDrag, scrollView.isDragging, !isRefreshing,
      scrollView.adjustedContentInset.top != 0
    else { return }
    let bottom = scrollView.adjustedContentInset.bottom
    scrollView.overwriteContentInset(EdgeInsets(bottom: bottom), in: nil)
  }
}
