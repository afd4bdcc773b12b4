public import Drawing

/// How words in a panel look.
public struct TextLook: Equatable, Sendable {
  /// The face and size, before the stage's text size is applied.
  public var font: Font
  /// The colour.
  public var color: Color

  /// Makes a look.
  public init(font: Font, color: Color) {
    self.font = font
    self.color = color
  }
}
