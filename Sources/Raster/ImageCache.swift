internal import Drawing
internal import Foundation

/// Pictures decoded once and brought to the size they are shown at.
final class ImageCache {
  /// A picture by its contents; comparing one with itself costs nothing.
  private struct Key: Hashable {
    let image: Image
    let pixelWidth: Int
    let pixelHeight: Int

    static func == (first: Key, second: Key) -> Bool {
      first.pixelWidth == second.pixelWidth && first.pixelHeight == second.pixelHeight
        && first.image.hasSameContents(as: second.image)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(image.name)
      hasher.combine(image.data.count)
      hasher.combine(pixelWidth)
      hasher.combine(pixelHeight)
    }
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

extension Image {
  /// Whether two pictures are equal, told without looking at bytes when both share them.
  fileprivate func hasSameContents(as other: Image) -> Bool {
    guard name == other.name, data.count == other.data.count else { return false }
    let isShared = data.withUnsafeBytes { mine in
      other.data.withUnsafeBytes { mine.baseAddress == $0.baseAddress }
    }
    return isShared || data == other.data
  }
}
