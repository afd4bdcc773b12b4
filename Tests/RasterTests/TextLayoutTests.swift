import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Laying text out")
struct TextLayoutTests: TextSuite {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

  @Test("centres a line: a symmetric letter has the same room on both sides")
  func centred() throws {
    for scale in [1.0, 2, 3] {
      let bitmap = try render(Fixtures.words("H", alignment: .center, in: box), scale: scale)

      let ink = bitmap.ink
      #expect(abs(ink.left - (bitmap.pixelWidth - ink.right)) <= 1)
    }
  }

  @Test("aligns lines of either direction to the asked edge", arguments: ["Hello", "مرحبا"])
  func edges(text: String) throws {
    let left = try render(Fixtures.words(text, alignment: .left, in: box)).ink
    let right = try render(Fixtures.words(text, alignment: .right, in: box)).ink

    // The side bearings of letters are within 3 pixels at this size.
    #expect((0...6).contains(left.left))
    #expect((394...400).contains(right.right))
    // The letters stand between other pixels, so the outermost may be one more.
    #expect(abs(left.width - right.width) <= 1)
  }

  @Test(
    "measures a line as high as the asked font says, whatever is written in it",
    arguments: [
      "H", "下拉", "مرحبا", "ґ", "H下ґمرحبا", "",
    ])
  func lineHeight(text: String) throws {
    let size = renderer.text.size(
      of: text, style: TextStyle(font: Font(size: 20)), width: .infinity)

    #expect(abs(size.height - 28.96) < 1e-9)
  }

  @Test("measures Han characters a whole size wide")
  func widths() throws {
    let style = TextStyle(font: Font(size: 20))

    #expect(renderer.text.size(of: "下拉刷新", style: style, width: .infinity).width == 80)
    #expect(renderer.text.size(of: "", style: style, width: .infinity).width == 0)
  }

  @Test("shortens a line that is too long, and keeps it in its box")
  func truncated() throws {
    let narrow = CGRect(x: 0, y: 0, width: 60, height: 40)
    let long = "A line that goes on and on"

    let shortened = try render(Fixtures.words(long, in: narrow)).ink
    let clipped = try render(Fixtures.words(long, mode: .byClipping, in: narrow)).ink

    #expect(shortened.right <= 120)
    #expect(shortened.right > 90)
    #expect(clipped.right > 300)
  }

  @Test("shows the beginning of a line that runs out of its box, whatever the alignment")
  func overflowing() throws {
    let narrow = CGRect(x: 30, y: 0, width: 20, height: 40)

    let inks = try [TextAlignment.left, .center, .right].map {
      try render(Fixtures.words("Hamburg", alignment: $0, mode: .byClipping, in: narrow)).ink.left
    }

    #expect(Set(inks).count == 1)
    #expect(inks[0] >= 60)
  }

  @Test(
    "wraps between words up to the asked number of lines",
    arguments: [
      (0, LineBreakMode.byWordWrapping, 4), (2, .byWordWrapping, 2), (2, .byTruncatingTail, 2),
      (1, .byWordWrapping, 1), (1, .byTruncatingTail, 1), (9, .byTruncatingTail, 4),
      (3, .byClipping, 3),
    ])
  func wrapping(limit: Int, mode: LineBreakMode, lines: Int) throws {
    let style = TextStyle(font: Font(size: 10), lineBreakMode: mode, numberOfLines: limit)
    // 14.48 points a line; each word is 30 to 40 points wide.
    let size = renderer.text.size(of: "Words words words words", style: style, width: 45)

    #expect(abs(size.height - 14.48 * Double(lines)) < 1e-9)
    #expect(size.width <= 45 || mode == .byClipping)
  }

  @Test("truncates the last line of several, also where a paragraph ends")
  func lastLine() throws {
    let style = TextStyle(font: Font(size: 10), numberOfLines: 2)

    let laid = renderer.text.laidText("One\nTwo\nThree", style: style, width: 200)
    let joined = renderer.text.laidText(
      "Two Three", style: TextStyle(font: Font(size: 10)), width: 200)

    #expect(laid.lines.count == 2)
    #expect(laid.isShortened)
    #expect(laid.lines[1].width == joined.lines[0].width)
  }

  @Test("writes line breaks as blanks where there is one line")
  func lineBreaks() throws {
    let blank = try render(Fixtures.words("a b", in: box))

    for text in ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"] {
      #expect(try render(Fixtures.words(text, in: box)) == blank)
    }
  }

  @Test("leaves out control characters and draws no box for them")
  func controls() throws {
    let plain = try render(Fixtures.words("ab", in: box))

    #expect(try render(Fixtures.words("a\u{0}\u{1}\u{7F}b", in: box)) == plain)
    #expect(try render(Fixtures.words("a\u{200B}\u{2060}b\u{FE0F}\u{200F}", in: box)) == plain)
  }

  /// Characters that leave no mark and that none of the fonts has.
  private static let fillers: [ClosedRange<UInt32>] = [
    0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2, 0x115F...0x1160, 0x180F...0x180F,
    0x3164...0x3164, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB, 0x110BD...0x110BD, 0x110CD...0x110CD,
    0x13430...0x13438, 0x1BCA0...0x1BCA3,
  ]

  @Test("draws nothing for a filler that no font has, and keeps no room for it")
  func fillers() throws {
    let style = TextStyle(font: Font(size: 20), alignment: .center)
    let plain = try render(Fixtures.words("H下", alignment: .center, in: box))
    let width = renderer.text.size(of: "H下", style: style, width: .infinity).width

    for scalar in Self.fillers.joined().compactMap(Unicode.Scalar.init) {
      for text in ["H\(scalar)下", "\(scalar)H下", "H下\(scalar)\(scalar)"] {
        #expect(renderer.text.fonts.missingCharacters(in: text).isEmpty)
        #expect(renderer.text.size(of: text, style: style, width: .infinity).width == width)
        #expect(try render(Fixtures.words(text, alignment: .center, in: box)) == plain)
        // A box that is just wide enough shortens nothing.
        #expect(!renderer.text.laidText(text, style: style, width: width).isShortened)
      }
      #expect(throws: Never.self) { try render(Fixtures.words("\(scalar)", in: box)) }
    }
  }

  @Test(
    "does not shorten a text whose own box was rounded to pixels",
    arguments: [
      "Release to refresh", "下拉刷新.....", "Last updated: 09:05", "ґ Привет",
    ])
  func roundedBox(text: String) throws {
    let width = renderer.text.size(of: text, style: TextStyle(), width: .infinity).width
    let wide = try render(Fixtures.words(text, in: CGRect(x: 4, y: 0, width: 290, height: 30)), 300)

    for shift in stride(from: 0, to: 1, by: 0.125) {
      let tight = CGRect(x: 4 + shift, y: 0, width: width, height: 30)
      let ink = try render(Fixtures.words(text, in: tight), 300).ink
      #expect(ink.width == wide.ink.width)
    }
  }

  @Test("takes sizes and texts beyond all measure without a fall")
  func huge() throws {
    let word = String(repeating: "下拉 ", count: 2000)

    let short = try render(Fixtures.words(word, in: box))
    let long = try render(Fixtures.words(word, mode: .byClipping, in: box))
    let tall = try render(Fixtures.words("H", size: 1e9, in: box))

    #expect(short.ink.right <= 400)
    #expect(long.ink.right == 400)
    #expect(tall.pixelWidth == 400)
  }
}
