import Drawing
import Foundation

extension Image {
  /// A picture of a size in pixels with nothing but a PNG header, which is all that views ask for.
  static func blank(_ pixelWidth: Int, _ pixelHeight: Int, scale: CGFloat = 1) -> Image? {
    func bytes(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bytes(13) + Array("IHDR".utf8) + bytes(pixelWidth) + bytes(pixelHeight)
    return Image(
      name: "blank-\(pixelWidth)x\(pixelHeight)", data: Data(signature + header), scale: scale)
  }
}
