/// The sizes of pictures that are made.
enum PictureLimits {
  /// The longest side; cairo's own limit is 32,767.
  static let maximumPixelSide = 16_384
  /// The largest area, 256 MB of pixels.
  static let maximumPixelCount = 67_108_864
  /// How far a path may reach: cairo counts 256ths of a pixel in 32 bits, up to 8,388,607 pixels.
  static let farthestPixel = 1_048_576
}
