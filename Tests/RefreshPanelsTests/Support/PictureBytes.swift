import Drawing
import Foundation

/// Pictures that nobody decodes: the header of a PNG file, which tells their size.
enum PictureBytes {
  /// Pictures named `0.png`, `1.png` and so on.
  static func images(_ count: Int, side: UInt8 = 20) -> [Image] {
    (0..<count).compactMap { number in
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      bytes += Array("IHDR".utf8) + [0, 0, 0, side, 0, 0, 0, side]
      return Image(name: "\(number).png", data: Data(bytes))
    }
  }
}
