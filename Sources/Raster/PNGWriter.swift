public import Drawing
public import Foundation

/// Makes PNG files of bitmaps: the smallest chunks a PNG can have, no times and no texts, so that
/// the same pixels make the same bytes.
///
/// Belongs to one thread at a time.
public final class PNGWriter {
  /// Level 6 is within 5 % of the smallest size at a quarter of the usual encoder's time.
  static let level: Int32 = 6

  private let compressor: DeflateCompressor

  /// Makes a writer; it keeps its working memory from file to file.
  /// - Throws: `RasterError.drawingFailed` when memory is short.
  public init() throws {
    compressor = try DeflateCompressor(level: Self.level)
  }

  /// A picture as the bytes of a PNG file: RGB when it is opaque, else RGBA.
  ///
  /// Decoding gives the same pixels back. Cost grows with the picture's area.
  /// - Throws: `RasterError.unusableSize` for a picture without pixels, which PNG cannot hold.
  public func encode(_ bitmap: Bitmap) throws -> Data {
    let (width, height) = (bitmap.pixelWidth, bitmap.pixelHeight)
    guard width > 0, height > 0 else {
      throw RasterError.unusableSize(pixelWidth: Double(width), pixelHeight: Double(height))
    }
    let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let isOpaque = bitmap.isOpaque
    let rows = PNGFormat.rows(of: bitmap, within: whole, isOpaque: isOpaque)
    var file = Data(PNGFormat.signature)
    file += PNGFormat.header(pixelWidth: width, pixelHeight: height, isOpaque: isOpaque)
    file += PNGFormat.chunk("IDAT", compressor.zlib(rows))
    file += PNGFormat.chunk("IEND", [])
    return file
  }

  /// Writes a picture to a PNG file, whole or not at all.
  /// - Throws: `RasterError.unwritable`, or what `encode(_:)` throws.
  public func write(_ bitmap: Bitmap, to url: URL) throws {
    try FileWriter.write(encode(bitmap), to: url)
  }
}
