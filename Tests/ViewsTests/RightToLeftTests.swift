import Drawing
import Foundation
import Testing

@testable import Views

@Suite("A stage that is read from the right (D21)")
struct RightToLeftTests {
  private let stage = ListStage(
    sections: [ListSection(title: "A", headerHeight: 28, rowCount: 3)])

  init() throws {
    stage.window.environment.locale = try #require(Language("ar"))
  }

  private func text(_ name: String) throws -> DisplayList.Text {
    let group = try #require(stage.window.displayList().group(name))
    guard case .text(let text) = group.items.last else { throw NoText() }
    return text
  }

  private struct NoText: Error {}

  @Test("reflects every part of a cell, whatever the cell has", arguments: ListCellRow.all)
  func cell(row: ListCellRow) throws {
    for lines in [nil, (title: CGFloat(20), detail: CGFloat(15))] {
      let contents = ListCellLayout.Contents(
        imageSize: row.image.map { CGSize(width: $0[0], height: $0[1]) }, lineHeights: lines,
        hasAccessory: row.accessory != nil)
      let size = CGSize(width: row.size[0], height: row.size[1])
      func layout(_ direction: LayoutDirection) -> ListCellLayout {
        ListCellLayout(
          contents, size: size, scale: row.scale, metrics: row.metrics, direction: direction)
      }
      let (left, right) = (layout(.leftToRight), layout(.rightToLeft))

      expectReflected(left.content, right.content, about: size.width / 2)
      expectReflected(left.separator, right.separator, about: size.width / 2)
      expectReflected(left.topSeparator, right.topSeparator, about: size.width / 2)
      expectReflected(left.accessory, right.accessory, about: size.width / 2)
      expectReflected(left.image, right.image, about: left.content.width / 2)
      expectReflected(left.title, right.title, about: left.content.width / 2)
      expectReflected(left.detail, right.detail, about: left.content.width / 2)
    }
  }

  private func expectReflected(_ left: CGRect?, _ right: CGRect?, about middle: CGFloat) {
    guard let left, let right else {
      #expect(left == nil && right == nil)
      return
    }
    #expect(abs(Double(left.midX + right.midX - 2 * middle)) < 1e-9)
    #expect(left.size == right.size)
    #expect(left.minY == right.minY)
  }

  @Test("takes cells, headers and lines that stand there already along, and back")
  func live() throws {
    let cell = try #require(stage.list.cellForRow(at: 0))
    cell.accessoryType = .disclosureIndicator
    cell.titleLabel.text = "NibBi"
    stage.window.layoutIfNeeded()
    let names = ["list.row0.title", "list.row0.separator", "list.row0.accessory", "list.filler0"]
    func places() -> [CGRect?] {
      names.map { stage.window.displayList().stagePlacement($0) }
    }
    let right = places()

    #expect(try text("list.row0.title").style.alignment == .right)
    #expect(try text("list.section0.title").style.alignment == .right)
    #expect(
      stage.window.displayList().stagePlacement("list.section0.title")
        == CGRect(x: 0, y: 24, width: 305, height: 21))
    #expect(
      right == [
        CGRect(x: 35, y: 48, width: 270, height: 59.5),
        CGRect(x: 0, y: 107.5, width: 305, height: 0.5),
        CGRect(x: 15, y: 72, width: 8, height: 12.5),
        CGRect(x: 0, y: 287.5, width: 305, height: 0.5),
      ])

    stage.window.environment.locale = .english
    #expect(try text("list.row0.title").style.alignment == .left)
    for (left, right) in zip(places(), right) {
      expectReflected(left, right, about: 160)
    }
  }

  @Test("lets the arrow of a cell point to the left")
  func arrow() throws {
    let cell = try #require(stage.list.cellForRow(at: 0))
    cell.accessoryType = .disclosureIndicator
    func tip() -> CGFloat? {
      guard
        case .fill(.polygon(let points), _)? =
          stage.window.displayList().group("list.row0.accessory")?.items.first
      else { return nil }
      return points[1].x
    }

    #expect(tip() == 0)
    stage.window.environment.locale = .english
    #expect(tip() == 8)
  }

  @Test("has the scroll indicator at the left")
  func indicator() throws {
    let geometry = ScrollGeometry(
      contentSize: CGSize(width: 320, height: 2000), viewport: CGSize(width: 320, height: 500),
      inset: EdgeInsets(left: 4, right: 8))

    let left = ScrollIndicator.frame(in: geometry, offset: .zero, direction: .rightToLeft)
    let right = ScrollIndicator.frame(in: geometry, offset: .zero, direction: .leftToRight)

    #expect(left?.minX == 6.5)
    #expect(right?.maxX == 309.5)
    #expect(left?.size == right?.size)
  }

  @Test("leaves sideways scrolling, frames and insets as they are")
  func unreflected() {
    let view = ScrollView(frame: CGRect(x: 10, y: 0, width: 100, height: 100), name: "strip")
    view.contentSize = CGSize(width: 500, height: 100)
    view.contentInset = EdgeInsets(left: 20)
    let child = View("child", [0, 0, 30, 30])
    view.addSubview(child)
    stage.window.addSubview(view)

    let list = stage.window.displayList()
    #expect(list.stagePlacement("strip") == CGRect(x: 10, y: 0, width: 100, height: 100))
    #expect(list.stagePlacement("child") == CGRect(x: 30, y: 0, width: 30, height: 30))
    #expect(view.geometry.range(along: .horizontal) == (-20)...400)
  }

  @Test(
    "stands words at the edge that their alignment names",
    arguments: [
      (.natural, .right), (.left, .left), (.right, .right), (.center, .center),
    ] as [(TextAlignment, TextAlignment)])
  func alignment(asked: TextAlignment, drawn: TextAlignment) throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20), name: "label")
    label.text = "NibBi"
    label.textAlignment = asked
    stage.window.addSubview(label)

    #expect(try text("label").style.alignment == drawn)
  }
}
