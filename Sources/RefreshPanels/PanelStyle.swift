public import Drawing

/// How a panel looks: its words and colours.
public struct PanelStyle: Equatable, Sendable {
  /// What the panel says.
  public var text: RefreshText
  /// The colour of the words.
  public var textColor: Color
  /// The panel's ground.
  public var background: Color

  /// Makes a style.
  public init(text: RefreshText, textColor: Color = .black, background: Color = .orange) {
    self.text = text
    self.textColor = textColor
    self.background = background
  }
}
