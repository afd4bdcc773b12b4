import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Reuse of cells")
struct ListReuseTests {
  /// As many rows of 60 as a viewport of 548 can overlap at once.
  private static let mostSeen = 11

  @Test("makes no more cells for 100,000 rows than for 15", arguments: [15, 100_000])
  func rowCount(count: Int) {
    let stage = ListStage(rows: count)

    stage.drag(by: -200)
    stage.finger.lift()
    stage.settle()

    #expect(stage.rows.madeCount <= Self.mostSeen)
    #expect(stage.rows.aliveCount == stage.rows.madeCount)
  }

  @Test("makes no more cells than were ever seen at once, however far it goes")
  func distance() {
    let stage = ListStage(rows: 100_000)

    for offset in stride(from: 0.0, through: 3_000, by: 17.5) { stage.scroll(to: offset) }
    for offset in [5_999_452.0, 0, 3_000_000, 30] { stage.scroll(to: offset) }

    #expect(stage.rows.madeCount == Self.mostSeen)
  }

  @Test("asks for a row once while it stays on screen")
  func asking() {
    let stage = ListStage()
    stage.rows.forget()

    stage.scroll(to: 10)
    stage.scroll(to: 20)
    #expect(stage.rows.asked.isEmpty)

    stage.scroll(to: 130)
    #expect(stage.rows.asked == [10, 11])
    stage.scroll(to: 0)
    #expect(stage.rows.asked == [10, 11, 0, 1])
  }

  @Test("empties a cell before it is used again, and keeps it as it was until then (F46)")
  func emptying() throws {
    final class Noting: ListCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let cell = Noting(reuseIdentifier: "Cell")
    cell.titleLabel.text = "old"
    var pool = CellPool()

    pool.enqueue(cell)
    #expect(cell.titleLabel.text == "old")
    #expect(cell.reuses == 0)
    #expect(pool.count == 1)

    #expect(pool.dequeue("Cell") === cell)
    #expect(cell.titleLabel.text == nil)
    #expect(cell.reuses == 1)
    #expect(pool.dequeue("Cell") == nil)
  }

  @Test("keeps a pool for every identifier (F46)")
  func identifiers() {
    let stage = ListStage(rows: 100)
    stage.rows.identifier = { $0.isMultiple(of: 2) ? "Even" : "Odd" }
    stage.perform { $0.list.reloadData() }
    #expect(stage.list.dequeueReusableCell(withIdentifier: "None") == nil)

    for offset in stride(from: 0.0, through: 1_200, by: 60) {
      stage.scroll(to: offset)
      for row in stage.list.presentedVisibleRows {
        let cell = stage.list.cellForRow(at: row)
        #expect(cell?.reuseIdentifier == (row.isMultiple(of: 2) ? "Even" : "Odd"))
        #expect(cell?.titleLabel.text == "Row \(row)")
      }
    }
  }

  @Test("shows every row that is seen while a block moves the offset, and then lets it go")
  func blockMotion() {
    let stage = ListStage(rows: 100)
    stage.scroll(to: 600)
    stage.perform { stage in
      stage.window.animator.animate(.linear(0.2)) {
        stage.list.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }

    stage.settle { stage in
      let names = Set(stage.window.displayList().group("list")?.children.map(\.name) ?? [])
      for row in stage.list.presentedVisibleRows { #expect(names.contains("list.row\(row)")) }
    }

    _ = stage.window.displayList()
    #expect(stage.cells == stage.list.presentedVisibleRows.map { "list.row\($0)" })
  }

  @Test("makes at most two screens of cells when a block moves the offset a long way")
  func longBlockMotion() {
    let stage = ListStage(rows: 100_000)
    stage.scroll(to: 5_999_000)

    stage.perform { stage in
      stage.window.animator.animate(.linear(0.2)) {
        stage.list.setContentOffset(.zero, in: $0)
      }
    }
    stage.settle { stage in
      _ = stage.window.displayList()
      #expect(stage.list.cellForRow(at: stage.list.presentedVisibleRows.lowerBound) != nil)
    }

    #expect(stage.rows.madeCount <= 2 * Self.mostSeen)
    #expect(stage.cells == (0..<10).map { "list.row\($0)" })
  }

  @Test("lets its cells go with the list")
  func lifetime() {
    weak var list: ListView?
    weak var cell: ListCell?
    do {
      let stage = ListStage()
      list = stage.list
      cell = stage.list.cellForRow(at: 3)
      #expect(cell != nil)
    }

    #expect(list == nil)
    #expect(cell == nil)
  }
}
