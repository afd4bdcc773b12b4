import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Reloading a list")
struct ListReloadTests {
  private let stage = ListStage(rows: 20)

  private func reload(_ count: Int) {
    stage.perform { stage in
      stage.rows.count = count
      stage.list.reloadData()
    }
  }

  @Test("asks for the number of rows at once, and for cells in the next layout (F46.1)")
  func order() {
    stage.rows.count = 30
    stage.rows.forget()

    stage.list.reloadData()
    #expect(stage.list.numberOfRows == 30)
    #expect(stage.list.contentSize.height == 1_800)
    #expect(stage.rows.asked.isEmpty)

    stage.window.layoutIfNeeded()
    #expect(stage.rows.asked == Array(0..<10))
  }

  @Test("keeps the offset while the list is long enough (F46.1)")
  func keeping() {
    stage.scroll(to: 300)

    reload(15)

    #expect(stage.y == 300)
    #expect(stage.cells == (5..<15).map { "list.row\($0)" })
  }

  @Test("comes back to the end when it has become too short (F16.1)")
  func shrinking() {
    stage.scroll(to: 652)

    reload(15)

    #expect(stage.y == 352)
    #expect(stage.drawnY == 352)
    #expect(stage.cells == (5..<15).map { "list.row\($0)" })
  }

  @Test("comes back to the top when everything is gone, and shows no rows")
  func emptying() {
    stage.scroll(to: 652)

    reload(0)

    #expect(stage.y == 0)
    #expect(stage.cells.isEmpty)
    #expect(stage.list.contentSize.height == 0)
  }

  @Test("never asks for a row that is no more (Q10)", arguments: [0, 1, 5, 14, 19])
  func range(count: Int) {
    stage.scroll(to: 652)
    stage.rows.forget()

    reload(count)

    #expect(stage.rows.asked.allSatisfy { $0 < count })
  }

  @Test(
    "leaves the offset to a finger that is down, and bounces to the new end at its lift (F16.1)")
  func underFinger() {
    stage.scroll(to: 652)
    stage.drag(by: 62)
    #expect(stage.y == 600)

    reload(5)
    #expect(stage.y == 600)
    #expect(stage.cells.isEmpty)

    stage.finger.lift()
    stage.settle()
    #expect(stage.y == 0)
    #expect(stage.cells == (0..<5).map { "list.row\($0)" })
  }

  @Test("shows fresh cells for the rows in sight, from the pool")
  func refreshing() {
    let made = stage.rows.madeCount
    stage.rows.forget()

    reload(20)

    #expect(stage.rows.asked == Array(0..<10))
    #expect(stage.rows.madeCount == made)
  }

  @Test("keeps every row where it is when rows are appended (V7)")
  func appending() throws {
    stage.scroll(to: 652)
    let before = stage.window.displayList().stagePlacement("list.row15")

    reload(25)

    #expect(stage.window.displayList().stagePlacement("list.row15") == before)
    #expect(stage.y == 652)
  }

  @Test("sizes its content by as many rows as it has, in every frame (V8)")
  func counts() {
    for count in [3, 40, 0, 15] {
      reload(count)

      #expect(stage.list.contentSize.height == 60 * CGFloat(count))
      #expect(stage.list.numberOfRows == count)
      #expect(stage.cells.count == min(count, 10))
    }
  }
}
