import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Decoding pictures")
struct ImageDecoderTests {
  @Test("reads colours as they stand")
  func colors() throws {
    let image = try PNGBuilder(width: 2, height: 1).image(rows: [[255, 128, 0, 1, 2, 3]])

    #expect(try ImageDecoder.decode(image).pixels == [0xFFFF_8000, 0xFF01_0203])
  }

  @Test("multiplies colours by their alpha, rounded to the nearest")
  func premultiplied() throws {
    let image = try PNGBuilder(width: 4, height: 1, kind: 6).image(rows: [
      [255, 100, 1, 128, 255, 255, 255, 0, 200, 127, 3, 1, 255, 254, 0, 254]
    ])

    // 100 · 128 / 255 = 50.2; 1 · 128 / 255 = 0.502; 200 / 255 = 0.78; 127 / 255 = 0.498;
    // 254 · 254 / 255 = 253.004.
    #expect(
      try ImageDecoder.decode(image).pixels == [0x8080_3201, 0x0000_0000, 0x0101_0000, 0xFEFE_FD00])
  }

  static let greyRows: [(UInt8, [UInt8], [UInt32])] = [
    (1, [0b1000_0000], [255, 0]), (2, [0b0110_0000], [85, 170]), (4, [0x3C], [51, 204]),
    (8, [7, 99], [7, 99]), (16, [0x80, 0x80, 0x12, 0xFF], [128, 19]),
  ]

  @Test("reads greys of every depth", arguments: greyRows)
  func greys(depth: UInt8, row: [UInt8], expected: [UInt32]) throws {
    let image = try PNGBuilder(width: 2, height: 1, depth: depth, kind: 0).image(rows: [row])

    #expect(try ImageDecoder.decode(image).pixels == expected.map { 0xFF00_0000 | $0 * 0x01_0101 })
  }

  @Test("rounds sixteen bits to eight, halves not lost")
  func deep() throws {
    let image = try PNGBuilder(width: 1, height: 1, depth: 16, kind: 6).image(rows: [
      // 0x7FFF · 255 / 65535 = 127.498; 0x8000 = 127.502; 0xFF7E = 254.498.
      [0x7F, 0xFF, 0x80, 0x00, 0xFF, 0x7E, 0xFF, 0xFF]
    ])

    #expect(try ImageDecoder.decode(image).pixels == [0xFF7F_80FE])
  }

  @Test("reads palettes with their transparency")
  func palette() throws {
    let extras: [(type: String, body: [UInt8])] = [
      ("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128]),
    ]
    let builder = PNGBuilder(width: 3, height: 1, depth: 2, kind: 3, extras: extras)

    let image = try builder.image(rows: [[0b0001_1000]])

    #expect(try ImageDecoder.decode(image).pixels == [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF])
  }

  @Test("reads grey with alpha, and a colour that counts as clear")
  func transparency() throws {
    let grey = try PNGBuilder(width: 2, height: 1, kind: 4).image(rows: [[200, 255, 200, 0]])
    let keyed = try PNGBuilder(
      width: 2, height: 1, extras: [("tRNS", [0, 1, 0, 2, 0, 3])]
    ).image(rows: [[1, 2, 3, 1, 2, 4]])

    #expect(try ImageDecoder.decode(grey).pixels == [0xFFC8_C8C8, 0])
    #expect(try ImageDecoder.decode(keyed).pixels == [0, 0xFF01_0204])
  }

  @Test("reads interlaced pictures")
  func interlaced() throws {
    // Adam7 of 2 x 2: pass 1 has the first pixel, pass 6 the second, pass 7 the lower row.
    let image = try PNGBuilder(width: 2, height: 2, kind: 0, isInterlaced: true).image(
      rows: [[10], [20], [30, 40]])

    #expect(try ImageDecoder.decode(image).pixels.map { $0 & 0xFF } == [10, 20, 30, 40])
  }

  @Test("refuses a file that is cut off anywhere")
  func truncated() throws {
    let whole = try Fixtures.photo().data

    for count in stride(from: 0, to: whole.count, by: 50) + [whole.count - 1] {
      guard let image = Drawing.Image(name: "cut.png", data: whole.prefix(count)) else { continue }
      #expect(performing: { try ImageDecoder.decode(image) }, throws: Self.isUnreadable)
    }
  }

  @Test("refuses a file with a byte changed anywhere")
  func corrupt() throws {
    let whole = try Fixtures.photo().data

    for offset in stride(from: 8, to: whole.count, by: 41) {
      var damaged = whole
      damaged[damaged.startIndex + offset] ^= 0x10
      guard let image = Drawing.Image(name: "bad.png", data: damaged) else { continue }
      #expect(performing: { try ImageDecoder.decode(image) }, throws: Self.isRefused)
    }
  }

  @Test(
    "refuses pictures that are too wide, too high or too large by their header alone",
    arguments: [
      (60_000, 10), (10, 60_000), (8193, 1), (8192, 8192), (2_000_000_000, 2_000_000_000),
    ])
  func tooLarge(width: Int, height: Int) throws {
    let image = try PNGBuilder(width: width, height: height).image(rows: [[1, 2, 3]])

    #expect(
      throws: RasterError.imageTooLarge(name: "built", pixelWidth: width, pixelHeight: height)
    ) {
      try ImageDecoder.decode(image)
    }
  }

  @Test("refuses a picture with fewer pixels than its header says, and names it")
  func missingRows() throws {
    let image = try PNGBuilder(width: 8000, height: 4000).image(rows: [[1, 2, 3]])

    #expect {
      try ImageDecoder.decode(image)
    } throws: { error in
      Self.isUnreadable(error) && "\(error)".contains("'built'")
    }
  }

  private static func isUnreadable(_ error: any Error) -> Bool {
    guard case .unreadableImage = error as? RasterError else { return false }
    return true
  }

  /// A changed size in the header may be found to be too large first.
  private static func isRefused(_ error: any Error) -> Bool {
    if case .imageTooLarge = error as? RasterError { return true }
    return isUnreadable(error)
  }
}
