public import Foundation

/// How a picture stands in its view (F54.1).
public enum ContentMode: Int, CaseIterable, Equatable, Sendable {
  /// Stretched to the view's size.
  case scaleToFill
  /// As large as fits, keeping its shape.
  case scaleAspectFit
  /// As small as fills the view, keeping its shape; it may reach out of the view.
  case scaleAspectFill
  /// Stretched, as `scaleToFill`, and drawn anew when the size changes.
  case redraw
  /// In its own size, in the middle.
  case center
  /// In its own size, at the middle of the upper edge.
  case top
  /// In its own size, at the middle of the lower edge.
  case bottom
  /// In its own size, at the middle of the left edge.
  case left
  /// In its own size, at the middle of the right edge.
  case right
  /// In its own size, in the upper left corner.
  case topLeft
  /// In its own size, in the upper right corner.
  case topRight
  /// In its own size, in the lower left corner.
  case bottomLeft
  /// In its own size, in the lower right corner.
  case bottomRight

  /// Where a picture of a size stands within bounds, in points.
  public func rectangle(for size: CGSize, in bounds: CGRect) -> CGRect {
    let shown = shownSize(of: size, in: bounds.size)
    let place = self.place
    return CGRect(
      x: bounds.minX + place.x * (bounds.width - shown.width),
      y: bounds.minY + place.y * (bounds.height - shown.height),
      width: shown.width, height: shown.height)
  }

  private func shownSize(of size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let factors = (room.width / size.width, room.height / size.height)
    let factor: CGFloat
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: factor = min(factors.0, factors.1)
    case .scaleAspectFill: factor = max(factors.0, factors.1)
    default: return size
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The share of the free room that lies before the picture, on each axis.
  private var place: CGPoint {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center:
      return CGPoint(x: 0.5, y: 0.5)
    case .top: return CGPoint(x: 0.5, y: 0)
    case .bottom: return CGPoint(x: 0.5, y: 1)
    case .left: return CGPoint(x: 0, y: 0.5)
    case .right: return CGPoint(x: 1, y: 0.5)
    case .topLeft: return CGPoint(x: 0, y: 0)
    case .topRight: return CGPoint(x: 1, y: 0)
    case .bottomLeft: return CGPoint(x: 0, y: 1)
    case .bottomRight: return CGPoint(x: 1, y: 1)
    }
  }
}
