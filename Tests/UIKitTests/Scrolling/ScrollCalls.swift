import Foundation
import Motion
import Views

/// What a scroll view tells an observer, as recordings write it.
final class ScrollCalls: ScrollObserver {
  /// One call.
  struct Call {
    var name: String
    /// The vertical offset within the call.
    var offset: Double
    /// When, in seconds.
    var time: Double
    /// What the call was told: velocity, target, whether the content moves on.
    var told: [String: JSON] = [:]
  }

  private(set) var calls: [Call] = []

  func forget() { calls = [] }

  func first(_ name: String) -> Call? { calls.first { $0.name == name } }

  /// The offsets of each call of a name.
  func offsets(_ name: String) -> [Double] { calls.filter { $0.name == name }.map(\.offset) }

  private func note(_ name: String, _ view: ScrollView, _ told: [String: JSON] = [:]) {
    calls.append(
      Call(
        name: name, offset: Double(view.contentOffset.y),
        time: view.window?.clock.now.seconds ?? 0, told: told))
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("didScroll", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) {
    note(
      "willEndDragging", scrollView,
      [
        "velocity_y_pt_per_ms": .number(Double(velocity.y)),
        "target_y": .number(Double(targetContentOffset.y)),
      ])
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    note("didEndDragging", scrollView, ["willDecelerate": .bool(willDecelerate)])
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
}
