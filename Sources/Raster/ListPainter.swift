internal import Drawing
internal import Foundation

/// Walks one display list and paints it.
struct ListPainter {
  let context: CairoContext
  /// Pixels a point.
  let scale: CGFloat
  let text: TextPainter
  let images: ImageCache

  /// Where a group's points land, and what can be seen of it.
  struct Place {
    /// From the group's points to pixels.
    let transform: Transform
    /// The pixels that the clip leaves, or a rectangle around them.
    var clip: PixelRect
    /// The view in whose drawing we are, for messages.
    let view: String
    /// Whether points only shift and scale to pixels: the group's origin is then on a pixel.
    let isUpright: Bool
  }

  /// Paints the outermost group on a picture.
  func paint(_ root: DisplayList.Group, on picture: PixelRect) throws {
    let points = Transform(scaleX: scale, y: scale)
    try paint(root, in: Place(transform: points, clip: picture, view: "", isUpright: true))
  }

  private func paint(_ group: DisplayList.Group, in outer: Place) throws {
    guard !group.isHidden, group.opacity > 0, let place = entered(group, from: outer),
      !place.clip.isEmpty
    else { return }
    guard group.clips || group.opacity < 1 else { return try paintItems(of: group, in: place) }
    try context.saved {
      if group.clips { applyClip(of: group, at: place) }
      guard group.opacity < 1 else { return try paintItems(of: group, in: place) }
      try context.faded(to: group.opacity) { try paintItems(of: group, in: place) }
    }
  }

  private func paintItems(of group: DisplayList.Group, in place: Place) throws {
    for item in group.items {
      switch item {
      case .fill(let shape, let color): try fill(shape, with: color, in: place)
      case .image(let image, let rectangle): try paint(image, in: rectangle, at: place)
      case .text(let words): try paint(words, at: place)
      case .group(let inner): try paint(inner, in: place)
      }
    }
  }

  /// The place within a group; nil when its numbers are none.
  private func entered(_ group: DisplayList.Group, from outer: Place) -> Place? {
    let exact = group.transformToParent.concatenating(outer.transform)
    guard exact.isFinite else { return nil }
    let isUpright = outer.isUpright && group.transform.isTranslation
    let transform = isUpright ? exact.snapped(scale: scale) : exact
    var clip = outer.clip
    if group.clips {
      let bounds = CGRect(origin: .zero, size: group.placement.standardized.size)
      clip = clip.intersection(pixels(of: bounds, through: transform, isUpright: isUpright))
    }
    return Place(transform: transform, clip: clip, view: group.name, isUpright: isUpright)
  }

  private func applyClip(of group: DisplayList.Group, at place: Place) {
    context.newPath()
    if place.isUpright {
      context.appendRectangle(place.clip)
    } else {
      let bounds = CGRect(origin: .zero, size: group.placement.standardized.size)
      ShapePath(context: context, transform: place.transform).append(.rectangle(bounds))
    }
    context.clip()
  }

  private func paint(_ words: DisplayList.Text, at place: Place) throws {
    if place.isUpright {
      let box = PixelRect(nearest: words.box.applying(place.transform))
      try text.paint(words, in: box, scale: scale, clip: place.clip, on: context)
    } else {
      try text.paint(
        words, through: place.transform, scale: scale, clip: place.clip, on: context)
    }
  }

  /// Whole pixels around a rectangle of points: its edges rounded when it is upright, else all
  /// that it touches.
  func pixels(of rectangle: CGRect, through transform: Transform, isUpright: Bool) -> PixelRect {
    let placed = rectangle.applying(transform)
    return isUpright ? PixelRect(nearest: placed) : PixelRect(covering: placed)
  }
}

extension Transform {
  /// Whether all six are numbers.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// A transform that shifts and scales evenly, its shift brought to whole pixels.
  fileprivate func snapped(scale: CGFloat) -> Transform {
    Transform(
      a: scale, b: 0, c: 0, d: scale, tx: Double(Pixels.nearest(tx)), ty: Double(Pixels.nearest(ty))
    )
  }
}
