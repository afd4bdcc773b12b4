internal import CXXHash
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

/// XXH3-128 of text, in 32 lower-case hexadecimal digits.
public enum ContentHash {
  /// The hash of a text's UTF-8 bytes; cost grows with the text.
  public static func hexadecimal(of text: String) -> String {
    var text = text
    let hash = RunningHash()
    text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
    return hash.hexadecimal
  }
}

/// Owns one of xxHash's states.
final class RunningHash {
  private let state: OpaquePointer?

  init() {
    state = XXH3_createState()
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  func add(_ bytes: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }

  /// The canonical form: the high half first, each half's high digits first.
  var hexadecimal: String {
    let hash = XXH3_128bits_digest(state)
    return Self.digits(hash.high64) + Self.digits(hash.low64)
  }

  private static func digits(_ half: UInt64) -> String {
    let shown = String(half, radix: 16)
    return String(repeating: "0", count: 16 - shown.count) + shown
  }
}

extension Bitmap {
  /// Whether no pixel lets anything through; cost grows with the picture's area.
  var isOpaque: Bool { pixels.reduce(UInt32.max, &) >= 0xFF00_0000 }
}
