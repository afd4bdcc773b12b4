public import Drawing

/// How a panel's arrow looks and turns.
public struct ArrowLook: Equatable, Sendable {
  /// What is drawn.
  public var art: ArrowArt
  /// The colour of what is drawn; a picture keeps its own.
  public var color: Color
  /// The angle at rest, in radians clockwise from the art's own direction.
  public var restingAngle: Double
  /// How far the arrow turns as the panel arms, in radians; below zero counter-clockwise.
  public var turn: Double
  /// How long a turn takes, in seconds.
  public var turnDuration = 0.2
  /// How long the arrow fades as the work begins, in seconds; at 0 it is gone at once.
  public var fadeDuration: Double = 0

  /// The colour of an arrow that says nothing else; light on the dark ground (D25).
  public static let color = Color(
    light: Color(bytes: 90, 90, 90), dark: Color(bytes: 200, 200, 205))
  /// Half a turn the other way: a hair short of it, so that no way is the shorter one but this
  /// (section 2.6 of the sources' facts).
  public static let counterClockwise = 0.000001 - Double.pi

  /// Makes a look that turns in 0.2 s.
  public init(
    _ art: ArrowArt, color: Color = ArrowLook.color, restingAngle: Double = 0, turn: Double = .pi
  ) {
    self.art = art
    self.color = color
    self.restingAngle = restingAngle
    self.turn = turn
  }

  /// The angle while the panel is armed, in radians.
  public var armedAngle: Double { restingAngle + turn }
}
