import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// Where the headers of two sections of 5 and 8 rows of 60 float by the offset, below an inset of 70
/// (F47).
struct FloatingHeaderRow: CustomTestStringConvertible, Sendable {
  var offset: Double
  var headers: [Double]
  var rows: Range<Int>

  var testDescription: String { "at \(offset)" }

  static let all = [
    FloatingHeaderRow(offset: -70, headers: [0, 328], rows: 0..<8),
    FloatingHeaderRow(offset: -20, headers: [50, 328], rows: 0..<8),
    FloatingHeaderRow(offset: 0, headers: [70, 328], rows: 0..<9),
    FloatingHeaderRow(offset: 200, headers: [270, 328], rows: 2..<12),
    FloatingHeaderRow(offset: 298, headers: [300, 368], rows: 4..<13),
  ]
}

@Suite("Sections of a list")
struct ListSectionTests {
  private static let two = [
    ListSection(title: "A", rowCount: 5), ListSection(title: "B", footerHeight: 10, rowCount: 8),
  ]

  private func stage(
    _ sections: [ListSection] = ListSectionTests.two, insetTop: CGFloat = 0
  ) -> ListStage {
    let stage = ListStage(sections: sections)
    stage.perform {
      $0.list.contentInset.top = insetTop
      $0.list.contentOffset.y = -insetTop
    }
    return stage
  }

  @Test("float while their rows are in sight (F47)", arguments: FloatingHeaderRow.all)
  func floating(row: FloatingHeaderRow) throws {
    let stage = stage(insetTop: 70)
    #expect(stage.list.contentSize.height == 846)

    stage.scroll(to: row.offset)

    for (section, y) in row.headers.enumerated() {
      let header = try #require(stage.list.headerView(forSection: section))
      #expect(header.frame == CGRect(x: 0, y: y, width: 320, height: 28))
      #expect(header.name == "list.section\(section)")
      #expect(header.titleLabel.text == ["A", "B"][section])
    }
    #expect(stage.headers == ["list.section0", "list.section1"])
    #expect(stage.cells == row.rows.map { "list.row\($0)" })
  }

  @Test("give way to the next header, and are gone when their rows are")
  func leaving() {
    let stage = stage()

    stage.scroll(to: 310)
    #expect(stage.list.headerView(forSection: 0)?.frame.minY == 300)
    stage.scroll(to: 328)
    #expect(stage.headers == ["list.section1"])
    #expect(stage.list.headerView(forSection: 0) == nil)
    #expect(stage.list.headerView(forSection: 1)?.frame.minY == 328)
  }

  @Test("rest at their places, the room above them included, as recorded on iOS 26 (F47.1)")
  func padding() throws {
    let sections = ["A", "B", "C"].map { ListSection(title: $0, rowCount: 2) }
    let stage = ListStage(
      sections: sections, rowHeight: 53, frame: CGRect(x: 0, y: 40, width: 375, height: 500))
    stage.perform {
      $0.list.sectionHeaderTopPadding = 22
      $0.list.cellMetrics = .iOS26
    }

    let found = (0..<3).compactMap { stage.list.headerView(forSection: $0)?.frame }
    #expect(found == [22, 178, 334].map { CGRect(x: 0, y: $0, width: 375, height: 28) })
    #expect((0..<6).map { stage.list.rectForRow(at: $0)?.minY } == [50, 103, 206, 259, 362, 415])
    #expect(
      (0..<6).map { stage.list.cellForRow(at: $0)?.frame.minY } == [50, 103, 206, 259, 362, 415])
    let label = try #require(stage.list.headerView(forSection: 0)).titleLabel.frame
    #expect(label == CGRect(x: 16, y: 4, width: 359, height: 21))

    stage.scroll(to: 30)
    #expect(stage.list.headerView(forSection: 0)?.frame.minY == 30)
  }

  @Test("lie in front of all rows, earlier ones in front, as recorded (F47.2)")
  func layers() {
    let sections = zip(["A", "B", "C"], [3, 2, 2]).map { ListSection(title: $0, rowCount: $1) }
    let stage = ListStage(
      sections: sections, rowHeight: 60, frame: CGRect(x: 0, y: 40, width: 375, height: 480))
    let front = View("front", [0, 0, 10, 10])
    let behind = View("behind", [0, 0, 10, 10])
    stage.list.sectionHeaderTopPadding = 22
    stage.list.tableFooterView = View()
    stage.list.addSubview(front)
    stage.list.insertBehindRows(behind)

    for offset in [0.0, 5, 0, 41, 0] {
      stage.scroll(to: offset)
      let rows = stage.list.visibleRows.reversed().map { "list.row\($0)" }
      let headers = (0..<3).reversed().map { "list.section\($0)" }
      #expect(stage.list.subviews.map(\.name) == ["behind"] + rows + headers + ["front"])
    }
    stage.scroll(to: 0)
    #expect(stage.list.visibleRows == 0..<6)
  }

  @Test("are used again when they come into sight, with their own titles")
  func reuse() {
    let stage = stage((0..<10_000).map { ListSection(title: "Title \($0)", rowCount: 3) })
    var seen: Set<ObjectIdentifier> = []

    for offset in [0.0, 208, 500, 1_040_000, 2_079_400, 30] {
      stage.scroll(to: offset)
      for section in 0..<10_000 {
        guard let header = stage.list.headerView(forSection: section) else { continue }
        seen.insert(ObjectIdentifier(header))
        #expect(header.titleLabel.text == "Title \(section)")
        #expect(header.titleLabel.name == "list.section\(section).title")
      }
      #expect((3...4).contains(stage.headers.count))
    }
    #expect(seen.count <= 4)
  }

  @Test("float by what is drawn while a block moves the offset (F34, F47)")
  func blockMotion() throws {
    let stage = stage()
    stage.perform { stage in
      stage.window.animator.animate(.linear(0.2)) {
        stage.list.setContentOffset(CGPoint(x: 0, y: 300), in: $0)
      }
    }

    stage.settle { stage in
      let picture = stage.window.displayList()
      guard stage.drawnY < 300 else { return }
      #expect(picture.stagePlacement("list.section0")?.minY == 20)
    }

    #expect(stage.drawnY == 300)
    #expect(stage.list.headerView(forSection: 0)?.frame.minY == 300)
  }

  @Test(
    "are pinned below an inset that momentum and fingers move them through", arguments: [1, 2, 3])
  func motion(scale: CGFloat) {
    let stage = ListStage(rows: 0, sections: [ListSection(title: "A", rowCount: 500)], scale: scale)

    stage.drag(by: -180, over: 0.1)
    stage.finger.lift()
    stage.settle { stage in
      #expect(stage.window.displayList().stagePlacement("list.section0")?.minY == 20)
    }
    #expect(stage.y > 300)
  }

  @Test("stand on their rows while a block makes room above them", arguments: [0.0, 100])
  func opening(pull: CGFloat) {
    let stage = stage()
    stage.scroll(to: -pull)

    stage.perform { stage in
      stage.window.animator.animate { block in
        stage.list.setContribution(EdgeInsets(top: 70), of: .header, in: block)
      }
    }

    stage.settle { stage in
      let picture = stage.window.displayList()
      let header = picture.stagePlacement("list.section0")
      #expect(header?.maxY == picture.stagePlacement("list.row0")?.minY)
      #expect(header.map { Double($0.minY) } == 20 - stage.drawnY)
    }
    #expect(stage.y == -70)
  }

  @Test("go up with the room above them that a block closes, wherever the content is")
  func closing() {
    let stage = stage()
    stage.perform { $0.list.setContribution(EdgeInsets(top: 70), of: .header, in: nil) }
    stage.scroll(to: 100)
    var places: [Double] = []

    stage.perform { stage in
      stage.window.animator.animate { stage.list.setContribution(.zero, of: .header, in: $0) }
    }
    stage.settle { stage in
      let header = stage.window.displayList().stagePlacement("list.section0")
      places.append(Double(header?.minY ?? .nan) - 20)
    }

    // Ease-in-out over 0.2 s from 70 to 0 (F24), on half points.
    #expect(places == [69, 66, 61, 54, 45, 35, 25, 16, 9, 4, 1, 0])
    #expect(stage.y == 100)
  }

  @Test("take other titles with a reload")
  func reload() {
    let stage = stage()
    stage.rows.sections = [ListSection(title: "Z", headerHeight: 40, rowCount: 1)]

    stage.perform { $0.list.reloadData() }

    #expect(stage.headers == ["list.section0"])
    #expect(stage.list.headerView(forSection: 0)?.titleLabel.text == "Z")
    #expect(stage.list.headerView(forSection: 0)?.frame.height == 40)
    #expect(stage.list.numberOfSections == 1)
  }

  @Test("have rectangles of their own, and their headers' where they rest")
  func rectangles() {
    let stage = stage(insetTop: 70)
    stage.scroll(to: 200)

    #expect(stage.list.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 328))
    #expect(stage.list.rect(forSection: 1) == CGRect(x: 0, y: 328, width: 320, height: 518))
    #expect(stage.list.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
    #expect(stage.list.rectForRow(at: 5) == CGRect(x: 0, y: 356, width: 320, height: 60))
    #expect(stage.list.rect(forSection: 2) == nil)
    #expect(stage.list.rectForHeader(inSection: -1) == nil)
    #expect(stage.list.rectForRow(at: 13) == nil)
  }
}
