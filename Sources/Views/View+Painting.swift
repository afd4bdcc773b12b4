internal import Drawing
internal import Foundation
internal import Motion

// The paint pass: a walk from the back to the front that turns presented values into groups and
// changes nothing. Frames and offsets come to rest on whole device pixels here, always counted from
// the window, so that rows which share an edge still share it in the picture.

/// Where a superview's drawing stands on the pixel grid.
struct PaintSpace {
  /// Pixels a point.
  let scale: CGFloat
  /// Which look the stage has.
  let appearance: Appearance
  /// Whether no view further up is hidden; hidden views keep their places but leave no marks.
  var isVisible = true
  /// The superview's drawing origin in the window: exact, and as drawn.
  ///
  /// Nil below a turned or scaled view, where there is no grid to stand on.
  var origin: (exact: CGPoint, drawn: CGPoint)?
}

extension View {
  /// The view as presented, with all within it; cost grows with the number of views.
  func paint(in space: PaintSpace, offset: CGPoint) -> DisplayList.Group {
    let size = boundsSizeProperty.presented(at: now)
    let center = presentedCenter
    let turn = presentedTransform
    let shift = turn.isTranslation ? CGPoint(x: turn.tx, y: turn.ty) : .zero
    let upright = CGRect(
      x: center.x - anchorPoint.x * size.width + shift.x - offset.x,
      y: center.y - anchorPoint.y * size.height + shift.y - offset.y,
      width: size.width, height: size.height)

    var group = DisplayList.Group(name: name, type: "\(type(of: self))", frame: frame)
    group.placement = space.place(upright)
    group.transform = turn.isTranslation ? .identity : turn
    group.anchor = anchorPoint
    group.clips = clipsToBounds
    group.opacity = presentedAlpha
    group.isHidden = isHidden
    group.properties = shownProperties
    var inner = space.inner(of: upright, placement: group.placement, isTurned: !turn.isTranslation)
    inner.isVisible = space.isVisible && !isHidden
    if inner.isVisible {
      group.items = ownItems(size: group.placement.size, in: space)
    }
    group.items += paintedSubviews(in: inner)
    return group
  }

  private func ownItems(size: CGSize, in space: PaintSpace) -> [DisplayList.Item] {
    var canvas = Canvas(
      bounds: CGRect(origin: .zero, size: size), scale: space.scale, appearance: space.appearance)
    if let backgroundColor { canvas.fill(.rectangle(canvas.bounds), with: backgroundColor) }
    draw(in: &canvas)
    return canvas.items
  }

  private func paintedSubviews(in space: PaintSpace) -> [DisplayList.Item] {
    guard !subviews.isEmpty else { return [] }
    let offset = presentedBoundsOrigin.aligned(toScale: space.scale)
    return subviews.map { .group($0.paint(in: space, offset: offset)) }
  }
}

extension PaintSpace {
  /// The rectangle on whole device pixels, in points of the superview's drawing.
  fileprivate func place(_ rectangle: CGRect) -> CGRect {
    guard let origin else { return rectangle }
    return rectangle.offsetBy(dx: origin.exact.x, dy: origin.exact.y)
      .aligned(toScale: scale)
      .offsetBy(dx: -origin.drawn.x, dy: -origin.drawn.y)
  }

  fileprivate func inner(of upright: CGRect, placement: CGRect, isTurned: Bool) -> PaintSpace {
    var space = self
    space.origin = nil
    guard let origin, !isTurned else { return space }
    let exact = CGPoint(x: origin.exact.x + upright.minX, y: origin.exact.y + upright.minY)
    let drawn = CGPoint(x: origin.drawn.x + placement.minX, y: origin.drawn.y + placement.minY)
    space.origin = (exact, drawn)
    return space
  }
}
