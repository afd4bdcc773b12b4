import Drawing
import Foundation

@testable import Raster

/// Builds PNG files of kinds that our writer does not write, from rows that are already packed.
struct PNGBuilder {
  var width: Int
  var height: Int
  var depth: UInt8 = 8
  /// 0 grey, 2 colour, 3 palette, 4 grey and alpha, 6 colour and alpha.
  var kind: UInt8 = 2
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var extras: [(type: String, body: [UInt8])] = []

  /// The file; each row of `rows` is given without its filter's number.
  func file(rows: [[UInt8]]) throws -> Data {
    let compressor = try DeflateCompressor(level: 6)
    let size = PNGFormat.bigEndian(UInt32(width)) + PNGFormat.bigEndian(UInt32(height))
    var bytes = PNGFormat.signature
    bytes += PNGFormat.chunk("IHDR", size + [depth, kind, 0, 0, isInterlaced ? 1 : 0])
    for extra in extras { bytes += PNGFormat.chunk(extra.type, extra.body) }
    bytes += PNGFormat.chunk("IDAT", compressor.zlib(rows.flatMap { [0] + $0 }))
    bytes += PNGFormat.chunk("IEND", [])
    return Data(bytes)
  }

  func image(rows: [[UInt8]]) throws -> Drawing.Image {
    try Fixtures.image("built", file(rows: rows))
  }
}

/// The chunks of a PNG file, read by hand.
struct PNGChunks {
  struct Chunk {
    let type: String
    let body: [UInt8]
    let hasRightChecksum: Bool

    /// The number of four bytes at an offset.
    func number(_ offset: Int) -> Int {
      body[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    /// The number of two bytes at an offset.
    func short(_ offset: Int) -> Int { Int(body[offset]) << 8 | Int(body[offset + 1]) }
  }

  let all: [Chunk]

  init(_ file: Data) {
    let bytes = [UInt8](file)
    var offset = 8
    var found: [Chunk] = []
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let body = Array(bytes[(offset + 8)..<(offset + 8 + length)])
      let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let whole = Array(bytes[offset..<(offset + 12 + length)])
      found.append(
        Chunk(type: type, body: body, hasRightChecksum: whole == PNGFormat.chunk(type, body)))
      offset += 12 + length
    }
    all = found
  }

  var types: [String] { all.map(\.type) }

  func named(_ type: String) -> [Chunk] { all.filter { $0.type == type } }
}
