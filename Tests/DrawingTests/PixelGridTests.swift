import Drawing
import Foundation
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  static let rounded: [(CGFloat, CGFloat, CGFloat)] = [
    (0.5, 1, 1), (-0.5, 1, 0), (1.49, 1, 1), (0.25, 2, 0.5), (0.24, 2, 0), (-0.25, 2, 0),
    (-0.26, 2, -0.5), (10 / 3, 3, 10 / 3), (-58.9, 2, -59),
  ]

  @Test("rounds to device pixels, halves going up on both sides of zero", arguments: rounded)
  func numbers(value: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(value.aligned(toScale: scale) == expected)
  }

  static let roundedUp: [(CGFloat, CGFloat, CGFloat)] = [
    (0, 2, 0), (0.01, 2, 0.5), (0.5, 2, 0.5), (20.4, 2, 20.5), (20.4, 3, 62.0 / 3), (-0.7, 1, 0),
    (31.0 * (1 + 1e-12), 1, 31),
  ]

  @Test("rounds up to device pixels, but not for the last bits of a sum", arguments: roundedUp)
  func up(value: CGFloat, scale: CGFloat, expected: CGFloat) {
    #expect(value.roundedUp(toScale: scale) == expected)
    #expect(
      CGSize(width: value, height: 0).roundedUp(toScale: scale)
        == CGSize(width: expected, height: 0))
  }

  @Test("keeps neighbours together", arguments: [1.0, 2, 3])
  func neighbours(scale: CGFloat) {
    for step in 0..<50 {
      let y = CGFloat(step) * 0.137 - 3
      let upper = CGRect(x: 0, y: y, width: 10, height: 20.4).aligned(toScale: scale)
      let lower = CGRect(x: 0, y: y + 20.4, width: 10, height: 20.4).aligned(toScale: scale)

      #expect(upper.maxY == lower.minY)
    }
  }

  @Test("rounds points and the edges of rectangles")
  func rectangles() {
    #expect(CGPoint(x: 1.26, y: -1.26).aligned(toScale: 2) == CGPoint(x: 1.5, y: -1.5))
    #expect(
      CGRect(x: 0.4, y: 0.6, width: 1.2, height: 1.2).aligned(toScale: 1)
        == CGRect(x: 0, y: 1, width: 2, height: 1))
  }

  @Test("takes insets off each side and adds them up")
  func insets() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(insets + insets == EdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).inset(by: insets).size.width == -5)
  }
}
