import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Words in rows that are low for them (D23)")
struct LineHeightTests {
  private func size(_ name: String, in window: Window) throws -> Double {
    let group = try #require(window.displayList().group(name))
    guard case .text(let text) = group.items.last else { throw NoText() }
    return text.style.font.size
  }

  private struct NoText: Error {}

  // A line is 1.2 times its size high.
  @Test(
    "grow with the stage's text size as far as a line is no higher than allowed",
    arguments: [
      (17, 1, 10, 17), (17, 0.8, 10, 13.6), (17, 2, 100, 34), (17, 2, 40.8, 34),
      (17, 2, 40.7, 33.5),
      (17, 3, 60, 50), (17, 3, 59.9, 49.5), (17, 3, 10, 17), (17.3, 3, 10, 17.5), (17, 3, 0, 17),
      (17, 3, -5, 17), (17, 3, .nan, 51), (17, 3, .infinity, 51),
    ] as [(Double, Double, CGFloat, Double)])
  func limit(own: Double, textSize: Double, limit: CGFloat, drawn: Double) throws {
    let window = Window()
    let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 50), name: "label")
    label.text = "A"
    label.font.size = own
    label.maximumLineHeight = limit
    window.addSubview(label)

    window.environment.textSize = textSize

    #expect(abs(try size("label", in: window) - drawn) < 1e-9)
    #expect(abs(label.sizeThatFits(.zero).height - drawn * 1.2) < 0.5)
  }

  @Test(
    "are no higher than the row, which keeps its height",
    arguments: [(1.0, 17.0), (2, 34), (2.9, 49.3), (3, 49.5)])
  func title(textSize: Double, drawn: Double) throws {
    let stage = ListStage()
    let cell = try #require(stage.list.cellForRow(at: 0))
    cell.titleLabel.text = "A"

    stage.window.environment.textSize = textSize

    #expect(abs(try size("list.row0.title", in: stage.window) - drawn) < 1e-9)
    #expect(cell.frame.height == 60)
    #expect(cell.titleLabel.frame.height == 59.5)
  }

  @Test("come back when the stage wants them smaller")
  func back() throws {
    let stage = ListStage()
    stage.list.cellForRow(at: 0)?.titleLabel.text = "A"

    for (textSize, drawn) in [(3.0, 49.5), (1, 17)] {
      stage.window.environment.textSize = textSize

      #expect(try size("list.row0.title", in: stage.window) == drawn)
    }
  }

  @Test("share the height of a row by their sizes, one below the other")
  func subtitle() throws {
    let window = Window()
    let cell = ListCell(style: .subtitle, reuseIdentifier: "A")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.titleLabel.text = "A"
    cell.titleLabel.name = "title"
    cell.detailLabel?.text = "B"
    cell.detailLabel?.name = "detail"
    window.addSubview(cell)

    window.environment.textSize = 3

    // 54 points, of which 17/29 and 12/29 are 26 and 18 lines of half a point.
    #expect(try size("title", in: window) == 26)
    #expect(try size("detail", in: window) == 18.5)
    let title = cell.titleLabel.frame
    let detail = try #require(cell.detailLabel?.frame)
    #expect(title.minY >= 0)
    #expect(title.maxY < detail.minY)
    #expect(detail.maxY <= 59.5)
  }

  @Test("are no higher than a section's header", arguments: [(1.0, 17.0), (1.5, 23), (3, 23)])
  func header(textSize: Double, drawn: Double) throws {
    let stage = ListStage(sections: [ListSection(title: "A", headerHeight: 28, rowCount: 3)])

    stage.window.environment.textSize = textSize

    #expect(try size("list.section0.title", in: stage.window) == drawn)
  }
}
