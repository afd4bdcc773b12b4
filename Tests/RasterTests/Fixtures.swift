import Drawing
import Foundation

@testable import Raster

/// The project's own files and small things that several suites draw with.
enum Fixtures {
  static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets")

  static let fontNames = [
    "RefreshSans-Regular.otf", "RefreshSans-Bold.otf", "RefreshSansNoto-Regular.ttf",
    "RefreshSansNoto-Bold.ttf", "RefreshSansArabic-Regular.ttf", "RefreshSansArabic-Bold.ttf",
  ]

  static func font(_ name: String) -> FontFile {
    FontFile(assets.appendingPathComponent("Fonts").appendingPathComponent(name))
  }

  static func book() throws -> FontBook {
    try FontBook(files: fontNames.map(font))
  }

  static func renderer() throws -> CairoRenderer {
    CairoRenderer(fonts: try book())
  }

  /// A stage of points at a scale, with these things on it.
  static func list(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ items: [DisplayList.Item]
  ) -> DisplayList {
    let size = CGSize(width: width, height: height)
    var root = DisplayList.Group(
      name: "window", type: "Window", frame: CGRect(origin: .zero, size: size))
    root.items = items
    return DisplayList(size: size, scale: scale, root: root)
  }

  /// A view of a frame with these things in it.
  static func group(
    _ frame: CGRect, name: String = "", _ items: [DisplayList.Item]
  ) -> DisplayList.Group {
    var group = DisplayList.Group(name: name, type: "View", frame: frame)
    group.items = items
    return group
  }

  static func rectangle(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color = .black
  ) -> DisplayList.Item {
    .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), color)
  }

  static func words(
    _ string: String, size: Double = 17, family: String = Font.bundledFamily,
    weight: Font.Weight = .regular, alignment: TextAlignment = .left, lines: Int = 1,
    mode: LineBreakMode = .byTruncatingTail, color: Color = .black, in box: CGRect
  ) -> DisplayList.Item {
    let style = TextStyle(
      font: Font(family: family, size: size, weight: weight), alignment: alignment,
      lineBreakMode: mode, numberOfLines: lines)
    return .text(DisplayList.Text(string: string, style: style, color: color, box: box))
  }

  /// A downward arrow in a box of 30 by 50 points, the same on both sides of its axis.
  static let arrow = Shape.polygon([
    CGPoint(x: 15, y: 50), CGPoint(x: 0, y: 32), CGPoint(x: 10, y: 32), CGPoint(x: 10, y: 0),
    CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 32), CGPoint(x: 30, y: 32),
  ])

  static func photo() throws -> Drawing.Image {
    let file = assets.appendingPathComponent("Images").appendingPathComponent("photo-a.png")
    return try image("photo-a.png", Data(contentsOf: file))
  }

  static func image(_ name: String, _ data: Data) throws -> Drawing.Image {
    guard let image = Drawing.Image(name: name, data: data) else { throw NoPNG() }
    return image
  }

  /// A picture of these pixels as a PNG.
  static func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws -> Drawing.Image {
    let bitmap = Bitmap(pixelWidth: width, pixelHeight: height, pixels: pixels)
    return try image("pixels", PNGWriter().encode(bitmap))
  }

  struct NoPNG: Error {}

  /// Calls with a folder that is there only meanwhile.
  static func withFolder<Result>(_ use: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try use(folder)
  }
}

extension Bitmap {
  /// The largest difference of any part of any pixel from another picture of the same size.
  func largestDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).map { mine, theirs in
      [24, 16, 8, 0].map { abs(Int(mine >> $0 & 0xFF) - Int(theirs >> $0 & 0xFF)) }.max() ?? 0
    }.max() ?? 0
  }

  /// The pixels of one row.
  func row(_ row: Int) -> [UInt32] {
    Array(pixels[(row * pixelWidth)..<((row + 1) * pixelWidth)])
  }

  /// The smallest rectangle around all pixels that are not white.
  var ink: PixelRect {
    var found = PixelRect.empty
    for row in 0..<pixelHeight {
      for column in 0..<pixelWidth where self[column, row] != 0xFFFF_FFFF {
        found = found.union(
          PixelRect(left: column, top: row, right: column + 1, bottom: row + 1))
      }
    }
    return found
  }

  func cropped(_ part: PixelRect) -> Bitmap {
    var result = Bitmap(pixelWidth: part.width, pixelHeight: part.height)
    result.copy(self, toColumn: -part.left, row: -part.top)
    return result
  }

  /// The picture with left and right exchanged.
  var mirrored: Bitmap {
    let rows = (0..<pixelHeight).flatMap { row($0).reversed() }
    return Bitmap(pixelWidth: pixelWidth, pixelHeight: pixelHeight, pixels: rows)
  }

  /// The picture turned by half a circle.
  var turnedHalf: Bitmap {
    Bitmap(pixelWidth: pixelWidth, pixelHeight: pixelHeight, pixels: pixels.reversed())
  }
}
