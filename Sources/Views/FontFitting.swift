internal import Drawing
internal import Foundation

/// Finds the sizes at which words fit their room: their own, or the greatest whole half point below it
/// at which they do; the least allowed where none does (D22, D23).
///
/// It remembers the last answers, so that a still label measures its words once.
struct FontFitting {
  private var lastLine: (question: LineQuestion, size: Double)?
  private var lastWords: (question: WordsQuestion, size: Double)?

  /// In points; a step that nobody sees while words change.
  private static let step = 0.5

  private struct LineQuestion: Equatable {
    let font: Font
    let height: CGFloat
    let least: Double
  }

  private struct WordsQuestion: Equatable {
    let text: String
    let style: TextStyle
    let width: CGFloat
    let least: Double
  }

  /// The size, no less than `least`, at which a line of a font is no higher than `height` points,
  /// whatever is written in it.
  mutating func size(
    of font: Font, withinHeight height: CGFloat, least: Double, by measurer: any TextMeasuring
  ) -> Double {
    let question = LineQuestion(font: font, height: height, least: least)
    if let lastLine, lastLine.question == question { return lastLine.size }
    let size = Self.size(from: font.size, least: least) { size in
      let style = TextStyle(font: Font(family: font.family, size: size, weight: font.weight))
      return measurer.size(of: "", style: style, width: .infinity).height <= height
    }
    lastLine = (question, size)
    return size
  }

  /// The size, no less than a share of their own, at which words on one line are no wider than `width`
  /// points.
  mutating func size(
    of text: String, style: TextStyle, withinWidth width: CGFloat, leastShare: Double,
    by measurer: any TextMeasuring
  ) -> Double {
    let least = style.font.size * min(leastShare, 1)
    let question = WordsQuestion(text: text, style: style, width: width, least: least)
    if let lastWords, lastWords.question == question { return lastWords.size }
    let size = Self.size(from: style.font.size, least: least) { size in
      var style = style
      style.font.size = size
      return measurer.size(of: text, style: style, width: .infinity).width <= width
    }
    lastWords = (question, size)
    return size
  }

  /// Measures once for each step that is too large.
  private static func size(from own: Double, least: Double, fits: (Double) -> Bool) -> Double {
    guard own > 0, own.isFinite else { return own }
    var size = own
    while !fits(size) {
      let next = ((size / step).rounded(.up) - 1) * step
      guard next >= least, next > 0 else { break }
      size = next
    }
    return size
  }
}
