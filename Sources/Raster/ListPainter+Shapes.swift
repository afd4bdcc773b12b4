internal import Drawing
internal import Foundation

// Fills and pictures. What lies outside the clip is left out before cairo sees it.

extension ListPainter {
  func fill(_ shape: Shape, with color: Color, in place: Place) throws {
    if case .rectangle(let rectangle) = shape, place.isUpright {
      return fill(rectangle.applying(place.transform), with: color, clip: place.clip)
    }
    let bounds = shape.bounds.applying(place.transform)
    let seen = PixelRect(covering: bounds).intersection(place.clip)
    guard bounds.isFinite, !seen.isEmpty else { return }
    guard bounds.isWithinReach else { throw RasterError.shapeTooLarge(view: place.view) }
    context.newPath()
    ShapePath(context: context, transform: place.transform).append(shape)
    context.setColor(color)
    context.fill()
  }

  /// Fills an upright rectangle in pixels; an edge beyond the clip is brought to it, which changes
  /// no pixel and keeps cairo's numbers small.
  private func fill(_ rectangle: CGRect, with color: Color, clip: PixelRect) {
    let left = max(rectangle.minX, CGFloat(clip.left))
    let top = max(rectangle.minY, CGFloat(clip.top))
    let right = min(rectangle.maxX, CGFloat(clip.right))
    let bottom = min(rectangle.maxY, CGFloat(clip.bottom))
    guard left < right, top < bottom else { return }
    context.newPath()
    context.appendRectangle(left: left, top: top, right: right, bottom: bottom)
    context.setColor(color)
    context.fill()
  }

  func paint(_ image: Image, in rectangle: CGRect, at place: Place) throws {
    guard rectangle.standardized.isFinite else { return }
    let keepsAxes = place.transform.b == 0 && place.transform.c == 0
    guard keepsAxes, place.transform.a > 0, place.transform.d > 0 else {
      return try paintTurned(image, in: rectangle.standardized, at: place)
    }
    let target = PixelRect(nearest: rectangle.applying(place.transform))
    let seen = target.intersection(place.clip)
    guard !target.isEmpty, !seen.isEmpty else { return }
    if target.area <= Self.largestKeptPicture {
      let surface = try images.surface(
        for: image, pixelWidth: target.width, pixelHeight: target.height)
      context.paint(surface, left: target.left, top: target.top)
    } else {
      let surface = try images.surface(
        for: image, pixelWidth: target.width, pixelHeight: target.height,
        part: seen.offset(x: -target.left, y: -target.top))
      context.paint(surface, left: seen.left, top: seen.top)
    }
  }

  /// A turned or mirrored picture: brought to its size first, then each pixel takes the nearest.
  private func paintTurned(_ image: Image, in rectangle: CGRect, at place: Place) throws {
    let bounds = rectangle.applying(place.transform)
    let seen = PixelRect(covering: bounds).intersection(place.clip)
    let width = Pixels.nearest(rectangle.width * scale)
    let height = Pixels.nearest(rectangle.height * scale)
    // A picture turned edge on shows nothing, and cairo cannot undo its transform.
    let area = abs(place.transform.determinant) * rectangle.width * rectangle.height
    guard !seen.isEmpty, width > 0, height > 0, area >= 1.0 / 256 else { return }
    guard bounds.isWithinReach, width * height <= Self.largestKeptPicture else {
      throw RasterError.shapeTooLarge(view: place.view)
    }
    let surface = try images.surface(for: image, pixelWidth: width, pixelHeight: height)
    let fromPixels = Transform(
      scaleX: rectangle.width / Double(width), y: rectangle.height / Double(height)
    ).concatenating(Transform(translationX: rectangle.minX, y: rectangle.minY))
    context.paint(surface, through: fromPixels.concatenating(place.transform))
  }

  /// The most pixels of one picture at its shown size; of a larger one only the seen part is made.
  private static var largestKeptPicture: Int { 8_388_608 }
}

extension CGRect {
  fileprivate var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  /// Whether cairo can count all of the rectangle's pixels.
  fileprivate var isWithinReach: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < CGFloat(PictureLimits.farthestPixel) }
  }
}
