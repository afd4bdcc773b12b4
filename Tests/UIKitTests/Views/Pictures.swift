import Drawing
import Foundation
import Testing

enum Pictures {
  /// A picture of nothing but a header: its size is all that layout asks for.
  static func blank(_ pixels: CGSize, scale: CGFloat = 1) throws -> Image {
    let numbers = [Int(pixels.width), Int(pixels.height)].flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes = signature + [0, 0, 0, 13] + Array("IHDR".utf8) + numbers
    return try #require(Image(name: "picture", data: Data(bytes), scale: scale))
  }
}
