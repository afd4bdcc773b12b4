import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("Groups")
struct GroupTests {
  let renderer: CairoRenderer

  init() throws {
    renderer = try Fixtures.renderer()
  }

  private func render(_ width: CGFloat, _ height: CGFloat, _ group: DisplayList.Group) throws
    -> Bitmap
  {
    try renderer.render(Fixtures.list(width, height, [.group(group)]))
  }

  @Test("fades a group as a whole: what lies below within it does not shine through")
  func groupOpacity() throws {
    let half = 128.0 / 255
    var whole = Fixtures.group(
      CGRect(x: 0, y: 0, width: 3, height: 1),
      [Fixtures.rectangle(0, 0, 2, 1, .black), Fixtures.rectangle(1, 0, 2, 1, .white)])
    whole.opacity = half
    let each = Fixtures.group(
      CGRect(x: 0, y: 0, width: 3, height: 1),
      [
        Fixtures.rectangle(0, 0, 2, 1, .black.withAlpha(half)),
        Fixtures.rectangle(1, 0, 2, 1, .white.withAlpha(half)),
      ])

    #expect(try render(3, 1, whole).row(0) == [0xFF7F_7F7F, .white, .white])
    #expect(try render(3, 1, each).row(0) == [0xFF7F_7F7F, 0xFFBF_BFBF, .white])
  }

  @Test("multiplies the opacities of nested groups")
  func nestedOpacity() throws {
    var inner = Fixtures.group(
      CGRect(x: 0, y: 0, width: 1, height: 1), [Fixtures.rectangle(0, 0, 1, 1, .black)])
    inner.opacity = 0.5
    var outer = Fixtures.group(CGRect(x: 0, y: 0, width: 2, height: 1), [.group(inner)])
    outer.opacity = 0.5

    let row = try render(2, 1, outer).row(0)

    // A quarter of black: 255 less 64.
    #expect(row == [0xFFBF_BFBF, .white])
  }

  @Test(
    "draws nothing of what is hidden, faded out, or of an opacity that is no number",
    arguments: [(true, 1), (false, 0), (false, -1), (false, Double.nan)])
  func unseen(isHidden: Bool, opacity: Double) throws {
    var group = Fixtures.group(
      CGRect(x: 0, y: 0, width: 2, height: 2),
      // A missing character would be an error if it were looked at.
      [
        Fixtures.rectangle(0, 0, 2, 2),
        Fixtures.words("\u{12345}", in: CGRect(x: 0, y: 0, width: 2, height: 2)),
      ])
    group.isHidden = isHidden
    group.opacity = opacity

    #expect(try render(2, 2, group).ink.isEmpty)
  }

  @Test("takes an opacity above 1 as 1")
  func strongOpacity() throws {
    var group = Fixtures.group(
      CGRect(x: 0, y: 0, width: 1, height: 1), [Fixtures.rectangle(0, 0, 1, 1)])
    group.opacity = 7

    #expect(try render(1, 1, group).row(0) == [.black])
  }

  @Test("draws outside its placement only when it does not clip", arguments: [true, false])
  func clipping(clips: Bool) throws {
    var group = Fixtures.group(
      CGRect(x: 2, y: 2, width: 3, height: 2), [Fixtures.rectangle(-10, -10, 30, 30)])
    group.clips = clips

    let ink = try render(8, 8, group).ink

    let whole = PixelRect(left: 0, top: 0, right: 8, bottom: 8)
    #expect(ink == (clips ? PixelRect(left: 2, top: 2, right: 5, bottom: 4) : whole))
  }

  @Test("clips a group that is faded")
  func clippedFade() throws {
    var group = Fixtures.group(
      CGRect(x: 1, y: 0, width: 1, height: 1), [Fixtures.rectangle(-1, 0, 3, 1)])
    group.clips = true
    group.opacity = 128.0 / 255

    #expect(try render(3, 1, group).row(0) == [.white, 0xFF7F_7F7F, .white])
  }

  @Test("clips within a clip, and no longer after it")
  func nestedClips() throws {
    var inner = Fixtures.group(
      CGRect(x: 1, y: 1, width: 10, height: 1), [Fixtures.rectangle(-9, -9, 30, 30, .red)])
    inner.clips = true
    var outer = Fixtures.group(
      CGRect(x: 1, y: 1, width: 3, height: 3),
      [.group(inner), Fixtures.rectangle(0, 2, 9, 1, .blue)])
    outer.clips = true
    let list = Fixtures.list(5, 5, [.group(outer), Fixtures.rectangle(0, 4, 5, 1, .green)])

    let bitmap = try renderer.render(list)

    let (red, blue, green): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00)
    #expect(bitmap.row(1) == [UInt32](repeating: .white, count: 5))
    #expect(bitmap.row(2) == [.white, .white, red, red, .white])
    #expect(bitmap.row(3) == [.white, blue, blue, blue, .white])
    #expect(bitmap.row(4) == [UInt32](repeating: green, count: 5))
  }

  @Test("clips a turned group along its own edges")
  func turnedClip() throws {
    var group = Fixtures.group(
      CGRect(x: 5, y: 5, width: 10, height: 10), [Fixtures.rectangle(-40, -40, 80, 80)])
    group.clips = true
    group.transform = Transform(rotationAngle: .pi / 4)

    let bitmap = try render(20, 20, group)

    #expect(bitmap[10, 10] == .black)
    #expect(bitmap[5, 5] == .white)
    #expect(bitmap[10, 4] == .black)
    #expect(bitmap.largestDifference(from: bitmap.mirrored) <= cairoSlopeError)
  }

  @Test("turns about its anchor")
  func anchor() throws {
    var group = Fixtures.group(
      CGRect(x: 4, y: 4, width: 2, height: 2), [Fixtures.rectangle(0, 0, 2, 2)])
    group.transform = Transform(rotationAngle: .pi)
    group.anchor = CGPoint(x: 0, y: 0)

    #expect(try render(8, 8, group).ink == PixelRect(left: 2, top: 2, right: 4, bottom: 4))
  }

  @Test("scales about its middle")
  func scaling() throws {
    var group = Fixtures.group(
      CGRect(x: 3, y: 3, width: 2, height: 2), [Fixtures.rectangle(0, 0, 2, 2)])
    group.transform = Transform(scaleX: 2, y: 3)

    #expect(try render(8, 8, group).ink == PixelRect(left: 2, top: 1, right: 6, bottom: 7))
  }

  @Test(
    "brings a placement that is between pixels to the nearest",
    arguments: [
      (1.4, 1), (1.5, 2), (-0.5, 0), (2.49, 2),
    ])
  func snapping(x: CGFloat, column: Int) throws {
    let group = Fixtures.group(
      CGRect(x: x, y: 0, width: 1, height: 1), [Fixtures.rectangle(0, 0, 1, 1)])

    #expect(
      try render(5, 1, group).ink == PixelRect(left: column, top: 0, right: column + 1, bottom: 1))
  }

  @Test("draws later groups over earlier ones")
  func order() throws {
    let back = Fixtures.group(
      CGRect(x: 0, y: 0, width: 2, height: 1), [Fixtures.rectangle(0, 0, 2, 1, .red)])
    let front = Fixtures.group(
      CGRect(x: 1, y: 0, width: 2, height: 1), [Fixtures.rectangle(0, 0, 2, 1, .blue)])

    let bitmap = try renderer.render(Fixtures.list(3, 1, [.group(back), .group(front)]))

    #expect(bitmap.row(0) == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
  }

  @Test(
    "survives placements and transforms that are no numbers or flatten all",
    arguments: [
      Transform(scaleX: 0, y: 0), Transform(scaleX: .nan, y: 1), Transform(scaleX: 1e300, y: 1e300),
      Transform(translationX: .infinity, y: 0), Transform(scaleX: 1, y: 1e-300),
      Transform(translationX: 1e12, y: 0),
    ])
  func strangeTransforms(transform: Transform) throws {
    let photo = try Fixtures.photo()
    var group = Fixtures.group(
      CGRect(x: 0, y: 0, width: 4, height: 4),
      [
        Fixtures.rectangle(0, 0, 4, 4),
        Fixtures.words("Ag", in: CGRect(x: 0, y: 0, width: 30, height: 30)),
        .image(photo, CGRect(x: 0, y: 0, width: 4, height: 4)), .fill(Fixtures.arrow, .red),
      ])
    group.transform = transform
    group.clips = true

    do {
      _ = try render(8, 8, group)
    } catch {
      guard case .shapeTooLarge = error as? RasterError else { throw error }
    }
  }

  @Test("changes no pixel by leaving out what lies outside")
  func culling() throws {
    var cell = Fixtures.group(
      CGRect(x: 2, y: 2, width: 20, height: 12),
      [
        Fixtures.rectangle(0, 0, 20, 12, .orange),
        Fixtures.words("Ag", in: CGRect(x: 1, y: 0, width: 30, height: 12)),
      ])
    cell.clips = true
    let photo = try Fixtures.photo()
    let plain = Fixtures.list(24, 16, scale: 2, [.group(cell)])
    let outside: [DisplayList.Item] = [
      Fixtures.rectangle(30, 0, 10, 10, .red), .fill(Fixtures.arrow, .red),
      .image(photo, CGRect(x: -50, y: 0, width: 40, height: 40)),
      Fixtures.words("outside", in: CGRect(x: 40, y: 40, width: 100, height: 20)),
      .fill(.ellipse(CGRect(x: 0, y: 100, width: 9, height: 9)), .red),
    ]
    var far = Fixtures.group(CGRect(x: 0, y: 60, width: 20, height: 12), outside)
    far.opacity = 0.5
    cell.items += outside.map {
      .group(Fixtures.group(CGRect(x: 100, y: 0, width: 9, height: 9), [$0]))
    }

    let full = Fixtures.list(24, 16, scale: 2, [.group(far), .group(cell)])

    #expect(try renderer.render(full) == renderer.render(plain))
  }
}
