import Testing

@testable import Scenarios

@Suite("Problems of the list")
struct DecodingListProblemTests {
  @Test(
    "of the list",
    arguments: [
      ("{}", "7: list: one of these keys is missing: rows, items, sections. Add one."),
      (
        "{ rows: 1000000000 }",
        "15: list.rows: found '1000000000'. Write a whole number from 0 to 10000000."
      ),
      (
        "{ rows: 99999999999999999999 }",
        "15: list.rows: found '99999999999999999999'. Write a whole number from 0 to 10000000."
      ),
      ("{ rows: -1 }", "15: list.rows: found '-1'. Write a whole number from 0 to 10000000."),
      (
        "{ rows: 1, items: [] }",
        "18: list: 'rows' and 'items' exclude each other. Keep one of the two."
      ),
      (
        "{ items: [], title: x }",
        "20: list: 'items' and 'title' exclude each other. Keep one of the two."
      ),
      ("{ items: {} }", "16: list.items: found a mapping. Write a list."),
      ("{ items: [1] }", "17: list.items[0]: found '1'. Write a mapping of keys to values."),
      (
        "{ rows: 1, rowHeight: 0.99 }",
        "29: list.rowHeight: found '0.99'. Write a number from 1 to 4096."
      ),
      (
        "{ rows: 1, frame: below }",
        "25: list.frame: found 'below'. Write belowStatusBar, screen or "
          + "[x, y, width, height] in points."
      ),
      (
        "{ rows: 1, frame: [0, 0, 0, 1] }",
        "32: list.frame[2]: found '0'. Write a number from 1 to 4096."
      ),
      (
        "{ rows: 1, image: '' }",
        "25: list.image: found '' in quotes. Write the name of a picture file."
      ),
      (
        "{ rows: 1, image: \"a\\nb\" }",
        "25: list.image: found 'a\\nb' in quotes. Write the name of a picture file."
      ),
      (
        "{ rows: 1, title: }",
        "25: list.title: found nothing. Write a text of at most 1000 characters."
      ),
      (
        "{ rows: 1, title: [] }",
        "25: list.title: found a list of 0. Write a text of at most 1000 characters."
      ),
      (
        "{ rows: 1, contentInset: 5 }",
        "32: list.contentInset: found '5'. Write a mapping of keys to values."
      ),
    ])
  func list(list: String, line: String) {
    #expect(problemLines("list: \(list)") == ["pull.yaml:1:\(line)"])
  }

  @Test(
    "of sections and of the list's habits",
    arguments: [
      ("sections: []", "19: list.sections: the list is empty. Add an item or delete the key."),
      ("sections: { A: 1 }", "19: list.sections: found a mapping. Write a list."),
      (
        "sections: [{ header: A }]",
        "20: list.sections[0]: one of these keys is missing: rows, items. Add one."
      ),
      (
        "sections: [{ rows: 1, items: [] }]",
        "31: list.sections[0]: 'rows' and 'items' exclude each other. Keep one of the two."
      ),
      (
        "sections: [{ items: [], image: a.png }]",
        "33: list.sections[0]: 'items' and 'image' exclude each other. Keep one of the two."
      ),
      (
        "sections: [{ rows: 1, haeder: A }]",
        "31: list.sections[0]: unknown key 'haeder'. Did you mean 'header'? Known: header, title, "
          + "image, imageURL, rows, items."
      ),
      (
        "sections: [{ rows: 1, header: [A] }]",
        "39: list.sections[0].header: found a list of 1. Write a text of at most 1000 characters."
      ),
      (
        "rows: 1, sections: [{ rows: 1 }]",
        "18: list: 'rows' and 'sections' exclude each other. Keep one of the two."
      ),
      (
        "rows: 1, headerHeight: 30",
        "18: list: 'headerHeight' means nothing without 'sections'. Add 'sections' or delete "
          + "'headerHeight'."
      ),
      (
        "sections: [{ rows: 1 }], headerHeight: 0",
        "48: list.headerHeight: found '0'. Write a number from 1 to 4096."
      ),
      (
        "sections: [{ rows: 9000000 }, { rows: 1000001 }]",
        "7: list: 10000001 rows are more than 10000000. Give fewer."
      ),
      (
        "rows: 1, cellMetrics: iOS9",
        "31: list.cellMetrics: unknown name 'iOS9'. Did you mean 'iOS7'? Known: iOS7, iOS11, iOS26."
      ),
      ("rows: 1, fillerLines: yes", "31: list.fillerLines: found 'yes'. Write true or false."),
      ("rows: 1, scrollIndicator: 1", "35: list.scrollIndicator: found '1'. Write true or false."),
      (
        "rows: 1, insetOnRelease: hop",
        "34: list.insetOnRelease: unknown name 'hop'. Known: glide, jump."
      ),
      (
        "rows: 1, releaseVelocity: last",
        "35: list.releaseVelocity: unknown name 'last'. Known: standing, window."
      ),
    ])
  func listParts(fields: String, line: String) {
    #expect(problemLines("list: { \(fields) }") == ["pull.yaml:1:\(line)"])
  }

  @Test("of more sections than there may be")
  func tooManySections() {
    func lines(_ count: Int) -> [String] {
      let sections = Array(repeating: "{ rows: 1 }", count: count).joined(separator: ", ")
      return problemLines("list: { sections: [\(sections)] }")
    }

    #expect(lines(10_000) == [])
    #expect(
      lines(10_001) == [
        "pull.yaml:1:19: list.sections: 10001 items are more than 10000. Give fewer."
      ])
  }

  @Test("of rows and headers that are too high together")
  func headersHeight() {
    func lines(_ rows: Int, _ rest: String = "") -> [String] {
      problemLines(
        "list: { rowHeight: 100, headerHeight: 50, sections: [{ header: A, rows: \(rows) }, "
          + "{ header: B, rows: 1 }, { rows: 1 }]\(rest) }")
    }

    #expect(lines(9_999_997) == [])
    #expect(
      lines(9_999_998) == [
        "pull.yaml:1:7: list: 10000000 rows of 100 pt and 100 pt of headers are higher than "
          + "1000000000 pt. Give fewer or lower rows."
      ])
    #expect(
      lines(9_999_997, ", cellMetrics: iOS26") == [
        "pull.yaml:1:7: list: 9999999 rows of 100 pt and 144 pt of headers are higher than "
          + "1000000000 pt. Give fewer or lower rows."
      ])
  }

  @Test("of rows that are too high together, wherever they come from")
  func contentHeight() {
    let fault = "250000 rows of 4096 pt are higher than 1000000000 pt. Give fewer or lower rows."
    let rest = "data: { more: { after: 1, append: 250000 } }\nevents:\n"

    #expect(
      problemLines(
        "list: { rows: 250000, rowHeight: 4096 }\n" + rest
          + "  - { at: 0, repeat: 2, every: 1, events: [{ at: 0, setRows: 250000 }] }\n")
        == [
          "pull.yaml:1:7: list: \(fault)", "pull.yaml:2:7: data: \(fault)",
          "pull.yaml:4:44: events[0].events[0]: \(fault)",
        ])
    #expect(
      problemLines(
        "list: { rows: 1, rowHeight: 4096 }\n"
          + "events: [{ at: 0, insertRows: { at: 0, count: 250000 } }]\n")
        == ["pull.yaml:2:10: events[0]: \(fault)"])
    #expect(problemLines("list: { rows: 10000000, rowHeight: 100 }\n") == [])
  }
}
