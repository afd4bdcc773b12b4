internal import Foundation
internal import Motion

// The superview's change of length is shared among the flexible parts in proportion to their old
// lengths, equally when those add up to nothing, and nothing is rounded (F61).

extension View {
  /// Moves and stretches the view after its superview went from one size to another, in a block
  /// when one is given.
  func autoresize(from old: CGSize, to new: CGSize, in block: AnimationBlock?) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let x = AxisSpan(start: frame.minX, length: frame.width, whole: old.width)
      .resized(
        to: new.width, startFlexes: mask.contains(.flexibleLeftMargin),
        lengthFlexes: mask.contains(.flexibleWidth), endFlexes: mask.contains(.flexibleRightMargin))
    let y = AxisSpan(start: frame.minY, length: frame.height, whole: old.height)
      .resized(
        to: new.height, startFlexes: mask.contains(.flexibleTopMargin),
        lengthFlexes: mask.contains(.flexibleHeight),
        endFlexes: mask.contains(.flexibleBottomMargin))
    let frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    setFrame(frame, in: block)
  }
}

/// A view's extent along one axis of its superview.
private struct AxisSpan {
  var start: CGFloat
  var length: CGFloat
  var whole: CGFloat

  func resized(
    to newWhole: CGFloat, startFlexes: Bool, lengthFlexes: Bool, endFlexes: Bool
  ) -> AxisSpan {
    let change = newWhole - whole
    let flexible = [
      (startFlexes, start), (lengthFlexes, length), (endFlexes, whole - start - length),
    ]
    let count = flexible.count { $0.0 }
    guard change != 0, count > 0 else {
      return AxisSpan(start: start, length: length, whole: newWhole)
    }
    let total = flexible.reduce(0) { $1.0 ? $0 + $1.1 : $0 }
    func share(_ flexes: Bool, _ part: CGFloat) -> CGFloat {
      guard flexes else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * part / total
    }
    return AxisSpan(
      start: start + share(startFlexes, start), length: length + share(lengthFlexes, length),
      whole: newWhole)
  }
}
