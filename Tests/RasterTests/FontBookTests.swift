import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("A font book")
struct FontBookTests {
  @Test("knows the families of its files, in their order, and no others")
  func families() throws {
    #expect(
      try Fixtures.book().families == ["Refresh Sans", "Refresh Sans Noto", "Refresh Sans Arabic"])
    #expect(
      try FontBook(files: [Fixtures.font("RefreshSansArabic-Regular.ttf")]).families
        == ["Refresh Sans Arabic"])
  }

  @Test("counts a file given twice once")
  func duplicates() throws {
    let file = Fixtures.font("RefreshSansNoto-Regular.ttf")

    #expect(try FontBook(files: [file, file]).families == ["Refresh Sans Noto"])
  }

  @Test("names the characters that none of its files has, each once, in order")
  func missing() throws {
    let book = try Fixtures.book()

    #expect(book.missingCharacters(in: "Hello 下拉刷新..... ґ مرحبا").isEmpty)
    #expect(
      book.missingCharacters(in: "a\u{1F600}b\u{13000}\u{1F600}") == ["\u{1F600}", "\u{13000}"])
  }

  @Test(
    "misses no character that is not drawn",
    arguments: [
      "\n", "\t", "\u{0}", "\u{200D}", "\u{200F}", "\u{2066}", "\u{FE0F}", "\u{E0100}", "\u{FEFF}",
      "\u{2003}",
      "\u{A0}", "\u{3000}", "\u{AD}", "\u{2029}", "\u{E007F}",
    ])
  func invisible(text: String) throws {
    let renderer = try Fixtures.renderer()
    let box = CGRect(x: 0, y: 0, width: 90, height: 30)

    #expect(renderer.text.fonts.missingCharacters(in: text).isEmpty)
    // And drawing agrees.
    #expect(throws: Never.self) {
      try renderer.render(Fixtures.list(90, 30, [Fixtures.words("a\(text)b", in: box)]))
    }
  }

  @Test("takes a character from the asked family first, then from the others in their order")
  func fallback() throws {
    let box = CGRect(x: 0, y: 0, width: 60, height: 30)
    func picture(_ files: [String], family: String, _ text: String) throws -> Bitmap {
      let renderer = CairoRenderer(fonts: try FontBook(files: files.map(Fixtures.font)))
      return try renderer.render(
        Fixtures.list(60, 30, [Fixtures.words(text, family: family, in: box)]))
    }
    let (sans, noto) = ("RefreshSans-Regular.otf", "RefreshSansNoto-Regular.ttf")
    let arabic = "RefreshSansArabic-Regular.ttf"

    // Noto has what Sans lacks, and both have the Latin digit-like letters at different widths.
    let alone = try picture([noto], family: "Refresh Sans Noto", "ґ")
    let behind = try picture([sans, noto], family: "Refresh Sans Noto", "ґ")
    #expect(alone == behind)

    let own = try picture([sans, noto, arabic], family: "Refresh Sans", "H")
    #expect(own == (try picture([sans], family: "Refresh Sans", "H")))
    #expect(own == (try picture([noto, sans], family: "Refresh Sans", "H")))
  }

  @Test("asks for a file")
  func none() {
    #expect(throws: RasterError.noFontFiles) { try FontBook(files: []) }
  }

  @Test(
    "names a file that is missing, a folder, empty, no font or cut off",
    arguments: [
      "missing", "folder", "empty", "text", "picture", "half",
    ])
  func badFiles(kind: String) throws {
    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("x.otf")
      let whole = try Data(contentsOf: Fixtures.font("RefreshSans-Regular.otf").url)
      switch kind {
      case "folder":
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      case "empty": try Data().write(to: url)
      case "text": try Data("not a font".utf8).write(to: url)
      case "picture": try Fixtures.photo().data.write(to: url)
      case "half": try whole.prefix(whole.count / 2).write(to: url)
      default: break
      }

      #expect {
        try FontBook(files: [Fixtures.font("RefreshSansNoto-Regular.ttf"), FontFile(url)])
      } throws: { error in
        guard case .unreadableFont(url.path, _) = error as? RasterError else { return false }
        return "\(error)".hasPrefix("\(url.path): ")
      }
    }
  }

  @Test("never falls over a damaged font: it is refused, or drawing says what lacks")
  func damagedFonts() throws {
    let whole = try Data(contentsOf: Fixtures.font("RefreshSansNoto-Regular.ttf").url)
    let box = CGRect(x: 0, y: 0, width: 90, height: 30)
    try Fixtures.withFolder { folder in
      for step in 1..<24 {
        let url = folder.appendingPathComponent("\(step).ttf")
        try whole.prefix(whole.count * step / 24).write(to: url)
        do {
          let renderer = CairoRenderer(fonts: try FontBook(files: [FontFile(url)]))
          let words = Fixtures.words("Hg", family: "Refresh Sans Noto", in: box)
          _ = try renderer.render(Fixtures.list(90, 30, [words]))
        } catch {
          #expect(error is RasterError)
        }
      }
    }
  }

  @Test("refuses to draw a character whose glyph has no outline")
  func noOutline() throws {
    // The table of glyph places zeroed out: every glyph is then empty, as in a font of pictures.
    var file = [UInt8](try Data(contentsOf: Fixtures.font("RefreshSansNoto-Regular.ttf").url))
    let loca = try #require(Self.table("loca", in: file))
    for index in loca { file[index] = 0 }
    let box = CGRect(x: 0, y: 0, width: 90, height: 30)

    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("empty.ttf")
      try Data(file).write(to: url)
      let renderer = CairoRenderer(fonts: try FontBook(files: [FontFile(url)]))
      func draw(_ text: String) throws {
        let words = Fixtures.words(text, family: "Refresh Sans Noto", in: box)
        _ = try renderer.render(Fixtures.list(90, 30, [words]))
      }

      #expect(throws: Never.self) { try draw("  ") }
      #expect(throws: RasterError.glyphWithoutOutline("k", text: " k")) { try draw(" k") }
    }
  }

  /// The bytes of a font file's table.
  private static func table(_ tag: String, in file: [UInt8]) -> Range<Int>? {
    func number(_ offset: Int) -> Int {
      file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let count = Int(file[4]) << 8 | Int(file[5])
    for record in 0..<count {
      let start = 12 + record * 16
      guard file[start..<(start + 4)].elementsEqual(tag.utf8) else { continue }
      return number(start + 8)..<(number(start + 8) + number(start + 12))
    }
    return nil
  }
}
