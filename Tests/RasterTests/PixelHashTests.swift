import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Hashes")
struct PixelHashTests {
  @Test(
    "agree with xxHash's own tool (xxhsum -H2)",
    arguments: [
      ("", "99aa06d3014798d86001c324468d497f"), ("abc", "06b05ab6733a618578af5f94892f3950"),
      ("下拉刷新", "f8ac260ad875cf2b6fb7d4f6c2005fb5"),
    ])
  func text(text: String, hash: String) {
    #expect(ContentHash.hexadecimal(of: text) == hash)
  }

  @Test("take pixels as straight bytes: red, green, blue, alpha")
  func pixels() {
    // xxhsum -H2 of ff 80 00 ff, 00 00 00 00, 80 40 00 80.
    let bitmap = Bitmap(
      pixelWidth: 3, pixelHeight: 1, pixels: [0xFFFF_8000, 0x0000_0000, 0x8040_2000])

    #expect(PixelHash.hexadecimal(of: bitmap) == "1be97305172726c61f5916aef4042d92")
  }

  @Test("take opaque pictures by the same rule as others")
  func opaque() {
    let bytes: [UInt8] = [0xFF, 0x80, 0x00, 0xFF, 0x01, 0x02, 0x03, 0xFF]
    let bitmap = Bitmap(pixelWidth: 1, pixelHeight: 2, pixels: [0xFFFF_8000, 0xFF01_0203])

    #expect(PixelHash.hexadecimal(of: bitmap) == hash(of: bytes))
  }

  @Test("are the same however long the picture is", arguments: [16_383, 16_384, 16_385, 40_000])
  func blocks(count: Int) {
    let pixels = (0..<UInt32(count)).map { 0xFF00_0000 | $0 & 0x7F }
    let bytes = pixels.flatMap { [0, 0, UInt8($0 & 0x7F), 0xFF] }

    let found = PixelHash.hexadecimal(of: Bitmap(pixelWidth: count, pixelHeight: 1, pixels: pixels))

    #expect(found == hash(of: bytes))
    #expect(found.count == 32)
  }

  /// The text hash of bytes that are valid UTF-8 or not: `String` is passed by.
  private func hash(of bytes: [UInt8]) -> String {
    let hash = RunningHash()
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.hexadecimal
  }
}
