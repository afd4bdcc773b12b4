internal import Foundation

/// A rectangle of whole device pixels, its right and bottom edges not included.
struct PixelRect: Equatable, Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }
  /// The number of pixels; no side is longer than 2^25, so this does not overflow.
  var area: Int { width * height }

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that a rectangle in pixels touches; nothing when a number is not one.
  init(covering rectangle: CGRect) {
    self = PixelRect(
      left: Pixels.floor(rectangle.minX), top: Pixels.floor(rectangle.minY),
      right: Pixels.ceiling(rectangle.maxX), bottom: Pixels.ceiling(rectangle.maxY))
  }

  /// The rectangle with each edge on the nearest pixel edge, halves going up.
  init(nearest rectangle: CGRect) {
    self = PixelRect(
      left: Pixels.nearest(rectangle.minX), top: Pixels.nearest(rectangle.minY),
      right: Pixels.nearest(rectangle.maxX), bottom: Pixels.nearest(rectangle.maxY))
  }

  /// What two rectangles share.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The rectangle moved by whole pixels.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

/// Numbers to whole pixels: what is out of reach ends at 2^24, what is no number at 0.
enum Pixels {
  static func floor(_ value: CGFloat) -> Int { whole(value.rounded(.down)) }

  static func ceiling(_ value: CGFloat) -> Int { whole(value.rounded(.up)) }

  /// The nearest whole pixel; halves go up, as on the grid of the views.
  static func nearest(_ value: CGFloat) -> Int { whole((value + 0.5).rounded(.down)) }

  private static func whole(_ value: CGFloat) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -16_777_216), 16_777_216))
  }
}
