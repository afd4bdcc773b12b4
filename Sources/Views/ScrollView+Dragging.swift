internal import Drawing
internal import Foundation
internal import Motion

extension ScrollView {
  /// The finger has come down: what moves is caught where it is seen (F4.4, F15).
  func fingerDidTouch() {
    isTracking = true
    isHeld = true
    isCaught = isDecelerating
    stopMotion()
  }

  func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging(pan)
    case .changed: drag(pan)
    case .ended, .cancelled:
      letGo(velocity: canScrollVertically && pan.state == .ended ? -pan.velocity : 0)
    case .failed: letGo(velocity: 0)
    case .possible: break
    }
  }

  private func beginDragging(_ pan: PanGestureRecognizer) {
    isDragging = true
    isCaught = false
    for observer in observers { observer.scrollViewWillBeginDragging(self) }
    // A block that still moves the picture ends where it is seen: the content must not jump.
    moveOffset(to: presentedContentOffset, in: nil)
    dragTranslation = 0
    resumeDrag()
    drag(pan)
  }

  private func drag(_ pan: PanGestureRecognizer) {
    if isInMotion {
      // A scroll that the program began under the finger ends where the finger takes it up.
      stopMotion()
      resumeDrag()
    }
    dragTranslation = pan.translation
    guard canScrollVertically else { return }
    let y = visibleOffset(ofRaw: dragStart - pan.translation)
    moveOffset(to: CGPoint(x: contentOffset.x, y: onPixel(y)), in: nil)
  }

  /// Lets a drag in hand go on from where the content is now, after the program has moved it or the
  /// legal range has changed: it resists by the range in force, and it does not jump.
  func resumeDrag() {
    guard isDragging else { return }
    dragStart = rawOffset(ofVisible: contentOffset.y) + dragTranslation
  }

  /// The finger was lifted: tells of the end of a drag, or of a catch, which ends like one (F15.1,
  /// D11), and sends the content to rest; all in one go (F14).
  private func letGo(velocity: Double) {
    // The way to rest that follows heeds the range anyway.
    pendingClamp = nil
    let settling = ScrollSettling(of: self, from: contentOffset.y, velocity: velocity)
    let trajectory = settling.trajectory
    let before = takeovers
    let wasCaught = isCaught
    isHeld = false
    if isDragging || wasCaught {
      tellComingEndOfDrag(velocity: velocity, target: settling.target)
      tellEndOfDrag(willDecelerate: trajectory != nil && takeovers == before)
    }
    isTracking = false
    isCaught = false
    if trajectory == nil, wasCaught { tellEndOfDeceleration() }
    // An observer that has set the inset or the offset has taken over: its glide replaces the bounce
    // (F17).
    guard takeovers == before, let trajectory else { return }
    begin(ScrollMotion(kind: .momentum, start: now, trajectory: trajectory))
    for observer in observers { observer.scrollViewWillBeginDecelerating(self) }
  }

  private func tellComingEndOfDrag(velocity: Double, target: Double) {
    let offset = CGPoint(x: contentOffset.x, y: onPixel(target))
    for observer in observers {
      observer.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: 0, y: velocity / 1000),
        targetContentOffset: geometry.clamp(offset))
    }
  }

  private func tellEndOfDrag(willDecelerate: Bool) {
    isDragging = false
    for observer in observers {
      observer.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
  }

  /// Tells the observers that momentum or a bounce is over.
  func tellEndOfDeceleration() {
    for observer in observers { observer.scrollViewDidEndDecelerating(self) }
  }

  private var canScrollVertically: Bool {
    let geometry = self.geometry
    return alwaysBounceVertical || geometry.maximumOffset.y > geometry.minimumOffset.y
  }

  // MARK: - Resistance past an end

  private func visibleOffset(ofRaw raw: CGFloat) -> CGFloat {
    let past = geometry.verticalOverscroll(at: raw)
    guard past != 0 else { return raw }
    guard bounces else { return raw - past }
    return raw - past + RubberBand(viewport: bounds.height).visible(forRaw: past)
  }

  private func rawOffset(ofVisible visible: CGFloat) -> CGFloat {
    let past = geometry.verticalOverscroll(at: visible)
    guard past != 0, bounces else { return visible }
    return visible - past + RubberBand(viewport: bounds.height).raw(forVisible: past)
  }
}
