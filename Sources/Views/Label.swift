public import Drawing
public import Foundation

/// Words in a box, in the middle of its height (F53).
public final class Label: View {
  /// The words; nil shows none.
  public var text: String?
  /// The face and size, before the stage's text size is applied.
  public var font = Font(size: Font.labelSize)
  /// The colour of the words.
  public var textColor = Color.black
  /// Where the line stands within the box.
  public var textAlignment = TextAlignment.left
  /// What happens to words that are too long.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The most lines shown; 0 sets no limit.
  public var numberOfLines = 1

  public override init(frame: CGRect = .zero, name: String = "") {
    super.init(frame: frame, name: name)
    isUserInteractionEnabled = false
  }

  public override func draw(in canvas: inout Canvas) {
    guard let text else { return }
    canvas.draw(text, style: style, color: textColor, in: canvas.bounds)
  }

  /// The size of the words, each length rounded up to a whole device pixel (F53).
  ///
  /// Several lines keep within the width that is handed in; a width of zero sets no limit, and
  /// neither does one line have any. It is zero without words, or in no window.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, let environment = window?.environment else { return .zero }
    let isLimited = numberOfLines != 1 && size.width > 0
    let words = environment.textMeasurer.size(
      of: text, style: style, width: isLimited ? size.width : .infinity)
    return words.roundedUp(toScale: environment.scale)
  }

  public override var shownProperties: [DisplayList.Property] {
    [DisplayList.Property("text", .text(text ?? ""))]
  }

  private var style: TextStyle {
    var scaled = font
    scaled.size *= window?.environment.textSize ?? 1
    return TextStyle(
      font: scaled, alignment: textAlignment, lineBreakMode: lineBreakMode,
      numberOfLines: numberOfLines)
  }
}
