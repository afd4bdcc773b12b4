package import Drawing
package import Foundation

/// The arrow at the end of a cell that leads somewhere, drawn as a path; it points to where reading
/// goes on (D21).
package final class DisclosureIndicator: View {
  /// How the arrow looks: its box is printed (F41), the stroke and colour are the engine's choice
  /// (D15, low confidence).
  package enum Metrics {
    /// The box of the arrow in points (F41).
    package static let size = CGSize(width: 8, height: 12.5)
    /// The colour (low confidence).
    package static let color = Color.disclosureIndicator
    /// How far the stroke reaches along the box's edge, in points (low confidence).
    package static let stroke: CGFloat = 1.75
  }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Metrics.size))
    isUserInteractionEnabled = false
  }

  package override func draw(in canvas: inout Canvas) {
    let size = canvas.bounds.size
    let stroke = Metrics.stroke
    // Both edges of a limb rise by one angle, so that it is equally thick all along.
    let innerTip = size.width - stroke - stroke * (size.width - stroke) / (size.height / 2)
    let corners = [
      CGPoint(x: stroke, y: 0), CGPoint(x: size.width, y: size.height / 2),
      CGPoint(x: stroke, y: size.height), CGPoint(x: 0, y: size.height - stroke),
      CGPoint(x: innerTip, y: size.height / 2), CGPoint(x: 0, y: stroke),
    ]
    let isReflected = effectiveUserInterfaceLayoutDirection == .rightToLeft
    canvas.fill(
      .polygon(
        isReflected ? corners.map { CGPoint(x: size.width - $0.x, y: $0.y) } : corners),
      with: Metrics.color)
  }
}
