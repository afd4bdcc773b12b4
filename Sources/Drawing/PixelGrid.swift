public import Foundation

// The one place that rounds points to whole device pixels. Halves go up, on both sides of zero, so
// that a row and its neighbour always meet.

extension CGFloat {
  /// The nearest multiple of a device pixel, in points; `scale` is pixels a point.
  public func aligned(toScale scale: CGFloat) -> CGFloat {
    (pixels(atScale: scale) + 0.5).rounded(.down) / scale
  }

  /// The least multiple of a device pixel that is not less, in points; `scale` is pixels a point.
  package func roundedUp(toScale scale: CGFloat) -> CGFloat {
    pixels(atScale: scale).rounded(.up) / scale
  }

  /// The number of device pixels without its last bits.
  ///
  /// An edge that two rectangles share is a sum of other terms for each, so its last bits differ;
  /// they must not decide where half a pixel goes.
  private func pixels(atScale scale: CGFloat) -> CGFloat {
    (self * scale * 0x1p20).rounded() / 0x1p20
  }
}

extension CGSize {
  /// The size with each length rounded up to whole device pixels; `scale` is pixels a point.
  package func roundedUp(toScale scale: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(toScale: scale), height: height.roundedUp(toScale: scale))
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
