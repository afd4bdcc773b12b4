internal import CDeflate
internal import Drawing
internal import Foundation

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
      guard let target = buffer.baseAddress else { return }
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let source = pixels.baseAddress else { return }
        for row in 0..<part.height {
          let current = source + (part.top + row) * bitmap.pixelWidth + part.left
          let line = target + row * rowBytes
          let above = current - (row > 0 ? bitmap.pixelWidth : 0)
          if row > 0, memcmp(current, above, part.width * 4) == 0 {
            line[0] = 2
          } else if isOpaque {
            writeOpaque(current, count: part.width, to: line + 1)
          } else {
            writeStraight(current, count: part.width, to: line + 1)
          }
        }
      }
    }
  }

  private static func writeOpaque(
    _ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    for column in 0..<count {
      let pixel = pixels[column]
      bytes[column * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[column * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[column * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private static func writeStraight(
    _ pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    for column in 0..<count {
      let straight = Premultiplied.straight(pixels[column])
      for part in 0..<4 {
        bytes[column * 4 + part] = UInt8(truncatingIfNeeded: straight >> (part * 8))
      }
    }
  }
}
