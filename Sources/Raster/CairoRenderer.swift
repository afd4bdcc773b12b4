public import Drawing
public import Foundation

/// Paints display lists: the one way from a list to pixels.
///
/// Only operations whose pixels do not depend on the version of a library are used: fills, clips,
/// groups, masks and pictures on whole device pixels, text by outlines. What was painted before
/// never shows in what is painted next: the caches save time and nothing else.
///
/// A renderer belongs to one thread at a time, as its `FontBook` does; threads that work at once
/// have a book and a renderer each.
///
/// ```swift
/// let renderer = CairoRenderer(fonts: try FontBook(files: files))
/// let bitmap = try renderer.render(list, scale: 2)
/// ```
public final class CairoRenderer {
  /// How much the renderer may keep from picture to picture.
  struct CacheLimits {
    var layouts = 4096
    var maskBytes = 32 << 20
    var imageBytes = 64 << 20

    static let standard = CacheLimits()
    static let none = CacheLimits(layouts: 0, maskBytes: 0, imageBytes: 0)
  }

  /// Measures text as this renderer paints it.
  public let text: PangoText

  private let textPainter: TextPainter
  private let images: ImageCache

  /// Makes a renderer that sets text in a book's fonts.
  public convenience init(fonts: FontBook) {
    self.init(fonts: fonts, limits: .standard)
  }

  init(fonts: FontBook, limits: CacheLimits) {
    text = PangoText(fonts: fonts, layoutLimit: limits.layouts)
    textPainter = TextPainter(text: text, maskByteLimit: limits.maskBytes)
    images = ImageCache(byteLimit: limits.imageBytes)
  }

  /// Paints a list on white; every pixel comes out opaque.
  ///
  /// Cost grows with the picture's area and with what is seen of the list.
  /// - Parameter scale: Pixels a point; the list's own when nil.
  /// - Throws: `RasterError` for a size that cannot be made, a family, character or outline that
  ///   the fonts lack, or a picture that cannot be decoded. What cannot be seen is not looked at.
  public func render(_ list: DisplayList, scale: CGFloat? = nil) throws -> Bitmap {
    let scale = scale ?? list.scale
    let size = try Self.pixelSize(of: list.size, scale: scale)
    return try Bitmap.drawn(
      pixelWidth: size.width, pixelHeight: size.height, ground: 0xFFFF_FFFF
    ) { context in
      let painter = ListPainter(
        context: context, scale: scale, text: textPainter, images: images)
      try painter.paint(
        list.root, on: PixelRect(left: 0, top: 0, right: size.width, bottom: size.height))
    }
  }

  /// The size that a picture of points has in pixels.
  /// - Throws: `RasterError.unusableSize` for a size that cannot be made.
  package static func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws -> (width: Int, height: Int) {
    let (width, height) = (size.width * scale, size.height * scale)
    let pixels = (width: Pixels.nearest(width), height: Pixels.nearest(height))
    let longest = PictureLimits.maximumPixelSide
    guard scale > 0, pixels.width > 0, pixels.height > 0, pixels.width <= longest,
      pixels.height <= longest, pixels.width * pixels.height <= PictureLimits.maximumPixelCount
    else { throw RasterError.unusableSize(pixelWidth: width, pixelHeight: height) }
    return pixels
  }
}
