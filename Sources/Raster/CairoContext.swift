internal import CPangoCairo
internal import Drawing
internal import Foundation

/// Owns one cairo drawing context.
///
/// Coordinates are device pixels; cairo's own matrix stays the identity but while a turned picture
/// is painted.
final class CairoContext {
  let pointer: OpaquePointer
  private let surface: CairoSurface

  init(_ surface: CairoSurface) throws {
    guard let pointer = cairo_create(surface.pointer) else {
      throw RasterError.drawingFailed(
        CairoError(operation: "making a context", reason: "out of memory"))
    }
    self.pointer = pointer
    self.surface = surface
    try check()
  }

  deinit { cairo_destroy(pointer) }

  /// Throws what has gone wrong so far; cairo keeps the first failure and ignores later calls.
  func check() throws {
    try CairoError.check(cairo_status(pointer), during: "drawing")
  }

  /// Draws with the clip and the colour put back afterwards.
  func saved(_ draw: () throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try draw()
  }

  /// Draws into a group and lays it down faded as a whole.
  func faded(to opacity: Double, _ draw: () throws -> Void) throws {
    cairo_push_group(pointer)
    do {
      try draw()
    } catch {
      cairo_pattern_destroy(cairo_pop_group(pointer))
      throw error
    }
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  /// Takes a colour by its bytes, so that colours that print alike paint alike.
  func setColor(_ color: Color) {
    let bytes = color.bytes
    cairo_set_source_rgba(
      pointer, Double(bytes.red) / 255, Double(bytes.green) / 255, Double(bytes.blue) / 255,
      Double(bytes.alpha) / 255)
  }

  /// Starts a new line of the path.
  func move(to point: CGPoint) { cairo_move_to(pointer, point.x, point.y) }

  /// Goes straight to a point.
  func line(to point: CGPoint) { cairo_line_to(pointer, point.x, point.y) }

  /// Goes to a point by a cubic curve with two control points.
  func curve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
    cairo_curve_to(pointer, first.x, first.y, second.x, second.y, point.x, point.y)
  }

  /// Goes straight to where the line was started.
  func closePath() { cairo_close_path(pointer) }

  /// Appends an upright rectangle to the path.
  func appendRectangle(left: Double, top: Double, right: Double, bottom: Double) {
    cairo_rectangle(pointer, left, top, right - left, bottom - top)
  }

  /// Appends the edges of a rectangle of pixels to the path.
  func appendRectangle(_ rectangle: PixelRect) {
    appendRectangle(
      left: Double(rectangle.left), top: Double(rectangle.top),
      right: Double(rectangle.right), bottom: Double(rectangle.bottom))
  }

  /// Fills the path with the colour taken and forgets it.
  func fill() { cairo_fill(pointer) }

  /// Narrows the clip to the path and forgets it.
  func clip() { cairo_clip(pointer) }

  /// Forgets the path.
  func newPath() { cairo_new_path(pointer) }

  /// The pixels that the path's outline touches.
  var pathBounds: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(pointer, &left, &top, &right, &bottom)
    return PixelRect(
      left: Pixels.floor(left), top: Pixels.floor(top),
      right: Pixels.ceiling(right), bottom: Pixels.ceiling(bottom))
  }

  /// Fills another context's path, moved by whole pixels, with full coverage.
  func fillPath(of other: CairoContext, movedByX x: Int, y: Int) throws {
    guard let path = cairo_copy_path(other.pointer) else { return }
    defer { cairo_path_destroy(path) }
    cairo_save(pointer)
    cairo_translate(pointer, Double(x), Double(y))
    cairo_append_path(pointer, path)
    cairo_restore(pointer)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    cairo_fill(pointer)
    try check()
  }

  /// Lays the colour taken through a mask whose corner stands on a pixel.
  func paint(through mask: CairoSurface, left: Int, top: Int) {
    cairo_mask_surface(pointer, mask.pointer, Double(left), Double(top))
  }

  /// Copies a picture whose corner stands on a pixel.
  func paint(_ picture: CairoSurface, left: Int, top: Int) {
    cairo_set_source_surface(pointer, picture.pointer, Double(left), Double(top))
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    cairo_rectangle(
      pointer, Double(left), Double(top), Double(picture.pixelWidth), Double(picture.pixelHeight))
    cairo_fill(pointer)
  }

  /// Paints a picture through a transform from its pixels to the device's, each pixel taking the
  /// picture's nearest.
  func paint(_ picture: CairoSurface, through transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
      x0: transform.tx, y0: transform.ty)
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_transform(pointer, &matrix)
    cairo_set_source_surface(pointer, picture.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    cairo_paint(pointer)
  }
}
