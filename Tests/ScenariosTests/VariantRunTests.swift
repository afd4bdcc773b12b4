import Drawing
import Foundation
import Testing
import Views

@testable import Scenarios

@Suite("Every combination of variants, of one file")
struct VariantRunTests {
  private static let file = """
    list:
      rowHeight: 60
      title: "A title of row {row} that is too long for some of the stages"
      fillerLines: true
      scrollIndicator: true
      sections: [{ header: Today, rows: 3 }]
    panels: { family: RefreshDome, header: {}, footer: {} }
    data: { refresh: { after: 0.2 } }
    events: [{ at: 0.1, begin: header }, { at: 0.6, rotate: landscape }]
    capture: { fps: 10, until: 1 }
    variants:
      scale: [1, 3]
      appearance: [light, dark]
      locale: [en, ar]
      textSize: [0.8, 3]
      device: [iPhone 5s, iPhone X]
      orientation: [portrait, landscape]

    """

  private static let runs = Result { try decode(file).runs() }

  @Test("is a run with a name of its own")
  func names() throws {
    let runs = try Self.runs.get()

    #expect(runs.count == 64)
    #expect(Set(runs.map(\.variantName)).count == 64)
    #expect(runs.first?.variantName == "1x-light-en-text0.8-iPhone5s-portrait")
    #expect(runs.last?.variantName == "3x-dark-ar-text3-iPhoneX-landscape")
  }

  @Test("plays to its end on the stage it names", arguments: 0..<64)
  func playing(index: Int) throws {
    let run = try #require(try Self.runs.get().dropFirst(index).first)
    let frames = Array(ScenarioPlayer(run, images: [:], measuring: FixedTextMeasurer()))

    #expect(frames.map(\.facts.rowCount) == Array(repeating: 3, count: 11))
    let first = try #require(frames.first?.displayList)
    #expect(first.size == run.stage.size)
    #expect(first.scale == CGFloat(run.stage.scale))
    for list in frames.map(\.displayList) {
      #expect(background(of: list) == run.stage.background)
      let cell = try #require(list.root.find("list.row0"))
      let words = try #require(cell.find("list.row0.title"))
      let isReflected = run.stage.locale.tag == "ar"
      #expect(words.placement.width > 0)
      #expect(
        cell.find("list.row0.separator")?.placement.minX == (isReflected ? 0 : 15))
      #expect(text(of: words)?.style.alignment == (isReflected ? .right : .left))
      // A line is 1.2 times its size high, at most 28 in a header, and in a row 60 less a pixel.
      let largest = run.stage.scale == 1 ? 49 : 49.5
      let isLarge = run.stage.textSize == 3
      #expect(text(of: words)?.style.font.size == (isLarge ? largest : 17 * 0.8))
      let title = list.root.find("list.section0.title").flatMap(text)
      #expect(title?.style.font.size == (isLarge ? 23 : 17 * 0.8))
    }
  }

  private func background(of list: DisplayList) -> Color? {
    guard case .fill(_, let color) = list.root.items.first else { return nil }
    return color
  }

  private func text(of label: DisplayList.Group) -> DisplayList.Text? {
    guard case .text(let text) = label.items.first else { return nil }
    return text
  }

  @Test("leaves what does not vary as the stage has it")
  func unvaried() throws {
    let text = """
      stage: { appearance: dark, locale: ru, now: 2020-01-01T00:00:00Z }
      list: { rows: 1 }
      variants: { device: [iPhone X], locale: [uk] }
      """

    let stage = try #require(try decode(text).runs().first).stage

    #expect(stage.appearance == .dark)
    #expect(stage.locale.tag == "uk")
    #expect(stage.startDate == LocalDateTime(iso8601: "2020-01-01T00:00:00Z"))
  }

  @Test("counts combinations of long lists without making them")
  func tooMany() throws {
    let languages = (0..<9000).map { number in
      let letters = Array("abcdefghijklmnopqrstuvwxyz")
      return "\(letters[number % 26])\(letters[number / 26 % 26])\(letters[number / 676])"
    }
    let sizes = (0..<9000).map { "\(1 + Double($0) / 10_000)" }

    let lines = problemLines(
      smallestFile
        + "variants: { locale: [\(languages.joined(separator: ", "))], "
        + "textSize: [\(sizes.joined(separator: ", "))] }")

    #expect(
      lines == [
        "pull.yaml:2:11: variants: 81000000 combinations are more than 64. Give fewer values."
      ])
  }
}

extension DisplayList.Group {
  /// The group of a name within this one, or this one itself.
  fileprivate func find(_ name: String) -> DisplayList.Group? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.find(name) }.first
  }
}
