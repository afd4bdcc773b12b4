import Drawing
import Foundation
import Motion
import Testing
import Views

@Suite("Resistance past an edge")
struct RubberBandCases {
  static let topic = Topic(
    "Vectors/rubberband",
    [
      .init(.numbered("uikit", 0...5), visible),
      .init(.numbered("inverse", 0...1), inverse),
      .init(.numbered("limits", 0...3), limits),
      .init(["measured-ios26-00"], measured),
      .init(.numbered("flutter", 0...1), flutter),
      .init(["chromium-00"], chromium),
    ])

  @Test("agrees with UIKit and with the formulas of others", arguments: try topic.cases())
  func agrees(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func visible(_ check: Check) throws {
    let band = RubberBand(
      viewport: try check.input.number("dimension"), coefficient: try check.input.number("c"))

    try check.expect("visible", is: check.input.numbers("raw").map { band.visible(forRaw: $0) })
  }

  private static func inverse(_ check: Check) throws {
    let band = RubberBand(viewport: try check.input.number("dimension"))

    let raw = try check.input.numbers("visible").map { band.raw(forVisible: $0) }

    try check.expect("raw", is: raw)
    try check.expect("finger_travel_with_10pt_slop", is: raw.map { $0 + PanSlop.distance })
  }

  /// A finger drags a scroll view, on a screen whose pixels are too fine to matter, to each offset.
  private static func limits(_ check: Check) throws {
    let input = check.input
    let stage = ScrollStage(
      size: CGSize(width: 320, height: try input.number("viewport")), scale: 0x1p22,
      contentHeight: try input.number("content"))
    stage.scroll.contentInset = EdgeInsets(
      top: try input.number("inset_top"), bottom: try input.number("inset_bottom"))

    let offsets = try input.numbers("raw_offset").map { raw in
      let start = stage.scroll.geometry.clamp(CGPoint(x: 0, y: raw))
      stage.scroll.contentOffset = start
      stage.finger.pull(content: start.y - raw)
      defer { stage.finger.cancel() }
      return Double(stage.scroll.contentOffset.y)
    }

    try check.expect("min_offset", is: Double(stage.scroll.geometry.minimumOffset.y))
    try check.expect("max_offset", is: Double(stage.scroll.geometry.maximumOffset.y))
    try check.expect("offset", is: offsets)
  }

  private static func measured(_ check: Check) throws {
    let input = check.input
    let band = RubberBand(viewport: try input.number("dimension"))
    let scale = try input.number("scale")

    let shown = try input.numbers("finger_travel").map {
      band.visible(forRaw: $0 - PanSlop.distance)
    }

    let pixels = shown.map { Double(CGFloat($0).aligned(toScale: CGFloat(scale))) }
    try check.expect("visible", is: pixels, within: check.tolerance("visible_abs"))
    try check.expect("model", is: shown)
  }

  private static func flutter(_ check: Check) throws {
    let input = check.input
    let steps = try input.numbers("deltas")

    let pixels = OtherRubberBand.flutter(
      from: try input.number("start"), steps: steps,
      range: try input.number("min")...(try input.number("max")),
      viewport: try input.number("viewport"))

    try check.expect("pixels", is: pixels)
    let band = RubberBand(viewport: try input.number("viewport"))
    let pulled = band.raw(forVisible: -(try input.number("start")))
    let ours = steps.indices.map { -band.visible(forRaw: pulled + 10 * Double($0 + 1)) }
    try check.expect(
      "pixels", zip(pixels, ours).contains { ($0 - $1).magnitude > 1 }, "are UIKit's as well")
  }

  private static func chromium(_ check: Check) throws {
    let accumulated = try check.input.numbers("accumulated")
    let bounds = try check.input.number("bounds")
    let stretch = accumulated.map(OtherRubberBand.chromiumExponential)
    let windows = accumulated.map { OtherRubberBand.chromiumBezier($0, bounds: bounds) }

    try check.expect("exponential_unrounded", is: stretch)
    try check.expect("exponential_rounded", is: stretch.map { $0.rounded() })
    try check.expect("bezier_tanh_unrounded", is: windows)
    let ours = accumulated.map { RubberBand(viewport: bounds).visible(forRaw: $0) }
    for (key, theirs) in [("exponential_unrounded", stretch), ("bezier_tanh_unrounded", windows)] {
      try check.expect(
        key, zip(ours, theirs).contains { ($0 - $1).magnitude > 1 }, "are UIKit's as well")
    }
  }
}
