public import Drawing
public import Views

/// How a panel's spinner looks, and when it is seen.
public struct SpinnerLook: Equatable, Sendable {
  /// The blades.
  public var style: ActivityIndicator.Style
  /// The colour of the blades; nil is the style's own.
  public var color: Color?
  /// What becomes of the spinner as the panel closes.
  public var leaving = Leaving.atOnce
  /// Whether the spinner stands still in sight while the panel is pulled, as opaque as the pull is
  /// far; otherwise it is seen only while the work goes on.
  public var followsPull = false

  /// What becomes of a spinner as its panel closes.
  public enum Leaving: Equatable, Sendable {
    /// It is gone at once, and the arrow is there.
    case atOnce
    /// It fades over the way back; the arrow comes at its end.
    case fades
  }

  /// Makes a look: a gray spinner unless another is named.
  public init(_ style: ActivityIndicator.Style = .gray, color: Color? = nil) {
    self.style = style
    self.color = color
  }
}
