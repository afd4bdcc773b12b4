import Testing

@testable import Scenarios

@Suite("Problems of the parts of a scenario")
struct DecodingPartProblemTests {
  private static let colours =
    "'#RRGGBB' or '#RRGGBBAA' in quotes, or one of black, blue, brown, clear, cyan, darkGray, "
    + "gray, green, lightGray, magenta, orange, purple, red, white, yellow"
  private static let devices =
    "iPhone 4s, iPhone 5, iPhone 5s, iPhone 6, iPhone 6 Plus, iPhone X, iPhone 15"

  private static let language = "the tag of a language, such as en, zh-Hans or pt-BR"
  private static let date = "a date as '2014-10-16T09:05:00+08:00'"

  @Test(
    "of the stage",
    arguments: [
      (
        "device: iphone 5S",
        "11: stage.device: unknown name 'iphone 5S'. Did you mean 'iPhone 5s'? Known: \(devices)."
      ),
      ("device: 5", "11: stage.device: unknown name '5'. Known: \(devices)."),
      ("device: [5]", "11: stage.device: found a list of 1. Write one of \(devices)."),
      ("size: 320", "9: stage.size: found '320'. Write [width, height] in points."),
      ("size: [1, 2, 3]", "9: stage.size: found a list of 3. Write [width, height] in points."),
      ("size: [0, 1]", "10: stage.size[0]: found '0'. Write a number from 1 to 4096."),
      ("size: [-1, 5]", "10: stage.size[0]: found '-1'. Write a number from 1 to 4096."),
      ("size: [5, .nan]", "13: stage.size[1]: found '.nan'. Write a number from 1 to 4096."),
      ("size: [5, 0x10]", "13: stage.size[1]: found '0x10'. Write a number from 1 to 4096."),
      ("size: [60000, 1]", "10: stage.size[0]: found '60000'. Write a number from 1 to 4096."),
      ("scale: 0", "10: stage.scale: found '0'. Write a whole number from 1 to 4."),
      ("scale: 1.5", "10: stage.scale: found '1.5'. Write a whole number from 1 to 4."),
      ("scale: '2'", "10: stage.scale: found '2' in quotes. Write a whole number from 1 to 4."),
      ("scale:", "9: stage.scale: found nothing. Write a whole number from 1 to 4."),
      ("safeArea: 20", "13: stage.safeArea: found '20'. Write a mapping of keys to values."),
      (
        "safeArea: { top: -1 }",
        "20: stage.safeArea.top: found '-1'. Write a number from 0 to 1000."
      ),
      ("statusBar: .inf", "14: stage.statusBar: found '.inf'. Write a number from 0 to 1000."),
      ("appearance: blue", "15: stage.appearance: unknown name 'blue'. Known: light, dark."),
      (
        "locale: zh-hans",
        "11: stage.locale: found 'zh-hans'. Write \(language)."
      ),
      ("locale: [ar]", "11: stage.locale: found a list of 1. Write \(language)."),
      ("now: '2014-10-16'", "8: stage.now: found '2014-10-16' in quotes. Write \(date)."),
      (
        "now: 2015-02-29T09:05:00Z",
        "8: stage.now: found '2015-02-29T09:05:00Z'. Write \(date)."
      ),
      ("now: null", "8: stage.now: found nothing. Write \(date)."),
      ("textSize: 0.4", "13: stage.textSize: found '0.4'. Write a number from 0.5 to 3."),
    ])
  func stage(field: String, line: String) {
    #expect(problemLines("stage:\n  \(field)\n\(smallestFile)") == ["pull.yaml:2:\(line)"])
  }

  @Test("of a stage that is given twice, or is too large on one of the runs")
  func stageAsAWhole() {
    #expect(
      problemLines(smallestFile + "stage: { device: iPhone X, size: [1, 2] }") == [
        "pull.yaml:2:28: stage: 'device' and 'size' exclude each other. Keep one of the two."
      ])
    #expect(
      problemLines(smallestFile + "stage: { size: [4096, 4096] }\nvariants: { scale: [1, 4] }") == [
        "pull.yaml:2:8: stage: a frame of 16384 by 16384 pixels is larger than 33554432 pixels. "
          + "Choose a smaller size or scale."
      ])
    #expect(problemLines(smallestFile + "stage: { size: [4096, 4096], scale: 1 }") == [])
  }

  @Test("of a stage whose frames of both orientations are too much for one canvas")
  func canvas() {
    let stage = smallestFile + "stage: { size: [1000, 4096], scale: 2 }\n"
    let turn = "events: [{ at: 2, rotate: landscape }]\n"

    #expect(
      problemLines(stage + turn) == [
        "pull.yaml:2:8: stage: frames of both orientations need a canvas of 8192 by 8192 pixels, "
          + "larger than 33554432 pixels. Choose a smaller size or scale."
      ])
    #expect(problemLines(stage + "events: [{ at: 2, rotate: portrait }]\n") == [])
    #expect(problemLines(stage + turn + "capture: { until: 1.9 }\n") == [])
    #expect(problemLines(stage + turn + "variants: { scale: [1] }\n") == [])
  }

  @Test("of a title that is too long, shown in part")
  func longTitle() {
    let long = String(repeating: "行", count: 1001)

    #expect(
      problemLines("list: { rows: 1, title: \(long) }") == [
        "pull.yaml:1:25: list.title: found '\(long.prefix(60))…'. Write a text of at most 1000 "
          + "characters."
      ])
  }

  private static let families =
    "RefreshDome, Pull2Refresh, NewsList, MJRefresh, EGO, SVPullToRefresh, UIRefreshControl, "
    + "SmartRefresh"

  @Test(
    "of the panels",
    arguments: [
      ("{}", "9: panels: 'family' is missing. Add it."),
      ("{ header: null }", "9: panels: 'family' is missing. Add it."),
      (
        "{ family: Rockets }", "19: panels.family: unknown name 'Rockets'. Known: \(Self.families)."
      ),
      ("{ family: [] }", "19: panels.family: found a list of 0. Write one of \(Self.families)."),
      (
        "{ family: refreshdom }",
        "19: panels.family: unknown name 'refreshdom'. Did you mean 'RefreshDome'? "
          + "Known: \(Self.families)."
      ),
      (
        "{ family: RefreshDome, behaviour: exact }",
        "43: panels.behaviour: unknown name 'exact'. Known: faithful, corrected."
      ),
      (
        "{ family: RefreshDome, header: 5 }",
        "40: panels.header: found '5'. Write a mapping of keys to values."
      ),
    ])
  func panels(panels: String, line: String) {
    #expect(problemLines(smallestFile + "panels: \(panels)") == ["pull.yaml:2:\(line)"])
  }

  @Test(
    "of what differs from a family",
    arguments: [
      ("height: 0", "height: found '0'. Write a number from 1 to 4096."),
      ("arm: -60", "arm: found '-60'. Write a number from 0 to 4096."),
      ("hold: -1", "hold: found '-1'. Write a number from 0 to 4096."),
      ("openDuration: 11", "openDuration: found '11'. Write seconds from 0 to 10."),
      ("closeDuration: -.inf", "closeDuration: found '-.inf'. Write seconds from 0 to 10."),
      (
        "curve: ease",
        "curve: found 'ease'. Write linear, easeIn, easeOut, easeInOut or [x1, y1, x2, y2]."
      ),
      ("latch: yes", "latch: found 'yes'. Write true or false."),
      ("fireAt: never", "fireAt: unknown name 'never'. Known: crossing, release, hold."),
      ("texts: 下拉", "texts: found '下拉'. Write a mapping of keys to values."),
      ("background: #FF8000", "background: found nothing. Write \(colours)."),
      ("background: '#FF80'", "background: found '#FF80' in quotes. Write \(colours)."),
      ("background: '#FF80GG'", "background: found '#FF80GG' in quotes. Write \(colours)."),
      ("background: '#+F8000'", "background: found '#+F8000' in quotes. Write \(colours)."),
      (
        "texts: { idle: { english: a } }",
        "texts.idle: 'english' is no tag of a language. Write one such as en, zh-Hans or pt-BR."
      ),
      (
        "texts: { idle: { en: [] } }",
        "texts.idle.en: found a list of 0. Write a text of at most 1000 characters."
      ),
      ("textColor: { light: red }", "textColor: 'dark' is missing. Add it."),
      ("font: 0", "font: found '0'. Write a number from 1 to 500."),
      ("font: { size: 501 }", "font.size: found '501'. Write a number from 1 to 500."),
      (
        "spinner: blue",
        "spinner: unknown name 'blue'. Known: gray, white, modern, refreshControl, none."
      ),
      (
        "arrow: mj",
        "arrow: unknown name 'mj'. Known: none, RefreshDome, Pull2Refresh, MJRefresh, MJRefreshTrailer, EGO, SVPullToRefresh, SmartRefresh."
      ),
      (
        "arrow: { turn: left }",
        "arrow.turn: unknown name 'left'. Known: clockwise, counterClockwise."
      ),
      ("images: { idle: [] }", "images.idle: the list is empty. Add an item or delete the key."),
      ("images: { idle: { duration: 1 } }", "images.idle: 'pictures' is missing. Add it."),
      ("style: top", "style: unknown name 'top'. Known: back, auto, hosted."),
      (
        "triggersPerDrag: -2",
        "triggersPerDrag: found '-2'. Write a whole number from -1 to 100000."
      ),
      ("triggerPercent: 2", "triggerPercent: found '2'. Write a number from 0 to 1."),
      (
        "lastUpdated: true",
        "unknown key 'lastUpdated'. Known: height, arm, hold, ignoredInset, openDuration, closeDuration, resultHold, curve, animated, latch, fireAt, automaticAlpha, texts, textColor, background, font, spinner, arrow, images, style, look, triggerPercent, triggersPerDrag, automatic, tapToLoad, hiddenWhenShort."
      ),
      ("textColor: pink", "textColor: found 'pink'. Write \(colours)."),
    ])
  func overrides(field: String, line: String) throws {
    let text = smallestFile + "panels:\n  family: RefreshDome\n  footer:\n    \(field)\n"

    let found = try #require(problemLines(text).first)

    #expect(problemLines(text).count == 1)
    #expect(found.hasPrefix("pull.yaml:5:"))
    let isOfKey = !line.hasPrefix("unknown key")
    #expect(found.hasSuffix(isOfKey ? ": panels.footer.\(line)" : ": panels.footer: \(line)"))
  }

  @Test("of a hold that faithful panels do not know of")
  func faithfulHold() {
    func lines(_ behaviour: String) -> [String] {
      problemLines(
        smallestFile + "panels: { family: RefreshDome, behaviour: \(behaviour), "
          + "footer: { fireAt: hold } }")
    }

    #expect(
      lines("faithful") == [
        "pull.yaml:2:71: panels.footer.fireAt: 'hold' does not go with 'behaviour: faithful', whose "
          + "panels start their work on release. Write release, or 'behaviour: corrected'."
      ])
    #expect(lines("corrected") == [])
  }

  @Test("of control points that run back in time")
  func curvePoints() {
    let text = smallestFile + "panels: { family: RefreshDome, header: { curve: [0, 5, 1.5, 1] } }"

    #expect(
      problemLines(text) == [
        "pull.yaml:2:56: panels.header.curve[2]: found '1.5'. Write a number from 0 to 1."
      ])
  }

  @Test(
    "of the data",
    arguments: [
      ("{ refresh: [] }", "18: data.refresh: the list is empty. Add an item or delete the key."),
      ("{ refresh: 1 }", "18: data.refresh: found '1'. Write a mapping of keys to values."),
      ("{ refresh: { rows: 5 } }", "18: data.refresh: 'after' is missing. Add it."),
      (
        "{ refresh: { after: -1 } }",
        "27: data.refresh.after: found '-1'. Write seconds from 0 to 600."
      ),
      (
        "{ refresh: { after: 0, fails: true, rows: 1 } }",
        "43: data.refresh: 'fails' and 'rows' exclude each other. Keep one of the two."
      ),
      (
        "{ more: { after: 0, append: 5, image: a.png, fails: true } }",
        "27: data.more: 'fails' and 'append' exclude each other. Keep one of the two."
      ),
      (
        "{ more: { after: 1, rows: 5 } }",
        "27: data.more: unknown key 'rows'. Known: after, append, title, image, imageURL, fails, "
          + "emptiesFirst."
      ),
      ("{ mainDelay: 11 }", "20: data.mainDelay: found '11'. Write seconds from 0 to 10."),
    ])
  func data(data: String, line: String) {
    #expect(problemLines(smallestFile + "data: \(data)").first == "pull.yaml:2:\(line)")
  }
}
