import Foundation
import Testing
import Views

@testable import RefreshPanels

@Suite("Where the parts of a panel stand")
struct PanelPlacesTests {
  private typealias Numbers = [Double]

  private func numbers(_ rect: CGRect?) -> Numbers? {
    rect.map { [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)] }
  }

  private func places(
    _ family: PanelFamily, _ edge: PanelEdge, width: CGFloat, words: CGSize? = nil,
    time: CGSize? = nil, height: CGFloat? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> PanelPlaces {
    let design = try #require(family.design(at: edge, .corrected))
    let style = design.style
    var parts = PanelParts(
      panel: CGSize(width: width, height: height ?? design.policy.height))
    (parts.words, parts.time, parts.direction) = (words, time, direction)
    parts.arrow = style.arrow?.art.size
    parts.spinner = style.spinner.map { CGSize(width: $0.style.side, height: $0.style.side) }
    parts.columnWidth = 14
    return PanelPlaces(of: parts, by: style.layout)
  }

  private let words = CGSize(width: 100, height: 20)

  @Test(
    "MJRefresh: the icon's centre is half the wider line and 25 before the middle",
    arguments: [320, 375, 414] as [CGFloat])
  func mjHeader(width: CGFloat) throws {
    let time = CGSize(width: 150, height: 20)
    let places = try places(.mjRefresh, .top, width: width, words: words, time: time)
    let middle = Double(width) / 2 - (75 + 25)

    #expect(numbers(places.arrow) == [middle - 7.5, 7, 15, 40])
    #expect(numbers(places.spinner) == [middle - 10, 17, 20, 20])
    #expect(numbers(places.label) == [0, 0, Double(width), 27])
    #expect(numbers(places.time) == [0, 27, Double(width), 27])
  }

  @Test("MJRefresh: a footer's words have all of its height")
  func mjFooter() throws {
    let places = try places(.mjRefresh, .bottom, width: 320, words: words)

    #expect(numbers(places.arrow) == [77.5, 2, 15, 40])
    #expect(numbers(places.label) == [0, 0, 320, 44])
    #expect(places.time == nil)
  }

  @Test("MJRefresh: without words the icon stands in the middle")
  func mjWithoutWords() throws {
    let places = try places(.mjRefresh, .bottom, width: 320)
    #expect(numbers(places.spinner) == [150, 12, 20, 20])
    #expect(places.label == nil)
  }

  @Test("MJRefresh: the trailer's words stand in a column beside the arrow")
  func mjTrailer() throws {
    let places = try places(.mjRefresh, .right, width: 60, words: words, height: 548)
    #expect(numbers(places.arrow) == [5, 264, 20, 20])
    #expect(numbers(places.label) == [33, 0, 14, 548])
  }

  @Test("EGO: places count from the lower edge")
  func ego() throws {
    let time = CGSize(width: 120, height: 15)
    let places = try places(.ego, .top, width: 320, words: words, time: time, height: 480)

    #expect(numbers(places.arrow) == [25, 415, 30, 55])
    #expect(numbers(places.label) == [0, 432, 320, 20])
    #expect(numbers(places.time) == [0, 450, 320, 20])
    #expect(numbers(places.spinner) == [25, 442, 20, 20])
  }

  @Test("Pull2Refresh: places are thirds and middles of the height")
  func pull2Refresh() throws {
    let time = CGSize(width: 60, height: 12)
    let header = try places(.pull2Refresh, .top, width: 375, words: words, time: time)

    #expect(numbers(header.arrow) == [25, 0, 23, 60])
    #expect(numbers(header.spinner) == [25, 22.5, 20, 20])
    #expect(numbers(header.label) == [0, 5, 375, 30])
    #expect(numbers(header.time) == [0, 35, 375, 20])
    let footer = try places(.pull2Refresh, .bottom, width: 375, words: words)
    #expect(numbers(footer.label) == [0, 10, 375, 30])
    #expect(numbers(footer.spinner) == [100, 15, 20, 20])
  }

  @Test("SVPullToRefresh: arrow and lines stand in the middle together")
  func svPullToRefresh() throws {
    let one = try places(.svPullToRefresh, .top, width: 320, words: words)

    // 22 of arrow, 10 of room, 100 of words.
    #expect(numbers(one.arrow) == [94, 6, 22, 48])
    #expect(numbers(one.label) == [126, 20, 100, 20])
    let two = try places(
      .svPullToRefresh, .top, width: 320, words: words, time: CGSize(width: 60, height: 16))
    #expect(numbers(two.label) == [126, 11, 100, 20])
    #expect(numbers(two.time) == [126, 33, 60, 16])
  }

  @Test("RefreshDome: a strip of 50, the words to 10 before the right edge")
  func refreshDome() throws {
    let places = try places(.refreshDome, .top, width: 375, words: words)
    #expect(numbers(places.arrow) == [20, 191, 30, 50])
    #expect(numbers(places.spinner) == [20, 191, 30, 50])
    #expect(numbers(places.label) == [60, 191, 305, 50])
  }

  @Test("UIRefreshControl: a spinner in the middle")
  func uiRefreshControl() throws {
    let places = try places(.uiRefreshControl, .top, width: 320)
    #expect(numbers(places.spinner) == [145, 15, 30, 30])
  }

  @Test("are mirrored where reading begins at the right")
  func mirrored() throws {
    let places = try places(
      .refreshDome, .top, width: 320, words: words, direction: .rightToLeft)
    #expect(numbers(places.arrow) == [270, 191, 30, 50])
    #expect(numbers(places.label) == [10, 191, 250, 50])
  }

  @Test("never let words that are too long touch the icon")
  func longWords() throws {
    let long = CGSize(width: 900, height: 40)
    for family in PanelFamily.all {
      for direction in LayoutDirection.allCases {
        let places = try places(
          family, .top, width: 200, words: long, time: long, direction: direction)
        for icon in [places.arrow, places.spinner].compactMap(\.self) {
          for words in [places.label, places.time].compactMap(\.self) where words.width > 0 {
            #expect(!icon.intersects(words), "\(family.name) \(direction)")
            #expect(words.minX >= 0 && words.maxX <= 200, "\(family.name) \(direction)")
          }
        }
      }
    }
  }
}
