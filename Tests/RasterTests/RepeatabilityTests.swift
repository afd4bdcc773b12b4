import Drawing
import Foundation
import Testing

@testable import Raster

@Suite("The same list gives the same pixels")
struct RepeatabilityTests {
  /// A bit of everything.
  static func list(scale: CGFloat) throws -> DisplayList {
    let photo = try Fixtures.photo()
    var cell = Fixtures.group(
      CGRect(x: 0, y: 40, width: 160, height: 60),
      [
        .image(photo, CGRect(x: 8, y: 8, width: 44, height: 44)),
        Fixtures.words("NibBi 下拉 ґ مرحبا", in: CGRect(x: 60, y: 0, width: 100, height: 60)),
      ])
    cell.clips = true
    var arrow = Fixtures.group(
      CGRect(x: 10, y: 100, width: 30, height: 50),
      [
        .fill(Fixtures.arrow, .darkGray),
        Fixtures.words("A", in: CGRect(x: 0, y: 0, width: 30, height: 50)),
      ])
    arrow.transform = Transform(rotationAngle: 0.7)
    arrow.opacity = 0.6
    return Fixtures.list(
      160, 160, scale: scale,
      [
        Fixtures.rectangle(0, 0, 160, 40, .orange),
        Fixtures.words(
          "正在刷新.....", size: 12, weight: .bold, alignment: .center, color: .white,
          in: CGRect(x: 0, y: 0, width: 160, height: 40)),
        .group(cell), .group(arrow), Fixtures.rectangle(0, 99.5, 160, 0.5, .lightGray),
        Fixtures.words(
          "Several words on lines of their own", size: 11, lines: 0,
          mode: .byWordWrapping, in: CGRect(x: 60, y: 100, width: 90, height: 50)),
      ])
  }

  static func hash(_ renderer: CairoRenderer, scale: CGFloat = 2) throws -> String {
    PixelHash.hexadecimal(of: try renderer.render(list(scale: scale)))
  }

  @Test("drawn twice, by two books, with other things drawn between")
  func again() throws {
    let renderer = try Fixtures.renderer()
    let first = try Self.hash(renderer)
    _ = try Self.hash(renderer, scale: 3)

    #expect(try Self.hash(renderer) == first)
    #expect(try Self.hash(Fixtures.renderer()) == first)
  }

  @Test("with all caches off", arguments: [1.0, 2, 3])
  func withoutCaches(scale: CGFloat) throws {
    let cached = try Fixtures.renderer()
    let uncached = CairoRenderer(fonts: try Fixtures.book(), limits: .none)
    let tight = CairoRenderer(
      fonts: try Fixtures.book(),
      limits: CairoRenderer.CacheLimits(layouts: 4, maskBytes: 20_000, imageBytes: 20_000))
    let first = try Self.hash(cached, scale: scale)

    #expect(try Self.hash(cached, scale: scale) == first)
    for renderer in [uncached, tight] {
      #expect(try Self.hash(renderer, scale: scale) == first)
      #expect(try Self.hash(renderer, scale: scale) == first)
    }
  }

  @Test("by several threads at once, of the same and of other files")
  func threads() async throws {
    let expected = try Self.hash(Fixtures.renderer())

    let hashes = try await withThrowingTaskGroup(of: String?.self) { group in
      for index in 0..<8 {
        group.addTask {
          if index % 3 == 2 {
            let other = try FontBook(files: [Fixtures.font("RefreshSansArabic-Bold.ttf")])
            #expect(other.families == ["Refresh Sans Arabic"])
            return nil
          }
          let renderer = try Fixtures.renderer()
          _ = try Self.hash(renderer)
          return try Self.hash(renderer)
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }

    #expect(Set(hashes.compactMap(\.self)) == [expected])
  }

  @Test("makes a label's mask anew equal to the one kept")
  func masks() throws {
    let renderer = try Fixtures.renderer()
    let item = Fixtures.words("Ag下", in: CGRect(x: 3, y: 2, width: 80, height: 30))
    let list = Fixtures.list(90, 40, scale: 2, [item])
    let fresh = try renderer.render(list)

    var moved = try renderer.render(
      Fixtures.list(
        100, 60, scale: 2,
        [.group(Fixtures.group(CGRect(x: 7, y: 11.5, width: 90, height: 40), [item]))]))

    moved = moved.cropped(PixelRect(left: 14, top: 23, right: 14 + 180, bottom: 23 + 80))
    #expect(moved == fresh)
  }

  @Test("in an environment that would change fonts, shaping and fontconfig's files")
  func hostileEnvironment() async throws {
    let calm = try Self.hash(Fixtures.renderer())

    await #expect(processExitsWith: .success) { [calm = calm as String] in
      let hostile = [
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
        "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible",
        "FONTCONFIG_FILE": "/nowhere/fonts.conf", "HOME": "/nowhere", "LANG": "ar_EG.UTF-8",
        "LC_ALL": "tr_TR.UTF-8", "PANGO_LANGUAGE": "ja:ko", "LANGUAGE": "ja",
      ]
      for (name, value) in hostile { setenv(name, value, 1) }

      let found = try Self.hash(Fixtures.renderer())

      #expect(found == calm)
      #expect(getenv("FREETYPE_PROPERTIES") == nil)
      #expect(getenv("HB_SHAPER_LIST") == nil)
      #expect(getenv("HB_OPTIONS") == nil)
    }
  }

  @Test("forgets what was not asked for lately, and only that")
  func boundedCache() {
    var cache = BoundedCache<Int, Int>(limit: 8)
    for key in 0..<4 { cache.insert(key * 10, for: key) }
    #expect(cache.value(for: 0) == 0)
    cache.insert(40, for: 4)
    #expect(cache.value(for: 1) == 10)

    for key in 10..<16 { cache.insert(key, for: key) }

    #expect(cache.value(for: 15) == 15)
    #expect(cache.value(for: 2) == nil)
    cache.insert(99, for: 99, cost: 5)
    #expect(cache.value(for: 99) == nil)
    var none = BoundedCache<Int, Int>(limit: 0)
    none.insert(1, for: 1)
    #expect(none.value(for: 1) == nil)
  }
}
