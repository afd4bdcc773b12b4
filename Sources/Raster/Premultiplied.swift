/// Pixels as `Bitmap` holds them, and as files and hashes want them.
enum Premultiplied {
  /// A pixel of straight parts, each brought to its share of the alpha, rounded to the nearest.
  static func pixel(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    let alpha = UInt32(alpha)
    func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha * 2 + 255) / 510 }
    return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }

  /// The straight parts in memory order R, G, B, A, as one little-endian number.
  ///
  /// Taking them back by `pixel` gives the same pixel: the rounding here is off by half a level at
  /// most, which the smaller alpha only shrinks.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return swapped(pixel) }
    guard alpha > 0 else { return 0 }
    func part(_ value: UInt32) -> UInt32 { min(255, (value * 510 + alpha) / (alpha * 2)) }
    let red = part(pixel >> 16 & 0xFF)
    let green = part(pixel >> 8 & 0xFF)
    let blue = part(pixel & 0xFF)
    return alpha << 24 | blue << 16 | green << 8 | red
  }

  /// An opaque pixel's straight parts: red and blue change places.
  static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }
}
