public import Drawing
public import Foundation
public import Views

/// The arrow of a panel: one polygon that points down at angle 0, drawn as a path at any angle.
///
/// The pictures `arrow.png`, `arrow@2x.png` and `arrow@3x.png` are made from the same points.
public final class ArrowView: View {
  /// The colour of the arrow.
  public var color = ArrowView.color

  /// The size of the box that the points are given in, in points.
  public static let size = CGSize(width: 30, height: 50)
  /// The colour when nothing else is said.
  public static let color = Color(bytes: 90, 90, 90)

  /// The arrow's corners, clockwise from the left shoulder of the shaft, in points of the box.
  public static let points: [CGPoint] = [
    CGPoint(x: 11, y: 5), CGPoint(x: 19, y: 5), CGPoint(x: 19, y: 28), CGPoint(x: 27, y: 28),
    CGPoint(x: 15, y: 45), CGPoint(x: 3, y: 28), CGPoint(x: 11, y: 28),
  ]

  public override func draw(in canvas: inout Canvas) {
    let scaleX = canvas.bounds.width / Self.size.width
    let scaleY = canvas.bounds.height / Self.size.height
    canvas.fill(
      .polygon(Self.points.map { CGPoint(x: $0.x * scaleX, y: $0.y * scaleY) }), with: color)
  }
}
