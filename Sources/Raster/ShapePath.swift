internal import Drawing
internal import Foundation

/// Turns shapes into paths in pixels; all but cairo's fill is done here.
struct ShapePath {
  /// How far a curve's control points lie along the sides of a quarter of a circle: the cubic that
  /// touches the circle at both ends and in the middle, 4/3 · (√2 - 1).
  private static let quarter = 4.0 / 3 * (2.0.squareRoot() - 1)

  let context: CairoContext
  /// From the shape's points to pixels.
  let transform: Transform

  /// Appends a shape to the context's path; a shape of fewer than three points adds nothing.
  func append(_ shape: Shape) {
    switch shape {
    case .rectangle(let rectangle):
      appendPolygon(rectangle.corners)
    case .roundedRectangle(let rectangle, let radius):
      let most = min(rectangle.width, rectangle.height) / 2
      appendRounded(
        rectangle, radiusX: min(max(radius, 0), most), radiusY: min(max(radius, 0), most))
    case .ellipse(let rectangle):
      appendRounded(rectangle, radiusX: rectangle.width / 2, radiusY: rectangle.height / 2)
    case .polygon(let points):
      appendPolygon(points)
    case .transformed(let inner, let own):
      ShapePath(context: context, transform: own.concatenating(transform)).append(inner)
    }
  }

  private func appendPolygon(_ points: [CGPoint]) {
    guard points.count > 2 else { return }
    move(points[0].x, points[0].y)
    for point in points.dropFirst() { line(point.x, point.y) }
    context.closePath()
  }

  /// Four sides with a quarter of an ellipse between each two, clockwise from the top left.
  private func appendRounded(_ rectangle: CGRect, radiusX: CGFloat, radiusY: CGFloat) {
    guard radiusX > 0, radiusY > 0 else { return appendPolygon(rectangle.corners) }
    let (left, right) = (rectangle.minX, rectangle.maxX)
    let (top, bottom) = (rectangle.minY, rectangle.maxY)
    // From a corner to where the curve's control points lie.
    let (x, y) = (radiusX * (1 - Self.quarter), radiusY * (1 - Self.quarter))
    move(left + radiusX, top)
    line(right - radiusX, top)
    curve(right - x, top, right, top + y, right, top + radiusY)
    line(right, bottom - radiusY)
    curve(right, bottom - y, right - x, bottom, right - radiusX, bottom)
    line(left + radiusX, bottom)
    curve(left + x, bottom, left, bottom - y, left, bottom - radiusY)
    line(left, top + radiusY)
    curve(left, top + y, left + x, top, left + radiusX, top)
    context.closePath()
  }

  private func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y).applying(transform)
  }

  private func move(_ x: CGFloat, _ y: CGFloat) { context.move(to: placed(x, y)) }

  private func line(_ x: CGFloat, _ y: CGFloat) { context.line(to: placed(x, y)) }

  private func curve(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    context.curve(placed(x1, y1), placed(x2, y2), to: placed(x, y))
  }
}
