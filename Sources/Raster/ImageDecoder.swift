internal import CSpng
public import Drawing
internal import Foundation

/// Reads PNG pictures of every kind: grey, palette and colour, up to 16 bits, interlaced or not.
///
/// Colours are taken as they stand; gamma and colour profiles are not applied. A file that is cut
/// off or whose checksums do not fit is refused, not shown in part.
public enum ImageDecoder {
  /// The longest side that is decoded, in pixels.
  public static let maximumPixelSide = Image.maximumPixelSide
  /// The largest area that is decoded, in pixels: 128 MB of them.
  public static let maximumPixelCount = Image.maximumPixelCount

  /// The picture's pixels, premultiplied, each part rounded to the nearest.
  ///
  /// Cost grows with the picture's area.
  /// - Throws: `RasterError.unreadableImage` or `.imageTooLarge`.
  public static func decode(_ image: Image) throws -> Bitmap {
    try checkSize(of: image)
    let decoder = try SpngDecoder(image.name)
    // The library stops reading within the last chunk, so its end is looked for here.
    guard image.hasEnd else {
      throw RasterError.unreadableImage(name: image.name, reason: "is cut off before its end")
    }
    return try image.data.withUnsafeBytes(decoder.decode)
  }

  /// Refuses a picture by its header alone, before memory is taken.
  private static func checkSize(of image: Image) throws {
    guard !image.isTooLarge else {
      throw RasterError.imageTooLarge(
        name: image.name, pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight)
    }
  }
}

/// Owns one decoder of libspng's.
private final class SpngDecoder {
  private let context: OpaquePointer
  private let name: String

  init(_ name: String) throws {
    guard let context = spng_ctx_new(0) else {
      throw RasterError.unreadableImage(name: name, reason: "there is no memory to decode it")
    }
    self.context = context
    self.name = name
  }

  deinit { spng_ctx_free(context) }

  func decode(_ file: UnsafeRawBufferPointer) throws -> Bitmap {
    let side = UInt32(ImageDecoder.maximumPixelSide)
    try check(spng_set_image_limits(context, side, side))
    // Chunks beside the pixels, such as colour profiles, are small in an honest file.
    try check(spng_set_chunk_limits(context, 16 << 20, 64 << 20))
    let strict = Int32(SPNG_CRC_ERROR.rawValue)
    try check(spng_set_crc_action(context, strict, strict))
    try check(spng_set_png_buffer(context, file.baseAddress, file.count))
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    let (width, height) = (Int(header.width), Int(header.height))
    let pixels =
      try header.bit_depth == 16
      ? decodeDeep(count: width * height) : decodeBytes(count: width * height)
    // What follows the pixels is checked too.
    try check(spng_decode_chunks(context))
    return Bitmap(pixelWidth: width, pixelHeight: height, pixels: pixels)
  }

  private func decodeBytes(count: Int) throws -> [UInt32] {
    try decoded(SPNG_FMT_RGBA8, count: count, parts: UInt8.self) { $0 }
  }

  /// Sixteen bits are brought to eight by rounding, not by cutting off.
  private func decodeDeep(count: Int) throws -> [UInt32] {
    try decoded(SPNG_FMT_RGBA16, count: count, parts: UInt16.self) {
      UInt8((UInt32($0) * 255 + 32_767) / 65_535)
    }
  }

  private func decoded<Part: FixedWidthInteger>(
    _ format: spng_format, count: Int, parts: Part.Type, byte: (Part) -> UInt8
  ) throws -> [UInt32] {
    var straight = [Part](repeating: 0, count: count * 4)
    try straight.withUnsafeMutableBytes {
      try check(
        spng_decode_image(
          context, $0.baseAddress, $0.count, Int32(format.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue)))
    }
    return straight.withUnsafeBufferPointer { parts in
      (0..<count).map { pixel in
        Premultiplied.pixel(
          red: byte(parts[pixel * 4]), green: byte(parts[pixel * 4 + 1]),
          blue: byte(parts[pixel * 4 + 2]), alpha: byte(parts[pixel * 4 + 3]))
      }
    }
  }

  private func check(_ status: Int32) throws {
    guard status != 0 else { return }
    let words = spng_strerror(status).map { String(cString: $0) } ?? "error \(status)"
    throw RasterError.unreadableImage(name: name, reason: "cannot be decoded (\(words))")
  }
}
