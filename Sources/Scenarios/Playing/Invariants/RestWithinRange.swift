internal import Drawing
internal import Foundation
internal import Views

/// V5: content that nobody moves rests within its range, unless the program put it elsewhere since it
/// last moved (F18.2).
struct RestWithinRange: Invariant {
  static let number = 5

  /// Whether the program has put the content where it is.
  private var isPlaced = false

  mutating func findings(in step: InvariantStep) -> [InvariantFinding] {
    heedPlacing(in: step)
    let scene = step.current
    // Out of the window the range is heeded on return.
    guard scene.isAtRest, scene.isAttached, !isPlaced else { return [] }
    return ScrollAxis.allCases.compactMap { axis in
      let (least, most) = scene.range(along: axis)
      let offset = scene.offset[axis]
      guard offset < least - InvariantStep.exactness || offset > most + InvariantStep.exactness
      else { return nil }
      let name = axis == .vertical ? "y" : "x"
      return InvariantFinding(
        view: "list",
        fact: "\(name) \(offset.shown), expected \(least.shown) to \(most.shown) at rest")
    }
  }

  private mutating func heedPlacing(in step: InvariantStep) {
    if step.current.geometry != step.previous?.geometry || step.current.isFingerDown {
      isPlaced = false
    }
    for case .offset in step.current.changes { isPlaced = true }
  }
}

extension SceneSnapshot {
  /// The least and the greatest offset at rest along an axis, in points.
  fileprivate func range(along axis: ScrollAxis) -> (least: CGFloat, most: CGFloat) {
    let (content, viewport, inset) = (geometry.contentSize, geometry.viewport, geometry.inset)
    switch axis {
    case .vertical:
      return (-inset.top, max(-inset.top, content.height + inset.bottom - viewport.height))
    case .horizontal:
      return (-inset.left, max(-inset.left, content.width + inset.right - viewport.width))
    }
  }
}
