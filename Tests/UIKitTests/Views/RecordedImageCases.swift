import Drawing
import Foundation
import Testing
import Views

@testable import Raster

@Suite("Recorded pictures")
struct RecordedImageCases {
  static let topic = Topic(
    "Recordings/image",
    [
      .init(["aspect-fit", "center-larger-image"], placement),
      .init(["point-size-from-scale"], pointSize),
      .init(["magnified-edge-profile"], magnifiedEdge),
    ])

  @Test("stand as recorded", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static let modes: [String: ContentMode] = [
    "aspectFit": .scaleAspectFit, "center": .center,
  ]

  private static func placement(_ check: Check) throws {
    let view = ImageView(frame: try check.input.rectangle("bounds"), name: "view")
    view.contentMode = try #require(modes[try check.input.string("mode")])
    view.image = try Pictures.blank(try check.input.size("image"))
    let tree = try RecordedTree([])
    tree.window.addSubview(view)

    let group = try #require(tree.window.displayList().root.group(named: "view"))
    let places = group.items.compactMap { item -> CGRect? in
      if case .image(_, let place) = item { place } else { nil }
    }
    try check.expect("drawn", is: JSON(try #require(places.first)))
  }

  private static func pointSize(_ check: Check) throws {
    let image = try Pictures.blank(
      try check.input.size("pixels"), scale: try check.input.number("image_scale"))

    try check.expect("point_size", is: JSON(image.size))
    try check.expect("view_from_image_frame", is: JSON(ImageView(image: image).frame))
  }

  /// A row of white and black pixels, grown by the filter that pictures are drawn with.
  private static func magnifiedEdge(_ check: Check) throws {
    try #require(try check.input.string("row") == "8 pixels: four at 255, four at 0")
    try #require(try check.input.string("columns") == "60 to 91")
    let growth = try check.input.integer("magnification")
    let edge = Bitmap(
      pixelWidth: 8, pixelHeight: 1,
      pixels: Array(repeating: 0xFFFF_FFFF, count: 4) + Array(repeating: 0xFF00_0000, count: 4))

    let grown = ImageScaler(edge, toPixelWidth: 8 * growth, height: 1)
      .scaled(window: PixelRect(left: 60, top: 0, right: 92, bottom: 1))

    try check.expect(
      "values", is: grown.pixels.map { Double($0 & 0xFF) },
      within: check.tolerance("value_abs"))
  }
}
