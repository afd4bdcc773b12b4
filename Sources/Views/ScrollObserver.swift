public import Foundation

/// Someone who is told what a scroll view does, in UIKit's order (F14).
///
/// Every call has an empty default. Observers are told in the order in which they were added.
public protocol ScrollObserver: AnyObject {
  /// A finger that is down has moved far enough to drag; the offset is still unchanged.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The finger is about to let go after a drag, or after it caught moving content (D9).
  ///
  /// `velocity` is the offset's in points a millisecond, opposite to the finger's (F9.2).
  /// `targetContentOffset` is where the content will come to rest by the range in force (F8, F14.2).
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint)
  /// The finger was lifted after a drag, or after it caught moving content (F15.1);
  /// `willDecelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// Momentum or a bounce begins.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Momentum or a bounce has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// An offset set with an animation has been reached.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// The content, the viewport or the inset has another size.
  func scrollViewDidChangeGeometry(_ scrollView: ScrollView)
}

extension ScrollObserver {
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeGeometry(_ scrollView: ScrollView) {}
}
