import Drawing
import Foundation
import Testing

@Suite("Printed numbers and words")
struct ShownValuesTests {
  static let printed: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-58.9, "-58.9"), (0.00004, "0"), (-0.00004, "0"),
    (0.00005, "0.0001"), (-0.00005, "-0.0001"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"),
    (0.1 + 0.2, "0.3"), (99.99999, "100"), (1e15, "1000000000000000"), (-1e300, "-1e+300"),
    (123_456_789.125, "123456789.125"),
    (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (10.5, "10.5"), (1.0203, "1.0203"),
  ]

  @Test("have four decimals at most and no needless zeros", arguments: printed)
  func numbers(value: Double, shown: String) {
    #expect(value.shown == shown)
  }

  @Test("name the parts of points, sizes, rectangles, insets and transforms in a fixed order")
  func geometry() {
    #expect(CGPoint(x: 1, y: 2.5).shown == "(1, 2.5)")
    #expect(CGSize(width: 3, height: 4).shown == "(3, 4)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).shown == "(1, 2, 3, 4)")
    #expect(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).shown == "(1, 2, 3, 4)")
    #expect(Transform.identity.shown == "[1, 0, 0, 1, 0, 0]")
  }

  @Test(
    "keep words on one line",
    arguments: [
      ("plain 下拉", "\"plain 下拉\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("a\nb\tc", "\"a\\nb\\tc\""),
      ("\r\n\u{1}\u{7F}", "\"\\u{d}\\n\\u{1}\\u{7f}\""), ("", "\"\""),
    ])
  func words(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }
}
