import Testing
import YAML

@testable import Scenarios

@Suite("The rows behind a list")
struct RowContentsTests {
  private static func row(_ title: String) -> RowDescription {
    RowDescription(title: Located(title, at: .init(line: 1, column: 1)))
  }

  @Test("keep what was there when rows are added")
  func append() {
    var rows = RowContents(.rows(2, Self.row("old")))

    rows.append(3, like: .rows(2, Self.row("old")), changed: Self.row("new"))

    #expect(rows.count == 5)
    #expect((0..<5).map { rows[$0].title?.value } == ["old", "old", "new", "new", "new"])
  }

  @Test("begin with the first item again beyond the given items")
  func repeatItems() {
    let items = ListDescription.Content.items([Self.row("A"), Self.row("B")])

    let rows = RowContents(count: 5, like: items, changed: RowDescription())

    #expect((0..<5).map { rows[$0].title?.value } == ["A", "B", "A", "B", "A"])
  }
}
