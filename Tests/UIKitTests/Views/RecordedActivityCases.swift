import Foundation
import Testing
import Views

@Suite("Recorded activity indicators")
struct RecordedActivityCases {
  static let topic = Topic(
    "Recordings/activity", [.init(["spinner-exact-sizes", "spinner-medium-in-40"], graphic)])

  @Test("stand as recorded", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static let styles: [String: ActivityIndicator.Style] = [
    "medium": .medium, "large": .large,
  ]

  private static func graphic(_ check: Check) throws {
    let frames = try check.input.list("tree").map { node in
      let style = try #require(styles[try node.string("style")])
      let frame = try node.rectangle("frame")
      return (try node.string("id"), JSON(try SpinnerPicture(style, in: frame.size).frame()))
    }

    try check.expect("graphic", is: .object(Dictionary(uniqueKeysWithValues: frames)))
  }
}
