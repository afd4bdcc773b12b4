import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// What becomes of the offset of 40 rows of 60 when rows come or go: the first row in sight that is
/// left stays where it is seen.
struct RowUpdateRow: CustomTestStringConvertible, Sendable {
  var offset: Double
  /// Rows that come, or that go if negative.
  var count: Int
  var row: Int
  var newOffset: Double

  var testDescription: String { "\(count) at \(row) from \(offset)" }

  static let all = [
    RowUpdateRow(offset: 0, count: 3, row: 0, newOffset: 180),
    RowUpdateRow(offset: 0, count: 3, row: 1, newOffset: 0),
    RowUpdateRow(offset: 615, count: 2, row: 0, newOffset: 735),
    RowUpdateRow(offset: 615, count: 2, row: 10, newOffset: 735),
    RowUpdateRow(offset: 615, count: 2, row: 11, newOffset: 615),
    RowUpdateRow(offset: 615, count: 2, row: 40, newOffset: 615),
    RowUpdateRow(offset: 615, count: -2, row: 3, newOffset: 495),
    RowUpdateRow(offset: 615, count: -2, row: 12, newOffset: 615),
    RowUpdateRow(offset: 615, count: -2, row: 30, newOffset: 615),
    RowUpdateRow(offset: 615, count: -2, row: 9, newOffset: 495),
    RowUpdateRow(offset: 615, count: -3, row: 10, newOffset: 435),
    // None of those in sight is left: the next one takes the place of the first, 15 points cut off.
    RowUpdateRow(offset: 615, count: -15, row: 8, newOffset: 495),
    // The range is heeded afterwards.
    RowUpdateRow(offset: 0, count: -1, row: 0, newOffset: 0),
    RowUpdateRow(offset: 615, count: -11, row: 0, newOffset: 0),
    RowUpdateRow(offset: 1_852, count: -5, row: 32, newOffset: 1_552),
    RowUpdateRow(offset: 1_852, count: -40, row: 0, newOffset: 0),
  ]
}

@Suite("Rows that come and go")
struct ListUpdateTests {
  @Test("keep the first row in sight where it is seen", arguments: RowUpdateRow.all)
  func offsets(row: RowUpdateRow) {
    let items = ItemStage(at: row.offset)

    items.stage.perform { _ in
      if row.count > 0 {
        items.insert(row.count, at: row.row)
      } else {
        items.delete(-row.count, at: row.row)
      }
    }

    #expect(items.stage.y == row.newOffset)
    #expect(items.stage.log.offsets == (row.newOffset == row.offset ? [] : [row.newOffset]))
    #expect(items.list.contentSize.height == 60 * CGFloat(40 + row.count))
    for (row, item) in items.shownItems { #expect(items.rows.items[row] == item) }
    #expect(items.stage.cells == items.list.visibleRows.map { "list.row\($0)" })
  }

  @Test("are counted at once: rows, sights, size; the end is told a turn later (F46.1)")
  func counts() {
    let items = ItemStage([2])
    var story: [String] = []
    items.stage.perform { _ in
      items.rows.insert(1, at: 1)
      items.list.insertRows(at: 1, count: 1) { story.append("ended, \($0)") }
      story.append("called")
      #expect(items.list.numberOfRows == 3)
      #expect(items.list.visibleRows == 0..<3)
      #expect(items.list.contentSize.height == 180)
    }

    #expect(story == ["called", "ended, true"])
    #expect(items.stage.window.clock.now == .zero)
  }

  @Test("leave the cells of other rows as they are, under new names and in their order")
  func keptCells() {
    let items = ItemStage(at: 615)
    let before = (10..<20).map { items.list.cellForRow(at: $0) }

    items.stage.perform { _ in items.insert(2, at: 12) }

    let after = ([10, 11] + (14..<20)).map { items.list.cellForRow(at: $0) }
    #expect(after.map { $0?.titleLabel.text } == (10..<18).map { "\($0)" })
    #expect(zip(after, before).allSatisfy { $0 === $1 })
    #expect(Set(items.rows.asked) == [40, 41])
    #expect(items.stage.cells == (10..<20).map { "list.row\($0)" })
    #expect(items.list.cellForRow(at: 14)?.separator.name == "list.row14.separator")
  }

  @Test("are a reload when the data source has other numbers, and when they cannot be")
  func disagreement() {
    let items = ItemStage(at: 615)
    var ends = 0
    items.stage.perform { _ in
      items.rows.insert(5, at: 0)
      items.list.insertRows(at: 0, count: 3) { _ in ends += 1 }
    }
    #expect(items.list.numberOfRows == 45)
    #expect(items.stage.y == 615)
    #expect(items.rows.asked == items.list.visibleRows.map { items.rows.items[$0] })

    items.stage.perform { _ in
      items.list.insertRows(at: 46, count: 0) { _ in ends += 1 }
      items.list.insertRows(at: -1, count: 1) { _ in ends += 1 }
      items.list.insertRows(at: 0, count: -1) { _ in ends += 1 }
      items.list.insertRows(at: .max, count: .max) { _ in ends += 1 }
      items.list.insertRows(at: 0, count: .max) { _ in ends += 1 }
      items.list.deleteRows(at: 0, count: .max) { _ in ends += 1 }
      items.list.deleteRows(at: 40, count: 10) { _ in ends += 1 }
      items.list.deleteRows(at: 0, count: .min) { _ in ends += 1 }
      items.list.moveRow(at: 45, to: 0) { _ in ends += 1 }
    }
    #expect(items.list.numberOfRows == 45)
    #expect(items.stage.y == 615)
    #expect(ends == 10)
  }

  @Test("work without a window, and without a data source")
  func windowless() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 320, height: 548))
    let rows = ItemRows([40])
    var ends = 0
    list.dataSource = rows
    list.reloadData()

    rows.insert(2, at: 0)
    list.insertRows(at: 0, count: 2, with: .fade) { _ in ends += 1 }
    #expect(list.contentOffset.y == 88)
    #expect(ends == 1)

    list.dataSource = nil
    list.deleteRows(at: 0, count: 42) { _ in ends += 1 }
    #expect(list.numberOfRows == 0)
    #expect(ends == 2)
  }

  @Test("may follow a reload, or one another, within a turn")
  func turn() {
    let items = ItemStage(at: 615)
    items.stage.perform { _ in
      items.list.reloadData()
      items.insert(2, at: 3, with: .fade)
      items.delete(1, at: 0)
      items.insert(1, at: 20)
    }

    #expect(items.stage.y == 675)
    for (row, item) in items.shownItems { #expect(items.rows.items[row] == item) }
    #expect(items.stage.cells == items.list.visibleRows.map { "list.row\($0)" })
  }

  @Test("replace the last rows without a move, as both changes are known before the layout")
  func replacement() {
    let items = ItemStage(at: 1_852)

    items.stage.perform { _ in
      items.delete(3, at: 37)
      items.insert(4, at: 37)
    }

    #expect(items.stage.y == 1_852)
    #expect(items.stage.log.offsets.isEmpty)
  }

  @Test("move: others close up and make room, cells are kept, as recorded")
  func move() {
    let items = ItemStage([4])
    let cells = (0..<4).map { items.list.cellForRow(at: $0) }

    items.stage.perform { _ in
      items.rows.move(from: 0, to: 2)
      items.list.moveRow(at: 0, to: 2)
    }

    #expect((0..<4).map { items.list.cellForRow(at: $0)?.titleLabel.text } == ["1", "2", "0", "3"])
    #expect(zip([2, 0, 1, 3], cells).allSatisfy { items.list.cellForRow(at: $0) === $1 })
    #expect(items.rows.asked.isEmpty)
    #expect(items.stage.cells == (0..<4).map { "list.row\($0)" })
    for row in 0..<4 { #expect(items.list.cellForRow(at: row)?.frame.minY == 60 * CGFloat(row)) }
  }

  @Test("heed sections: headers keep with their rows, and go with their section")
  func sections() {
    let items = ItemStage([5, 5, 30], titled: true, at: 200)
    #expect(items.stage.headers == ["list.section0", "list.section1", "list.section2"])

    items.stage.perform { _ in items.insert(2, at: 5) }
    #expect(items.rows.sections.map(\.count) == [7, 5, 30])
    #expect(items.stage.y == 200)
    #expect(items.list.headerView(forSection: 1)?.frame.minY == 448)

    items.stage.perform { _ in
      items.rows.sections.remove(at: 0)
      items.list.deleteRows(at: 0, count: 7)
    }
    #expect(items.list.numberOfSections == 2)
    #expect(items.stage.y == 0)
    #expect(items.list.headerView(forSection: 0)?.titleLabel.text == "Section 0")
    for (row, item) in items.shownItems { #expect(items.rows.items[row] == item) }
  }

  @Test("cost as much in a list of 10,000,000 as of 40")
  func large() {
    let stage = ListStage(rows: 10_000_000)
    stage.scroll(to: 300_000_030)
    stage.rows.forget()

    stage.perform { stage in
      stage.rows.count += 1_000_000
      stage.list.insertRows(at: 0, count: 1_000_000, with: .fade)
    }

    #expect(stage.y == 360_000_030)
    #expect(stage.rows.asked.isEmpty)
    #expect(stage.cells.first == "list.row6000000")
  }
}
