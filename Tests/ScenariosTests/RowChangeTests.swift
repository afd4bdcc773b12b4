import Drawing
import Foundation
import Motion
import Scenarios
import Testing

@Suite("Rows that come and go")
struct RowChangeTests {
  /// Plays events on a list of rows with numbers for titles, 548 points high.
  private func play(
    _ events: String..., rows: Int = 15, rest: String = ""
  ) throws -> PlayingStage {
    try PlayingStage(
      "list: { rows: \(rows), title: '{row}' }\nevents:\n"
        + events.map { "  - \($0)\n" }.joined() + rest + "\n")
  }

  /// The titles in sight by the place of their rows on the list.
  private func titles(_ frame: Frame) -> [Double: String] {
    let list = frame.displayList.root.children[0]
    let rows = list.children.filter { $0.name.hasPrefix("list.row") }
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (Double(row.frame.minY) - frame.facts.y, row.title ?? "")
      })
  }

  @Test("leaves the first visible row where it is when rows come above it")
  func insertsAbove() throws {
    let stage = try play(
      "{ at: 0.1, scrollTo: 130 }", "{ at: 0.2, insertRows: { at: 1, count: 3 } }",
      rest: "capture: { fps: 10 }")

    #expect(stage.frames.map(\.facts.y) == [0, 130, 310])
    #expect(titles(stage.frames[2]) == titles(stage.frames[1]))
    #expect(stage.frames[2].facts.visibleRows == 5..<15)
    #expect(stage.frames[2].facts.rowCount == 18)
  }

  @Test("puts new rows above one at rest at the top, and between those in sight")
  func insertsInSight() throws {
    let stage = try play(
      "{ at: 0.1, insertRows: { at: 0, count: 2, title: New } }",
      "{ at: 0.2, insertRows: { at: 4, count: 1, title: 'n{row}' } }",
      rest: "capture: { fps: 10 }")

    #expect(stage.frames.map(\.facts.y) == [0, 120, 120])
    #expect(titles(stage.frames[1])[0] == "0")
    let seen = titles(stage.frames[2])
    #expect([0.0, 60, 120, 180, 240].map { seen[$0] } == ["0", "1", "n4", "2", "3"])
  }

  @Test("lets rows go, as far as there are any, and keeps the first that stays")
  func deletes() throws {
    let stage = try play(
      "{ at: 0.1, scrollTo: 250 }", "{ at: 0.2, deleteRows: { at: 0, count: 3 } }",
      "{ at: 0.3, deleteRows: { at: 10, count: 99 } }",
      "{ at: 0.4, deleteRows: { at: 0, count: 10 } }",
      "{ at: 0.5, deleteRows: { at: 0, count: 1 } }", rest: "capture: { fps: 10 }")

    #expect(stage.frames.map(\.facts.y) == [0, 250, 70, 52, 0, 0])
    #expect(stage.frames.map(\.facts.rowCount) == [15, 15, 12, 10, 0, 0])
    #expect(titles(stage.frames[2])[-10] == "4")
  }

  @Test("fades and glides when asked to, and the numbers are new at once (F46.1)")
  func animates() throws {
    let stage = try play(
      "{ at: 0.1, insertRows: { at: 2, count: 2, title: New }, animated: true }",
      "{ at: 1.1, deleteRows: { at: 2, count: 2 }, animated: true }")

    let middle = try stage.frame(at: 0.2)
    #expect(try stage.frame(at: 0.1).facts.contentHeight == 1020)
    let new = try #require(middle.displayList.root.children[0].children.first { $0.title == "New" })
    #expect(new.opacity > 0 && new.opacity < 1)
    let pushed = try #require(
      middle.displayList.root.children[0].children.first { $0.title == "3" })
    #expect(pushed.placement.minY > 180 && pushed.placement.minY < 300)
    #expect(try stage.frame(at: 1.1).facts.contentHeight == 900)
    let end = try #require(stage.frames.last)
    #expect(end.time.seconds > 1.5 && end.time.seconds < 1.6)
    #expect(titles(end)[120] == "2")
  }

  @Test("leaves what a finger holds under it, and lets momentum run on")
  func insertsInMotion() throws {
    let drag = "{ at: 0, drag: { from: [160, 400], by: [0, -110], over: 0.2 } }"
    let insert = "{ at: 0.25, insertRows: { at: 0, count: 20 } }"

    let held = try play(
      drag, insert, "{ at: 0.5, move: { by: [0, -20], over: 0.2 } }",
      "{ at: 1, release: {} }")
    let free = try play(drag, "{ at: 0.22, release: {} }", rows: 40)
    let moving = try play(drag, "{ at: 0.22, release: {} }", insert, rows: 40)

    #expect(try held.frame(at: 0.23).facts.y == 100)
    #expect(try held.frame(at: 0.3).facts.y == 1300)
    #expect(try held.frame(at: 0.9).facts.y == 1320)
    let late = free.frames.firstIndex { $0.time.seconds >= 0.25 } ?? 0
    #expect(
      moving.frames.map(\.facts.y).dropFirst(late)
        == free.frames.map { $0.facts.y + 1200 }.dropFirst(late))
  }

  @Test("leaves out rows beyond the limit")
  func heedsLimit() throws {
    let stage = try play(
      "{ at: 0.1, insertRows: { at: 5, count: 9 } }",
      "{ at: 0.2, insertRows: { at: 5, count: 9 } }",
      rows: 9_999_998)

    #expect(stage.frames.last?.facts.rowCount == 10_000_000)
  }

  @Test("costs no more in a list of ten million rows")
  func insertsAmongMany() throws {
    let stage = try play(
      "{ at: 0.1, scrollTo: 300000000 }",
      "{ at: 0.2, repeat: 500, every: 0.001, events: [{ at: 0, insertRows: { at: 2500000, count: 3 } }, "
        + "{ at: 0, deleteRows: { at: 7000000, count: 3 } }] }",
      rows: 9_999_990, rest: "capture: { fps: 10 }")

    #expect(stage.frames.last?.facts.rowCount == 9_999_990)
    #expect(stage.frames.last?.facts.y == 300_090_000)
    #expect(titles(try #require(stage.frames.last))[0] == "5000000")
  }

  @Test("shows a list that lags behind its app all at once")
  func catchesUp() throws {
    let stage = try PlayingStage(
      PlayingStage.text(
        """
        data: { refresh: { after: 0.5, rows: 20 }, mainDelay: 0.5 }
        events:
          - { at: 0, begin: header }
          - { at: 0.7, insertRows: { at: 0, count: 2 } }

        """, behaviour: "faithful"))

    #expect(try stage.frame(at: 0.65).facts.rowCount == 15)
    #expect(try stage.frame(at: 0.7).facts.rowCount == 22)
    #expect(stage.stopReason == nil)
  }
}

extension DisplayList.Group {
  /// The words of a row's title.
  fileprivate var title: String? {
    guard
      let label = children.lazy.flatMap(\.children).first(where: { $0.name.hasSuffix(".title") })
    else { return nil }
    guard case .text(let text) = label.properties.first(where: { $0.name == "text" })?.value else {
      return nil
    }
    return text
  }
}
