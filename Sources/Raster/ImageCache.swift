internal import Drawing
internal import Foundation

/// Pictures decoded once and brought to the size they are shown at.
final class ImageCache {
  /// A picture by its contents.
  private struct Key: Hashable {
    let image: Image
    let pixelWidth: Int
    let pixelHeight: Int
  }

  private var decoded: BoundedCache<Key, Bitmap>
  private var scaled: BoundedCache<Key, CairoSurface>

  init(byteLimit: Int) {
    decoded = BoundedCache(limit: byteLimit)
    scaled = BoundedCache(limit: byteLimit)
  }

  /// A picture at a size; cost grows with both areas when it is new.
  func surface(
    for image: Image, pixelWidth: Int, pixelHeight: Int
  ) throws -> CairoSurface {
    let key = Key(image: image, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    if let kept = scaled.value(for: key) { return kept }
    let whole = PixelRect(left: 0, top: 0, right: pixelWidth, bottom: pixelHeight)
    let made = try surface(
      for: image, pixelWidth: pixelWidth, pixelHeight: pixelHeight, part: whole)
    scaled.insert(made, for: key, cost: made.byteCount)
    return made
  }

  /// A part of a picture at a size, not kept: for sizes far beyond the stage's.
  func surface(
    for image: Image, pixelWidth: Int, pixelHeight: Int, part: PixelRect
  ) throws -> CairoSurface {
    let source = try bitmap(for: image)
    if pixelWidth == source.pixelWidth, pixelHeight == source.pixelHeight,
      part.area == source.pixels.count
    {
      return try CairoSurface(source)
    }
    let scaler = ImageScaler(source, toPixelWidth: pixelWidth, height: pixelHeight)
    return try CairoSurface(scaler.scaled(window: part))
  }

  private func bitmap(for image: Image) throws -> Bitmap {
    let key = Key(image: image, pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight)
    if let kept = decoded.value(for: key) { return kept }
    let made = try ImageDecoder.decode(image)
    decoded.insert(made, for: key, cost: made.pixels.count * 4)
    return made
  }
}
