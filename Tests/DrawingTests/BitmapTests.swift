import Drawing
import Foundation
import Testing

@Suite("Bitmaps and pictures")
struct BitmapTests {
  @Test("hold pixels row by row")
  func subscripts() {
    var bitmap = Bitmap(pixelWidth: 2, pixelHeight: 2, pixels: [1, 2, 3, 4])

    bitmap[1, 0] = 9

    #expect(bitmap.pixels == [1, 9, 3, 4])
    #expect(bitmap[0, 1] == 3)
    #expect(bitmap.description == "2 x 2 pixels")
    #expect(Bitmap(pixelWidth: 2, pixelHeight: 1, filledWith: 5).pixels == [5, 5])
    #expect(Bitmap(pixelWidth: 0, pixelHeight: 3).pixels.isEmpty)
  }

  @Test(
    "take in another one and leave out what does not fit",
    arguments: [
      (0, 0, [UInt32(1), 2, 0, 3, 4, 0, 0, 0, 0]), (1, 1, [0, 0, 0, 0, 1, 2, 0, 3, 4]),
      (2, 2, [0, 0, 0, 0, 0, 0, 0, 0, 1]), (-1, -1, [4, 0, 0, 0, 0, 0, 0, 0, 0]),
      (-1, 2, [0, 0, 0, 0, 0, 0, 2, 0, 0]), (3, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0]),
      (0, 3, [0, 0, 0, 0, 0, 0, 0, 0, 0]), (-2, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0]),
      (0, -9, [0, 0, 0, 0, 0, 0, 0, 0, 0]), (99, 99, [0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ])
  func copying(column: Int, row: Int, expected: [UInt32]) {
    var bitmap = Bitmap(pixelWidth: 3, pixelHeight: 3)

    bitmap.copy(
      Bitmap(pixelWidth: 2, pixelHeight: 2, pixels: [1, 2, 3, 4]), toColumn: column, row: row)

    #expect(bitmap.pixels == expected)
  }

  @Test("stand in the upper left corner of a larger one, or are themselves large enough")
  func extending() {
    let bitmap = Bitmap(pixelWidth: 2, pixelHeight: 1, pixels: [1, 2])

    #expect(
      bitmap.extended(toPixelWidth: 3, height: 2, filledWith: 7).pixels == [1, 2, 7, 7, 7, 7])
    #expect(bitmap.extended(toPixelWidth: 2, height: 2, filledWith: 7).pixels == [1, 2, 7, 7])
    #expect(bitmap.extended(toPixelWidth: 1, height: 2, filledWith: 7).pixels == [1, 2, 7, 7])
    #expect(bitmap.extended(toPixelWidth: 2, height: 1, filledWith: 7) == bitmap)
    #expect(bitmap.extended(toPixelWidth: 0, height: 0, filledWith: 7) == bitmap)
  }

  /// The first 24 bytes of a PNG file.
  private static func header(width: [UInt8], height: [UInt8]) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width
        + height)
  }

  @Test("know a picture's size from its header")
  func imageSize() throws {
    let data = Self.header(width: [0, 0, 1, 2], height: [0, 0, 0, 30])

    let image = try #require(Image(name: "a.png", data: data, scale: 2))

    #expect(image.pixelWidth == 258)
    #expect(image.pixelHeight == 30)
    #expect(image.size == CGSize(width: 129, height: 15))
    #expect(image == Image(name: "a.png", data: data, scale: 2))
    #expect(image != Image(name: "b.png", data: data, scale: 2))
  }

  @Test("know a size as large as a header can say")
  func largestSize() throws {
    let data = Self.header(width: [255, 255, 255, 255], height: [255, 255, 255, 255])

    #expect(Image(name: "a.png", data: data)?.pixelWidth == 4_294_967_295)
  }

  @Test("take a picture out of the middle of other bytes")
  func slices() {
    let data = Data([1, 2, 3]) + Self.header(width: [0, 0, 0, 7], height: [0, 0, 0, 8])

    #expect(Image(name: "a.png", data: data.dropFirst(3))?.pixelWidth == 7)
  }

  @Test("refuse what is no PNG, has no pixels or no scale")
  func noImages() {
    let good = Self.header(width: [0, 0, 0, 1], height: [0, 0, 0, 1])

    #expect(Image(name: "", data: Data()) == nil)
    #expect(Image(name: "", data: good.prefix(23)) == nil)
    #expect(Image(name: "", data: Data(good.reversed())) == nil)
    #expect(Image(name: "", data: Data("GIF89a and some more bytes".utf8)) == nil)
    #expect(Image(name: "", data: Self.header(width: [0, 0, 0, 0], height: [0, 0, 0, 1])) == nil)
    #expect(Image(name: "", data: good, scale: 0) == nil)
    #expect(Image(name: "", data: good, scale: .nan) == nil)
  }
}
