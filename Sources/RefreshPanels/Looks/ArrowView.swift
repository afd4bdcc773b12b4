public import Drawing
public import Foundation
public import Views

/// The arrow of a panel: drawn as paths at any angle, pointing down at angle 0.
///
/// The pictures `arrow.png`, `arrow@2x.png` and `arrow@3x.png` are made from the same points as
/// RefreshDome's.
public final class ArrowView: View {
  /// What is drawn, stretched to the view.
  public var art = ArrowArt.refreshDome
  /// The colour of the arrow.
  public var color = ArrowView.color

  /// The size of the box that the points are given in, in points.
  public static let size = CGSize(width: 30, height: 50)
  /// The colour when nothing else is said.
  public static let color = ArrowLook.color

  /// The corners of RefreshDome's arrow, clockwise from the left shoulder of the shaft, in points of
  /// the box.
  public static let points: [CGPoint] = [
    CGPoint(x: 11, y: 5), CGPoint(x: 19, y: 5), CGPoint(x: 19, y: 28), CGPoint(x: 27, y: 28),
    CGPoint(x: 15, y: 45), CGPoint(x: 3, y: 28), CGPoint(x: 11, y: 28),
  ]

  public override func draw(in canvas: inout Canvas) {
    if let picture = art.picture { return canvas.draw(picture, in: canvas.bounds) }
    let scaleX = canvas.bounds.width / art.size.width
    let scaleY = canvas.bounds.height / art.size.height
    let color = color.resolved(for: canvas.appearance)
    for part in art.parts {
      canvas.fill(
        .polygon(part.points.map { CGPoint(x: $0.x * scaleX, y: $0.y * scaleY) }),
        with: color.withAlpha(color.alpha * part.opacity))
    }
  }
}
