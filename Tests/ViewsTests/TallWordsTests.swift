import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Words higher than their row (D23)")
struct TallWordsTests {
  // A line is 1.2 times its size of 17 points high, the content view 59.5 points.
  @Test(
    "are cut off at its edges, and only they",
    arguments: [(1.0, false), (2.9, false), (3, true)])
  func title(textSize: Double, isCut: Bool) throws {
    let stage = ListStage()

    stage.window.environment.textSize = textSize
    stage.window.layoutIfNeeded()

    let cell = try #require(stage.list.cellForRow(at: 0))
    #expect(cell.contentView.clipsToBounds == isCut)
    #expect(cell.frame.height == 60)
    #expect(cell.titleLabel.frame.height == 59.5)
  }

  @Test("are cut off until they are lower again")
  func back() throws {
    let stage = ListStage()
    let cell = try #require(stage.list.cellForRow(at: 0))

    for (textSize, isCut) in [(3.0, true), (1, false)] {
      stage.window.environment.textSize = textSize
      stage.window.layoutIfNeeded()

      #expect(cell.contentView.clipsToBounds == isCut)
    }
  }

  @Test("count all their lines", arguments: [(1, false), (0, true)])
  func lines(numberOfLines: Int, isCut: Bool) throws {
    let stage = ListStage()
    let cell = try #require(stage.list.cellForRow(at: 0))

    cell.titleLabel.text = String(repeating: "a", count: 200)
    cell.titleLabel.numberOfLines = numberOfLines
    cell.setNeedsLayout()
    stage.window.layoutIfNeeded()

    #expect(cell.contentView.clipsToBounds == isCut)
  }

  @Test("leave a cutting that the program asked for alone")
  func asked() throws {
    let stage = ListStage()
    let cell = try #require(stage.list.cellForRow(at: 0))

    cell.contentView.clipsToBounds = true
    cell.setNeedsLayout()
    stage.window.layoutIfNeeded()

    #expect(cell.contentView.clipsToBounds)
  }

  @Test("are cut off by two lines' cell and by a header alike")
  func otherParts() throws {
    let window = Window()
    let cell = ListCell(style: .subtitle, reuseIdentifier: "A")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    window.addSubview(cell)
    let stage = ListStage(sections: [ListSection(title: "A", headerHeight: 28, rowCount: 3)])
    cell.titleLabel.text = "A"
    cell.detailLabel?.text = "B"

    for (textSize, isCut) in [(1.0, false), (2, true)] {
      window.environment.textSize = textSize
      stage.window.environment.textSize = textSize
      window.layoutIfNeeded()
      stage.window.layoutIfNeeded()

      #expect(cell.contentView.clipsToBounds == isCut)
      #expect(stage.list.headerView(forSection: 0)?.clipsToBounds == isCut)
    }
  }
}
