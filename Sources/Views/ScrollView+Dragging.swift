internal import Drawing
internal import Foundation
internal import Motion

extension ScrollView {
  /// The finger has come down: what moves is caught where it is seen (F4.4, F15).
  func fingerDidTouch() {
    isTracking = true
    stopMotion()
  }

  func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging(pan)
    case .changed: drag(pan)
    case .ended, .cancelled: endDragging(pan)
    case .failed: endTracking()
    case .possible: break
    }
  }

  private func beginDragging(_ pan: PanGestureRecognizer) {
    isDragging = true
    for observer in observers { observer.scrollViewWillBeginDragging(self) }
    // A block that still moves the picture ends where it is seen: the content must not jump.
    let seen = presentedContentOffset
    dragStart = rawOffset(ofVisible: seen.y)
    moveOffset(to: seen, in: nil)
    drag(pan)
  }

  private func drag(_ pan: PanGestureRecognizer) {
    dragTranslation = pan.translation
    guard canScrollVertically else { return }
    let y = visibleOffset(ofRaw: dragStart - pan.translation)
    moveOffset(to: CGPoint(x: contentOffset.x, y: onPixel(y)), in: nil)
  }

  /// Lets a drag in hand go on from where the content is seen after the legal range has changed:
  /// it resists by the new range, but it does not jump.
  func resumeDragInNewRange() {
    guard isDragging else { return }
    dragStart = rawOffset(ofVisible: contentOffset.y) + dragTranslation
  }

  private func endDragging(_ pan: PanGestureRecognizer) {
    isTracking = false
    isDragging = false
    // The way to rest that follows heeds the range anyway.
    pendingClamp = nil
    let velocity = canScrollVertically && pan.state == .ended ? -pan.velocity : 0
    let settling = ScrollSettling(of: self, from: contentOffset.y, velocity: velocity)
    let before = takeovers
    for observer in observers {
      observer.scrollViewDidEndDragging(self, willDecelerate: settling.trajectory != nil)
    }
    // An observer that has set the inset or the offset has taken over: its glide replaces the bounce
    // (F17).
    guard takeovers == before, let trajectory = settling.trajectory else { return }
    begin(ScrollMotion(kind: .momentum, start: now, trajectory: trajectory))
    for observer in observers { observer.scrollViewWillBeginDecelerating(self) }
  }

  /// A finger that only rested is lifted: what it caught beyond an end goes back.
  private func endTracking() {
    isTracking = false
    pendingClamp = nil
    let settling = ScrollSettling(of: self, from: contentOffset.y, velocity: 0)
    guard let trajectory = settling.trajectory else { return }
    begin(ScrollMotion(kind: .momentum, start: now, trajectory: trajectory))
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
