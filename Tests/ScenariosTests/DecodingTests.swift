import Drawing
import Foundation
import Motion
import RefreshPanels
import Testing
import Views
import YAML

@testable import Scenarios

@Suite("Decoding a scenario")
struct DecodingTests {
  @Test("takes every key at once")
  func takesEveryKey() throws {
    #expect(problemLines(fileWithEveryKey) == [])
    for file in filesWithOtherKeys { #expect(problemLines(file) == []) }
  }

  @Test("gives the smallest file an iPhone 5s, no panels and no events")
  func decodesSmallestFile() throws {
    let scenario = try decode(smallestFile)

    #expect(scenario.title == nil)
    #expect(scenario.stage == Stage(.iPhone5s))
    #expect(scenario.stage.size == CGSize(width: 320, height: 568))
    #expect(
      scenario.list
        == ListDescription(
          frame: .belowStatusBar, rowHeight: 60,
          sections: [SectionDescription(content: .rows(15, RowDescription()))]))
    #expect(scenario.panels == nil)
    #expect(scenario.data == DataDescription())
    #expect(scenario.data.mainDelay.ticks == 12_000)
    #expect(scenario.events == [])
    #expect(scenario.capture == Capture())
    #expect(scenario.capture.cap.seconds == 60)
    #expect(scenario.variants == [.standard])
    #expect(scenario.expectations == [])
  }

  @Test("decodes the stage")
  func decodesStage() throws {
    let device = try decode(fileWithEveryKey).stage
    let size = try decode("stage: { size: [160, 284], scale: 1 }\n" + smallestFile).stage

    #expect(device.size == CGSize(width: 414, height: 736))
    #expect(device.scale == 2)
    #expect(device.safeArea == EdgeInsets(top: 44, bottom: 34))
    #expect(device.statusBar == 20)
    #expect(device.textSize == 1.5)
    #expect(device.startDate == LocalDateTime(secondsSince1970: 1_413_421_500, offsetMinutes: 480))
    #expect(size.size == CGSize(width: 160, height: 284))
    #expect(size.scale == 1)
    #expect(size.safeArea == .zero)
    #expect(size.statusBar == 20)
    #expect(size.appearance == .light)
    #expect(size.locale == .simplifiedChinese)
  }

  @Test("decodes the appearance, the language and the date of a stage")
  func decodesLook() throws {
    let stage = try decode(
      "stage: { appearance: dark, locale: ar, now: 2016-02-29T23:59:58Z }\n" + smallestFile
    ).stage

    #expect(stage.appearance == .dark)
    #expect(stage.locale.tag == "ar")
    #expect(stage.startDate == LocalDateTime(secondsSince1970: 1_456_790_398, offsetMinutes: 0))
  }

  @Test("takes `no` for the language that it is, Norwegian", arguments: ["no", "'no'"])
  func decodesNorwegian(tag: String) throws {
    #expect(try decode("stage: { locale: \(tag) }\n" + smallestFile).stage.locale.tag == "no")
  }

  @Test("decodes the list, and keeps the places of titles and pictures")
  func decodesList() throws {
    let list = try decode(fileWithEveryKey).list
    let items = try decode("list:\n  items: [{ title: no }, { image: b.png }, {}]\n").list

    #expect(list.frame == .rect(CGRect(x: 0, y: 20, width: 320, height: 460)))
    #expect(list.rowHeight == 44.5)
    #expect(list.contentInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      list.sections.map(\.content) == [
        .rows(
          30,
          RowDescription(
            title: Located("Row {row}", at: SourceLocation(line: 15, column: 10)),
            image: Located("photo-a.png", at: SourceLocation(line: 16, column: 10))))
      ])
    #expect(
      items.sections == [
        SectionDescription(
          content: .items([
            RowDescription(title: Located("no", at: SourceLocation(line: 2, column: 20))),
            RowDescription(image: Located("b.png", at: SourceLocation(line: 2, column: 35))),
            RowDescription(),
          ]))
      ])
    #expect(items.cellMetrics == .iOS7)
    #expect(!items.hasFillerLines)
    #expect(!items.hasScrollIndicator)
    #expect(items.insetOnRelease == .glide)
    #expect(items.releaseVelocity == .standing)
  }

  @Test("decodes sections, whose rows take after the list's")
  func decodesSections() throws {
    let list = try decode(
      """
      list:
        title: T
        image: i.png
        headerHeight: 40
        sections:
          - { header: A, rows: 2 }
          - { rows: 3, title: U }
          - { header: no, items: [{ title: V }] }
      """
    ).list
    func located(_ text: String, _ line: Int, _ column: Int) -> Located<String> {
      Located(text, at: SourceLocation(line: line, column: column))
    }

    #expect(
      list.sections == [
        SectionDescription(
          header: located("A", 6, 17),
          content: .rows(
            2, RowDescription(title: located("T", 2, 10), image: located("i.png", 3, 10)))),
        SectionDescription(
          content: .rows(
            3, RowDescription(title: located("U", 7, 25), image: located("i.png", 3, 10)))),
        SectionDescription(
          header: located("no", 8, 17),
          content: .items([RowDescription(title: located("V", 8, 38))])),
      ])
    #expect(list.headerHeight == 40)
    #expect(list.rowCount == 6)
  }

  @Test("decodes how the list looks and behaves")
  func decodesListHabits() throws {
    let list = try decode(
      "list: { rows: 1, cellMetrics: iOS26, fillerLines: true, scrollIndicator: true, "
        + "insetOnRelease: jump, releaseVelocity: window }"
    ).list

    #expect(list.cellMetrics == .iOS26)
    #expect(list.hasFillerLines)
    #expect(list.hasScrollIndicator)
    #expect(list.insetOnRelease == .jump)
    #expect(list.releaseVelocity == .window)
  }

  @Test("decodes panels and what differs from their family")
  func decodesPanels() throws {
    let panels = try #require(try decode(fileWithEveryKey).panels)
    let header = try #require(panels.header)

    #expect(
      panels.family == Located(.builtIn("RefreshDome"), at: SourceLocation(line: 26, column: 11)))
    #expect(panels.behaviour == .faithful)
    #expect(panels.footer == nil)
    #expect(header.height == 251)
    #expect(header.arm == 60)
    #expect(header.hold == 70)
    #expect(header.openDuration == Time(seconds: 0.2))
    #expect(header.closeDuration == Time(seconds: 0.25))
    #expect(header.curve == .easeInOut)
    #expect(header.latch == true)
    #expect(header.fireAt?.value == .release)
    #expect(header.texts[.armed]?.value == .everywhere("释放后刷新"))
    #expect(header.texts[.noMore] == nil)
    #expect(header.textColor == .black)
    #expect(header.background?.description == "#FF8000")
  }

  @Test("takes a panel that is left out as the family's own, and null as none")
  func decodesPanelPresence() throws {
    let both = try decode(smallestFile + "panels: { family: RefreshDome }").panels
    let none = try decode(smallestFile + "panels: { header: null, footer: }").panels

    #expect(both?.header == PanelOverrides())
    #expect(both?.footer == PanelOverrides())
    #expect(both?.behaviour == .corrected)
    #expect(none?.header == nil)
    #expect(none?.footer == nil)
    #expect(none?.family == nil)
  }

  @Test("decodes answers, one a request, of which the last repeats")
  func decodesData() throws {
    let data = try decode(fileWithEveryKey).data

    #expect(data.mainDelay == Time(ticks: 14_400))
    #expect(data.refresh.count == 2)
    #expect(data.answer(to: .header, request: 0) == data.refresh[0])
    #expect(data.answer(to: .header, request: 1)?.outcome == .fails)
    #expect(data.answer(to: .header, request: 9) == data.refresh[1])
    #expect(data.refresh[0].after == Time(seconds: 1))
    #expect(data.refresh[0].emptiesFirst)
    guard case .replaces(rows: 20, let row) = data.refresh[0].outcome else {
      Issue.record("the first answer replaces 20 rows")
      return
    }
    #expect(row.title?.value == "B")
    #expect(row.image == Located("photo-b.png", at: SourceLocation(line: 43, column: 48)))
    guard case .appends(rows: 5, _) = data.more[0].outcome else {
      Issue.record("the footer's answer appends 5 rows")
      return
    }
    #expect(DataDescription().answer(to: .footer, request: 0) == nil)
  }

  @Test("decodes the capture")
  func decodesCapture() throws {
    let capture = try decode(fileWithEveryKey).capture
    let settled = try decode(smallestFile + "capture: { until: settled }").capture

    #expect(capture.framesPerSecond == 120)
    #expect(capture.end == .time(Time(seconds: 10)))
    #expect(capture.cap == Time(seconds: 30))
    #expect(capture.keyFrames.map(\.name) == ["far-down"])
    #expect(capture.keyFrames.map(\.time) == [Time(seconds: 0.7)])
    #expect(settled.end == .settled)
    #expect(settled.framesPerSecond == 60)
  }

  @Test("decodes expectations")
  func decodesExpectations() throws {
    let expectations = try decode(fileWithEveryKey).expectations

    #expect(expectations.map(\.moment) == [.time(Time(seconds: 0.7)), .settled])
    #expect(
      expectations[0].checks.prefix(12) == [
        .state(.header, .armed),
        .number(.x, .equal(0)),
        .number(.y, .below(-60)),
        .number(.insetTop, .above(-1)),
        .number(.insetBottom, .near(0, within: 0.5)),
        .number(.insetRight, .equal(0)),
        .number(.content, .equal(1335)),
        .number(.rows, .equal(30)),
        .visibleRows(first: 0, last: 9),
        .actions(.header, 0),
        .actions(.footer, 0),
        .text(.header, Located("释放后刷新", at: SourceLocation(line: 98, column: 21))),
      ])
    #expect(expectations[1].location == SourceLocation(line: 119, column: 5))
  }

  @Test("decodes expectations of touches, views and courses")
  func decodesViewExpectations() throws {
    let expectation = try decode(fileWithEveryKey).expectations[0]
    let arrow = CGRect(x: 0, y: 0, width: 30, height: 50)

    #expect(
      expectation.checks.dropFirst(12) == [
        .hit(TouchPlace(CGPoint(x: 1, y: 2)), view: "list"),
        .property(of: "header.arrow", name: "frame", .rectangle(arrow)),
        .property(of: "header.arrow", name: "windowFrame", .rectangle(arrow)),
        .property(of: "header.arrow", name: "hidden", .flag(false)),
        .property(of: "header.arrow", name: "alpha", .number(.equal(1))),
        .property(of: "header.arrow", name: "rotation", .number(.above(0))),
        .property(of: "header.arrow", name: "step", .number(.equal(1))),
        .property(of: "header.arrow", name: "contentOffset.y", .number(.equal(1))),
        .property(of: "header.arrow", name: "contentSize.height", .number(.equal(1))),
        .property(of: "header.arrow", name: "inset.top", .number(.equal(1))),
        .property(of: "header.arrow", name: "inset.bottom", .number(.equal(1))),
        .property(of: "header.arrow", name: "type", .word("ArrowView")),
        .property(of: "header.arrow", name: "text", .word("A")),
        .property(of: "header.arrow", name: "image", .word("B")),
        .property(of: "header.arrow", name: "state", .word("idle")),
      ])
    #expect(
      expectation.courses == [
        Expectation.Course(
          quantity: .y, start: .zero, end: Time(seconds: 1), direction: .down)
      ])
  }

  @Test(
    "decodes colours by digits and by name",
    arguments: [
      ("'#FF8000'", "#FF8000"), ("'#ff800080'", "#FF800080"), ("orange", "#FF8000"),
      ("clear", "#00000000"), ("lightGray", "#AAAAAA"),
    ])
  func decodesColour(text: String, colour: String) throws {
    let file = smallestFile + "panels: { family: RefreshDome, header: { background: \(text) } }"

    #expect(try decode(file).panels?.header?.background?.description == colour)
  }

  @Test("decodes curves by name and by control points")
  func decodesCurve() throws {
    func curve(_ text: String) throws -> TimingCurve? {
      try decode(smallestFile + "panels: { family: RefreshDome, footer: { curve: \(text) } }")
        .panels?.footer?.curve
    }

    #expect(try curve("linear") == .linear)
    #expect(try curve("easeIn") == .easeIn)
    #expect(try curve("easeOut") == .easeOut)
    #expect(try curve("[0.25, 0.1, 0.25, 1]") == .standard)
  }

  @Test("rounds times once to 1/720,000 s")
  func roundsTimes() throws {
    let data = try decode(smallestFile + "data: { mainDelay: 0.0166667, more: { after: 1.0e-1 } }")
      .data

    #expect(data.mainDelay.ticks == 12_000)
    #expect(data.more[0].after.ticks == 72_000)
  }

  @Test("reads a file with a byte-order mark and CR LF as any other")
  func readsForeignLineEnds() throws {
    let text = "\u{FEFF}" + fileWithEveryKey.replacingOccurrences(of: "\n", with: "\r\n")

    #expect(try decode(text) == decode(fileWithEveryKey))
  }
}
