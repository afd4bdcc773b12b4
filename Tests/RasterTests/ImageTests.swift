import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Painting pictures")
struct ImageTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

  private func scaled(
    _ width: Int, _ height: Int, _ pixels: [UInt32], to newWidth: Int, _ newHeight: Int
  ) -> [UInt32] {
    let bitmap = Bitmap(pixelWidth: width, pixelHeight: height, pixels: pixels)
    return ImageScaler(bitmap, toPixelWidth: newWidth, height: newHeight)
      .scaled(window: PixelRect(left: 0, top: 0, right: newWidth, bottom: newHeight)).pixels
  }

  private func greys(_ values: [UInt32]) -> [UInt32] { values.map { 0xFF00_0000 | $0 * 0x01_0101 } }

  @Test("keeps a picture at its own size as it is")
  func sameSize() {
    let pixels = greys([1, 2, 3, 4, 5, 6])

    #expect(scaled(3, 2, pixels, to: 3, 2) == pixels)
  }

  @Test("averages the area a smaller pixel covers, halves going up")
  func box() {
    // Whole groups: (0 + 10) / 2, (21 + 30) / 2 = 25.5.
    #expect(scaled(4, 1, greys([0, 10, 21, 30]), to: 2, 1) == greys([5, 26]))
    // Three to two: 1 and half of 2; half of 2 and 3. (2 · 0 + 30) / 3, (30 + 2 · 90) / 3.
    #expect(scaled(3, 1, greys([0, 30, 90]), to: 2, 1) == greys([10, 70]))
    // Both ways at once: the mean of all.
    #expect(scaled(2, 2, greys([0, 100, 200, 100]), to: 1, 1) == greys([100]))
  }

  @Test("blends between the two nearest pixels when growing, flat beyond the outermost centres")
  func bilinear() {
    // New centres at -1/4, 1/4, 3/4, 5/4 old pixels from the first centre.
    #expect(scaled(2, 1, greys([0, 100]), to: 4, 1) == greys([0, 25, 75, 100]))
    #expect(scaled(1, 2, greys([0, 100]), to: 1, 4) == greys([0, 25, 75, 100]))
    #expect(scaled(1, 1, greys([77]), to: 3, 3) == greys([77, 77, 77, 77, 77, 77, 77, 77, 77]))
  }

  @Test("averages premultiplied parts, so that what is clear has no colour to give")
  func clearPixels() {
    #expect(scaled(2, 1, [0xFFFF_8000, 0x0000_0000], to: 1, 1) == [0x8080_4000])
  }

  @Test("makes a part of a scaled picture equal to that part of the whole")
  func window() {
    let source = Bitmap(pixelWidth: 5, pixelHeight: 4, pixels: greys((0..<20).map { $0 * 12 }))
    for (width, height) in [(13, 9), (3, 2), (13, 2)] {
      let scaler = ImageScaler(source, toPixelWidth: width, height: height)
      let whole = scaler.scaled(window: PixelRect(left: 0, top: 0, right: width, bottom: height))
      let part = PixelRect(left: 1, top: 1, right: width - 1, bottom: height)

      #expect(scaler.scaled(window: part) == whole.cropped(part))
    }
  }

  @Test("places a picture on whole pixels at its size in points")
  func placed() throws {
    let image = try Fixtures.image(2, 1, [0xFFFF_0000, 0xFF00_FF00])
    let list = Fixtures.list(4, 2, [.image(image, CGRect(x: 1.2, y: 0.9, width: 2, height: 1))])

    let bitmap = try renderer.render(list)

    #expect(bitmap.row(0) == [UInt32](repeating: .white, count: 4))
    #expect(bitmap.row(1) == [.white, 0xFFFF_0000, 0xFF00_FF00, .white])
  }

  @Test("lays a see-through picture over what is there")
  func translucent() throws {
    let image = try Fixtures.image(1, 1, [0x8080_0000])
    let list = Fixtures.list(2, 1, [.image(image, CGRect(x: 0, y: 0, width: 1, height: 1))])

    #expect(try renderer.render(list).row(0) == [0xFFFF_7F7F, .white])
  }

  @Test("turns a picture by taking the nearest pixel, so that no new colour appears")
  func turned() throws {
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00]
    let image = try Fixtures.image(2, 2, colors)
    var group = Fixtures.group(
      CGRect(x: 2, y: 2, width: 2, height: 2),
      [.image(image, CGRect(x: 0, y: 0, width: 2, height: 2))])
    group.transform = Transform(rotationAngle: .pi / 2)

    let quarter = try renderer.render(Fixtures.list(6, 6, [.group(group)]))
    group.transform = Transform(rotationAngle: 0.4)
    let slanted = try renderer.render(Fixtures.list(6, 6, [.group(group)]))

    // Clockwise: the lower left comes up left.
    #expect(quarter.row(2) == [.white, .white, colors[2], colors[0], .white, .white])
    #expect(quarter.row(3) == [.white, .white, colors[3], colors[1], .white, .white])
    #expect(Set(slanted.pixels).isSubset(of: Set(colors + [.white])))
    #expect(slanted != quarter)
  }

  @Test("mirrors a picture")
  func mirrored() throws {
    let image = try Fixtures.image(2, 1, [0xFFFF_0000, 0xFF00_FF00])
    var group = Fixtures.group(
      CGRect(x: 1, y: 0, width: 2, height: 1),
      [.image(image, CGRect(x: 0, y: 0, width: 2, height: 1))])
    group.transform = Transform(scaleX: -1, y: 1)

    let row = try renderer.render(Fixtures.list(4, 1, [.group(group)])).row(0)

    #expect(row == [.white, 0xFF00_FF00, 0xFFFF_0000, .white])
  }

  @Test("scales a picture by a group's scale in one step")
  func scaledGroup() throws {
    let image = try Fixtures.image(2, 1, greys([0, 100]))
    var group = Fixtures.group(
      CGRect(x: 1, y: 0, width: 2, height: 1),
      [.image(image, CGRect(x: 0, y: 0, width: 2, height: 1))])
    group.transform = Transform(scaleX: 2, y: 1)

    let row = try renderer.render(Fixtures.list(4, 1, [.group(group)])).row(0)

    #expect(row == greys([0, 25, 75, 100]))
  }

  @Test("draws the seen part of a picture blown up beyond measure")
  func huge() throws {
    let image = try Fixtures.image(2, 1, greys([0, 100]))
    let whole = CGRect(x: -500_000, y: -500_000, width: 1_000_004, height: 1_000_001)

    let row = try renderer.render(Fixtures.list(4, 1, [.image(image, whole)])).row(0)

    // The middle of the blend from 0 to 100.
    #expect(row == greys([50, 50, 50, 50]))
  }

  @Test(
    "draws nothing in an empty or impossible rectangle, and does not fall",
    arguments: [
      CGRect.zero, .null, CGRect(x: 0, y: 0, width: 0.2, height: 5),
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
      CGRect(x: 900, y: 900, width: 5, height: 5),
    ])
  func strange(rectangle: CGRect) throws {
    let image = try Fixtures.image(1, 1, [0xFF00_0000])
    var turned = Fixtures.group(CGRect(x: 0, y: 0, width: 4, height: 4), [.image(image, rectangle)])
    turned.transform = Transform(rotationAngle: 1)

    let bitmap = try renderer.render(
      Fixtures.list(4, 4, [.image(image, rectangle), .group(turned)]))

    #expect(bitmap.ink.isEmpty)
  }

  @Test("keeps pictures apart that share a name or a size")
  func sameName() throws {
    let red = try Fixtures.image(1, 1, [0xFFFF_0000])
    let blue = try Fixtures.image(1, 1, [0xFF00_00FF])
    let cell = CGRect(x: 0, y: 0, width: 1, height: 1)
    let list = Fixtures.list(2, 1, [.image(red, cell), .image(blue, cell.offsetBy(dx: 1, dy: 0))])

    #expect(try renderer.render(list).row(0) == [0xFFFF_0000, 0xFF00_00FF])
    #expect(try renderer.render(list).row(0) == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test("names a damaged picture when it is to be seen, and only then")
  func damaged() throws {
    let image = try Fixtures.image("cut.png", Fixtures.photo().data.prefix(300))
    let seen = Fixtures.list(9, 9, [.image(image, CGRect(x: 0, y: 0, width: 9, height: 9))])
    let unseen = Fixtures.list(9, 9, [.image(image, CGRect(x: 20, y: 0, width: 9, height: 9))])

    #expect {
      try renderer.render(seen)
    } throws: {
      "\($0)".hasPrefix("Image 'cut.png' is cut off")
    }
    #expect(throws: Never.self) { try renderer.render(unseen) }
  }
}
