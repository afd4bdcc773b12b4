internal import Drawing
internal import Foundation
internal import Motion

extension ScrollView {
  /// The finger has come down: what moves is caught where it is seen (F4.4, F15), and observers hear
  /// where that is.
  func fingerDidTouch() {
    isTracking = true
    isHeld = true
    isCaught = isDecelerating
    stopMotion()
    announceOffset()
  }

  func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging(pan)
    case .changed: drag(pan)
    case .ended: letGo(velocity: CGPoint(each: { canScroll(along: $0) ? -pan.velocity[$0] : 0 }))
    case .cancelled, .failed: letGo(velocity: .zero)
    case .possible: break
    }
  }

  /// Whether a finger can move the content along an axis: it is longer than the room for it, or it
  /// bounces anyway (F4.3).
  func canScroll(along axis: ScrollAxis) -> Bool {
    let range = geometry.range(along: axis)
    let alwaysBounces = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return range.lowerBound < range.upperBound || (bounces && alwaysBounces)
  }

  private func beginDragging(_ pan: PanGestureRecognizer) {
    isDragging = true
    isCaught = false
    for observer in observers { observer.scrollViewWillBeginDragging(self) }
    // A block that still moves the picture ends where it is seen: the content must not jump.
    moveOffset(to: presentedContentOffset, in: nil)
    dragTranslation = .zero
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
    let offset = CGPoint(each: { axis in
      guard canScroll(along: axis) else { return contentOffset[axis] }
      return onPixel(visibleOffset(ofRaw: dragStart[axis] - dragTranslation[axis], along: axis))
    })
    moveOffset(to: offset, in: nil)
  }

  /// Lets a drag in hand go on from where the content is now, after the program has moved it or the
  /// legal range has changed: it resists by the range in force, and it does not jump.
  func resumeDrag() {
    guard isDragging else { return }
    dragStart = CGPoint(each: {
      rawOffset(ofVisible: contentOffset[$0], along: $0) + dragTranslation[$0]
    })
  }

  // MARK: - Resistance past an end

  private func visibleOffset(ofRaw raw: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let past = geometry.overscroll(at: raw, along: axis)
    guard past != 0 else { return raw }
    guard bounces else { return raw - past }
    return raw - past + RubberBand(viewport: bounds.size[axis]).visible(forRaw: past)
  }

  private func rawOffset(ofVisible visible: CGFloat, along axis: ScrollAxis) -> CGFloat {
    let past = geometry.overscroll(at: visible, along: axis)
    guard past != 0, bounces else { return visible }
    return visible - past + RubberBand(viewport: bounds.size[axis]).raw(forVisible: past)
  }
}
