import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// Where a list of 100 rows of 60 in a room of 548 goes for a row, below an inset of 70 and above one
/// of 30 (F18.2).
struct ScrollToRow: CustomTestStringConvertible, Sendable {
  var from: Double
  var row: Int
  var position: ListView.ScrollPosition
  var to: Double

  var testDescription: String { "row \(row) to \(position) from \(from)" }

  static let all = [
    ScrollToRow(from: 0, row: 50, position: .top, to: 2_930),
    ScrollToRow(from: 0, row: 50, position: .bottom, to: 2_542),
    ScrollToRow(from: 0, row: 50, position: .middle, to: 2_736),
    ScrollToRow(from: 0, row: 50, position: .none, to: 2_542),
    ScrollToRow(from: 4_000, row: 50, position: .none, to: 2_930),
    ScrollToRow(from: 2_800, row: 50, position: .none, to: 2_800),
    ScrollToRow(from: 2_930.5, row: 50, position: .none, to: 2_930),
    ScrollToRow(from: 2_541.5, row: 50, position: .none, to: 2_542),
    ScrollToRow(from: 300, row: 0, position: .bottom, to: -70),
    ScrollToRow(from: 300, row: 1, position: .middle, to: -70),
    ScrollToRow(from: 300, row: 99, position: .top, to: 5_482),
    ScrollToRow(from: 300, row: 100, position: .top, to: 300),
    ScrollToRow(from: 300, row: -1, position: .none, to: 300),
  ]
}

@Suite("Scrolling to a row")
struct ListScrollingTests {
  private func stage(_ sections: [ListSection]? = nil) -> ListStage {
    let stage = ListStage(rows: 100, sections: sections)
    stage.perform { $0.list.contentInset = EdgeInsets(top: 70, bottom: 30) }
    return stage
  }

  @Test("brings it between the insets, within the legal range", arguments: ScrollToRow.all)
  func positions(row: ScrollToRow) {
    let stage = stage()
    stage.scroll(to: row.from)

    stage.perform { $0.list.scrollToRow(at: row.row, at: row.position, animated: false) }

    #expect(stage.y == row.to)
  }

  @Test("takes its 0.3 s when animated, and tells of its end (F18)")
  func animated() {
    let stage = stage()
    stage.scroll(to: 0)
    stage.log.forget()

    stage.perform { $0.list.scrollToRow(at: 50, at: .top, animated: true) }
    stage.advance(by: 0.15)
    #expect(stage.drawnY == 1_465)

    stage.settle()
    #expect(stage.y == 2_930)
    #expect(stage.log.story == [.didScroll, .didEndScrollingAnimation])
  }

  @Test("keeps clear of the section's floating header")
  func header() {
    let stage = stage([
      ListSection(title: "A", rowCount: 20), ListSection(title: "B", rowCount: 80),
    ])

    for (row, position, y) in [(30, ListView.ScrollPosition.top, 1_758.0), (20, .none, 1_158)] {
      stage.scroll(to: 4_000)
      stage.perform { $0.list.scrollToRow(at: row, at: position, animated: false) }
      #expect(stage.y == y)
      let header = stage.list.headerView(forSection: 1)
      #expect(header?.frame.maxY == stage.list.rectForRow(at: row)?.minY)
    }
  }

  @Test("shows the top of a row that is higher than the room")
  func high() {
    let stage = stage()
    stage.perform { $0.list.rowHeight = 600 }

    for from in [0.0, 40_000] {
      stage.scroll(to: from)
      stage.perform { $0.list.scrollToRow(at: 10, at: .none, animated: false) }
      #expect(stage.y == 5_930)
    }
  }
}
