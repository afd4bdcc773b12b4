public import Drawing
public import Foundation

/// Measures and lays out text by Pango, in points, the same at every scale.
///
/// A line is as high as the asked font says, whatever fonts its characters come from. Layouts are
/// kept, so asking again for the same text is cheap. Belongs to one thread at a time, as its
/// `FontBook` does.
public final class PangoText: TextMeasuring {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
    let width: Int?
  }

  let fonts: FontBook
  private var layouts: BoundedCache<Key, LaidText>
  private var metrics: [Font: LineMetrics] = [:]

  /// Lays text out in the fonts of a book.
  public convenience init(fonts: FontBook) {
    self.init(fonts: fonts, layoutLimit: 4096)
  }

  /// Lays text out in the fonts of a book and keeps so many layouts; 0 keeps none.
  init(fonts: FontBook, layoutLimit: Int) {
    self.fonts = fonts
    layouts = BoundedCache(limit: layoutLimit)
  }

  /// The size of text in points when its lines are at most `width` wide.
  ///
  /// A family that no font file has counts as the next one that has the characters; drawing it is
  /// an error. Cost grows with the text when it is new, else O(1).
  public func size(of text: String, style: TextStyle, width: CGFloat) -> CGSize {
    let laid = laidText(text, style: style, width: width)
    let height = Double(laid.lines.count) * lineMetrics(of: style.font).lineHeight
    return CGSize(width: laid.width, height: height)
  }

  /// The lines of a text at most `width` points wide.
  func laidText(_ text: String, style: TextStyle, width: CGFloat) -> LaidText {
    let key = Key(text: text, style: style, width: Self.units(of: width))
    if let laid = layouts.value(for: key) { return laid }
    let laid = TextLayout(fonts: fonts, style: style, width: key.width).lay(text)
    layouts.insert(laid, for: key)
    return laid
  }

  /// How high the lines of a font are, from the asked family's own file.
  func lineMetrics(of font: Font) -> LineMetrics {
    if let known = metrics[font] { return known }
    let extents = (try? fonts.primaryFace(of: font))?.verticalExtents ?? (ascender: 1, descender: 0)
    let found = LineMetrics(
      ascender: extents.ascender * font.usableSize,
      lineHeight: (extents.ascender + extents.descender) * font.usableSize)
    if metrics.count >= 256 { metrics = [:] }
    metrics[font] = found
    return found
  }

  /// A width in Pango's units; nil is no limit, also beyond the million points that Pango counts.
  private static func units(of width: CGFloat) -> Int? {
    guard width < 1_000_000 else { return nil }
    return Int((max(width, 0) * LaidText.unitsPerPoint).rounded(.down))
  }
}
