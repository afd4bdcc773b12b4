import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Writing PNG files")
struct PNGWriterTests {
  /// Pixels of every alpha with every share of it, from a fixed sequence.
  private static func translucent() -> Bitmap {
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for step in UInt32(0)..<64 {
        let (red, green, blue) = (
          alpha * step / 63, alpha * (63 - step) / 63, alpha * (step * 7 % 64) / 63
        )
        pixels.append(alpha << 24 | red << 16 | green << 8 | blue)
      }
    }
    return Bitmap(pixelWidth: 64, pixelHeight: 256, pixels: pixels)
  }

  private static func opaque() -> Bitmap {
    let pixels = (UInt32(0)..<(37 * 23)).map { index -> UInt32 in
      let noise: UInt32 = index &* 2_654_435_761 >> 8
      return 0xFF00_0000 | (index / 37 % 3 == 0 ? noise : index % 37)
    }
    return Bitmap(pixelWidth: 37, pixelHeight: 23, pixels: pixels)
  }

  @Test(
    "reads back as it was written",
    arguments: [opaque(), translucent(), Bitmap(pixelWidth: 1, pixelHeight: 1, filledWith: 0)])
  func roundTrip(bitmap: Bitmap) throws {
    let file = try PNGWriter().encode(bitmap)

    #expect(try ImageDecoder.decode(Fixtures.image("own", file)) == bitmap)
  }

  @Test("keeps every colour of every alpha")
  func everyPixel() {
    for alpha in UInt32(0)...255 {
      for part in 0...alpha {
        let pixel = alpha << 24 | part << 16 | part << 8 | part
        let straight = Premultiplied.straight(pixel)
        let byte = UInt8(truncatingIfNeeded: straight)
        #expect(
          Premultiplied.pixel(red: byte, green: byte, blue: byte, alpha: UInt8(alpha)) == pixel)
      }
    }
  }

  @Test("writes three parts a pixel when opaque, four when not, and no more chunks than needed")
  func structure() throws {
    let opaque = PNGChunks(try PNGWriter().encode(Self.opaque()))
    let translucent = PNGChunks(try PNGWriter().encode(Self.translucent()))

    #expect(opaque.types == ["IHDR", "IDAT", "IEND"])
    #expect(opaque.all.allSatisfy { $0.hasRightChecksum })
    #expect(opaque.all[0].body == [0, 0, 0, 37, 0, 0, 0, 23, 8, 2, 0, 0, 0])
    #expect(translucent.all[0].body == [0, 0, 0, 64, 0, 0, 1, 0, 8, 6, 0, 0, 0])
  }

  @Test("writes a row that equals the one above it as no change")
  func filters() {
    let bitmap = Bitmap(
      pixelWidth: 2, pixelHeight: 3, pixels: [1, 2, 1, 2, 1, 3].map { 0xFF00_0000 | $0 })

    let rows = PNGFormat.rows(
      of: bitmap, within: PixelRect(left: 0, top: 0, right: 2, bottom: 3), isOpaque: true)

    #expect(rows == [0, 0, 0, 1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3])
  }

  @Test("makes the same bytes of the same pixels, whatever came before")
  func sameBytes() throws {
    let writer = try PNGWriter()
    let first = try writer.encode(Self.opaque())
    _ = try writer.encode(Self.translucent())

    #expect(try writer.encode(Self.opaque()) == first)
    #expect(try PNGWriter().encode(Self.opaque()) == first)
  }

  @Test("refuses a picture without pixels")
  func empty() throws {
    #expect(throws: RasterError.unusableSize(pixelWidth: 0, pixelHeight: 5)) {
      try PNGWriter().encode(Bitmap(pixelWidth: 0, pixelHeight: 5))
    }
  }

  @Test("writes to its place")
  func file() throws {
    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("0000.png")

      try PNGWriter().write(Self.opaque(), to: url)

      #expect(
        try ImageDecoder.decode(Fixtures.image("own", Data(contentsOf: url))) == Self.opaque())
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["0000.png"])
    }
  }
}

@Suite("Writing animations")
struct APNGWriterTests {
  private func bitmap(_ values: [UInt32]) -> Bitmap {
    Bitmap(pixelWidth: 3, pixelHeight: 2, pixels: values.map { 0xFF00_0000 | $0 })
  }

  private func written(
    _ frames: [Bitmap], framesPerSecond: Int = 60
  ) throws -> Data {
    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("a.png")
      let writer = try APNGWriter(url, framesPerSecond: framesPerSecond)
      for frame in frames { try writer.append(frame) }
      try writer.finish()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
      return try Data(contentsOf: url)
    }
  }

  @Test("writes each frame's change, its numbers in order and its delay as a fraction")
  func structure() throws {
    let first = bitmap([0, 0, 0, 0, 0, 0])
    let second = bitmap([0, 1, 0, 0, 2, 0])
    let third = bitmap([0, 1, 9, 0, 2, 0])

    let file = PNGChunks(try written([first, first, first, second, third, third]))

    #expect(file.types == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(file.all.allSatisfy { $0.hasRightChecksum })
    #expect(file.named("acTL")[0].body == [0, 0, 0, 3, 0, 0, 0, 0])
    let controls = file.named("fcTL")
    #expect(controls.map { $0.number(0) } == [0, 1, 3])
    #expect(file.named("fdAT").map { $0.number(0) } == [2, 4])
    // Width, height, x and y of what changed.
    #expect(
      controls.map { control in [4, 8, 12, 16].map(control.number) } == [
        [3, 2, 0, 0], [1, 2, 1, 0], [1, 1, 2, 0],
      ])
    #expect(controls.map { [$0.short(20), $0.short(22)] } == [[3, 60], [1, 60], [2, 60]])
    #expect(controls.allSatisfy { $0.body[24] == 0 && $0.body[25] == 0 })
  }

  @Test("shows its first frame in readers that know no animation")
  func still() throws {
    let first = bitmap([1, 2, 3, 4, 5, 6])

    let file = try written([first, bitmap([1, 2, 3, 4, 5, 7])])

    #expect(try ImageDecoder.decode(Fixtures.image("film", file)) == first)
  }

  @Test("keeps the sum of the delays, also past what one frame can hold")
  func longHold() throws {
    let still = bitmap([0, 0, 0, 0, 0, 0])

    let file = PNGChunks(
      try written([Bitmap](repeating: still, count: 70_000), framesPerSecond: 120))

    let controls = file.named("fcTL")
    #expect(controls.map { $0.short(20) } == [65_535, 4465])
    #expect(controls[1].number(4) == 1)
    #expect(file.named("acTL")[0].number(0) == 2)
  }

  @Test("holds a single frame")
  func single() throws {
    let file = PNGChunks(try written([bitmap([0, 0, 0, 0, 0, 0])]))

    #expect(file.types == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"])
    #expect(file.named("acTL")[0].number(0) == 1)
  }

  @Test(
    "takes a frame rate out of range as the nearest",
    arguments: [(0, 1), (-5, 1), (1_000_000, 65_535)])
  func frameRates(asked: Int, written rate: Int) throws {
    let file = PNGChunks(try written([bitmap([0, 0, 0, 0, 0, 0])], framesPerSecond: asked))

    #expect(file.named("fcTL")[0].short(22) == rate)
  }

  @Test("refuses frames of another size, without pixels or see-through, and an animation of none")
  func mismatches() throws {
    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("a.png")
      let writer = try APNGWriter(url, framesPerSecond: 60)
      func refuses(_ act: () throws -> Void) {
        #expect {
          try act()
        } throws: { error in
          guard case .mismatchedFrame(url.path, _) = error as? RasterError else { return false }
          return true
        }
      }

      refuses { try writer.finish() }
      refuses { try writer.append(Bitmap(pixelWidth: 0, pixelHeight: 0)) }
      refuses { try writer.append(Bitmap(pixelWidth: 3, pixelHeight: 2)) }
      try writer.append(bitmap([0, 0, 0, 0, 0, 0]))
      refuses { try writer.append(Bitmap(pixelWidth: 2, pixelHeight: 3, filledWith: .white)) }
    }
  }

  @Test("leaves nothing behind when it is not finished")
  func abandoned() throws {
    try Fixtures.withFolder { folder in
      do {
        let writer = try APNGWriter(folder.appendingPathComponent("a.png"), framesPerSecond: 60)
        try writer.append(bitmap([0, 0, 0, 0, 0, 0]))
      }

      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}
