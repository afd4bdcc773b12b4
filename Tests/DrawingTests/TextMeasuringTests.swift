import Drawing
import Foundation
import Testing

@Suite("Measuring text by arithmetic")
struct TextMeasuringTests {
  private func size(_ text: String, lines: Int = 1, width: CGFloat = .infinity) -> CGSize {
    let style = TextStyle(font: Font(size: 10), numberOfLines: lines)
    return FixedTextMeasurer().size(of: text, style: style, width: width)
  }

  @Test("counts half a size for a letter, a whole one for a wide character")
  func widths() {
    #expect(size("abcd") == CGSize(width: 20, height: 12))
    #expect(size("下拉") == CGSize(width: 20, height: 12))
    #expect(size("a下") == CGSize(width: 15, height: 12))
    #expect(size("") == CGSize(width: 0, height: 12))
  }

  @Test(
    "breaks lines at the width, as many as are allowed",
    arguments: [
      (0, 12.0, 60.0), (2, 12, 24), (1, 12, 12), (0, 100, 12), (-3, 12, 60), (3, 25, 24),
    ])
  func lines(limit: Int, width: CGFloat, height: CGFloat) {
    // Ten letters are 50 points.
    let size = size("abcdefghij", lines: limit, width: width)

    #expect(size.height == height)
    #expect(size.width == min(50, width))
  }

  @Test("gives no negative size", arguments: [0.0, -10, .nan])
  func noRoom(width: CGFloat) {
    let size = size("abc", lines: 0, width: width)

    #expect(size.height == 12)
    #expect(!(size.width < 0))
  }

  @Test("starts from a label's defaults (F53)")
  func defaults() {
    let style = TextStyle()

    #expect(style.font == Font(family: "Refresh Sans", size: 17, weight: .regular))
    #expect(style.alignment == .left)
    #expect(style.lineBreakMode == .byTruncatingTail)
    #expect(style.numberOfLines == 1)
  }
}
