import Testing

@testable import Scenarios

@Suite("Problems of capture, variants and expectations")
struct DecodingRunProblemTests {
  private static let frameName =
    "Write a name of letters a to z, digits, '-', '_' and '.', a letter or digit first."

  @Test(
    "of the capture",
    arguments: [
      ("fps: 0", "17: capture.fps: found '0'. Write a whole number from 1 to 240."),
      ("fps: 29.97", "17: capture.fps: found '29.97'. Write a whole number from 1 to 240."),
      (
        "until: never",
        "19: capture.until: found 'never'. Write settled, or seconds from 0.00001 to 600."
      ),
      (
        "until: 0", "19: capture.until: found '0'. Write settled, or seconds from 0.00001 to 600."
      ),
      (
        "until: 61",
        "19: capture.until: 61 s is after the cap of 60 s. Choose an earlier end or a later 'cap'."
      ),
      ("cap: 601", "17: capture.cap: found '601'. Write seconds from 0.00001 to 600."),
      ("keyFrames: [{ name: a }]", "24: capture.keyFrames[0]: 'at' is missing. Add it."),
      ("keyFrames: [{ at: 1 }]", "24: capture.keyFrames[0]: 'name' is missing. Add it."),
      (
        "until: 2, keyFrames: [{ at: 3, name: a }]",
        "34: capture.keyFrames[0]: 3 s is after the end of the run at 2 s. Choose an earlier time, "
          + "or a later end under 'capture'."
      ),
    ])
  func capture(field: String, line: String) {
    #expect(
      problemLines(smallestFile + "capture: { \(field) }") == ["pull.yaml:2:\(line)"])
  }

  @Test("of more key frames than there may be")
  func tooManyKeyFrames() {
    func lines(_ count: Int) -> [String] {
      let frames = (1...count).map { "{ at: 1, name: f\($0) }" }.joined(separator: ", ")
      return problemLines(smallestFile + "capture: { keyFrames: [\(frames)] }")
    }

    #expect(lines(1000) == [])
    #expect(
      lines(1001) == [
        "pull.yaml:2:23: capture.keyFrames: 1001 items are more than 1000. Give fewer."
      ])
  }

  @Test(
    "of names that are no file's names",
    arguments: ["''", "../x", "a/b", ".a", "-a", "a.", "a b", "é", "名", "\"a\\0b\"", "[a]"])
  func frameNames(name: String) throws {
    let text = smallestFile + "capture: { keyFrames: [{ at: 1, name: \(name) }] }"

    let line = try #require(problemLines(text).last)

    #expect(line.hasPrefix("pull.yaml:2:39: capture.keyFrames[0].name: found "))
    #expect(line.hasSuffix(Self.frameName))
  }

  @Test("of names that are given twice, whatever their case, or that are reserved")
  func repeatedFrameNames() {
    let names = ["far", "Far", "header-armed", "footer-noMore", "START"]
    let frames = names.map { "{ at: 1, name: \($0) }" }.joined(separator: ", ")

    #expect(
      problemLines(smallestFile + "capture: { keyFrames: [\(frames)] }") == [
        "pull.yaml:2:61: capture.keyFrames[1]: 'Far' is given twice. Keep it once.",
        "pull.yaml:2:83: capture.keyFrames[2]: 'header-armed' is reserved for automatic "
          + "key frames. Choose another.",
        "pull.yaml:2:114: capture.keyFrames[3]: 'footer-noMore' is reserved for automatic "
          + "key frames. Choose another.",
        "pull.yaml:2:146: capture.keyFrames[4]: 'START' is reserved for automatic key frames. "
          + "Choose another.",
      ])
  }

  @Test(
    "of the variants",
    arguments: [
      ("scale: 2", "20: variants.scale: found '2'. Write a list."),
      ("scale: []", "20: variants.scale: the list is empty. Add an item or delete the key."),
      ("scale: [2, 1, 2]", "27: variants.scale: '2' is given twice. Keep it once."),
      ("textSize: [4]", "24: variants.textSize[0]: found '4'. Write a number from 0.5 to 3."),
      (
        "appearance: [light, blue]",
        "33: variants.appearance[1]: unknown name 'blue'. Known: light, dark."
      ),
      ("appearance: [dark, dark]", "32: variants.appearance: 'dark' is given twice. Keep it once."),
      (
        "locale: [ar, english]",
        "26: variants.locale[1]: found 'english'. Write the tag of a language, such as en, zh-Hans "
          + "or pt-BR."
      ),
      ("locale: [ar, en, ar]", "30: variants.locale: 'ar' is given twice. Keep it once."),
      (
        "scale: [1, 2, 3, 4], appearance: [light, dark], locale: [en, ar, ru, uk, zh-Hans, ko, ja, "
          + "he, fa]",
        "11: variants: 72 combinations are more than 64. Give fewer values."
      ),
      (
        "device: [iPhone 7]",
        "22: variants.device[0]: unknown name 'iPhone 7'. Did you mean 'iPhone 5'? Known: "
          + "iPhone 4s, iPhone 5, iPhone 5s, iPhone 6, iPhone 6 Plus, iPhone X, iPhone 15."
      ),
      (
        "orientation: [upright]",
        "27: variants.orientation[0]: unknown name 'upright'. Known: portrait, landscape."
      ),
      (
        "orientation: [landscape, landscape]",
        "38: variants.orientation: 'landscape' is given twice. Keep it once."
      ),
      (
        "scale: [1, 2, 3, 4], textSize: [1, 1.5, 2, 2.5, 3], device: [iPhone 4s, iPhone 5], "
          + "orientation: [portrait, landscape]",
        "11: variants: 80 combinations are more than 64. Give fewer values."
      ),
      (
        "scale: [1, 2, 3, 4], textSize: [1, 1.5, 2, 2.5, 3], device: [iPhone 4s, iPhone 5, "
          + "iPhone X, iPhone 15]",
        "11: variants: 80 combinations are more than 64. Give fewer values."
      ),
    ])
  func variants(field: String, line: String) {
    #expect(
      problemLines(smallestFile + "variants: { \(field) }") == ["pull.yaml:2:\(line)"])
  }

  @Test(
    "of the expectations",
    arguments: [
      (
        "at: 1",
        "10: expect[0]: one of these keys is missing: header, footer, trailer, x, y, insetTop, "
          + "insetBottom, insetRight, content, rows, visibleRows, actions, text, hit, view, "
          + "monotonic. Add one."
      ),
      ("y: 0", "10: expect[0]: 'at' is missing. Add it."),
      (
        "at: soon, y: 0", "16: expect[0].at: found 'soon'. Write settled, or seconds from 0 to 600."
      ),
      (
        "at: 61, y: 0",
        "10: expect[0]: 61 s is after the end of the run at 60 s. Choose an earlier time, or a "
          + "later end under 'capture'."
      ),
      (
        "at: 1, header: armde",
        "27: expect[0].header: unknown name 'armde'. Did you mean 'armed'? Known: idle, armed, "
          + "opening, refreshing, result, closing, noMore, queued."
      ),
      (
        "at: 1, y: low",
        "22: expect[0].y: found 'low'. Write a number, { below: n }, { above: n } or "
          + "{ near: n, within: d }."
      ),
      (
        "at: 1, y: {}",
        "22: expect[0].y: one of these keys is missing: below, above, near. Add one."
      ),
      (
        "at: 1, y: { below: 1, above: 2 }",
        "34: expect[0].y: 'below' and 'above' exclude each other. Keep one of the two."
      ),
      ("at: 1, y: { near: 1 }", "22: expect[0].y: 'within' is missing. Add it."),
      (
        "at: 1, y: { below: 1, within: 1 }",
        "34: expect[0].y: 'within' means nothing without 'near'. Add 'near' or delete 'within'."
      ),
      (
        "at: 1, visibleRows: [3, 1]",
        "32: expect[0].visibleRows: found a list of 2. Write [first, last], row numbers of which "
          + "the first is not the greater."
      ),
      (
        "at: 1, actions: { refresh: -1 }",
        "39: expect[0].actions.refresh: found '-1'. Write a whole number from 0 to 100000."
      ),
      (
        "at: 1, text: { header: }",
        "35: expect[0].text.header: found nothing. Write a text of at most 1000 characters."
      ),
    ])
  func expectations(field: String, line: String) {
    let text = smallestFile + "expect: [{ \(field) }]\npanels: { family: RefreshDome }"

    #expect(problemLines(text) == ["pull.yaml:2:\(line)"])
  }

  @Test("of panels that are not there")
  func missingPanels() {
    let text =
      smallestFile + "panels: { family: RefreshDome, footer: null }\n"
      + "events: [{ at: 0, reload: {} }, { at: 1, begin: footer }, { at: 2, end: header }]\n"
      + "expect: [{ at: 1, header: idle }, { at: 1, text: { footer: x } }, "
      + "{ at: 1, footer: idle }]\n"

    #expect(
      problemLines(text) == [
        "pull.yaml:3:33: events[1]: the scenario has no footer. Give it one under 'panels', or "
          + "delete this.",
        "pull.yaml:4:35: expect[1]: the scenario has no footer. Give it one under 'panels', or "
          + "delete this.",
        "pull.yaml:4:67: expect[2]: the scenario has no footer. Give it one under 'panels', or "
          + "delete this.",
      ])
    #expect(
      problemLines(smallestFile + "expect: [{ at: 1, header: idle }]") == [
        "pull.yaml:2:10: expect[0]: the scenario has no header. Give it one under 'panels', or "
          + "delete this."
      ])
  }
}
