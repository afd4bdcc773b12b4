public import Foundation

/// A picture as its file holds it: PNG bytes whose size is known, to be decoded by the renderer.
///
/// Two images are equal when their names, scales and bytes are; copies of one image are compared
/// without a look at the bytes.
public struct Image: Equatable, Hashable, Sendable {
  /// The name by which scenarios and dumps call the picture.
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// Pixels across.
  public let pixelWidth: Int
  /// Pixels down.
  public let pixelHeight: Int
  /// Pixels a point.
  public let scale: CGFloat

  /// Reads the size from the header of a PNG file; nil when the bytes are no PNG.
  ///
  /// Nothing is decoded here: a file that is cut off after its header still has a size.
  public init?(name: String, data: Data, scale: CGFloat = 1) {
    guard let size = Self.pixelSize(ofPNG: data), scale > 0 else { return nil }
    self.name = name
    self.data = data
    self.pixelWidth = size.width
    self.pixelHeight = size.height
    self.scale = scale
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// Whether two images are equal; cost grows with the bytes unless they are shared.
  public static func == (first: Image, second: Image) -> Bool {
    first.name == second.name && first.scale == second.scale
      && (first.sharesData(with: second) || first.data == second.data)
  }

  private func sharesData(with other: Image) -> Bool {
    data.count == other.data.count
      && data.withUnsafeBytes { mine in
        other.data.withUnsafeBytes { mine.baseAddress == $0.baseAddress }
      }
  }

  private static func pixelSize(ofPNG data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(24))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count == 24, bytes.starts(with: signature) else { return nil }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    return width > 0 && height > 0 ? (width, height) : nil
  }
}
