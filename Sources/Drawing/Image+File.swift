internal import Foundation

// What can be told of a picture's file without decoding it.

extension Image {
  /// The longest side that is decoded, in pixels.
  package static let maximumPixelSide = 8192
  /// The largest area that is decoded, in pixels.
  package static let maximumPixelCount = 33_554_432

  /// Whether the picture has more pixels than are decoded.
  package var isTooLarge: Bool {
    max(pixelWidth, pixelHeight) > Self.maximumPixelSide
      || pixelWidth * pixelHeight > Self.maximumPixelCount
  }

  /// Whether the chunks of the file lead up to a whole last one; a file that is cut off has none.
  ///
  /// Cost grows with the number of chunks.
  package var hasEnd: Bool {
    data.withUnsafeBytes { file in
      var offset = 8
      while offset + 12 <= file.count {
        let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
        if file[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8) {
          return offset + 12 + length <= file.count
        }
        offset += 12 + length
      }
      return false
    }
  }
}
