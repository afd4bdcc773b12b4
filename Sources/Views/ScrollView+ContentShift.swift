package import Foundation
internal import Motion

extension ScrollView {
  /// Counts the content's points from another place, without a visible move: the offset and the way
  /// that it is on go along.
  ///
  /// Once the content has its new size, `resumeDrag()` lets a drag in hand go on from there, and
  /// `announceOffset()` tells the observers.
  func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    boundsOriginProperty.shift(by: CGPoint(x: 0, y: distance))
    motion?.shift(by: distance)
    release?.offset.y += distance
    setNeedsLayout()
  }

  /// Moves the offset at once, together with the way that it is on.
  ///
  /// A motion, a block or a drag goes on from there; observers are told.
  package func shiftOffset(by distance: CGFloat) {
    shiftContent(by: distance)
    resumeDrag()
    announceOffset()
  }

  /// The offset, or the one that the next layout brings it to because the range has left it behind.
  var heededOffset: CGPoint {
    let isAtRest = motion == nil && !isHeld
    return pendingClamp != nil && isAtRest ? geometry.clamp(contentOffset) : contentOffset
  }
}
