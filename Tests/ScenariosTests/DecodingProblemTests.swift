import Testing

@testable import Scenarios

@Suite("Problems of a scenario file")
struct DecodingProblemTests {
  @Test(
    "refuses what is no scenario at all",
    arguments: [
      ("", "pull.yaml:1:1: the file is empty. Write at least one key."),
      ("# nothing yet\n", "pull.yaml:1:1: the file is empty. Write at least one key."),
      ("---\n", "pull.yaml:2:1: found nothing. Write a mapping of keys to values."),
      ("pull", "pull.yaml:1:1: found 'pull'. Write a mapping of keys to values."),
      ("[1, 2]", "pull.yaml:1:1: found a list of 2. Write a mapping of keys to values."),
      ("title: a", "pull.yaml:1:1: 'list' is missing. Add it."),
      (
        "list:\n\trows: 1",
        "pull.yaml:2:1: a tab stands where blanks are needed. Replace it by spaces."
      ),
      (
        "list: { rows: 1 }\nlist: { rows: 2 }",
        "pull.yaml:2:1: key 'list' is already given at 1:1. Keep one of the two."
      ),
      (
        "list: { rows: *n }",
        "pull.yaml:1:15: aliases are not supported, found '*n'. Write the value here, or "
          + "quote a text."
      ),
    ])
  func refusesFile(text: String, line: String) {
    #expect(problemLines(text) == [line])
  }

  @Test("refuses a binary file and a file of UTF-16")
  func refusesBinary() {
    #expect(
      problemLines([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == [
        "pull.yaml:1:1: the file is not UTF-8 text. Save it as UTF-8."
      ])
    #expect(
      problemLines([0xFE, 0xFF, 0x00, 0x6C]) == [
        "pull.yaml:1:1: the file is UTF-16. Save it as UTF-8."
      ])
  }

  @Test("suggests the nearest key and lists all of them, in each part of the file")
  func suggestsKeys() {
    let text = """
      titel: x
      stage: { sclae: 2 }
      list: { rows: 1, contentInset: { tpo: 1 } }
      panels: { family: RefreshDome, header: { texts: { Idle: a } } }
      data: { refresh: [{ after: 1 }, { after: 1, row: 2 }] }
      capture: { xyz: 1 }
      """

    #expect(
      problemLines(text) == [
        "pull.yaml:1:1: unknown key 'titel'. Did you mean 'title'? Known: title, stage, list, "
          + "panels, data, events, capture, variants, expect.",
        "pull.yaml:2:10: stage: unknown key 'sclae'. Did you mean 'scale'? Known: device, size, "
          + "scale, safeArea, statusBar, appearance, locale, textSize, now.",
        "pull.yaml:3:34: list.contentInset: unknown key 'tpo'. Did you mean 'top'? Known: top, "
          + "left, bottom, right.",
        "pull.yaml:4:51: panels.header.texts: unknown key 'Idle'. Did you mean 'idle'? Known: "
          + "idle, armed, refreshing, noMore, done, failed.",
        "pull.yaml:5:45: data.refresh[1]: unknown key 'row'. Did you mean 'rows'? Known: after, "
          + "rows, title, image, imageURL, fails, emptiesFirst.",
        "pull.yaml:6:12: capture: unknown key 'xyz'. Known: fps, until, cap, keyFrames.",
      ])
  }

  @Test("reports all problems of a file at once, in its order")
  func reportsAll() {
    let text = """
      list: { rows: -1 }
      list: &two { rows: 2 }
      stage: { scale: 9, size: [0, .inf] }
      events:
        - { at: .nan, tap: [1] }
        - { at: 1, darg: {}, reload: {} }
        - { at: 0.5, reload: {} }
      expect:
        - { header: soon }
      """

    #expect(
      problemLines(text).map { $0.split(separator: " ")[0] } == [
        "pull.yaml:1:15:", "pull.yaml:2:1:", "pull.yaml:2:7:", "pull.yaml:3:17:",
        "pull.yaml:3:27:", "pull.yaml:3:30:", "pull.yaml:5:11:", "pull.yaml:5:22:",
        "pull.yaml:6:14:", "pull.yaml:7:5:", "pull.yaml:9:5:", "pull.yaml:9:15:",
      ])
  }

  @Test("lists a hundred problems and says that there are more")
  func limitsProblems() {
    let items = Array(repeating: "{ titel: x }", count: 1000).joined(separator: ", ")

    let lines = problemLines("list: { items: [\(items)] }")

    #expect(lines.count == 101)
    #expect(
      lines[100] == "pull.yaml:1:1419: more than 100 problems. Mend those listed, then run again "
        + "for the rest.")
  }

  @Test("reads or refuses a file cut off after any byte, and says why")
  func readsTruncatedFiles() {
    let bytes = Array(fileWithEveryKey.utf8)

    for count in stride(from: 0, to: bytes.count, by: 7) {
      let prefix = Array(bytes.prefix(count))
      let isAccepted = (try? Scenario(decoding: prefix, file: "pull.yaml")) != nil

      #expect(isAccepted != !problemLines(prefix).isEmpty, "cut after \(count) bytes")
    }
  }
}
