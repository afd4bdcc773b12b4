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

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, let environment = window?.environment else { return .zero }
    return environment.textMeasurer.size(of: text, style: style, width: size.width)
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
