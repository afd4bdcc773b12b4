public import Foundation

/// An area to fill, in points of the group it stands in.
public enum Shape: Equatable, Hashable, Sendable {
  /// An upright rectangle.
  case rectangle(CGRect)
  /// A rectangle with round corners of one radius, at most half its shorter side.
  case roundedRectangle(CGRect, cornerRadius: CGFloat)
  /// The ellipse within a rectangle.
  case ellipse(CGRect)
  /// A closed polygon of three points or more, filled by the nonzero rule.
  case polygon([CGPoint])
  /// Another shape, moved by a transform.
  indirect case transformed(Shape, Transform)

  /// The smallest upright rectangle around the shape; cost grows with a polygon's points.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let rectangle), .ellipse(let rectangle),
      .roundedRectangle(let rectangle, cornerRadius: _):
      return rectangle
    case .polygon(let points):
      guard let first = points.first else { return .zero }
      return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    case .transformed(let shape, let transform):
      return shape.bounds.applying(transform)
    }
  }
}
