internal import Drawing
public import Foundation
public import Motion

extension ScrollView {
  /// Whether an animated scroll to where the content is ends with a call all the same, 0.3 s later.
  ///
  /// Versions of UIKit differ (F18.1, low confidence).
  static let endsScrollThatGoesNowhere = false

  /// The point of the content that stands in the upper left corner: the bounds' origin.
  ///
  /// Assigning it stops a motion, does not clamp (F18.2), and tells the observers once if it has
  /// changed (F14.3). An offset that is not finite changes nothing.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, in: nil) }
  }

  /// The offset as drawn at this instant, on whole device pixels.
  public var presentedContentOffset: CGPoint {
    presentedBoundsOrigin.aligned(toScale: window?.environment.scale ?? 1)
  }

  /// Sets the offset, within an animation block when one is given; observers hear of the final
  /// value at once.
  public func setContentOffset(_ offset: CGPoint, in block: AnimationBlock?) {
    guard offset.isFinite else { return }
    takeOver()
    moveOffset(to: offset, in: block)
    resumeDrag()
  }

  /// Scrolls to an offset in 0.3 s of half a cosine, telling the observers on the way (F18).
  ///
  /// Nobody is told anything if the content is there already (F18.1).
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard animated, window != nil, offset.isFinite else {
      contentOffset = offset
      return
    }
    takeOver()
    // A block that still moves the picture ends where it is seen.
    let seen = isOffsetAnimating ? presentedContentOffset : contentOffset
    moveOffset(to: seen, in: nil)
    let axes = ScrollAxis.allCases.filter { offset[$0] != seen[$0] }
    guard !axes.isEmpty || ScrollView.endsScrollThatGoesNowhere else { return resumeDrag() }
    let trajectories = (axes.isEmpty ? ScrollAxis.allCases : axes).map {
      ($0, CosineScroll(from: seen[$0], to: offset[$0], functions: mathFunctions))
    }
    begin(
      ScrollMotion(
        kind: .programmed, start: now,
        trajectories: Dictionary(uniqueKeysWithValues: trajectories)))
  }

  /// Scrolls by the smallest way that brings a rectangle of the content into sight within the insets,
  /// and never beyond the range (F18.2).
  ///
  /// Of a rectangle that is longer than the room within the insets, as much comes into sight as fits.
  /// Nothing happens if it is in sight already or not finite.
  public func scrollRectToVisible(_ rectangle: CGRect, animated: Bool) {
    let target = geometry.offset(showing: rectangle, from: contentOffset)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// The program sets the offset: what moved it so far is over, and a drag goes on from the new one.
  func takeOver() {
    stopMotion()
    undoJump()
    takeovers += 1
    pendingClamp = nil
  }

  /// Moves the model's offset and tells the observers if they know another one.
  func moveOffset(to offset: CGPoint, in block: AnimationBlock?) {
    if block == nil, isOffsetAnimating {
      boundsOriginProperty.removeAnimations()
      setNeedsLayout()
    }
    setModelOffset(offset, in: block)
    announceOffset()
  }

  /// Moves the model's offset without a word to the observers.
  func setModelOffset(_ offset: CGPoint, in block: AnimationBlock?) {
    guard offset != contentOffset else { return }
    boundsOriginProperty.set(offset, in: block)
    if block != nil { window?.follow(self) }
    setNeedsLayout()
    showIndicator(during: block)
  }

  /// Tells the observers of the model's offset, unless they know it already.
  func announceOffset() {
    guard announcedOffset != contentOffset else { return }
    announcedOffset = contentOffset
    for observer in observers { observer.scrollViewDidScroll(self) }
  }

  /// Whether the offset is drawn elsewhere than the model has it because a block moves it.
  var isOffsetAnimating: Bool { boundsOriginProperty.isAnimating(at: now) }
}
