import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Head and foot views of a list")
struct ListHeadFootTests {
  private let stage = ListStage(rows: 3)

  @Test("stand above and below the rows, as wide as the list and as high as they are (F40)")
  func places() {
    let head = View("head", [5, 5, 10, 100])
    let foot = View("foot", [5, 5, 10, 40])

    stage.perform {
      $0.list.tableHeaderView = head
      $0.list.tableFooterView = foot
    }

    #expect(head.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(foot.frame == CGRect(x: 0, y: 280, width: 320, height: 40))
    #expect(stage.list.contentSize == CGSize(width: 320, height: 320))
    #expect(stage.list.cellForRow(at: 0)?.frame.minY == 100)
    #expect(
      stage.list.subviews.map(\.name) == [
        "foot", "head", "list.row2", "list.row1", "list.row0",
      ])

    stage.perform { $0.list.frame.size.width = 400 }
    #expect(head.frame.width == 400)
    #expect(foot.frame.width == 400)
  }

  @Test("make room for another, and leave none when they go")
  func exchange() {
    let first = View("first", [0, 0, 1, 100])
    let second = View("second", [0, 0, 1, 50])
    stage.perform { $0.list.tableHeaderView = first }

    stage.perform { $0.list.tableHeaderView = second }
    #expect(first.superview == nil)
    #expect(second.superview === stage.list)
    #expect(stage.list.contentSize.height == 230)

    stage.perform { $0.list.tableHeaderView = nil }
    #expect(second.superview == nil)
    #expect(stage.list.contentSize.height == 180)
    #expect(stage.list.cellForRow(at: 0)?.frame.minY == 0)
  }

  @Test("take another height when they are assigned again")
  func height() {
    let head = View("head", [0, 0, 1, 100])
    stage.perform { $0.list.tableHeaderView = head }
    head.frame.size.height = 60

    stage.perform { $0.list.tableHeaderView = head }

    #expect(stage.list.contentSize.height == 240)
    #expect(head.superview === stage.list)
    #expect(stage.list.cellForRow(at: 0)?.frame.minY == 60)
  }

  @Test("keep rows that are in sight: none is fetched anew")
  func rows() {
    stage.rows.forget()

    stage.perform { $0.list.tableHeaderView = View("head", [0, 0, 1, 100]) }

    #expect(stage.rows.asked.isEmpty)
  }
}
