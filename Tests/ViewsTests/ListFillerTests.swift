import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Lines of empty rows")
struct ListFillerTests {
  private func stage(_ rows: Int, width: CGFloat = 320, height: CGFloat) -> ListStage {
    ListStage(rows: rows, rowHeight: 44, frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func lines(_ stage: ListStage) -> [View] {
    stage.list.subviews.filter { $0.name.hasPrefix("list.filler") }
  }

  @Test("fill one and a half times the height of an empty list, as iOS 7 prints it (F43.1)")
  func empty() {
    let stage = stage(0, height: 480)

    let lines = lines(stage)

    #expect(lines.count == 17)
    for (index, line) in lines.enumerated() {
      #expect(line.frame == CGRect(x: 15, y: 43.5 + 44 * Double(index), width: 305, height: 0.5))
      #expect(line.superview === stage.list)
      #expect(line.autoresizingMask == .flexibleWidth)
      #expect(line.backgroundColor == ListCell.Metrics.iOS7.separatorColor)
    }
    #expect(stage.list.contentSize.height == 0)
  }

  @Test(
    "follow the last row, the lines of rows counted in", arguments: [(10, 10), (19, 1), (20, 0)])
  func partly(rows: Int, count: Int) {
    let stage = stage(rows, height: 568)

    #expect(lines(stage).count == count)
    #expect(lines(stage).first?.frame.minY == (count > 0 ? 44 * CGFloat(rows) + 43.5 : nil))
  }

  @Test("go when there is a foot view, if only an empty one, and come back with none (F43.1)")
  func footView() {
    let stage = stage(1, height: 480)
    #expect(lines(stage).count == 16)

    stage.perform { $0.list.tableFooterView = View() }
    #expect(lines(stage).isEmpty)
    #expect(stage.list.subviews.map(\.name) == ["list.row0"])
    #expect(stage.list.cellForRow(at: 0)?.separator.frame.minY == 43.5)

    stage.perform { $0.list.tableFooterView = nil }
    #expect(lines(stage).count == 16)
  }

  @Test("follow the list's rows, height, width and era")
  func changes() {
    let stage = stage(0, height: 480)
    stage.rows.count = 12
    stage.perform { $0.list.reloadData() }
    #expect(lines(stage).count == 5)

    stage.perform { $0.list.frame.size = CGSize(width: 480, height: 320) }
    #expect(lines(stage).isEmpty)

    stage.perform { $0.list.frame.size = CGSize(width: 375, height: 480) }
    #expect(lines(stage).map(\.frame.width) == Array(repeating: 360, count: 5))

    stage.perform { $0.list.cellMetrics = .iOS26 }
    #expect(lines(stage).first?.frame == CGRect(x: 16, y: 571, width: 343, height: 1))
    #expect(lines(stage).first?.backgroundColor == ListCell.Metrics.iOS26.separatorColor)

    stage.perform { $0.list.rowHeight = 100 }
    #expect(lines(stage).isEmpty)
  }

  @Test("lie behind what a program puts behind the rows, whichever came first")
  func layersOfOthers() {
    let stage = stage(3, height: 480)
    let (first, second) = (View(name: "first"), View(name: "second"))
    stage.perform { $0.list.insertBehindRows(first) }
    stage.rows.count = 0
    stage.perform { $0.list.reloadData() }
    stage.perform { $0.list.insertBehindRows(second) }

    let names = stage.list.subviews.map(\.name)

    #expect(names == (0..<17).map { "list.filler\($0)" } + ["first", "second"])
  }

  @Test("lie behind the rows, and are not hit")
  func layers() {
    let stage = stage(3, height: 480)
    stage.scroll(to: 100)
    stage.scroll(to: 0)

    let names = stage.list.subviews.map(\.name)

    #expect(Array(names.suffix(3)) == ["list.row2", "list.row1", "list.row0"])
    #expect(names.count == 17)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 175.75)) === stage.list)
  }
}
