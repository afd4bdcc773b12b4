import Drawing
import Foundation
import Testing
import Views

@Suite("Frames, bounds and transforms")
struct GeometryCases {
  static let topic = Topic(
    "Vectors/geometry",
    [
      .init(.numbered("frame", 0...3), frame),
      .init(.numbered("setframe", 0...1), setFrame),
    ])

  @Test("are those of UIKit", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func frame(_ check: Check) throws {
    let input = check.input
    let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let view = View()
    parent.addSubview(view)
    view.bounds = try input.rectangle("bounds")
    view.anchorPoint = try input.point("anchor")
    view.center = try input.point("center")
    let scale = try input.point("scale")
    view.transform = Transform(scaleX: scale.x, y: scale.y)
      .concatenating(Transform(rotationAngle: try input.number("angle")))
    let points = try input.list("points").map { try $0.point("") }

    try check.expect("frame", is: JSON(view.frame))
    try check.expect(
      "points_to_parent", is: .array(points.map { JSON(view.convert($0, to: parent)) }))
    try check.expect(
      "points_from_parent", is: .array(points.map { JSON(view.convert($0, from: parent)) }))
  }

  private static func setFrame(_ check: Check) throws {
    let view = View()
    view.anchorPoint = try check.input.point("anchor")
    view.transform = Transform(rotationAngle: try check.input.number("quarter_turns") * .pi / 2)

    view.frame = try check.input.rectangle("frame")

    try check.expect("bounds_size", is: JSON(view.bounds.size))
    try check.expect("center", is: JSON(view.center))
  }
}
