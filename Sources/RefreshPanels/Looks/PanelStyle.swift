public import Drawing

/// How a panel looks, as a value: its words, its parts and where they stand.
///
/// A part that is nil is not there at all. A new style is RefreshDome's: an arrow, words and a gray
/// spinner in a strip of 50 points.
public struct PanelStyle: Equatable, Sendable {
  /// What the panel says, language by language.
  public var words: PanelWords
  /// Where the parts stand.
  public var layout: PanelLayout
  /// How the words look; nil shows none.
  public var label: TextLook?
  /// The line that tells of the last refresh; nil shows none.
  public var timeLine: TimeLine?
  /// The arrow; nil shows none.
  public var arrow: ArrowLook?
  /// The spinner; nil shows none.
  public var spinner: SpinnerLook?
  /// Pictures that follow the pull and the work; nil shows none.
  public var images: PanelImages?
  /// The panel's ground.
  public var background: Color
  /// A strip of shadow at the panel's edge to the content; nil shows none.
  public var shadow: Color?
  /// How opaque the panel is.
  public var opacity = PanelOpacity.full
  /// Whether nothing is said while the work goes on; the spinner stands in the middle then.
  public var hidesWordsWhileRefreshing = false

  /// Makes a style of nothing but a ground.
  public init(words: PanelWords, layout: PanelLayout, background: Color = .clear) {
    self.words = words
    self.layout = layout
    self.background = background
  }

  /// Makes RefreshDome's style with words of one's own; `edge` tells whether the strip is at the
  /// panel's lower end, above the content, or at its upper end.
  public init(
    text: RefreshText, textColor: Color = .black, background: Color = .orange,
    at edge: PanelEdge = .top
  ) {
    self.init(
      words: PanelWords(text), layout: .places(edge == .top ? .lowerStrip : .upperStrip),
      background: background)
    label = TextLook(font: Font(size: Font.labelSize), color: textColor)
    arrow = ArrowLook(.refreshDome, restingAngle: edge == .top ? 0 : .pi, turn: .pi)
    spinner = SpinnerLook()
  }

  /// What the panel says to who has no language of the style's: the words of its first one.
  ///
  /// Setting it leaves no other language.
  public var text: RefreshText {
    get { words.fallbackText }
    set { words = PanelWords(newValue) }
  }

  /// The same style with another set of parts: words alone, the usual ones, or pictures and words.
  public func showing(_ look: PanelLook) -> PanelStyle {
    var style = self
    switch look {
    case .normal: style.images = nil
    case .state: (style.arrow, style.spinner, style.images) = (nil, nil, nil)
    case .gif:
      (style.arrow, style.spinner) = (nil, nil)
      style.layout = layout.forPictures
    }
    return style
  }
}

/// Which parts a panel shows beside its words.
public enum PanelLook: String, CaseIterable, Equatable, Sendable {
  /// None.
  case state
  /// An arrow and a spinner.
  case normal
  /// Pictures.
  case gif
}

/// How opaque a panel is.
public enum PanelOpacity: Equatable, Sendable {
  /// Always fully.
  case full
  /// As far as it is pulled, until the work goes on; it fades as the panel closes (section 2.4 of
  /// the sources' facts).
  case followsPull
}
