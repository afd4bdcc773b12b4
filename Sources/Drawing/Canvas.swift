public import Foundation

/// What a view draws on: it gathers marks, from the back to the front, in the view's own points.
public struct Canvas: Sendable {
  /// The area the view draws, from (0, 0), already on whole device pixels.
  public let bounds: CGRect
  /// Pixels a point; one device pixel is `1 / scale` points.
  public let scale: CGFloat
  /// Which look the stage has; every colour is taken as it is in that.
  public let appearance: Appearance
  /// What has been drawn.
  public private(set) var items: [DisplayList.Item] = []

  /// Makes an empty canvas for a view.
  public init(bounds: CGRect, scale: CGFloat, appearance: Appearance = .light) {
    self.bounds = bounds
    self.scale = scale
    self.appearance = appearance
  }

  /// Fills a shape; a clear colour leaves no mark.
  public mutating func fill(_ shape: Shape, with color: Color) {
    let color = color.resolved(for: appearance)
    guard color.alpha > 0 else { return }
    items.append(.fill(shape, color))
  }

  /// Draws a picture stretched to a rectangle.
  public mutating func draw(_ image: Image, in rectangle: CGRect) {
    items.append(.image(image, rectangle))
  }

  /// Writes words in a box; no words leave no mark.
  public mutating func draw(_ string: String, style: TextStyle, color: Color, in box: CGRect) {
    let color = color.resolved(for: appearance)
    guard !string.isEmpty, color.alpha > 0 else { return }
    items.append(.text(DisplayList.Text(string: string, style: style, color: color, box: box)))
  }
}
