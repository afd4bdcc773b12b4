import Drawing
import Foundation
import Testing

@testable import Views

/// A content mode and where it puts a picture of 40 by 20 in the box (10, 20, 100, 60) (F54.1).
struct ContentModeRow: CustomTestStringConvertible, Sendable {
  var mode: ContentMode
  var number: Int
  var small: [Double]
  /// The same for a picture of 80 by 80, which is larger than the box on one axis.
  var large: [Double]

  var testDescription: String { "\(mode)" }

  static let all = [
    ContentModeRow(
      mode: .scaleToFill, number: 0, small: [10, 20, 100, 60], large: [10, 20, 100, 60]),
    ContentModeRow(
      mode: .scaleAspectFit, number: 1, small: [10, 25, 100, 50], large: [30, 20, 60, 60]),
    ContentModeRow(
      mode: .scaleAspectFill, number: 2, small: [0, 20, 120, 60], large: [10, 0, 100, 100]),
    ContentModeRow(
      mode: .redraw, number: 3, small: [10, 20, 100, 60], large: [10, 20, 100, 60]),
    ContentModeRow(
      mode: .center, number: 4, small: [40, 40, 40, 20], large: [20, 10, 80, 80]),
    ContentModeRow(mode: .top, number: 5, small: [40, 20, 40, 20], large: [20, 20, 80, 80]),
    ContentModeRow(mode: .bottom, number: 6, small: [40, 60, 40, 20], large: [20, 0, 80, 80]),
    ContentModeRow(mode: .left, number: 7, small: [10, 40, 40, 20], large: [10, 10, 80, 80]),
    ContentModeRow(mode: .right, number: 8, small: [70, 40, 40, 20], large: [30, 10, 80, 80]),
    ContentModeRow(mode: .topLeft, number: 9, small: [10, 20, 40, 20], large: [10, 20, 80, 80]),
    ContentModeRow(
      mode: .topRight, number: 10, small: [70, 20, 40, 20], large: [30, 20, 80, 80]),
    ContentModeRow(
      mode: .bottomLeft, number: 11, small: [10, 60, 40, 20], large: [10, 0, 80, 80]),
    ContentModeRow(
      mode: .bottomRight, number: 12, small: [70, 60, 40, 20], large: [30, 0, 80, 80]),
  ]
}

@Suite("Image view")
struct ImageViewTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("puts a picture where its content mode says", arguments: ContentModeRow.all)
  func modes(row: ContentModeRow) {
    #expect(row.mode.rawValue == row.number)
    #expect(
      row.mode.rectangle(for: CGSize(width: 40, height: 20), in: box) == CGRect(row.small))
    #expect(
      row.mode.rectangle(for: CGSize(width: 80, height: 80), in: box) == CGRect(row.large))
  }

  @Test("knows UIKit's thirteen modes, and no others")
  func count() {
    #expect(ContentMode.allCases == ContentModeRow.all.map(\.mode))
  }

  @Test("has no place but a point for a picture without size", arguments: ContentMode.allCases)
  func empty(mode: ContentMode) {
    let found = mode.rectangle(for: .zero, in: box)

    #expect(found.size == (mode == .scaleToFill || mode == .redraw ? found.size : .zero))
    #expect(found.minX.isFinite)
    #expect(found.minY.isFinite)
  }

  @Test("takes the size of the picture it is made with, in points (recorded, F54)")
  func pointSize() throws {
    let image = try #require(Image.blank(80, 60, scale: 2))

    let view = ImageView(image: image)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 30))
  }

  @Test("stretches by default, and keeps its size when the picture changes (F54)")
  func defaults() {
    let view = ImageView(frame: box)
    view.image = Image.blank(80, 60)

    #expect(view.contentMode == .scaleToFill)
    #expect(view.frame == box)
    #expect(!view.clipsToBounds)
  }

  @Test("draws its picture by the mode, and nothing without one")
  func drawing() throws {
    let window = Window()
    let image = try #require(Image.blank(40, 20))
    let full = ImageView(frame: box, name: "full")
    full.image = image
    full.contentMode = .bottomRight
    window.addSubview(full)
    window.addSubview(ImageView(frame: box, name: "bare"))

    let list = window.displayList()

    #expect(
      list.group("full")?.items == [.image(image, CGRect(x: 60, y: 40, width: 40, height: 20))])
    #expect(list.group("bare")?.items == [])
    #expect(
      list.group("full")?.properties == [DisplayList.Property("image", .text("blank-40x20"))])
  }
}
