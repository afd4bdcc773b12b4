import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Late pictures")
struct LazyImagesTests {
  /// The addresses of some rows.
  private static func urls(_ rows: ClosedRange<Int>) -> [String] { rows.map { "url/\($0)" } }

  @Test("are loaded for the rows in sight, at rest, as they are asked for")
  func atStart() {
    let late = LateStage(100)

    #expect(late.asked == Self.urls(0...9))
    late.answerAll()

    #expect(late.shown(0) == "picture of url/0")
    #expect(late.shown(9) == "picture of url/9")
    #expect(late.shown(10) == nil)
  }

  @Test("are not loaded under a dragging finger, but as it leaves content that stands still")
  func dragging() {
    let late = LateStage(100)
    late.answerAll()

    late.stage.drag(by: -130)
    #expect(late.stage.list.visibleRows == 2..<12)
    #expect(late.asked == [])

    late.stage.comeToStand()
    late.stage.finger.lift()
    #expect(late.stage.list.isDecelerating == false)
    #expect(late.asked == Self.urls(10...11))
  }

  @Test("are not loaded on the way of momentum, but for the rows at which it comes to rest")
  func momentum() {
    let late = LateStage(100)
    late.answerAll()

    late.stage.drag(by: -300, over: 0.2)
    late.stage.finger.lift()
    #expect(late.stage.list.isDecelerating)
    late.stage.settle { _ in
      if late.stage.list.isDecelerating { #expect(late.asked == []) }
    }

    let rows = late.stage.list.visibleRows
    #expect(rows.lowerBound > 10)
    #expect(late.asked == Self.urls(rows.lowerBound...(rows.upperBound - 1)))
  }

  @Test("that come while the list moves are shown")
  func comingUnderway() {
    let late = LateStage(100)

    late.stage.drag(by: -30)
    late.answer("url/3", .downloaded("three"))

    #expect(late.stage.list.isDragging)
    #expect(late.shown(3) == "three")
  }

  @Test("that come when their rows are out of sight are kept for their return")
  func outOfSight() {
    let late = LateStage(100)

    late.stage.scroll(to: 3000)
    late.answerAll()
    #expect((50...59).allSatisfy { late.shown($0) == "picture of url/\($0)" })
    #expect(late.shown(0) == nil)

    late.stage.scroll(to: 0)
    #expect(late.asked == [])
    #expect(late.shown(0) == "picture of url/0")
  }

  @Test("never show in a cell that has gone to another row")
  func reusedCells() {
    let late = LateStage(100)

    late.stage.drag(by: -300)
    late.answer("url/0", .downloaded("zero"))

    #expect(late.picture(of: "0") == "zero")
    let shown = late.stage.list.visibleRows.map(late.shown)
    #expect(shown.allSatisfy { $0 == nil })
  }

  @Test("are not loaded for blank rows (L8) and items without one")
  func blankRows() {
    let late = LateStage(0)
    late.blankRows = 10
    late.stage.perform { $0.list.reloadData() }

    #expect(late.stage.list.numberOfRows == 10)
    #expect(late.asked == [])

    late.items = ["0", "no picture", "2"]
    late.stage.perform { $0.list.reloadData() }
    #expect(late.asked == ["url/0", "url/2"])
  }

  @Test("that were there when their items were read are shown and not loaded")
  func preset() {
    let late = LateStage(3, pictures: ["1": "one"])

    #expect(late.asked == ["url/0", "url/2"])
    #expect(late.shown(1) == "one")
  }

  @Test("that a loader has at once are shown at once")
  func immediate() {
    let late = LateStage(0)
    late.immediateAnswer = .onDisk("disk")
    late.items = ["0"]

    late.stage.perform { $0.list.reloadData() }

    #expect(late.shown(0) == "disk")
  }

  @Test("are loaded for a row by itself only at rest, in sight and without a picture")
  func singleRow() throws {
    let late = LateStage(100)
    let images = try #require(late.images)
    late.answer("url/1", .failed)
    late.answer("url/2", .downloaded("two"))
    let before = late.asked.count

    images.loadPicture(ofRow: 1)
    images.loadPicture(ofRow: 2)
    images.loadPicture(ofRow: 50)
    #expect(late.asked.count == before + 1)
    #expect(late.asked.last == "url/1")

    late.answer("url/1", .failed)
    late.stage.drag(by: -20)
    images.loadPicture(ofRow: 1)
    #expect(late.asked.count == before)
  }

  @Test("that come after the list has gone do nothing")
  func afterEnd() {
    var late: LateStage? = LateStage(5)
    let requests = late?.requests ?? []

    late = nil
    for request in requests { request.answer(.downloaded("late")) }

    #expect(requests.count == 5)
  }
}

@Suite("Quirks of late pictures")
struct LazyImageQuirkTests {
  /// Drags a little and lifts the finger from content that stands still.
  private func stop(_ late: LateStage) {
    late.stage.drag(by: -20)
    late.stage.comeToStand()
    late.stage.finger.lift()
    late.stage.settle()
  }

  @Test("are the answers of both behaviours to a file that is found late (L9)")
  func fileFoundLate() {
    for (rules, shown) in [(LazyImageRules.corrected, "disk" as String?), (.faithful, nil)] {
      let late = LateStage(3, rules: rules)

      late.answer("url/1", .onDisk("disk"))

      #expect(late.shown(1) == shown)
      #expect(late.picture(of: "1") == shown)
    }
  }

  @Test("have a picture that failed asked for again at the next stop (L12)")
  func failure() {
    for rules in [LazyImageRules.corrected, .faithful] {
      let late = LateStage(100, rules: rules)
      late.answerAll()
      late.setPicture(nil, of: "5")

      stop(late)

      #expect(late.asked == ["url/5"])
    }
  }

  @Test("let a failure take away what another fetch has brought, in the faithful behaviour (L12)")
  func failureAfterSuccess() {
    for (rules, shown) in [(LazyImageRules.corrected, "five" as String?), (.faithful, nil)] {
      let late = LateStage(100, rules: rules)
      stop(late)
      #expect(late.asked.filter { $0 == "url/5" }.count == 2)

      late.answer("url/5", .downloaded("five"))
      #expect(late.shown(5) == "five")
      late.answer("url/5", .failed)

      #expect(late.shown(5) == shown)
    }
  }

  @Test("put a picture into the row that its item had, or that it has (L13)")
  func rowsInBetween() {
    for (rules, row) in [(LazyImageRules.corrected, 5), (.faithful, 3)] {
      let late = LateStage(100, rules: rules)
      late.stage.perform { stage in
        late.items.insert(contentsOf: ["a", "b"], at: 1)
        stage.list.insertRows(at: 1, count: 2)
      }

      late.answer("url/3", .downloaded("three"))

      let rows = late.stage.list.visibleRows.filter { late.shown($0) != nil }
      #expect(late.picture(of: "3") == "three")
      #expect(rows == [row])
    }
  }

  @Test("leave alone the cells of other rows when the item has gone")
  func itemGone() {
    let late = LateStage(20)
    late.stage.perform { stage in
      late.items.remove(at: 3)
      stage.list.deleteRows(at: 3, count: 1)
    }

    late.answer("url/3", .downloaded("three"))

    #expect(late.stage.list.visibleRows.allSatisfy { late.shown($0) == nil })
  }
}

extension ListStage {
  /// Moves the finger that is down so slowly that the content stays where it is let go.
  fileprivate func comeToStand() { finger.move(by: -1, over: 0.5) }
}
