import Drawing
import Foundation
import Testing

@testable import Raster

/// Cairo samples slanted edges on a grid of 256 by 15 points a pixel, rounding to one side: mirrored
/// edges differ by up to this many levels.
let cairoSlopeError = 8

@Suite("Filling shapes")
struct FillTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

  @Test("fills whole pixels with the very bytes of the colour")
  func wholePixels() throws {
    let list = Fixtures.list(4, 1, [Fixtures.rectangle(1, 0, 2, 1, .orange)])

    let bitmap = try renderer.render(list)

    #expect(bitmap.row(0) == [0xFFFF_FFFF, 0xFFFF_8000, 0xFFFF_8000, 0xFFFF_FFFF])
  }

  @Test("covers a pixel by the share of it that is inside")
  func partialPixels() throws {
    let list = Fixtures.list(4, 1, [Fixtures.rectangle(0.5, 0, 2.25, 1)])

    let bitmap = try renderer.render(list)

    // Half covered, whole, three quarters: 255 less 128, 255 and 192 (0.75 of 256).
    #expect(bitmap.row(0) == [0xFF7F_7F7F, 0xFF00_0000, 0xFF3F_3F3F, 0xFFFF_FFFF])
  }

  @Test("multiplies points by the scale", arguments: [1.0, 2.0, 3.0])
  func scales(scale: CGFloat) throws {
    let list = Fixtures.list(3, 3, scale: scale, [Fixtures.rectangle(1, 1, 1, 1)])

    let bitmap = try renderer.render(list)

    let side = Int(scale)
    #expect(bitmap.pixelWidth == 3 * side)
    #expect(bitmap.ink == PixelRect(left: side, top: side, right: 2 * side, bottom: 2 * side))
    #expect(Set(bitmap.pixels) == [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test("paints at another scale than the list's own when asked")
  func otherScale() throws {
    let list = Fixtures.list(3, 2, scale: 1, [Fixtures.rectangle(1, 0, 1, 2)])

    let bitmap = try renderer.render(list, scale: 2)

    #expect(bitmap.row(3) == [UInt32.white, .white, .black, .black, .white, .white])
  }

  @Test("lays a see-through colour over what is there")
  func translucent() throws {
    let red = Color(bytes: 255, 0, 0, alpha: 128)
    let list = Fixtures.list(2, 1, [Fixtures.rectangle(0, 0, 1, 1, red)])

    let bitmap = try renderer.render(list)

    #expect(bitmap.row(0) == [0xFFFF_7F7F, 0xFFFF_FFFF])
  }

  @Test("leaves every pixel opaque")
  func opaque() throws {
    let blue = Color(bytes: 0, 0, 255, alpha: 77)
    var group = Fixtures.group(
      CGRect(x: 1, y: 1, width: 9, height: 9),
      [.fill(.ellipse(CGRect(x: 0, y: 0, width: 9, height: 9)), blue)])
    group.opacity = 0.37

    let bitmap = try renderer.render(Fixtures.list(11, 11, [.group(group)]))

    #expect(bitmap.isOpaque)
  }

  @Test("draws the arrow the same on both sides of its axis", arguments: [1.0, 2.0, 3.0])
  func symmetricArrow(scale: CGFloat) throws {
    let arrow = Fixtures.group(
      CGRect(x: 5, y: 5, width: 30, height: 50), [.fill(Fixtures.arrow, .darkGray)])

    let bitmap = try renderer.render(Fixtures.list(40, 60, scale: scale, [.group(arrow)]))

    #expect(bitmap == bitmap.mirrored)
    #expect(bitmap[Int(20 * scale), Int(10 * scale)] == 0xFF55_5555)
  }

  @Test("draws the arrow half a turn on as the same arrow upside down", arguments: [1.0, 2.0])
  func turnedArrow(scale: CGFloat) throws {
    var arrow = Fixtures.group(
      CGRect(x: 5, y: 5, width: 30, height: 50), [.fill(Fixtures.arrow, .darkGray)])
    let down = try renderer.render(Fixtures.list(40, 60, scale: scale, [.group(arrow)]))
    arrow.transform = Transform(rotationAngle: .pi)

    let up = try renderer.render(Fixtures.list(40, 60, scale: scale, [.group(arrow)]))

    #expect(up == down.turnedHalf)
  }

  @Test("draws a quarter turn symmetric to the other axis")
  func quarterTurn() throws {
    var arrow = Fixtures.group(
      CGRect(x: 15, y: 5, width: 30, height: 50), [.fill(Fixtures.arrow, .darkGray)])
    arrow.transform = Transform(rotationAngle: .pi / 2)

    let bitmap = try renderer.render(Fixtures.list(60, 60, scale: 2, [.group(arrow)]))

    // Clockwise on screen: the point, which was below, now looks to the left.
    #expect(bitmap.largestDifference(from: bitmap.turnedHalf.mirrored) <= cairoSlopeError)
    #expect(bitmap.ink == PixelRect(left: 10, top: 30, right: 110, bottom: 90))
    #expect(bitmap[11, 60] != .white)
    #expect(bitmap[11, 40] == .white)
  }

  @Test("rounds corners and ends: an ellipse touches its four sides and not its corners")
  func ellipse() throws {
    let circle = Shape.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20))

    let bitmap = try renderer.render(Fixtures.list(20, 20, [.fill(circle, .black)]))

    #expect(bitmap.largestDifference(from: bitmap.mirrored) <= cairoSlopeError)
    #expect(bitmap.largestDifference(from: bitmap.turnedHalf) <= cairoSlopeError)
    #expect(bitmap[0, 0] == .white)
    #expect(bitmap[10, 10] == .black)
    #expect(bitmap.ink == PixelRect(left: 0, top: 0, right: 20, bottom: 20))
    // A circle's area, less what the chords cut off that cairo takes for arcs: they lie up to a
    // tenth of a pixel inside, along a circumference of 63 pixels.
    let covered = bitmap.pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    #expect(covered < 100 * Double.pi)
    #expect(covered > 100 * Double.pi - 6.3)
  }

  @Test("takes a corner radius larger than half the side as half the side")
  func fullRadius() throws {
    let bounds = CGRect(x: 0, y: 0, width: 12, height: 12)

    let rounded = try renderer.render(
      Fixtures.list(12, 12, [.fill(.roundedRectangle(bounds, cornerRadius: 99), .black)]))
    let circle = try renderer.render(Fixtures.list(12, 12, [.fill(.ellipse(bounds), .black)]))

    #expect(rounded == circle)
  }

  @Test(
    "takes a radius of none, or less, or no number, for a plain rectangle",
    arguments: [0.0, -3, .nan])
  func noRadius(radius: CGFloat) throws {
    let bounds = CGRect(x: 1, y: 1, width: 5, height: 4)

    let rounded = try renderer.render(
      Fixtures.list(8, 8, [.fill(.roundedRectangle(bounds, cornerRadius: radius), .black)]))

    #expect(
      rounded == (try renderer.render(Fixtures.list(8, 8, [.fill(.rectangle(bounds), .black)]))))
  }

  @Test("moves a shape by its own transform")
  func transformed() throws {
    let shape = Shape.transformed(
      .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), Transform(translationX: 2, y: 1))

    let bitmap = try renderer.render(Fixtures.list(4, 2, [.fill(shape, .black)]))

    #expect(bitmap.ink == PixelRect(left: 2, top: 1, right: 3, bottom: 2))
  }

  static let strange: [(CGRect, inks: Bool)] = [
    (CGRect(x: 2, y: 2, width: 0, height: 5), false),
    (CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), false),
    (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), false),
    (CGRect(x: CGFloat.infinity, y: 0, width: 5, height: 5), false),
    (CGRect.null, false),
    (CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300), false),
    (CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), true),
    (CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), true),
    (CGRect.infinite, true),
    (CGRect(x: 8, y: 8, width: -8, height: -8), true),
  ]

  @Test("draws empty, huge and impossible rectangles without a fall", arguments: strange)
  func strangeRectangles(rectangle: CGRect, inks: Bool) throws {
    let bitmap = try renderer.render(Fixtures.list(8, 8, [.fill(.rectangle(rectangle), .black)]))

    let whole = PixelRect(left: 0, top: 0, right: 8, bottom: 8)
    #expect(bitmap.ink == (inks ? whole : .empty))
  }

  @Test("draws other empty and impossible shapes without a fall", arguments: strange)
  func strangeShapes(rectangle: CGRect, inks: Bool) throws {
    let shapes: [Shape] = [
      .ellipse(rectangle), .roundedRectangle(rectangle, cornerRadius: 3),
      .polygon([rectangle.origin, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5)]), .polygon([]),
      .polygon([.zero]), .transformed(.rectangle(rectangle), Transform(rotationAngle: 0.5)),
    ]

    for shape in shapes {
      do {
        _ = try renderer.render(Fixtures.list(8, 8, [.fill(shape, .black)]))
      } catch {
        #expect(error as? RasterError == .shapeTooLarge(view: "window"))
      }
    }
  }

  @Test(
    "refuses a stage without pixels, with too many, or of no size",
    arguments: [
      (0, 10, 1), (10, 0, 2), (-5, 5, 1), (CGFloat.nan, 5, 1), (5, 5, 0), (5, 5, -1),
      (5, 5, CGFloat.nan),
      (1e9, 1, 1), (20_000, 10, 1), (10_000, 10_000, 1), (CGFloat.infinity, 1, 1), (0.2, 0.2, 1),
    ])
  func unusableSizes(width: CGFloat, height: CGFloat, scale: CGFloat) throws {
    let list = Fixtures.list(width, height, scale: scale, [])

    #expect {
      try renderer.render(list)
    } throws: { error in
      guard case .unusableSize = error as? RasterError else { return false }
      return "\(error)".contains("16384")
    }
  }
}

extension UInt32 {
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000
}
