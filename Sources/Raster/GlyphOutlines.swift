internal import CPangoCairo
internal import Drawing

/// Owns the calls that turn a glyph's outline into a path: the only way text reaches pixels.
///
/// The outlines come from HarfBuzz in font units; all further arithmetic is here, so the pixels do
/// not depend on a rasteriser of fonts.
final class GlyphOutlines {
  /// How far ink may reach from its glyph's origin, in font sizes; the widest signs reach 16.
  private static let longestGlyph = 32.0

  private let functions: OpaquePointer

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.at(pen)?.pointee.move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.at(pen)?.pointee.line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, pen, _, x1, y1, x, y, _ in OutlinePen.at(pen)?.pointee.curve(x1, y1, x, y) },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.at(pen)?.pointee.curve(x1, y1, x2, y2, x, y)
      },
      nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in OutlinePen.at(pen)?.pointee.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// Appends a line's outlines to a path.
  ///
  /// - Parameters:
  ///   - origin: Takes points from the line's start on its baseline, y downwards, to pixels.
  ///   - clip: The pixels that can be seen; glyphs far from them are left out. Nil leaves out none.
  /// - Returns: A character that should have a mark but has no outline.
  func append(
    _ line: LaidText.Line, fontSize: Double, through origin: Transform, clip: PixelRect?,
    to context: CairoContext
  ) -> Unicode.Scalar? {
    var cluster = ClusterCheck()
    let reach = Self.longestGlyph * fontSize * origin.longestSide
    for glyph in line.glyphs {
      let scale = fontSize / glyph.font.unitsPerSize
      // Font units go up, points go down.
      let place = Transform(
        a: scale, b: 0, c: 0, d: -scale, tx: Double(glyph.x) / LaidText.unitsPerPoint,
        ty: Double(glyph.y) / LaidText.unitsPerPoint
      ).concatenating(origin)
      guard place.lands(within: reach, of: clip) else { continue }
      var pen = OutlinePen(context: context.pointer, transform: place)
      withUnsafeMutablePointer(to: &pen) {
        rr_draw_glyph(glyph.font.pointer, glyph.index, functions, $0)
      }
      cluster.note(glyph, hasOutline: pen.hasMoved)
    }
    return cluster.finished
  }
}

/// Finds a cluster of glyphs that drew nothing though its character leaves a mark.
private struct ClusterCheck {
  private var found: Unicode.Scalar?
  private var open: (cluster: Int, scalar: Unicode.Scalar)?
  private var hasOutline = false

  mutating func note(_ glyph: LaidText.Glyph, hasOutline drawn: Bool) {
    if open?.cluster != glyph.cluster {
      found = finished
      open = (glyph.cluster, glyph.scalar)
      hasOutline = false
    }
    hasOutline = hasOutline || drawn
  }

  var finished: Unicode.Scalar? {
    guard found == nil, let open, !hasOutline, !open.scalar.isInvisible else { return found }
    return open.scalar
  }
}

extension Transform {
  /// The most that one point can become.
  fileprivate var longestSide: Double { max(abs(a) + abs(c), abs(b) + abs(d)) }

  /// Whether the origin lands near the pixels that can be seen, and where cairo can still count.
  fileprivate func lands(within reach: Double, of clip: PixelRect?) -> Bool {
    let farthest = Double(PictureLimits.farthestPixel)
    guard abs(tx) < farthest, abs(ty) < farthest else { return false }
    guard let clip else { return true }
    return tx > Double(clip.left) - reach && tx < Double(clip.right) + reach
      && ty > Double(clip.top) - reach && ty < Double(clip.bottom) + reach
  }
}

/// Draws one outline through a transform; what HarfBuzz's calls are handed.
private struct OutlinePen {
  let context: OpaquePointer
  let transform: Transform
  private(set) var hasMoved = false
  private var last = (x: 0.0, y: 0.0)

  init(context: OpaquePointer, transform: Transform) {
    self.context = context
    self.transform = transform
  }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlinePen>? {
    pointer?.assumingMemoryBound(to: OutlinePen.self)
  }

  fileprivate mutating func move(_ x: Float, _ y: Float) {
    hasMoved = true
    last = placed(x, y)
    cairo_move_to(context, last.x, last.y)
  }

  fileprivate mutating func line(_ x: Float, _ y: Float) {
    last = placed(x, y)
    cairo_line_to(context, last.x, last.y)
  }

  /// A curve of one control point, raised to two: each lies two thirds of the way to it.
  fileprivate mutating func curve(_ x1: Float, _ y1: Float, _ x: Float, _ y: Float) {
    let control = placed(x1, y1)
    let end = placed(x, y)
    cairo_curve_to(
      context, (last.x + 2 * control.x) / 3, (last.y + 2 * control.y) / 3,
      (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
    last = end
  }

  fileprivate mutating func curve(
    _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float
  ) {
    let first = placed(x1, y1)
    let second = placed(x2, y2)
    last = placed(x, y)
    cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
  }

  fileprivate func close() { cairo_close_path(context) }

  private func placed(_ x: Float, _ y: Float) -> (x: Double, y: Double) {
    let (x, y) = (Double(x), Double(y))
    return (
      transform.a * x + transform.c * y + transform.tx,
      transform.b * x + transform.d * y + transform.ty
    )
  }
}
