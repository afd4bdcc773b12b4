import Drawing
import Foundation
import Testing
import Views

@Suite("Recorded labels")
struct RecordedLabelCases {
  static let topic = Topic(
    "Recordings/label",
    [
      .init(["size-to-fit-keeps-origin"], sizeToFit),
      .init(["two-lines-double-height"], twoLines),
      .init(["centred-items-round-to-pixel-2"], centred),
    ])

  @Test("fit and stand as recorded", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func label(_ text: String, measured: any TextMeasuring) -> (Label, Window) {
    let window = Window(
      size: CGSize(width: 375, height: 667),
      environment: Environment(scale: 2, textMeasurer: measured))
    let label = Label(name: "label")
    label.text = text
    window.addSubview(label)
    return (label, window)
  }

  /// The recorded sizes are those of a font; a font whose words are a little smaller has the same.
  private static func sizeToFit(_ check: Check) throws {
    try check.rule(
      "rule", reads: "frame = origin + fitted size; sizes are whole device pixels (0.5 at 2x)")
    let frames = try check.input.list("labels").map { row in
      let fitted = try row.size("fit")
      let words = WordMeasurer(
        words: [fitted.width - 0.3], space: 0, lineHeight: fitted.height - 0.4)
      let (label, window) = label("0", measured: words)
      label.frame.origin = try row.point("origin")

      label.sizeToFit()

      return withExtendedLifetime(window) { JSON(label.frame) }
    }
    try check.expect("frames", is: .array(frames))
  }

  /// Two texts of two words each, as wide as the recorded lines.
  private static func twoLines(_ check: Check) throws {
    let room = try check.input.number("max_width")
    let widths = try check.reading("two_line_widths").numbers("")
    try check.rule(
      "rule", reads: "height = lines * one-line height; width = widest line, not above the limit")
    let sizes = try check.input.list("one_line").enumerated().map { place, row in
      let oneLine = try row.size("")
      let words = WordMeasurer(
        words: [widths[place], Double(oneLine.width) - widths[place]], space: 0,
        lineHeight: oneLine.height)
      let (label, window) = label("0 1", measured: words)
      let unlimited = label.sizeThatFits(CGSize(width: room, height: 1000))
      try #require(unlimited == oneLine)
      label.numberOfLines = 0
      return withExtendedLifetime(window) {
        label.sizeThatFits(CGSize(width: room, height: 1000))
      }
    }
    try check.expect("two_line_heights", is: sizes.map { Double($0.height) })
    try check.expect("two_line_widths", is: sizes.map { Double($0.width) })
    try check.expect(
      "rule", sizes.allSatisfy { $0.width <= room }, "is broken: a line is longer than the limit")
  }

  /// Labels in the middle of an edge of the safe area stand on whole pixels when drawn.
  private static func centred(_ check: Check) throws {
    let view = try check.input.rectangle("view")
    let insets = try check.input.numbers("safe_area")
    let safe = view.inset(
      by: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    let tree = try RecordedTree([], size: view.size)
    let places = try ["top", "left", "right", "bottom"].map { edge -> (String, JSON) in
      let size = try check.input.size("sizes/\(edge)")
      let label = Label(frame: CGRect(origin: .zero, size: size), name: edge)
      label.frame.origin = origin(of: size, at: edge, in: safe)
      tree.window.addSubview(label)
      let drawn = tree.window.displayList().root.group(named: edge)?.placement
      return (edge, JSON(try #require(drawn)))
    }
    try check.expect("frames", is: .object(Dictionary(uniqueKeysWithValues: places)))
  }

  private static func origin(of size: CGSize, at edge: String, in area: CGRect) -> CGPoint {
    let middle = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    return switch edge {
    case "top": CGPoint(x: middle.x, y: area.minY)
    case "left": CGPoint(x: area.minX, y: middle.y)
    case "right": CGPoint(x: area.maxX - size.width, y: middle.y)
    default: CGPoint(x: middle.x, y: area.maxY - size.height)
    }
  }
}
