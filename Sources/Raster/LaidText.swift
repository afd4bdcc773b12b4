internal import Drawing
internal import Foundation

/// Text broken into lines of placed glyphs, in points; it needs no Pango object any more.
struct LaidText {
  /// A glyph and where its origin stands.
  struct Glyph {
    let font: HarfBuzzFont
    let index: UInt32
    /// Right of the line's start, in 1024ths of a point.
    let x: Int
    /// Below the baseline, in 1024ths of a point.
    let y: Int
    /// The character that the glyph's cluster begins with.
    let scalar: Unicode.Scalar
    /// Where that character stands in the text; the glyphs of one cluster share it.
    let cluster: Int
  }

  /// One line of glyphs.
  struct Line {
    /// From the start to the end of the line, in 1024ths of a point.
    let width: Int
    let isRightToLeft: Bool
    let glyphs: [Glyph]
    /// The line's first byte in the text.
    let start: Int
    /// The first character that no font has.
    let missing: Unicode.Scalar?
  }

  /// The text as it was laid out.
  let text: String
  let lines: [Line]
  /// Whether something of the text is not shown.
  let isShortened: Bool

  /// The widest line, in points.
  var width: Double { Double(lines.map(\.width).max() ?? 0) / LaidText.unitsPerPoint }

  /// Pango's units.
  static let unitsPerPoint = 1024.0
}

/// How high the lines of a font are, by the asked font alone: a line with a character from another
/// font is no higher (F53).
struct LineMetrics: Equatable {
  /// From the line's top to its baseline, in points.
  let ascender: Double
  /// From one line's top to the next, in points.
  let lineHeight: Double
}

extension LaidText.Line {
  /// Where the line starts, in points right of the box's left edge.
  ///
  /// A line that is wider than the box shows its beginning.
  func start(in boxWidth: Double, alignment: TextAlignment) -> Double {
    let room = boxWidth - Double(width) / LaidText.unitsPerPoint
    guard room >= 0 else { return isRightToLeft ? room : 0 }
    switch alignment {
    case .left: return 0
    case .center: return room / 2
    case .right: return room
    case .natural: return isRightToLeft ? room : 0
    }
  }
}
