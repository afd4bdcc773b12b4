internal import CXXHash
public import Drawing

/// The hash by which two pictures are told apart: XXH3-128 of the straight RGBA bytes, rows from
/// top to bottom, in 32 lower-case hexadecimal digits.
public enum PixelHash {
  /// A picture's hash; its size is not part of it.
  ///
  /// Cost grows with the picture's area.
  public static func hexadecimal(of bitmap: Bitmap) -> String {
    let straight = bitmap.isOpaque ? Premultiplied.swapped : Premultiplied.straight
    let bytes = bitmap.pixels.map { straight($0).littleEndian }
    return bytes.withUnsafeBytes(ContentHash.hexadecimal)
  }
}

/// XXH3-128 of bytes and text, in 32 lower-case hexadecimal digits.
public enum ContentHash {
  /// The hash of a text's UTF-8 bytes; cost grows with the text.
  public static func hexadecimal(of text: String) -> String {
    var text = text
    return text.withUTF8 { hexadecimal(of: UnsafeRawBufferPointer($0)) }
  }

  /// The hash of bytes, in the order of xxHash's canonical form: high half first.
  static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    return digits(hash.high64) + digits(hash.low64)
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
