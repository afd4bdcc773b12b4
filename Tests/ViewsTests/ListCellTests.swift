import Drawing
import Foundation
import Testing

@testable import Views

/// The parts of a cell by its width, height, the stage's scale and its picture (F41 to F44).
struct ListCellRow: CustomTestStringConvertible, Sendable {
  var size: [Double]
  var scale: Double
  var image: [Int]?
  var content: [Double]
  var separator: [Double]
  var imageView: [Double]?
  var title: [Double]

  var metrics = ListCell.Metrics.iOS7
  var accessory: [Double]?

  var testDescription: String { "\(size) at \(scale)x with \(image.map { "\($0)" } ?? "text")" }

  /// A wide list's cell, whose inset is 20 (F42).
  private static var wide: ListCell.Metrics {
    var metrics = ListCell.Metrics.iOS7
    metrics.inset = 20
    return metrics
  }

  /// A cell of list content on iOS 26, whose line ends 8 before the edge (F42).
  private static var listContent: ListCell.Metrics {
    var metrics = ListCell.Metrics.iOS26
    metrics.separatorRightInset = 8
    return metrics
  }

  static let all = [
    ListCellRow(
      size: [320, 44], scale: 2, content: [0, 0, 320, 43.5], separator: [15, 43.5, 305, 0.5],
      title: [15, 0, 290, 43.5]),
    ListCellRow(
      size: [375, 44], scale: 2, content: [0, 0, 375, 43.5], separator: [15, 43.5, 360, 0.5],
      title: [15, 0, 345, 43.5]),
    ListCellRow(
      size: [320, 60], scale: 2, content: [0, 0, 320, 59.5], separator: [15, 59.5, 305, 0.5],
      title: [15, 0, 290, 59.5]),
    ListCellRow(
      size: [320, 60], scale: 2, image: [950, 633], content: [0, 0, 320, 59.5],
      separator: [15, 59.5, 305, 0.5], imageView: [15, 9.9271052632, 59.5, 39.6457894737],
      title: [89.5, 0, 215.5, 59.5]),
    ListCellRow(
      size: [320, 60], scale: 1, content: [0, 0, 320, 59], separator: [15, 59, 305, 1],
      title: [15, 0, 290, 59]),
    ListCellRow(
      size: [414, 60], scale: 3, image: [29, 29], content: [0, 0, 414, 59.6666666667],
      separator: [15, 59.6666666667, 399, 0.3333333333], imageView: [15, 15.3333333333, 29, 29],
      title: [59, 0, 340, 59.6666666667]),
    ListCellRow(
      size: [320, 60], scale: 2, image: [100, 300], content: [0, 0, 320, 59.5],
      separator: [15, 59.5, 305, 0.5], imageView: [15, 0, 19.8333333333, 59.5],
      title: [49.8333333333, 0, 255.1666666667, 59.5]),
    ListCellRow(
      size: [320, 44], scale: 2, content: [0, 0, 287, 43.5], separator: [15, 43.5, 305, 0.5],
      title: [15, 0, 270, 43.5], accessory: [297, 16, 8, 12.5]),
    ListCellRow(
      size: [414, 60], scale: 3, image: [29, 29], content: [0, 0, 414, 59.6666666667],
      separator: [20, 59.6666666667, 394, 0.3333333333], imageView: [20, 15.3333333333, 29, 29],
      title: [69, 0, 325, 59.6666666667], metrics: wide),
    ListCellRow(
      size: [320, 44], scale: 2, content: [0, 0, 320, 43.5], separator: [16, 43.5, 304, 0.5],
      title: [16, 0, 288, 43.5], metrics: .iOS11),
    ListCellRow(
      size: [375, 52], scale: 2, content: [0, 0, 375, 52], separator: [16, 51, 343, 1],
      title: [16, 0, 343, 52], metrics: .iOS26),
    ListCellRow(
      size: [375, 53], scale: 2, content: [0, 0, 375, 53], separator: [16, 52, 351, 1],
      title: [16, 0, 343, 53], metrics: listContent),
  ]
}

@Suite("List cell")
struct ListCellTests {
  @discardableResult
  private func lay(out cell: ListCell, _ size: [Double], scale: CGFloat = 2) -> Window {
    let window = Window(500, 500, scale: scale)
    cell.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    window.addSubview(cell)
    window.layoutIfNeeded()
    return window
  }

  @Test("places its parts as the tables of its era do (F41 to F44)", arguments: ListCellRow.all)
  func parts(row: ListCellRow) throws {
    let cell = ListCell(reuseIdentifier: "Cell")
    cell.metrics = row.metrics
    cell.accessoryType = row.accessory == nil ? .none : .disclosureIndicator
    cell.imageView.image = row.image.flatMap { Image.blank($0[0], $0[1]) }

    lay(out: cell, row.size, scale: row.scale)

    #expect(agree(cell.contentView.frame, CGRect(row.content), within: 1e-6))
    #expect(agree(cell.separator.frame, CGRect(row.separator), within: 1e-6))
    #expect(agree(cell.titleLabel.frame, CGRect(row.title), within: 1e-6))
    if let imageView = row.imageView {
      #expect(agree(cell.imageView.frame, CGRect(imageView), within: 1e-6))
    }
    let arrow = cell.subviews.first { $0 is DisclosureIndicator }
    #expect(arrow?.frame == row.accessory.map { CGRect($0) })
  }

  @Test("has two lines of words in the subtitle style, as recorded on iOS 26")
  func subtitle() throws {
    let cell = ListCell(style: .subtitle, reuseIdentifier: "Cell")
    cell.metrics = .iOS26
    cell.titleLabel.text = "Title"
    let detail = try #require(cell.detailLabel)
    detail.text = "Detail"

    lay(out: cell, [375, 62])

    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 62))
    #expect(cell.titleLabel.frame == CGRect(x: 16, y: 9, width: 343, height: 20.5))
    #expect(detail.frame == CGRect(x: 16, y: 32.5, width: 343, height: 18))
    #expect(cell.separator.frame == CGRect(x: 16, y: 61, width: 343, height: 1))
    #expect(cell.separator.backgroundColor?.bytes ?? (0, 0, 0, 0) == (60, 60, 67, 31))

    cell.prepareForReuse()
    #expect(detail.text == nil)
    #expect(ListCell(reuseIdentifier: "Cell").detailLabel == nil)
  }

  @Test("has smaller words by its era, unless another size was set on them")
  func detailFont() {
    let cell = ListCell(style: .subtitle, reuseIdentifier: "Cell")
    #expect(cell.detailLabel?.font.size == 12)
    cell.metrics = .iOS26
    #expect(cell.detailLabel?.font.size == 15)

    cell.detailLabel?.font.size = 13
    cell.metrics = .iOS7
    #expect(cell.detailLabel?.font.size == 13)
  }

  @Test("takes its arrow away again")
  func accessory() {
    let cell = ListCell(reuseIdentifier: "Cell")
    cell.accessoryType = .disclosureIndicator
    lay(out: cell, [320, 44])

    cell.accessoryType = .none
    cell.layoutIfNeeded()

    #expect(cell.subviews.count == 2)
    #expect(cell.contentView.frame.width == 320)
  }

  @Test("draws its arrow as one closed stroke within its box")
  func arrow() throws {
    var canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 8, height: 12.5), scale: 2)

    DisclosureIndicator().draw(in: &canvas)

    #expect(
      canvas.items == [
        .fill(
          .polygon([
            CGPoint(x: 1.75, y: 0), CGPoint(x: 8, y: 6.25), CGPoint(x: 1.75, y: 12.5),
            CGPoint(x: 0, y: 10.75), CGPoint(x: 4.5, y: 6.25), CGPoint(x: 0, y: 1.75),
          ]), DisclosureIndicator.Metrics.color.resolved(for: .light))
      ])
  }

  @Test("has contents as high as the row until it is laid out (F41)")
  func beforeLayout() {
    let cell = ListCell(reuseIdentifier: "Cell")

    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)

    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("is white, with a line of #C8C7CC in front of its contents (F43, F74)")
  func colors() {
    let cell = ListCell(reuseIdentifier: "Cell")

    #expect(cell.backgroundColor?.resolved(for: .light) == .white)
    #expect(
      cell.separator.backgroundColor?.resolved(for: .light) == Color(bytes: 200, 199, 204))
    #expect(cell.subviews[0] === cell.contentView)
    #expect(cell.subviews[1] === cell.separator)
  }

  @Test("draws its line exactly one pixel high", arguments: [1, 2, 3])
  func hairline(scale: CGFloat) throws {
    let cell = ListCell(reuseIdentifier: "Cell")
    cell.separator.name = "line"
    let window = lay(out: cell, [320, 60], scale: scale)

    cell.frame.origin.y = 7.77
    let line = try #require(window.displayList().stagePlacement("line"))

    #expect(agree(line.height * scale, 1, within: 1e-9))
  }

  @Test("forgets its words and picture for another row (F46)")
  func reuse() {
    let cell = ListCell(reuseIdentifier: "Cell")
    cell.titleLabel.text = "NibBi"
    cell.imageView.image = .blank(10, 10)

    cell.prepareForReuse()

    #expect(cell.titleLabel.text == nil)
    #expect(cell.imageView.image == nil)
  }

  @Test("leaves no place behind of a picture that it shows no more (F46)")
  func pictureless() {
    let cell = ListCell(reuseIdentifier: "Cell")
    cell.imageView.image = .blank(10, 10)
    lay(out: cell, [320, 60])

    cell.prepareForReuse()
    lay(out: cell, [320, 60])

    #expect(cell.imageView.frame == .zero)
  }

  @Test("is never narrower than nothing")
  func narrow() {
    let cell = ListCell(reuseIdentifier: "Cell")
    cell.imageView.image = .blank(50, 50)

    lay(out: cell, [20, 60])

    #expect(cell.titleLabel.frame.width == 0)
  }
}
