public import Drawing
public import Foundation

/// Words in a box, in the middle of its height (F53).
public final class Label: View {
  /// The words; nil shows none.
  public var text: String?
  /// The face and size, before the stage's text size is applied.
  public var font = Font(size: Font.labelSize)
  /// The colour of the words.
  public var textColor = Color.label
  /// Where the line stands within the box; by default where reading begins on this stage (F53).
  public var textAlignment = TextAlignment.natural
  /// What happens to words that are too long.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The most lines shown; 0 sets no limit.
  public var numberOfLines = 1
  /// Whether words on one line shrink when they are too long for the box, as far as
  /// `minimumScaleFactor` lets them (D22); several lines never do.
  public var adjustsFontSizeToFitWidth = false
  /// The least share of their size to which words shrink, 0 to 1; by default 0, which lets nothing
  /// shrink (D22).
  public var minimumScaleFactor = 0.0
  /// How high a line the stage's text size may make, in points; by default as high as it likes (D23).
  ///
  /// Words grow only as far as their lines are no higher, and always have their own size.
  public var maximumLineHeight = CGFloat.infinity

  private var fitting = FontFitting()

  public override init(frame: CGRect = .zero, name: String = "") {
    super.init(frame: frame, name: name)
    isUserInteractionEnabled = false
  }

  public override func draw(in canvas: inout Canvas) {
    guard let text else { return }
    var style = style
    style.font.size = sizeToDraw(text, style, in: canvas)
    canvas.draw(text, style: style, color: textColor, in: canvas.bounds)
  }

  /// The size of the words, each length rounded up to a whole device pixel (F53).
  ///
  /// Several lines keep within the width that is handed in; a width of zero sets no limit, and
  /// neither does one line have any, as if it never shrank. It is zero without words, or in no
  /// window.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, let environment = window?.environment else { return .zero }
    let isLimited = numberOfLines != 1 && size.width > 0
    let words = environment.textMeasurer.size(
      of: text, style: style, width: isLimited ? size.width : .infinity)
    return words.roundedUp(toScale: environment.scale)
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    fitting = FontFitting()
  }

  public override var shownProperties: [DisplayList.Property] {
    [DisplayList.Property("text", .text(text ?? ""))]
  }

  private var style: TextStyle {
    TextStyle(
      font: shownFont,
      alignment: textAlignment.resolved(for: effectiveUserInterfaceLayoutDirection),
      lineBreakMode: lineBreakMode, numberOfLines: numberOfLines)
  }

  /// The font in the stage's text size, as far as lines may be that high.
  private var shownFont: Font {
    guard let environment = window?.environment else { return font }
    var shown = font
    shown.size *= environment.textSize
    guard environment.textSize > 1, maximumLineHeight < .infinity else { return shown }
    shown.size = fitting.size(
      of: shown, withinHeight: maximumLineHeight, least: font.size, by: environment.textMeasurer)
    return shown
  }

  private func sizeToDraw(_ text: String, _ style: TextStyle, in canvas: Canvas) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0,
      let measurer = window?.environment.textMeasurer
    else { return style.font.size }
    // The box has been rounded to whole pixels, by which words of its own size must not shrink.
    return fitting.size(
      of: text, style: style, withinWidth: canvas.bounds.width + 1 / canvas.scale,
      leastShare: minimumScaleFactor, by: measurer)
  }
}

extension TextAlignment {
  /// The edge that an alignment means on a stage.
  func resolved(for direction: LayoutDirection) -> TextAlignment {
    guard self == .natural else { return self }
    return direction == .rightToLeft ? .right : .left
  }
}
