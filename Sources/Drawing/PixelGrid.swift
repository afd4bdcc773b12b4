public import Foundation

// The one place that rounds points to whole device pixels. Halves go up, on both sides of zero, so
// that a row and its neighbour always meet.

extension CGFloat {
  /// The nearest multiple of a device pixel, in points; `scale` is pixels a point.
  public func aligned(toScale scale: CGFloat) -> CGFloat {
    // An edge that two rectangles share is a sum of other terms for each, so its last bits differ;
    // they must not decide where half a pixel goes.
    let pixels = (self * scale * 0x1p20).rounded() / 0x1p20
    return (pixels + 0.5).rounded(.down) / scale
  }
}

extension CGPoint {
  /// The nearest point on the device's pixel grid; `scale` is pixels a point.
  public func aligned(toScale scale: CGFloat) -> CGPoint {
    CGPoint(x: x.aligned(toScale: scale), y: y.aligned(toScale: scale))
  }
}

extension CGRect {
  /// The rectangle with each edge on the device's pixel grid; `scale` is pixels a point.
  ///
  /// Edges are rounded one by one, so rectangles that share an edge still share it afterwards.
  public func aligned(toScale scale: CGFloat) -> CGRect {
    let left = origin.x.aligned(toScale: scale)
    let top = origin.y.aligned(toScale: scale)
    let right = (origin.x + size.width).aligned(toScale: scale)
    let bottom = (origin.y + size.height).aligned(toScale: scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
