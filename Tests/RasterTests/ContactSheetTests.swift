import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Contact sheets")
struct ContactSheetTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

  private func frames(_ count: Int, _ width: Int = 160, _ height: Int = 90) -> [(
    Bitmap, caption: String
  )] {
    (0..<count).map { index in
      let pixel = 0xFF00_0000 | UInt32(index + 1) * 0x00_0105
      let bitmap = Bitmap(pixelWidth: width, pixelHeight: height, filledWith: pixel)
      return (bitmap, caption: "0.\(index)000 s armed")
    }
  }

  @Test("puts the frames side by side, then below, each unchanged within a border")
  func places() throws {
    let sheet = try ContactSheet(columns: 2).compose(frames(3), scale: 1, renderer: renderer)

    // Gaps of 12, a border of 1 on each side; a caption of one line (11 · 1.448 = 16) 4 below.
    #expect(sheet.pixelWidth == 12 + 2 * (162 + 12))
    #expect(sheet.pixelHeight == 12 + 2 * (92 + 4 + 16 + 12))
    let corners = [(13, 13), (13 + 174, 13), (13, 13 + 124)]
    for (index, corner) in corners.enumerated() {
      let part = PixelRect(
        left: corner.0, top: corner.1, right: corner.0 + 160, bottom: corner.1 + 90)
      #expect(sheet.cropped(part) == frames(3)[index].0)
      #expect(sheet[corner.0 - 1, corner.1 + 5] == 0xFFB4_B4BA)
      #expect(sheet[corner.0 - 2, corner.1 + 5] == 0xFFF2_F2F4)
    }
    #expect(sheet.isOpaque)
  }

  @Test("writes each caption below its frame")
  func captions() throws {
    let sheet = try ContactSheet(columns: 3).compose(frames(2), scale: 2, renderer: renderer)

    let first = PixelRect(
      left: 24, top: sheet.pixelHeight - 24 - 32, right: 200, bottom: sheet.pixelHeight - 24)
    let dark = sheet.cropped(first).pixels.filter { $0 & 0xFF < 0x60 }
    #expect(dark.count > 100)
  }

  @Test("wraps a caption that is longer than its frame is wide to two lines")
  func longCaption() throws {
    let bitmap = frames(1, 40, 40)[0].0
    let caption = "12.3456 s · header refreshing, footer noMore"

    let long = try ContactSheet().compose(
      [(bitmap, caption: caption)], scale: 1, renderer: renderer)
    let short = try ContactSheet().compose([(bitmap, caption: "0 s")], scale: 1, renderer: renderer)

    #expect(long.pixelHeight == short.pixelHeight + 16)
  }

  @Test("has no more columns than frames, and at least one")
  func columns() throws {
    let one = try ContactSheet(columns: 9).compose(frames(1), scale: 1, renderer: renderer)
    let none = try ContactSheet(columns: -3).compose(frames(2), scale: 1, renderer: renderer)

    #expect(one.pixelWidth == 12 + 162 + 12)
    #expect(none.pixelWidth == 12 + 162 + 12)
  }

  @Test("makes frames smaller by a whole factor when the sheet would be too large")
  func reduced() throws {
    let large = frames(4, 301, 400)

    let sheet = try ContactSheet(columns: 4, pixelLimit: 200_000).compose(
      large, scale: 1, renderer: renderer)

    // By two the sheet would be 672 x 232 pixels; 301 by two is 151, as a half counts whole.
    #expect(sheet.pixelWidth == 12 + 4 * (153 + 12))
    #expect(sheet.pixelHeight == 12 + 202 + 4 + 16 + 12)
    #expect(sheet[100, 100] == large[0].0[0, 0])
    #expect(sheet[13 + 151, 100] == 0xFFB4_B4BA)
  }

  @Test("shows so many frames at most, and says how many more there are")
  func manyFrames() throws {
    let many = frames(ContactSheet.maximumFrames + 7, 4, 4)

    let sheet = try ContactSheet().compose(many, scale: 1, renderer: renderer)
    let whole = try ContactSheet().compose(
      Array(many.prefix(ContactSheet.maximumFrames)), scale: 1, renderer: renderer)

    #expect(sheet.pixelWidth == whole.pixelWidth)
    #expect(sheet != whole)
  }

  @Test("refuses a sheet of no frames, and captions that the fonts lack")
  func refused() throws {
    #expect(throws: RasterError.unusableSize(pixelWidth: 0, pixelHeight: 0)) {
      try ContactSheet().compose([], scale: 1, renderer: renderer)
    }
    #expect {
      try ContactSheet().compose(
        [(frames(1)[0].0, caption: "\u{1F600}")], scale: 1, renderer: renderer)
    } throws: {
      "\($0)".contains("U+1F600")
    }
  }
}
