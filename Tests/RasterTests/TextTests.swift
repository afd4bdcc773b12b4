import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Painting text")
struct TextTests: TextSuite {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

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
