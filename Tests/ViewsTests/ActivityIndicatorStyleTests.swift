import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Styles of activity indicators")
struct ActivityIndicatorStyleTests {
  typealias Style = ActivityIndicator.Style

  private let window = Window(320, 568, scale: 2)

  /// The blades of an indicator that turns, from twelve o'clock on: transform, shape, colour.
  private func blades(
    _ style: Style, after seconds: Double = 0, color: Color? = nil
  ) throws -> [(Transform, Shape, Color)] {
    let spinner = ActivityIndicator(
      style: style, frame: CGRect(x: 0, y: 0, width: 60, height: 60), name: "spinner")
    if let color { spinner.color = color }
    window.addSubview(spinner)
    defer { spinner.removeFromSuperview() }
    spinner.startAnimating()
    window.advance(by: seconds)
    return try #require(window.displayList().group("spinner")).items.compactMap { item in
      guard case .fill(.transformed(let shape, let transform), let color) = item else { return nil }
      return (transform, shape, color)
    }
  }

  @Test(
    "have their sizes and their number of blades (F50, F51, F52)",
    arguments: [
      (.gray, 20, 12), (.white, 20, 12), (.whiteLarge, 37, 12), (.medium, 20, 8), (.large, 37, 8),
      (.refreshControl, 30, 8),
    ] as [(Style, CGFloat, Int)])
  func sizes(style: Style, side: CGFloat, count: Int) throws {
    let spinner = ActivityIndicator(style: style)

    #expect(spinner.sizeThatFits(.zero) == CGSize(width: side, height: side))
    #expect(try blades(style).count == count)
    // The blades reach exactly to the picture's edge.
    #expect(agree(-Double(style.blade.minY) * 2, Double(side), within: 1e-12))
  }

  @Test("is gray unless another one is asked for")
  func defaultStyle() {
    #expect(ActivityIndicator().style == .gray)
    #expect(ActivityIndicator(style: .white).color == .white)
  }

  @Test(
    "have blades with round ends at their radii",
    arguments: [
      (.gray, [2, 5, 10]), (.medium, [2.5, 3.5, 10]), (.refreshControl, [3.5, 5, 15]),
      (.whiteLarge, [3.7, 9.25, 18.5]), (.large, [4.625, 6.475, 18.5]),
    ] as [(Style, [Double])])
  func shapes(style: Style, widthAndRadii: [Double]) throws {
    for (_, shape, _) in try blades(style) {
      guard case .roundedRectangle(let blade, let radius) = shape else {
        Issue.record("\(shape) has no round ends")
        return
      }
      #expect(agree(Double(blade.width), widthAndRadii[0], within: 1e-12))
      #expect(agree(-Double(blade.maxY), widthAndRadii[1], within: 1e-12))
      #expect(agree(-Double(blade.minY), widthAndRadii[2], within: 1e-12))
      #expect(Double(blade.midX) == 0)
      #expect(Double(radius) == Double(blade.width) / 2)
    }
  }

  @Test("of iOS 13 fade over five blades behind the darkest, at nine o'clock first (F52)")
  func fading() throws {
    // From twelve o'clock on: behind the darkest (six) come five, four, three, two.
    let levels: [Double] = [69, 69, 69, 106, 143, 180, 217, 69]

    let first = try blades(.medium).map(\.2.alpha)
    let third = try blades(.medium, after: 0.26).map(\.2.alpha)

    #expect(agree(first, levels.map { $0 / 255 }, within: 1e-12))
    #expect(agree(third, (levels.suffix(2) + levels.dropLast(2)).map { $0 / 255 }, within: 1e-12))
  }

  @Test("of a faded colour fade further")
  func color() throws {
    let colors = try blades(.medium, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5)).map(\.2)

    #expect(colors.allSatisfy { $0.red == 1 && $0.green == 0 })
    #expect(agree(colors[6].alpha, 217.0 / 510, within: 1e-12))
  }

  @Test("turn exactly, in twelfths or eighths", arguments: [Style.gray, .medium])
  func exactness(style: Style) throws {
    for (part, blade) in try blades(style).enumerated() {
      let exact = Transform(rotationAngle: Double(part) * 2 * .pi / Double(style.bladeCount))
      #expect(agree(blade.0.a, exact.a, within: 1e-15))
      #expect(agree(blade.0.b, exact.b, within: 1e-15))
      #expect(agree(blade.0.c, exact.c, within: 1e-15))
      #expect(agree(blade.0.d, exact.d, within: 1e-15))
    }
  }
}
