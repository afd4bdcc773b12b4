import Testing
import YAML

@testable import Scenarios

@Suite("The rows behind a list")
struct RowContentsTests {
  private static func row(_ title: String) -> RowDescription {
    RowDescription(title: Located(title, at: .start))
  }

  private static func titles(_ rows: RowContents) -> [String] {
    (0..<rows.count).map { rows[$0].title ?? "" }
  }

  /// Two sections of rows alike, the second with a pattern of its own.
  private static let patterns: [ListDescription.Content] = [
    .rows(2, row("a{row}")), .rows(3, row("b{row}")),
  ]

  @Test("keep what was there when rows are added, in the last section")
  func append() {
    var rows = RowContents(Self.patterns)

    rows.insert(2, at: 5, like: Self.patterns, changed: Self.row("new"))

    #expect(Self.titles(rows) == ["a0", "a1", "b2", "b3", "b4", "new", "new"])
    #expect(rows.sectionCounts == [2, 5])
  }

  @Test("begin with the first item again beyond the given items")
  func repeatItems() {
    let items = ListDescription.Content.items([Self.row("A"), Self.row("B")])

    let rows = RowContents(count: 5, like: [items], changed: RowDescription())

    #expect(Self.titles(rows) == ["A", "B", "A", "B", "A"])
  }

  @Test(
    "take rows into the section of the row that they come in front of, and keep their words",
    arguments: [
      (0, ["n0", "n1", "a0", "a1", "b2", "b3", "b4"], [4, 3]),
      (1, ["a0", "n1", "n2", "a1", "b2", "b3", "b4"], [4, 3]),
      (2, ["a0", "a1", "n2", "n3", "b2", "b3", "b4"], [2, 5]),
      (4, ["a0", "a1", "b2", "b3", "n4", "n5", "b4"], [2, 5]),
      (9, ["a0", "a1", "b2", "b3", "b4", "n5", "n6"], [2, 5]),
    ])
  func insert(at row: Int, titles: [String], counts: [Int]) {
    var rows = RowContents(Self.patterns)

    rows.insert(2, at: row, like: Self.patterns, changed: Self.row("n{row}"))

    #expect(Self.titles(rows) == titles)
    #expect(rows.sectionCounts == counts)
  }

  @Test(
    "let rows go from all sections, as far as there are any",
    arguments: [
      (0..<1, ["a1", "b2", "b3", "b4"], [1, 3]), (1..<3, ["a0", "b3", "b4"], [1, 2]),
      (3..<4, ["a0", "a1", "b2", "b4"], [2, 2]), (4..<99, ["a0", "a1", "b2", "b3"], [2, 2]),
      (0..<5, [], [0, 0]), (5..<9, ["a0", "a1", "b2", "b3", "b4"], [2, 3]),
    ])
  func remove(range: Range<Int>, titles: [String], counts: [Int]) {
    var rows = RowContents(Self.patterns)

    rows.remove(range)

    #expect(Self.titles(rows) == titles)
    #expect(rows.sectionCounts == counts)
    #expect(rows.count == titles.count)
  }

  @Test(
    "fill the sections up to where they began, and leave the rest to the last",
    arguments: [(0, [0, 0]), (1, [1, 0]), (2, [2, 0]), (4, [2, 2]), (9, [2, 7])])
  func deal(count: Int, counts: [Int]) {
    let rows = RowContents(count: count, like: Self.patterns, changed: RowDescription())

    #expect(rows.sectionCounts == counts)
    #expect(rows.count == count)
  }

  @Test("go on with their items where rows have come in between or have gone")
  func partItems() {
    let items = [ListDescription.Content.items("ABCDE".map { Self.row("\($0)") })]
    var rows = RowContents(items)

    rows.insert(1, at: 2, like: items, changed: Self.row("new"))
    rows.remove(4..<5)

    #expect(Self.titles(rows) == ["A", "B", "new", "C", "E"])
  }

  @Test("are what a plain list of rows would be, whatever comes and goes", arguments: 0..<20)
  func randomChanges(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let patterns: [ListDescription.Content] = [
      .rows(3, Self.row("a{row}")), .items([Self.row("x"), Self.row("y")]), .rows(2, Self.row("c")),
    ]
    var rows = RowContents(patterns)
    var plain = Self.titles(rows)

    for _ in 0..<100 {
      let place = Int.random(in: 0..<(rows.count + 2), using: &numbers)
      let count = Int.random(in: 1...4, using: &numbers)
      let before = rows.sectionCounts
      if Bool.random(using: &numbers) {
        rows.insert(count, at: place, like: patterns, changed: Self.row("n{row}"))
        let start = min(place, plain.count)
        plain.insert(contentsOf: (start..<(start + count)).map { "n\($0)" }, at: start)
        #expect(zip(rows.sectionCounts, before).allSatisfy { $0 == $1 || $0 == $1 + count })
      } else {
        let range = (place..<(place + count)).clamped(to: 0..<plain.count)
        rows.remove(place..<(place + count))
        plain.removeSubrange(range)
      }
      #expect(Self.titles(rows) == plain, "seed \(seed)")
      #expect(rows.sectionCounts.reduce(0, +) == plain.count, "seed \(seed)")
      #expect(rows.count == plain.count, "seed \(seed)")
    }
  }

  @Test("take no more room for ten million rows, wherever rows come and go")
  func manyRows() {
    let patterns = [ListDescription.Content.rows(10_000_000, Self.row("Row"))]
    var rows = RowContents(patterns)

    for step in 0..<1_000 {
      rows.insert(1, at: step * 9_999, like: patterns, changed: RowDescription())
      rows.insert(2, at: 5_000_000, like: patterns, changed: Self.row("New"))
      rows.remove((step * 7_777)..<(step * 7_777 + 1))
    }

    #expect(rows.count == 10_002_000)
    #expect(rows[5_000_000].title == "New")
    #expect(rows.segments.count < 10)
  }
}
