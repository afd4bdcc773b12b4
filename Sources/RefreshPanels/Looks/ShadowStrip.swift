internal import Drawing
internal import Foundation
internal import Views

/// Five points of shadow at the end of a panel that lies next to the content, darkest there.
final class ShadowStrip: View {
  /// In points (section 1.2.3 of the sources' facts).
  static let height: CGFloat = 5
  private let color: Color

  init(color: Color, name: String) {
    self.color = color
    super.init(name: name)
    isUserInteractionEnabled = false
  }

  /// Takes its place in a panel.
  func stand(in panel: RefreshPanel) {
    isTurned = panel.edge == .bottom
    frame = CGRect(
      x: 0, y: isTurned ? 0 : panel.bounds.height - Self.height, width: panel.bounds.width,
      height: Self.height)
  }

  /// Whether the content lies above.
  private var isTurned = false

  override func draw(in canvas: inout Canvas) {
    let color = color.resolved(for: canvas.appearance)
    let bands = Int(Self.height)
    for band in 0..<bands {
      let share = Double(isTurned ? bands - band : band + 1) / Double(bands)
      canvas.fill(
        .rectangle(
          CGRect(x: 0, y: CGFloat(band), width: canvas.bounds.width, height: 1)),
        with: color.withAlpha(color.alpha * share))
    }
  }
}
