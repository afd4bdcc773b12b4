/// Where lines stand within their box.
public enum TextAlignment: String, Equatable, Hashable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At the edge at which reading begins: a label takes it from the stage's direction, and where
  /// nobody has, each line's own direction decides.
  case natural
}

/// What happens to text that is too long for its box.
public enum LineBreakMode: String, Equatable, Hashable, Sendable {
  /// The end gives way to an ellipsis.
  case byTruncatingTail
  /// Lines break between words; what does not fit is cut off.
  case byWordWrapping
  /// The line goes on and is cut at the edge.
  case byClipping
}

/// How text looks: everything but its words, its colour and its box.
public struct TextStyle: Equatable, Hashable, Sendable {
  /// The face and size.
  public var font: Font
  /// Where lines stand within the box.
  public var alignment: TextAlignment
  /// What happens to text that is too long.
  public var lineBreakMode: LineBreakMode
  /// The most lines shown; 0 sets no limit.
  public var numberOfLines: Int

  /// Makes a style with a label's defaults: 17 pt, left, one line, truncated at its end (F53).
  public init(
    font: Font = Font(size: Font.labelSize), alignment: TextAlignment = .left,
    lineBreakMode: LineBreakMode = .byTruncatingTail, numberOfLines: Int = 1
  ) {
    self.font = font
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
  }
}
