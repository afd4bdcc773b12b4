import Drawing
import Testing
import Views

@Suite("Named colours")
struct ColorCases {
  static let topic = Topic("Vectors/colors", [.init(colors.keys.sorted(), color)])

  @Test("have UIKit's parts", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static let colors: [String: Color] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "separator_ios7": ListCell.Metrics.iOS7.separatorColor,
  ]

  private static func color(_ check: Check) throws {
    let color = colors[check.record.id] ?? .clear
    let bytes = color.bytes

    // Written with ten decimals.
    try check.expect(
      "rgba", is: [color.red, color.green, color.blue, color.alpha], within: 1e-10)
    try check.expect(
      "rgba8", is: [bytes.red, bytes.green, bytes.blue, bytes.alpha].map { Double($0) },
      within: check.tolerance("rgba8"))
  }
}
