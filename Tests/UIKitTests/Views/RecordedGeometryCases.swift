import Drawing
import Foundation
import Testing
import Views

@Suite("Recorded conversions, touches and defaults")
struct RecordedGeometryCases {
  static let topic = Topic(
    "Recordings/geometry",
    [
      .init(["convert-with-bounds-origin"], conversion),
      .init(["hit-overlap-and-edges", "hit-rotated-view", "hit-deep-nesting"], hits),
      .init(["defaults-clip-and-interaction"], defaults),
    ])

  @Test("are the engine's", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func conversion(_ check: Check) throws {
    let tree = try RecordedTree(check.input.list("tree"))
    let (child, sibling) = (try tree.view("child"), try tree.view("sibling"))

    try check.expect("child_bounds", is: JSON(child.bounds))
    for (key, target) in [("child_to_sibling", sibling), ("child_to_itself", child)] {
      let found = try check.reading(key).list("").map { row -> JSON in
        if row.value(at: "point") != nil {
          let point = try row.point("point")
          return ["point": JSON(point), "gives": JSON(child.convert(point, to: target))]
        }
        let rectangle = try row.rectangle("rect")
        return ["rect": JSON(rectangle), "gives": JSON(child.convert(rectangle, to: target))]
      }
      try check.expect(key, is: .array(found))
    }
  }

  /// The window itself does not count in these recordings.
  private static func hits(_ check: Check) throws {
    let tree = try RecordedTree(check.input.list("tree"))

    let found = try check.reading("hits").list("").map { row -> JSON in
      let point = try row.point("point")
      let hit = tree.window.hitTest(point)
      let name = hit === tree.window ? nil : hit?.name
      return ["point": JSON(point), "view": name.map(JSON.string) ?? .null]
    }

    try check.expect("hits", is: .array(found), within: 0)
  }

  private static func defaults(_ check: Check) throws {
    try expectExact(check, "label/userInteractionEnabled", .bool(Label().isUserInteractionEnabled))
    try expectExact(
      check, "label/clipsToBounds_loaded_from_archive", .bool(Label().clipsToBounds))
    try expectExact(
      check, "image/userInteractionEnabled", .bool(ImageView().isUserInteractionEnabled))
    try expectExact(check, "view/clipsToBounds", .bool(View().clipsToBounds))
    try expectExact(check, "view/alpha", .number(View().alpha))
    try labelLook(check)
    try zoom(check)
    try insetAdjustment(check)
  }

  private static func expectExact(_ check: Check, _ key: String, _ found: JSON) throws {
    try check.expect(key, is: found, within: 0)
  }

  // A label has one look: its words in its colour. Enabled and not highlighted is what UIKit calls
  // it; the look of the others is not there, and neither is a colour for it.
  private static func labelLook(_ check: Check) throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20), name: "label")
    label.text = "words"
    label.textColor = .purple
    let tree = try RecordedTree([])
    tree.window.addSubview(label)

    let colors = tree.window.displayList().root.group(named: "label")?.items.compactMap { item in
      if case .text(let text) = item { text.color } else { nil }
    }

    try expectExact(check, "label/enabled", .bool(colors == [.purple]))
    try expectExact(check, "label/highlighted", .bool(colors != [.purple]))
    try expectExact(check, "label/highlightedTextColor", colors == [.purple] ? .null : "a colour")
  }

  /// Content is as large as its view has it: a length of it is as long in the scroll view.
  private static func zoom(_ check: Check) throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    let length = content.convert(CGRect(x: 0, y: 0, width: 50, height: 50), to: scroll).width

    for key in ["zoomScale", "minimumZoomScale", "maximumZoomScale"] {
      try expectExact(check, "scroll/\(key)", .number(Double(length / 50)))
    }
  }

  /// A safe area is added to the inset without being asked for.
  private static func insetAdjustment(_ check: Check) throws {
    let scroll = ScrollView()
    scroll.contentInset.top = 5
    scroll.setContribution(EdgeInsets(top: 20), of: .safeArea, in: nil)

    let isAutomatic = scroll.adjustedContentInset.top == 25 && scroll.contentInset.top == 5
    try expectExact(
      check, "scroll/contentInsetAdjustmentBehavior", isAutomatic ? "automatic" : "never")
  }
}
