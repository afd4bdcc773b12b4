internal import Foundation
internal import Motion

extension ScrollView {
  /// Counts the content's points from another place, without a visible move: the offset, the way that
  /// it is on, and the drag in hand go along.
  ///
  /// Observers are not told; once the content has its new size, `announceOffset()` does that.
  func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    boundsOriginProperty.shift(by: CGPoint(x: 0, y: distance))
    motion?.shift += distance
    contentShift += distance
    dragStart += distance
    setNeedsLayout()
  }

  /// The offset, or the one that the next layout brings it to because the range has left it behind.
  var heededOffset: CGPoint {
    let isAtRest = motion == nil && !isHeld
    return pendingClamp != nil && isAtRest ? geometry.clamp(contentOffset) : contentOffset
  }
}
