public import Foundation

/// Where the parts of a panel stand: the rule by which `PanelPlaces` are found.
///
/// All rules are given for a stage that is read from the left; any other is their mirror image.
public enum PanelLayout: Equatable, Sendable {
  /// Each part at a place of its own.
  case places(PartPlaces)
  /// Words in the middle, and arrow and spinner before them, their centre this many points away
  /// (section 2.6 of the sources' facts).
  case iconBeforeWords(gap: CGFloat)
  /// Arrow, then one or two lines side by side, in the middle as a whole; the numbers are the room
  /// between arrow and lines and that between the lines, in points (section 3.1 of the sources'
  /// facts).
  case iconBesideLines(gap: CGFloat, lineGap: CGFloat)
  /// Words one below the other in a column, the arrow before it (section 2.9 of the sources' facts).
  case column
  /// Nothing but a spinner in the middle.
  case spinnerAlone

  /// The rule for pictures in place of arrow and spinner, which keep less room before the words
  /// (section 2.3 of the sources' facts).
  var forPictures: PanelLayout {
    if case .iconBesideLines = self { return self }
    return .iconBeforeWords(gap: 20)
  }
}

/// The places of parts that each have one of their own.
public struct PartPlaces: Equatable, Sendable {
  /// The arrow's.
  public var arrow: Place
  /// That of the words; of words and time line together when there is no place for the latter.
  public var label: Place
  /// The time line's.
  public var time: Place?
  /// The spinner's, which stands in its middle.
  public var spinner: Place

  /// Makes places; a spinner has the arrow's unless it is given another.
  public init(arrow: Place, label: Place, time: Place? = nil, spinner: Place? = nil) {
    self.arrow = arrow
    self.label = label
    self.time = time
    self.spinner = spinner ?? arrow
  }
}

/// A rectangle in a panel of any size.
public struct Place: Equatable, Sendable {
  /// The left edge.
  public var x: Extent
  /// The upper edge.
  public var y: Extent
  /// The width.
  public var width: Extent
  /// The height.
  public var height: CGFloat

  /// Makes a place.
  public init(x: Extent, y: Extent, width: Extent, height: CGFloat) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle in a panel of a size, in points.
  public func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: x.length(in: size.width), y: y.length(in: size.height),
      width: max(0, width.length(in: size.width)), height: height)
  }
}

/// A length that may grow with the panel: `share · (panel + offset) + plus`, in points.
public struct Extent: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The share of the panel's own length.
  public var share: CGFloat = 0
  /// What the panel's own length is made longer by before its share is taken, in points.
  public var offset: CGFloat = 0
  /// What comes on top, in points.
  public var plus: CGFloat = 0

  /// Makes a length that is always the same.
  public init(floatLiteral value: Double) { plus = CGFloat(value) }
  /// Makes a length that is always the same.
  public init(integerLiteral value: Int) { plus = CGFloat(value) }

  private init(share: CGFloat, offset: CGFloat, plus: CGFloat = 0) {
    (self.share, self.offset, self.plus) = (share, offset, plus)
  }

  /// The panel's own length.
  public static let whole = Extent(share: 1, offset: 0)

  /// The panel's own length, and something more or less.
  public static func whole(_ offset: CGFloat) -> Extent { Extent(share: 1, offset: offset) }

  /// Half of what the panel has besides something.
  public static func middle(of length: CGFloat) -> Extent { Extent(share: 0.5, offset: -length) }

  /// A third of what the panel has besides something, and more.
  public static func third(besides length: CGFloat, plus: CGFloat = 0) -> Extent {
    Extent(share: 1.0 / 3, offset: -length, plus: plus)
  }

  func length(in panel: CGFloat) -> CGFloat { share * (panel + offset) + plus }
}

extension PartPlaces {
  /// RefreshDome's strip of 50 points, 10 above the panel's lower end.
  public static let lowerStrip = PartPlaces.strip(at: .whole(-60))
  /// RefreshDome's strip, 10 below the panel's upper end.
  public static let upperStrip = PartPlaces.strip(at: 10)

  private static func strip(at y: Extent) -> PartPlaces {
    PartPlaces(
      arrow: Place(x: 20, y: y, width: 30, height: 50),
      label: Place(x: 60, y: y, width: .whole(-70), height: 50))
  }
}
