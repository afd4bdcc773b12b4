import Drawing
import Foundation
import Motion
import Scenarios
import Testing

@Suite("A list's sections, lines and habits")
struct ListPartsTests {
  /// Plays a list on a screen of 320 by 480 points without a status bar.
  private func play(_ list: String, _ lines: String = "") throws -> PlayingStage {
    try PlayingStage(
      "stage: { size: [320, 480], statusBar: 0 }\nlist: { \(list) }\n\(lines)\n")
  }

  private func views(_ frame: Frame) -> [DisplayList.Group] {
    frame.displayList.root.children[0].children
  }

  private func tops(_ frame: Frame, _ prefix: String) -> [String: Double] {
    let views = views(frame).filter { $0.name.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: views.map { ($0.name, Double($0.frame.minY) - frame.facts.y) })
  }

  private let letters = "sections: [{ header: A, rows: 3 }, { rows: 2 }, { header: B, rows: 9 }]"

  // MARK: - Sections

  @Test("stand one below the other, rows counted across all")
  func stacksSections() throws {
    let frame = try play(letters).frame(at: 0)

    #expect(tops(frame, "list.section") == ["list.section0": 0, "list.section2": 328])
    #expect(tops(frame, "list.row")["list.row0"] == 28)
    #expect(tops(frame, "list.row")["list.row3"] == 208)
    #expect(tops(frame, "list.row")["list.row5"] == 356)
    #expect(frame.facts.contentHeight == 896)
    #expect(frame.facts.rowCount == 14)
    #expect(frame.facts.visibleRows == 0..<8)
  }

  @Test("keep their headers in sight, in front of their rows, until the next one pushes (F47)")
  func floatsHeaders() throws {
    let stage = try play(
      letters,
      "events: [{ at: 0.1, scrollTo: 100 }, { at: 0.2, scrollTo: 190 }, "
        + "{ at: 0.3, setContentInset: { top: 20 } }]\ncapture: { fps: 10 }")

    #expect(tops(stage.frames[1], "list.section") == ["list.section0": 0, "list.section2": 228])
    #expect(tops(stage.frames[2], "list.section") == ["list.section0": -10, "list.section2": 138])
    #expect(tops(stage.frames[3], "list.section")["list.section0"] == -10)
    let names = views(stage.frames[1]).map(\.name)
    let header = try #require(names.firstIndex(of: "list.section0"))
    #expect(names.lastIndex { $0.hasPrefix("list.row") }.map { $0 < header } == true)
  }

  @Test("have headers as high as the list says, with room above as the system has it")
  func measuresHeaders() throws {
    let plain = try play("headerHeight: 40, " + letters).frame(at: 0)
    let modern = try play("cellMetrics: iOS26, " + letters).frame(at: 0)

    #expect(tops(plain, "list.section") == ["list.section0": 0, "list.section2": 340])
    #expect(plain.facts.contentHeight == 920)
    #expect(tops(modern, "list.section") == ["list.section0": 22, "list.section2": 372])
    #expect(modern.facts.contentHeight == 940)
  }

  @Test("take the rows of answers: new ones fill them again, more go to the last")
  func takesAnswers() throws {
    let stage = try PlayingStage(
      """
      stage: { size: [320, 480], statusBar: 0 }
      list: { \(letters) }
      panels: { family: RefreshDome }
      data: { refresh: { after: 0.1, rows: 4 }, more: { after: 0.1, append: 2 } }
      events:
        - { at: 0.1, begin: footer }
        - { at: 1.0, begin: header }
      capture: { until: 2 }

      """)

    #expect(try stage.frame(at: 0.9).facts.rowCount == 16)
    #expect(try stage.frame(at: 0.9).facts.contentHeight == 1016)
    let end = try #require(stage.frames.last)
    #expect(tops(end, "list.section") == ["list.section0": 0, "list.section2": 268])
    #expect(end.facts.rowCount == 4)
  }

  // MARK: - Looks

  @Test("measures cells by the system that is named (F41, F42)")
  func measuresCells() throws {
    func separator(_ metrics: String) throws -> CGRect {
      let frame = try play("rows: 2, cellMetrics: \(metrics)").frame(at: 0)
      let row = try #require(views(frame).first { $0.name == "list.row1" })
      return try #require(row.children.first { $0.name == "list.row1.separator" }).frame
    }

    #expect(try separator("iOS7") == CGRect(x: 15, y: 59.5, width: 305, height: 0.5))
    #expect(try separator("iOS11") == CGRect(x: 16, y: 59.5, width: 304, height: 0.5))
    #expect(try separator("iOS26") == CGRect(x: 16, y: 59, width: 288, height: 1))
  }

  @Test("draws lines of empty rows only when asked to (F43.1)")
  func drawsFillerLines() throws {
    func plainLines(_ list: String) throws -> Int {
      views(try play(list).frame(at: 0)).count { $0.frame.height == 0.5 }
    }

    #expect(try plainLines("rows: 2") == 0)
    #expect(try plainLines("rows: 2, fillerLines: false") == 0)
    // Twelve in all: one and a half times the list's height, rows of 60 points.
    #expect(try plainLines("rows: 2, fillerLines: true") == 10)
  }

  @Test("shows the scroll indicator while the content moves, when asked to")
  func showsIndicator() throws {
    func indicator(_ frame: Frame) -> DisplayList.Group? {
      views(frame).first { $0.name == "list.indicator" }
    }
    let lines = """
      events: [{ at: 0.1, fling: { from: [160, 300], by: [0, -100], over: 0.1 } }]
      """

    let plain = try play("rows: 40", lines)
    let asked = try play("rows: 40, scrollIndicator: true", lines)

    #expect(plain.frames.allSatisfy { indicator($0) == nil })
    #expect(try (indicator(asked.frame(at: 0.3))?.opacity ?? 0) > 0.9)
    #expect(try indicator(asked.frame(at: 0.05)).map { $0.opacity == 0 || $0.isHidden } ?? true)
    #expect(!asked.reachedCap)
    #expect(asked.frames.last?.facts.y == plain.frames.last?.facts.y)
  }

  // MARK: - Habits

  @Test("lets a released header glide or jump to its hold (F17)")
  func releases() throws {
    func offsets(_ habit: String) throws -> [Double] {
      let stage = try PlayingStage(
        """
        list: { rows: 15, insetOnRelease: \(habit) }
        panels: { family: RefreshDome, behaviour: faithful }
        events:
          - { at: 0.1, drag: { from: [160, 120], by: [0, 250], over: 0.5 } }
          - { at: 1.0, release: {} }
        capture: { fps: 60, until: 2 }

        """)
      return stage.frames.filter { $0.time.seconds >= 1 }.map(\.facts.y)
    }

    let glide = try offsets("glide")
    let jump = try offsets("jump")

    #expect(glide[0] < -100)
    #expect(zip(glide, glide.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(jump[0] == -70)
    #expect(jump[1] < -100)
    #expect([glide.last, jump.last] == [-70, -70])
  }

  @Test("lets a finger that stood still keep its speed, or lose it (F9.1)")
  func measuresVelocity() throws {
    func rest(_ velocity: String) throws -> Double? {
      let stage = try play(
        "rows: 40, releaseVelocity: \(velocity)",
        "events:\n  - { at: 0, drag: { from: [160, 400], by: [0, -110], over: 0.2 } }\n"
          + "  - { at: 0.5, release: {} }")
      return stage.frames.last?.facts.y
    }

    #expect(try rest("window") == 100)
    #expect(try (rest("standing") ?? 0) > 300)
  }
}
