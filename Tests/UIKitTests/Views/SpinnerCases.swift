import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Activity indicators")
struct SpinnerCases {
  static let topic = Topic(
    "Vectors/spinner",
    [
      .init(.numbered("box", 0...2), box),
      .init(.numbered("spokes", 0...1), spokes),
    ])

  @Test("stand and turn as computed", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  /// The styles of a size, all of which stand alike.
  private static func box(_ check: Check) throws {
    let bounds = CGRect(origin: .zero, size: try check.input.size("frame_size"))
    let side = try check.input.number("size")
    let all: [ActivityIndicator.Style] = [.gray, .white, .whiteLarge, .medium, .large]
    let styles = all.filter { Double($0.side) == side }
    try #require(styles.count >= 2)

    for style in styles {
      let picture = try SpinnerPicture(style, in: bounds.size).frame()
      try check.expect("graphic_rect", is: JSON(picture))
      try check.expect("center", is: JSON(CGPoint(x: picture.midX, y: picture.midY)))
    }
  }

  private static func spokes(_ check: Check) throws {
    let input = check.input
    let count = try input.integer("count")
    let styles: [ActivityIndicator.Style] =
      count == 12 ? [.gray, .white, .whiteLarge] : [.medium, .large, .refreshControl]

    for style in styles {
      try #require(style.bladeCount == count)
      try #require(try input.number("period") == 1)
      let picture = SpinnerPicture(style, in: CGSize(width: 60, height: 60))
      let first = try input.number("start_deg")
      let frames = try input.numbers("t").map { seconds in
        picture.advance(to: seconds)
        return try frame(picture, at: seconds, firstAngle: first)
      }
      try check.expect("frames", is: .array(frames))
    }
  }

  /// One frame as the file writes it: blades clockwise from the one that is darkest at first; the
  /// rank counts back from the darkest, whose opacity has the least.
  private static func frame(
    _ picture: SpinnerPicture, at seconds: Double, firstAngle: Double
  ) throws -> JSON {
    let blades = try picture.blades(from: firstAngle)
    let darkest = try #require(blades.indices.max { blades[$0].alpha < blades[$1].alpha })
    return [
      "t": .number(seconds), "darkest_spoke": .number(Double(darkest)),
      "spokes": .array(
        blades.enumerated().map { place, blade in
          let rank = (darkest - place + blades.count) % blades.count
          return [
            "screen_deg_cw_from_12": .number(blade.degrees), "rank": .number(Double(rank)),
            "alpha": .number(blade.alpha),
          ]
        }),
    ]
  }
}
