import Foundation
import Motion
import Views

/// What a scroll view told an observer, in order.
final class ScrollLog: ScrollObserver {
  /// One call.
  struct Entry: Equatable {
    var call: Call
    /// The offset the view had in the call.
    var offset: Double
    /// When, in seconds.
    var time: Double
    /// The view's tracking, dragging and decelerating in the call.
    var flags: [Bool]
  }

  /// What the view called.
  enum Call: Equatable {
    case willBeginDragging
    case didScroll
    case willEndDragging
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case didChangeGeometry
  }

  /// What `willEndDragging` was told, vertically: points a millisecond, and points.
  struct Release: Equatable {
    var velocity: Double
    var target: Double
  }

  private(set) var entries: [Entry] = []
  private(set) var releases: [Release] = []

  /// Done in every call, after it was noted.
  var reaction: (Call, ScrollView) -> Void = { _, _ in }

  /// The calls without geometry, runs of `didScroll` taken together as one.
  var story: [Call] {
    entries.map(\.call).reduce(into: []) { story, call in
      guard call != .didChangeGeometry else { return }
      if call != .didScroll || story.last != .didScroll { story.append(call) }
    }
  }

  /// The offsets of all `didScroll`.
  var offsets: [Double] { entries.filter { $0.call == .didScroll }.map(\.offset) }

  /// The instants of all `didScroll`, in seconds.
  var scrollTimes: [Double] { entries.filter { $0.call == .didScroll }.map(\.time) }

  /// The first entry of a call.
  func first(_ call: Call) -> Entry? { entries.first { $0.call == call } }

  /// Forgets all calls so far.
  func forget() {
    entries = []
    releases = []
  }

  private func note(_ call: Call, _ view: ScrollView) {
    entries.append(
      Entry(
        call: call, offset: view.contentOffset.y, time: view.window?.clock.now.seconds ?? 0,
        flags: [view.isTracking, view.isDragging, view.isDecelerating]))
    reaction(call, view)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note(.willBeginDragging, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note(.didScroll, scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) {
    releases.append(Release(velocity: velocity.y, target: targetContentOffset.y))
    note(.willEndDragging, scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    note(.didEndDragging(willDecelerate: willDecelerate), scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note(.willBeginDecelerating, scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note(.didEndDecelerating, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note(.didEndScrollingAnimation, scrollView)
  }

  func scrollViewDidChangeGeometry(_ scrollView: ScrollView) {
    note(.didChangeGeometry, scrollView)
  }
}
