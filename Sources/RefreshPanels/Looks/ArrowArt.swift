public import Drawing
public import Foundation

/// The picture of an arrow: shapes in a box, or a picture of a designer's own.
///
/// It points down, or to the left, when it is not turned.
public struct ArrowArt: Equatable, Sendable {
  /// The box, in points.
  public var size: CGSize
  /// The shapes, in points of the box.
  public var parts: [Part] = []
  /// What is drawn in place of the shapes.
  public var picture: Image?

  /// A closed shape of an arrow.
  public struct Part: Equatable, Sendable {
    /// The corners, in points.
    public var points: [CGPoint]
    /// The share of the arrow's colour, 0 to 1.
    public var opacity: Double

    /// Makes a shape; it is opaque unless something else is said.
    public init(_ points: [CGPoint], opacity: Double = 1) {
      self.points = points
      self.opacity = opacity
    }
  }

  /// Makes an arrow of shapes.
  public init(size: CGSize, parts: [Part]) {
    self.size = size
    self.parts = parts
  }

  /// Makes an arrow of a picture, as large as that is.
  public init(_ picture: Image) {
    size = picture.size
    self.picture = picture
  }

  /// Makes a plain arrow: a shaft and a head, centred in a box.
  ///
  /// - Parameters:
  ///   - shaft: The shaft's width in points.
  ///   - head: The head's height in points; it is as wide as the box.
  init(width: CGFloat, height: CGFloat, shaft: CGFloat, head: CGFloat) {
    let (left, right) = ((width - shaft) / 2, (width + shaft) / 2)
    let neck = height - head
    self.init(
      size: CGSize(width: width, height: height),
      parts: [
        Part([
          CGPoint(x: left, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right, y: neck),
          CGPoint(x: width, y: neck), CGPoint(x: width / 2, y: height), CGPoint(x: 0, y: neck),
          CGPoint(x: left, y: neck),
        ])
      ])
  }
}

// The sources keep their arrows as pictures of which only the size is known: the shapes within are
// drawn anew (low confidence). SVPullToRefresh draws its own in code.
extension ArrowArt {
  /// RefreshDome's, in 30 by 50 points.
  public static let refreshDome = ArrowArt(size: ArrowView.size, parts: [Part(ArrowView.points)])
  /// MJRefresh's, in 15 by 40 points.
  public static let mjRefresh = ArrowArt(width: 15, height: 40, shaft: 3, head: 11)
  /// EGO's, in 30 by 55 points.
  public static let ego = ArrowArt(width: 30, height: 55, shaft: 12, head: 23)
  /// Pull2Refresh's, in 23 by 60 points.
  public static let pull2Refresh = ArrowArt(width: 23, height: 60, shaft: 9, head: 20)
  /// SmartRefresh's, in 20 by 20 points.
  public static let smartRefresh = ArrowArt(width: 20, height: 20, shaft: 4, head: 10)
  /// That of MJRefresh's trailer, in 20 by 20 points, pointing to the left.
  public static let mjTrailer = ArrowArt(
    size: CGSize(width: 20, height: 20),
    parts: [
      Part([
        CGPoint(x: 12, y: 3), CGPoint(x: 14, y: 5), CGPoint(x: 9, y: 10), CGPoint(x: 14, y: 15),
        CGPoint(x: 12, y: 17), CGPoint(x: 5, y: 10),
      ])
    ])
  /// SVPullToRefresh's, in 22 by 48 points: six bars of 12 by 4 and a triangle, which get opaque
  /// from the upper end to four fifths of the height.
  public static let svPullToRefresh = ArrowArt(
    size: CGSize(width: 22, height: 48),
    parts: (0..<6).map { bar(at: CGFloat(6 * $0)) } + [
      Part(
        [CGPoint(x: 0, y: 34), CGPoint(x: 22, y: 34), CGPoint(x: 11, y: 48)],
        opacity: opacity(at: 36))
    ])

  private static func bar(at y: CGFloat) -> Part {
    Part(
      [
        CGPoint(x: 5, y: y), CGPoint(x: 17, y: y), CGPoint(x: 17, y: y + 4),
        CGPoint(x: 5, y: y + 4),
      ], opacity: opacity(at: y + 2))
  }

  /// The gradient's value at a height of the box of 48 points.
  private static func opacity(at y: CGFloat) -> Double { min(1, Double(y) / (0.8 * 48)) }

  /// The drawn arrows by the names that family files give them.
  public static let named: [(name: String, art: ArrowArt)] = [
    ("RefreshDome", refreshDome), ("Pull2Refresh", pull2Refresh), ("MJRefresh", mjRefresh),
    ("MJRefreshTrailer", mjTrailer), ("EGO", ego), ("SVPullToRefresh", svPullToRefresh),
    ("SmartRefresh", smartRefresh),
  ]
}
