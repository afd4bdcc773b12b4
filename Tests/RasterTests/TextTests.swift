import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Painting text")
struct TextTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

  private func render(
    _ item: DisplayList.Item, _ width: CGFloat = 200, _ height: CGFloat = 40, scale: CGFloat = 2
  ) throws -> Bitmap {
    try renderer.render(Fixtures.list(width, height, scale: scale, [item]))
  }

  private let box = CGRect(x: 0, y: 0, width: 200, height: 40)

  @Test(
    "stands the baseline where the asked font's metrics put it (F53)",
    arguments: [
      // Refresh Sans: 1.16 above and 0.288 below the baseline, so 1.448 from line to line.
      // (height - 1.448 · size) / 2 + 1.16 · size, in pixels, rounded.
      (17.0, 40.0, 1.0, 27), (17, 40, 2, 55), (17, 40, 3, 82), (12, 40, 2, 50), (12, 21, 2, 31),
      (30, 50, 2, 76), (17, 10, 2, 25),
    ])
  func baseline(size: Double, height: CGFloat, scale: CGFloat, expected: Int) throws {
    // The box is placed 30 points down, in a taller stage, so that nothing is cut off.
    let words = Fixtures.words("H", size: size, in: CGRect(x: 9, y: 30, width: 99, height: height))

    let bitmap = try render(words, 120, 120, scale: scale)

    #expect(bitmap.ink.bottom == Int(30 * scale) + expected)
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
    "keeps ink within a box of the measured size",
    arguments: ["Hxg", "下拉刷新.....", "Привет", "Last updated"])
  func insideItsBox(text: String) throws {
    let style = TextStyle()
    let size = renderer.text.size(of: text, style: style, width: .infinity)
    let box = CGRect(x: 20, y: 20, width: size.width.rounded(.up), height: size.height.rounded(.up))

    let ink = try render(Fixtures.words(text, in: box), 300, 80).ink

    #expect(!ink.isEmpty)
    #expect(ink.left >= 40 && ink.right <= Int(box.maxX * 2))
    #expect(ink.top >= 40 && ink.bottom <= Int(box.maxY * 2))
  }

  @Test("keeps the Latin baseline beside Arabic, whose own lines are taller")
  func mixedBaseline() throws {
    // Two letters: cairo fills a lone H, all of upright edges, by another routine.
    let latin = try render(Fixtures.words("Hg", in: box))
    let mixed = try render(Fixtures.words("Hg مرحبا", in: box))

    let letter = PixelRect(left: 0, top: 0, right: latin.ink.right + 1, bottom: 80)
    #expect(mixed.cropped(letter) == latin.cropped(letter))
    #expect(mixed.ink.right > latin.ink.right + 20)
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

  @Test("draws a bold face by its own outlines, and in the same place")
  func bold() throws {
    let regular = try render(Fixtures.words("H下ґ", in: box))
    let bold = try render(Fixtures.words("H下ґ", weight: .bold, in: box))

    func weight(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int(255 - $1 & 0xFF) } }
    #expect(weight(bold) > weight(regular) * 5 / 4)
    // As high to a pixel: nothing is smeared over the outline.
    #expect(abs(bold.ink.height - regular.ink.height) <= 2)
  }

  @Test("takes the nearest weight of a family that has only one")
  func missingWeight() throws {
    let book = try FontBook(files: [Fixtures.font("RefreshSans-Regular.otf")])
    let single = CairoRenderer(fonts: book)
    let bold = Fixtures.list(60, 30, [Fixtures.words("H", weight: .bold, in: box)])
    let regular = Fixtures.list(60, 30, [Fixtures.words("H", in: box)])

    #expect(try single.render(bold) == renderer.render(regular))
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

  @Test("keeps ink that reaches out of the box, until a group clips it")
  func overhang() throws {
    let low = CGRect(x: 20, y: 20, width: 100, height: 4)
    var group = Fixtures.group(
      low, [Fixtures.words("jgÅ", in: CGRect(x: 0, y: 0, width: 100, height: 4))])
    let open = try render(.group(group), 200, 60).ink
    group.clips = true

    let clipped = try render(.group(group), 200, 60).ink

    #expect(open.top < 40 && open.bottom > 48)
    #expect(clipped.top == 40 && clipped.bottom == 48)
  }

  @Test("lays a label's colour on as it is")
  func color() throws {
    // A full block fills its cell, so there are whole pixels of the colour.
    let bitmap = try render(Fixtures.words("H", size: 30, color: .orange, in: box))

    #expect(bitmap.pixels.contains(0xFFFF_8000))
  }

  @Test(
    "draws nothing for no words, no room or no size",
    arguments: [
      ("", 17.0, 40.0), ("Hi", 0, 40), ("Hi", -4, 40), ("Hi", Double.nan, 40), ("Hi", 17, 0),
      ("Hi", 17, CGFloat.nan),
    ])
  func nothing(text: String, size: Double, height: CGFloat) throws {
    let words = Fixtures.words(text, size: size, in: CGRect(x: 0, y: 0, width: 100, height: height))

    #expect(try render(words).ink.isEmpty)
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

  @Test("follows a turned group, whole and about its middle")
  func turned() throws {
    var group = Fixtures.group(
      CGRect(x: 20, y: 20, width: 60, height: 60),
      [
        Fixtures.words(
          "H", size: 20, alignment: .center, in: CGRect(x: 0, y: 0, width: 60, height: 60))
      ])
    let upright = try render(.group(group), 100, 100)
    group.transform = Transform(rotationAngle: .pi)

    let turned = try render(.group(group), 100, 100)

    // One is laid down as a mask, the other filled in place: a level apart, and cairo's slopes.
    #expect(turned.largestDifference(from: upright.turnedHalf) <= cairoSlopeError + 1)
    #expect(turned.ink != upright.ink)
  }

  @Test("names a character that no font has", arguments: [(1, false), (1, true), (3, false)])
  func missingCharacter(lines: Int, isTurned: Bool) throws {
    var group = Fixtures.group(box, [Fixtures.words("ab\u{1F600}", lines: lines, in: box)])
    if isTurned { group.transform = Transform(rotationAngle: 1) }

    #expect {
      try render(.group(group))
    } throws: { error in
      let text = "\(error)"
      return text.contains("U+1F600") && text.contains("'ab\u{1F600}'")
        && text.contains("Refresh Sans Noto")
    }
  }

  @Test("names a family that no file has, and those there are")
  func unknownFamily() throws {
    let words = Fixtures.words("a", family: "Helvetica", in: box)

    #expect(throws: RasterError.unknownFamily("Helvetica", found: renderer.text.fonts.families)) {
      try render(words)
    }
  }
}
