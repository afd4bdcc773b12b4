internal import Drawing
internal import Foundation

/// The bar at an edge of a scroll view that tells which part of the content is in sight: the right
/// one, or the left one where reading begins at the right (D21).
final class ScrollIndicator: View {
  /// The engine's own numbers, in points and seconds (D10, low confidence).
  enum Look {
    static let width: CGFloat = 2.5
    /// From the edge.
    static let margin: CGFloat = 2.5
    static let leastLength: CGFloat = 36
    /// What is left of the bar however far the content is pulled past an end: a dot.
    static let leastOverscrolledLength = width
    static let color = Color.scrollIndicator
    /// How long the content rests before the bar fades.
    static let rest = 0.5
    static let fade = 0.25
  }

  /// Whether it has been placed: a scroll view's first layout is no motion that would show it.
  private(set) var isPlaced = false

  init(name: String) {
    super.init(name: name)
    isUserInteractionEnabled = false
    alpha = 0
  }

  override func draw(in canvas: inout Canvas) {
    let radius = min(canvas.bounds.width, canvas.bounds.height) / 2
    canvas.fill(.roundedRectangle(canvas.bounds, cornerRadius: radius), with: Look.color)
  }

  /// Stands where an offset has it, on whole pixels; hidden and nowhere while all the content is in
  /// sight.
  func place(in geometry: ScrollGeometry, offset: CGPoint, scale: CGFloat) {
    isPlaced = true
    let frame = Self.frame(
      in: geometry, offset: offset, direction: effectiveUserInterfaceLayoutDirection)
    isHidden = frame == nil
    self.frame = frame?.aligned(toScale: scale).offsetBy(dx: offset.x, dy: offset.y) ?? .zero
  }

  /// Where the bar stands in the viewport, in points; nil while all the content is in sight.
  static func frame(
    in geometry: ScrollGeometry, offset: CGPoint, direction: LayoutDirection
  ) -> CGRect? {
    let range = geometry.range(along: .vertical)
    let track = CGRect(origin: .zero, size: geometry.viewport).inset(by: geometry.inset)
    guard range.lowerBound < range.upperBound, track.size.height > 0 else { return nil }
    let viewport = geometry.viewport.height
    let share = viewport * viewport / max(geometry.contentSize.height, viewport)
    let overscroll = geometry.overscroll(at: offset.y, along: .vertical)
    let pulled = max(Look.leastLength, share) - abs(overscroll)
    let length = min(track.size.height, max(Look.leastOverscrolledLength, pulled))
    let progress =
      (offset.y - overscroll - range.lowerBound) / (range.upperBound - range.lowerBound)
    let x =
      direction == .rightToLeft
      ? track.origin.x + Look.margin
      : track.origin.x + track.size.width - Look.margin - Look.width
    return CGRect(
      x: x, y: track.origin.y + progress * (track.size.height - length),
      width: Look.width, height: length)
  }
}
