import Testing

@testable import Raster

@Suite("Messages of errors")
struct RasterErrorTests {
  static let messages: [(RasterError, String)] = [
    (.noFontFiles, "Fonts: no font file was given. Give at least one."),
    (
      .unreadableFont(path: "a/b.otf", reason: "No such file or directory"),
      "a/b.otf: No such file or directory. Give a readable TrueType or OpenType font file."
    ),
    (
      .unknownFamily("Helvetica", found: ["Refresh Sans", "Other"]),
      "Font family 'Helvetica' is in none of the font files (found: Refresh Sans, Other). "
        + "Add its file or change the style."
    ),
    (
      .missingCharacter("\u{1F600}", text: "Hi \u{1F600}", found: ["Refresh Sans"]),
      "Text 'Hi \u{1F600}': no font has '\u{1F600}' (U+1F600) (looked in: Refresh Sans). "
        + "Add a font that has it or change the text."
    ),
    (
      .missingCharacter("\u{E9}", text: "\u{E9}\nb", found: []),
      "Text '\u{E9} b': no font has '\u{E9}' (U+00E9) (looked in: ). "
        + "Add a font that has it or change the text."
    ),
    (
      .glyphWithoutOutline("x", text: "x"),
      "Text 'x': the glyph of 'x' (U+0078) has no outline. "
        + "Use a font that draws it by outlines, not as a picture."
    ),
    (
      .unreadableImage(name: "a.png", reason: "is cut off before its end"),
      "Image 'a.png' is cut off before its end. Save it again as a PNG file."
    ),
    (
      .imageTooLarge(name: "a.png", pixelWidth: 60_000, pixelHeight: 9),
      "Image 'a.png' is 60000 x 9 pixels. Make it at most 8192 pixels a side and "
        + "33554432 pixels in all."
    ),
    (
      .unusableSize(pixelWidth: 0, pixelHeight: 0.5),
      "Picture of 0 x 0.5 pixels cannot be made. Choose 1 to 16384 pixels a side and "
        + "at most 67108864 in all."
    ),
    (
      .shapeTooLarge(view: "header.arrow"),
      "View 'header.arrow': a shape reaches more than 1048576 pixels from the picture. "
        + "Make it smaller."
    ),
    (
      .mismatchedFrame(path: "a.png", reason: "a frame is not opaque"),
      "a.png: a frame is not opaque. "
        + "Give every frame of an animation one size and no see-through part."
    ),
    (
      .drawingFailed(CairoError(operation: "drawing", reason: "out of memory")),
      "Drawing: drawing failed (out of memory). Free memory or make the picture smaller."
    ),
    (
      .unwritable(path: "out/a.png", reason: "No space left on device"),
      "out/a.png: cannot be written (No space left on device). "
        + "Choose a folder that exists, has room and is yours to write."
    ),
  ]

  @Test("say place, fact and remedy in one line", arguments: messages)
  func message(error: RasterError, text: String) {
    #expect(error.description == text)
    #expect(!text.contains("\n"))
  }

  @Test("show the beginning of a long text")
  func longText() {
    let text = String(repeating: "abcdefghij", count: 9)

    let message = RasterError.glyphWithoutOutline("a", text: text).description

    #expect(message.hasPrefix("Text 'abcdefghijabcdefghijabcdefghijabcdefghi…': "))
  }
}
