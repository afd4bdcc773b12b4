internal import CDeflate
internal import Drawing

/// The pieces a PNG file is made of.
enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Length, type, body and checksum.
  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + body
    let checksum = libdeflate_crc32(0, checked, checked.count)
    return bigEndian(UInt32(body.count)) + checked + bigEndian(checksum)
  }

  /// The header of a picture of eight bits a part, red, green, blue and, unless opaque, alpha.
  static func header(pixelWidth: Int, pixelHeight: Int, isOpaque: Bool) -> [UInt8] {
    let size = bigEndian(UInt32(pixelWidth)) + bigEndian(UInt32(pixelHeight))
    return chunk("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0])
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func bigEndian(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  /// The straight rows of a part of a picture, each after its filter's number.
  ///
  /// A row that equals the one above it is written as no change (filter Up), any other as it is:
  /// pictures of screens compress better so than under the filters made for photographs.
  static func rows(of bitmap: Bitmap, within part: PixelRect, isOpaque: Bool) -> [UInt8] {
    let rowBytes = 1 + part.width * (isOpaque ? 3 : 4)
    return [UInt8](unsafeUninitializedCapacity: rowBytes * part.height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for row in part.top..<part.bottom {
          let start = row * bitmap.pixelWidth + part.left
          let target = UnsafeMutableBufferPointer(
            rebasing: buffer[((row - part.top) * rowBytes)..<((row - part.top + 1) * rowBytes)])
          let current = pixels[start..<(start + part.width)]
          if row > part.top,
            current.elementsEqual(pixels[(start - bitmap.pixelWidth)...].prefix(part.width))
          {
            target[0] = 2
          } else {
            write(current, to: target, isOpaque: isOpaque)
          }
        }
      }
    }
  }

  private static func write(
    _ pixels: Slice<UnsafeBufferPointer<UInt32>>, to row: UnsafeMutableBufferPointer<UInt8>,
    isOpaque: Bool
  ) {
    var position = 1
    for pixel in pixels {
      let straight = isOpaque ? Premultiplied.swapped(pixel) : Premultiplied.straight(pixel)
      row[position] = UInt8(truncatingIfNeeded: straight)
      row[position + 1] = UInt8(truncatingIfNeeded: straight >> 8)
      row[position + 2] = UInt8(truncatingIfNeeded: straight >> 16)
      if !isOpaque { row[position + 3] = UInt8(truncatingIfNeeded: straight >> 24) }
      position += isOpaque ? 3 : 4
    }
  }
}
