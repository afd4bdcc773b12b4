import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Animated rows")
struct ListUpdateAnimationTests {
  @Test("delete: a row fades where it is, those that follow glide, as recorded 0.15 s in")
  func recordedDeletion() throws {
    let items = ItemStage(
      [12], rowHeight: 62, frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let leaving = try #require(items.list.cellForRow(at: 2))
    items.stage.perform { _ in items.delete(1, at: 2, with: .fade) }

    items.stage.advance(by: 0.15)

    #expect(leaving.alpha == 0)
    #expect(agree(leaving.presentedAlpha, 0.179, within: 0.002))
    #expect(leaving.frame.minY == 124)
    #expect(leaving.presentedCenter.y == 155)
    for (row, y, shown) in [(6, 372.0, 383.096), (7, 434, 445.096)] {
      let cell = try #require(items.list.cellForRow(at: row))
      #expect(Double(cell.frame.minY) == y)
      #expect(agree(cell.presentedCenter.y - 31, shown, within: 0.05))
    }
    #expect(items.list.cellForRow(at: 1)?.presentedCenter.y == 93)

    items.stage.settle()
    #expect(leaving.superview == nil)
    #expect(leaving.alpha == 1)
    #expect(items.stage.cells == (0..<11).map { "list.row\($0)" })
  }

  @Test("take 0.441 s, and tell of their end with the last of it (F31, F46.1)")
  func duration() {
    let items = ItemStage([2])
    var end: Double?
    items.stage.perform { stage in
      items.rows.insert(1, at: 0)
      stage.list.insertRows(at: 0, count: 1, with: .fade) {
        #expect($0)
        end = stage.window.clock.now.seconds
      }
      #expect(stage.list.visibleRows == 0..<3)
    }

    items.stage.settle()

    #expect(end == 0.441)
  }

  @Test("insert: new rows fade in, others glide, and leave only once they are out of sight")
  func insertion() throws {
    let items = ItemStage()
    items.stage.perform { _ in items.insert(3, at: 1, with: .fade) }
    let new = try #require(items.list.cellForRow(at: 2))
    #expect(new.alpha == 1)
    #expect(new.presentedAlpha == 0)
    #expect(items.places[9] == 570)

    var lastSeen = 570.0
    items.stage.settle { stage in
      guard let place = items.places[9] else { return }
      #expect(place >= lastSeen)
      lastSeen = place
    }

    #expect(lastSeen > 740)
    #expect(new.presentedAlpha == 1)
    _ = items.stage.window.displayList()
    #expect(items.stage.cells == (0..<10).map { "list.row\($0)" })
  }

  @Test("delete: rows glide in from below, but from no further than the list is high")
  func comingIn() {
    let near = ItemStage()
    near.stage.perform { _ in near.delete(2, at: 3, with: .fade) }
    #expect(near.places[10] == 630)
    #expect(near.places[11] == 690)

    let far = ItemStage([1_000])
    far.stage.perform { _ in far.delete(900, at: 1, with: .fade) }
    #expect(far.places[901] == 638)
    #expect(far.places[902] == 698)

    far.stage.settle()
    #expect(far.places[901] == 90)
    #expect(far.stage.cells == (0..<10).map { "list.row\($0)" })
  }

  @Test("at the top glide along with the offset that comes back into its range")
  func clamping() {
    let items = ItemStage()
    items.stage.perform { _ in items.delete(2, at: 0, with: .fade) }
    #expect(items.stage.y == 0)
    #expect(items.stage.log.offsets.isEmpty)
    #expect(items.places[2] == 150)
    #expect(items.places[0] == 30)

    items.stage.advance(by: 0.15)
    #expect(agree(items.places[2] ?? 0, 30 + 120 * 0.179, within: 0.1))
    #expect(agree(items.places[11] ?? 0, 570 + 120 * 0.179, within: 0.1))

    items.stage.settle()
    #expect(items.places[2] == 30)
    #expect(items.stage.drawnY == 0)
  }

  @Test(
    "move nothing in the instant in which they are told of, whatever else still moves",
    arguments: [0.0, 0.05, 0.15, 0.3])
  func continuity(pause: Double) {
    let items = ItemStage(at: 615)
    let changes: [(ItemStage) -> Void] = [
      { $0.insert(2, at: 12, with: .fade) }, { $0.delete(3, at: 11, with: .fade) },
      { $0.insert(4, at: 0, with: .fade) }, { $0.insert(1, at: 19) },
      { $0.delete(2, at: 15, with: .fade) },
      { items in
        items.rows.move(from: 16, to: 18)
        items.list.moveRow(at: 16, to: 18, with: .fade)
      },
      { $0.delete(12, at: 0, with: .fade) },
    ]
    for (number, change) in changes.enumerated() {
      let before = items.places
      change(items)
      let after = items.places
      for (item, place) in after where before[item] != nil {
        // What follows new rows that come without an animation makes room at once.
        let isPushed = number == 3 && place > (before[item] ?? 0) + 59
        #expect(
          isPushed || agree(place, before[item] ?? 0, within: 1e-5), "item \(item), \(number)")
      }
      items.stage.window.advance(by: pause)
    }

    items.stage.settle()
    _ = items.stage.window.displayList()
    #expect(items.stage.cells == items.list.visibleRows.map { "list.row\($0)" })
    for (row, item) in items.shownItems { #expect(items.rows.items[row] == item) }
    let cells = items.list.subviews.count { $0 is ListCell }
    #expect(cells == items.list.visibleRows.count)
  }

  @Test("take headers and foot along")
  func headersAndFoot() {
    let items = ItemStage([3, 2], titled: true)
    let foot = View("foot", [0, 0, 0, 50])
    items.stage.perform { $0.list.tableFooterView = foot }
    #expect(foot.frame.minY == 356)

    items.stage.perform { _ in items.delete(1, at: 1, with: .fade) }
    items.stage.advance(by: 0.15)

    let header = items.list.headerView(forSection: 1)
    #expect(header?.frame.minY == 148)
    #expect(agree(Double(header?.presentedCenter.y ?? 0), 162 + 60 * 0.179, within: 0.05))
    #expect(foot.frame.minY == 296)
    #expect(agree(foot.presentedCenter.y, 321 + 60 * 0.179, within: 0.05))
  }

  @Test("let headers glide out of sight before they are gone")
  func headersLeaving() throws {
    let items = ItemStage([8, 20], titled: true)
    let header = try #require(items.list.headerView(forSection: 1))
    #expect(header.frame.minY == 508)

    items.stage.perform { _ in items.insert(3, at: 1, with: .fade) }
    items.stage.advance(by: 0.02)
    #expect(header.superview === items.list)
    #expect(header.presentedCenter.y < 548)

    items.stage.settle()
    #expect(items.stage.headers == ["list.section0"])
  }

  @Test("take the lines of empty rows along")
  func fillers() throws {
    let items = ItemStage([3])
    items.stage.perform { $0.list.tableFooterView = nil }
    let line = try #require(items.list.view(named: "list.filler0"))
    #expect(line.frame.minY == 239.5)

    items.stage.perform { _ in items.insert(1, at: 1, with: .fade) }
    #expect(line.frame.minY == 299.5)
    #expect(line.presentedCenter.y == 239.75)
  }

  @Test("are cut short by a reload, which leaves nothing behind")
  func reload() throws {
    let items = ItemStage()
    let leaving = try #require(items.list.cellForRow(at: 2))
    var ends: [Bool] = []
    items.stage.perform { _ in
      items.rows.delete(1, at: 2)
      items.list.deleteRows(at: 2, count: 1, with: .fade) { ends.append($0) }
    }
    items.stage.advance(by: 0.1)

    items.stage.perform { $0.list.reloadData() }
    #expect(items.stage.cells == (0..<10).map { "list.row\($0)" })
    for row in 0..<10 {
      let cell = try #require(items.list.cellForRow(at: row))
      #expect(cell.presentedAlpha == 1)
      #expect(cell.presentedCenter.y == cell.center.y)
    }
    items.stage.settle()
    #expect(ends == [false])
    #expect(leaving.alpha == 1)
  }
}
