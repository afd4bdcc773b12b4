public import Drawing

/// The hash by which two pictures are told apart: XXH3-128 of the straight RGBA bytes, rows from
/// top to bottom, in 32 lower-case hexadecimal digits.
public enum PixelHash {
  /// How many pixels are brought to straight bytes at a time; they stay in the processor's cache.
  private static let blockCount = 16_384

  /// A picture's hash; its size is not part of it.
  ///
  /// Cost grows with the picture's area.
  public static func hexadecimal(of bitmap: Bitmap) -> String {
    let hash = RunningHash()
    let isOpaque = bitmap.isOpaque
    var block = [UInt32](repeating: 0, count: min(blockCount, bitmap.pixels.count))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      block.withUnsafeMutableBufferPointer { block in
        for start in stride(from: 0, to: pixels.count, by: blockCount) {
          let part = UnsafeBufferPointer(
            rebasing: pixels[start..<min(start + blockCount, pixels.count)])
          convert(part, to: block, isOpaque: isOpaque)
          hash.add(
            UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<(part.count * 4)]))
        }
      }
    }
    return hash.hexadecimal
  }

  /// Two loops, so that the common one is a plain exchange of bytes.
  private static func convert(
    _ pixels: UnsafeBufferPointer<UInt32>, to block: UnsafeMutableBufferPointer<UInt32>,
    isOpaque: Bool
  ) {
    if isOpaque {
      for index in pixels.indices {
        block[index] = Premultiplied.swapped(pixels[index]).littleEndian
      }
    } else {
      for index in pixels.indices {
        block[index] = Premultiplied.straight(pixels[index]).littleEndian
      }
    }
  }
}
