import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("List")
struct ListViewTests {
  @Test("has UIKit's defaults: rows of 44, white, bounces though it is short (F4.3, F40, F74)")
  func defaults() {
    let list = ListView()

    #expect(list.rowHeight == 44)
    #expect(list.backgroundColor == .systemBackground)
    #expect(list.alwaysBounceVertical)
    #expect(list.name == "list")
  }

  @Test("is as high as its rows, as wide as itself (F40)", arguments: [(10, 440.0), (0, 0)])
  func contentSize(count: Int, height: Double) {
    let stage = ListStage(rows: count, rowHeight: 44)

    #expect(stage.list.contentSize == CGSize(width: 320, height: height))
  }

  @Test(
    "has a cell for every row it shows and for no other",
    arguments: [
      (0.0, 0..<10), (30, 0..<10), (60, 1..<11), (352, 5..<15), (-70, 0..<8), (422, 7..<15),
    ])
  func visibleCells(offset: Double, rows: Range<Int>) {
    let stage = ListStage()

    stage.scroll(to: offset)

    #expect(stage.cells == rows.map { "list.row\($0)" })
    #expect(stage.list.presentedVisibleRows == rows)
    for row in 0..<15 {
      #expect((stage.list.cellForRow(at: row) != nil) == rows.contains(row))
    }
  }

  @Test("answers with the new rows right after an offset is assigned (recorded, F45)")
  func rowsAfterAssignment() {
    let stage = ListStage(
      rows: 100, rowHeight: 44, scale: 3, frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(stage.list.presentedVisibleRows == 0..<7)

    stage.list.contentOffset.y = 40
    #expect(stage.list.presentedVisibleRows == 0..<8)
    #expect(stage.rows.asked == Array(0..<7))

    stage.window.layoutIfNeeded()
    #expect(stage.rows.asked == Array(0..<8))
  }

  @Test("names cells and their parts after their rows, each time anew")
  func names() throws {
    let stage = ListStage()
    for (offset, row) in [(0.0, 3), (352, 12)] {
      stage.scroll(to: offset)

      let cell = try #require(stage.list.cellForRow(at: row))

      #expect(cell.name == "list.row\(row)")
      #expect(cell.titleLabel.name == "list.row\(row).title")
      #expect(cell.imageView.name == "list.row\(row).image")
      #expect(cell.separator.name == "list.row\(row).separator")
      #expect(cell.titleLabel.text == "Row \(row)")
    }
  }

  @Test("places its rows one below the other, as wide as itself")
  func frames() throws {
    let stage = ListStage()

    for row in 0..<10 {
      let cell = try #require(stage.list.cellForRow(at: row))
      #expect(cell.frame == CGRect(x: 0, y: 60 * Double(row), width: 320, height: 60))
    }

    stage.perform { $0.list.frame.size.width = 375 }
    let cell = try #require(stage.list.cellForRow(at: 4))
    #expect(cell.frame == CGRect(x: 0, y: 240, width: 375, height: 60))
    #expect(cell.separator.frame.maxX == 375)
    #expect(stage.list.contentSize.width == 375)
  }

  @Test("draws its rows by the era that it is told, a line above the first of iOS 26 included")
  func eras() throws {
    let stage = ListStage(
      rows: 12, rowHeight: 62, frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    func topLine(_ row: Int) -> CGRect? {
      stage.list.view(named: "list.row\(row).topSeparator")?.frame
    }
    #expect(topLine(0) == nil)

    stage.perform { $0.list.cellMetrics = .iOS26 }
    #expect(topLine(0) == CGRect(x: 16, y: 0, width: 343, height: 1))
    #expect(topLine(1) == nil)
    for row in 0..<11 {
      let cell = try #require(stage.list.cellForRow(at: row))
      #expect(cell.separator.frame == CGRect(x: 16, y: 61, width: 343, height: 1))
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 62))
    }

    stage.scroll(to: 77)
    #expect((0..<12).allSatisfy { topLine($0) == nil })
    stage.scroll(to: 0)
    #expect(topLine(0) != nil)
  }

  @Test("stretches its rows along when a block makes it wider (F61.1)")
  func widening() throws {
    let stage = ListStage()
    stage.perform { stage in
      stage.window.animator.animate(.linear(0.2)) {
        stage.list.setFrame(CGRect(x: 0, y: 20, width: 420, height: 548), in: $0)
      }
    }

    stage.advance(by: 0.1)

    let picture = stage.window.displayList()
    #expect(picture.stagePlacement("list.row3")?.width == 370)
    #expect(picture.stagePlacement("list.row3.separator")?.width == 355)
    #expect(stage.list.cellForRow(at: 3)?.frame.width == 420)
  }

  @Test("is hit in its rows where they are (V13)")
  func hits() throws {
    let stage = ListStage()
    stage.scroll(to: 90)

    let hit = try #require(stage.window.hitTest(CGPoint(x: 160, y: 20 + 45)))

    #expect(hit.isDescendant(of: try #require(stage.list.cellForRow(at: 2))))
  }

  @Test("keeps views behind its rows, or in front of them, whatever rows come and go (F47.2, Q17)")
  func layers() throws {
    let stage = ListStage()
    let behind = View("behind", [0, 900, 320, 251])
    let furtherFront = View("behind too", [0, -251, 320, 251])
    let front = View("front", [0, 900, 320, 251])
    stage.list.insertBehindRows(behind)
    stage.list.insertBehindRows(furtherFront)
    stage.list.addSubview(front)

    for offset in [0.0, 352, 120, 0, 300] {
      stage.scroll(to: offset)
      let names = stage.list.subviews.map(\.name)
      #expect(names == ["behind", "behind too"] + stage.cells.reversed() + ["front"])
      #expect(stage.cells == stage.list.presentedVisibleRows.map { "list.row\($0)" })
    }

    behind.removeFromSuperview()
    stage.scroll(to: 0)
    #expect(stage.list.subviews.map(\.name) == ["behind too"] + stage.cells.reversed() + ["front"])

    stage.list.insertBehindRows(behind)
    stage.scroll(to: 352)
    #expect(
      stage.list.subviews.map(\.name) == ["behind too", "behind"] + stage.cells.reversed() + [
        "front"
      ])
  }

  @Test("follows another row height")
  func rowHeight() {
    let stage = ListStage()

    stage.perform { $0.list.rowHeight = 100 }

    #expect(stage.list.contentSize.height == 1_500)
    #expect(stage.cells == (0..<6).map { "list.row\($0)" })
  }

  @Test("shows nothing without a data source")
  func sourceless() {
    let window = Window()
    let list = ListView(frame: window.bounds)
    window.addSubview(list)
    list.reloadData()

    _ = window.displayList()

    #expect(list.numberOfRows == 0)
    #expect(list.numberOfSections == 0)
    #expect(!list.subviews.contains { $0 is ListCell })
  }
}
