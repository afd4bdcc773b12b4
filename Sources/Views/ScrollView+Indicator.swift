internal import Drawing
internal import Foundation
internal import Motion

extension ScrollView {
  func makeOrDropIndicator() {
    guard showsVerticalScrollIndicator != (indicator != nil) else { return }
    pendingFade?.cancel()
    indicator?.removeFromSuperview()
    indicator = showsVerticalScrollIndicator ? ScrollIndicator(name: "\(name).indicator") : nil
    if let indicator { addSubview(indicator) }
    setNeedsLayout()
  }

  /// Keeps the indicator in front of a view that has come.
  func bringIndicatorToFront() {
    guard let indicator, indicator.superview === self, subviews.last !== indicator else { return }
    subviews.removeAll { $0 === indicator }
    subviews.append(indicator)
  }

  func placeIndicator() {
    var geometry = self.geometry
    geometry.inset.top = presentedInsetTop
    indicator?.place(
      in: geometry, offset: presentedContentOffset, scale: window?.environment.scale ?? 1)
  }

  /// The content has moved, or moves for the time of a block: the indicator is seen at once.
  func showIndicator(during block: AnimationBlock?) {
    guard let indicator, indicator.isPlaced, window != nil else { return }
    indicator.removeAllAnimations()
    indicator.alpha = 1
    hideIndicatorAtRest(after: block)
  }

  /// Lets the indicator fade when the content has rested for a while; it waits as long as a finger
  /// holds the content or a motion goes on, whose end calls this again.
  func hideIndicatorAtRest(after block: AnimationBlock? = nil) {
    pendingFade?.cancel()
    guard let indicator, indicator.alpha > 0, let window, !isHeld, motion == nil,
      block?.timing.isEndless != true
    else { return }
    let rest = (block?.end ?? now) + Time(seconds: ScrollIndicator.Look.rest)
    pendingFade = window.clock.schedule(at: rest) { [weak self, animator = window.animator] in
      guard let self, !self.isHeld, self.motion == nil else { return }
      animator.animate(.easeInOut(ScrollIndicator.Look.fade)) { indicator.setAlpha(0, in: $0) }
    }
  }
}
