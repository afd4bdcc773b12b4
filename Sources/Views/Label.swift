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

  /// What the words were last fitted to, so that a still label is measured once.
  private var fitted: (fitting: FontFitting, size: Double)?

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

  /// The height of one line in points, whatever is written in it; zero in no window.
  var lineHeight: CGFloat {
    window?.environment.textMeasurer.size(of: "", style: style, width: .infinity).height ?? 0
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    fitted = nil
  }

  public override var shownProperties: [DisplayList.Property] {
    [DisplayList.Property("text", .text(text ?? ""))]
  }

  private var style: TextStyle {
    var scaled = font
    scaled.size *= window?.environment.textSize ?? 1
    return TextStyle(
      font: scaled, alignment: textAlignment.resolved(for: effectiveUserInterfaceLayoutDirection),
      lineBreakMode: lineBreakMode, numberOfLines: numberOfLines)
  }

  private func sizeToDraw(_ text: String, _ style: TextStyle, in canvas: Canvas) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0,
      let measurer = window?.environment.textMeasurer
    else { return style.font.size }
    // The box has been rounded to whole pixels, by which words of its own size must not shrink.
    let wanted = FontFitting(
      text: text, style: style, width: canvas.bounds.width + 1 / canvas.scale,
      minimumScale: minimumScaleFactor)
    if let fitted, fitted.fitting == wanted { return fitted.size }
    let size = wanted.size(measuredBy: measurer)
    fitted = (wanted, size)
    return size
  }
}

extension TextAlignment {
  /// The edge that an alignment means on a stage.
  func resolved(for direction: LayoutDirection) -> TextAlignment {
    guard self == .natural else { return self }
    return direction == .rightToLeft ? .right : .left
  }
}
