import Testing

@testable import Scenarios

@Suite("Events, answers and expectations that cannot be")
struct DecodingComingTests {
  private static let start =
    "list: { rows: 15 }\npanels: { family: MJRefresh }\n"

  private func lines(_ text: String) -> [String] { problemLines(Self.start + text) }

  @Test(
    "refuses what is away to go and what is there to come, in the order of happening",
    arguments: [
      ("{ at: 1, attach: {} }", "5: events[0]: the list is there already."),
      ("{ at: 1, add: header }", "5: events[0]: the header is there already."),
      ("{ at: 1, detach: {} }, { at: 2, detach: {} }", nil),
      ("{ at: 1, remove: footer }, { at: 2, remove: footer }", nil),
    ])
  func refusesComing(events: String, line: String?) {
    let found = lines("events: [\(events)]\n")
    #expect(found.count == 1)
    if let line {
      #expect(found[0].hasPrefix("pull.yaml:3:10: events[0]:"))
      #expect(found[0].contains(line.split(separator: ": ")[2]))
    } else {
      #expect(found[0].contains("is away already. Bring it back first, or delete this."))
    }
  }

  @Test("takes what comes and goes in turn, and a list that is away at first")
  func takesComing() {
    #expect(
      lines(
        "events: [{ at: 1, detach: {} }, { at: 1, turn: 1, attach: {} }, { at: 2, remove: header }, "
          + "{ at: 3, add: header }]\n") == [])
    #expect(
      problemLines("list: { rows: 1, attached: false }\nevents: [{ at: 1, attach: {} }]\n") == [])
  }

  @Test(
    "refuses one event",
    arguments: [
      (
        "{ at: 1, noMore: header }", "events[0].noMore: found 'header'. Write footer."
      ),
      ("{ at: 1, reset: trailer }", "events[0].reset: found 'trailer'. Write footer."),
      (
        "{ at: 1, hide: trailer }",
        "events[0]: the scenario has no trailer. Give it one under 'panels', or delete this."
      ),
      (
        "{ at: 1, begin: header, fails: true }",
        "events[0]: 'fails' means nothing without 'end'. Add 'end' or delete 'fails'."
      ),
      (
        "{ at: 1, end: footer, fails: true, noMoreData: true }",
        "events[0]: 'fails' and 'noMoreData' exclude each other. Keep one of the two."
      ),
      ("{ at: 1, setLocale: x }", "events[0].setLocale: found 'x'."),
      ("{ at: 1, setDate: tomorrow }", "events[0].setDate: found 'tomorrow'."),
      ("{ at: 1, detach: 1 }", "events[0].detach: found '1'."),
    ])
  func refusesEvent(event: String, words: String) {
    let found = lines("events: [\(event)]\n")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(words) }, "\(found)")
  }

  @Test("refuses events of panels that the family does not have")
  func refusesMissingPanel() {
    let text = "list: { rows: 1 }\npanels: { family: EGO }\nevents: [{ at: 1, begin: footer }]\n"
    #expect(problemLines(text).count == 1)
  }

  @Test(
    "refuses one answer",
    arguments: [
      (
        "pages: 2, more: { after: 1, append: 3 }",
        "data.more: 'pages' and 'append' exclude each other."
      ),
      (
        "pages: 2, refresh: { after: 1, rows: 3 }",
        "data.refresh: 'pages' and 'rows' exclude each other."
      ),
      (
        "hideFooterWhenEmpty: true",
        "data: 'hideFooterWhenEmpty' means nothing without one of pageSize, pages."
      ),
      ("pageSize: -1", "data.pageSize: found '-1'. Write a whole number from 0 to 10000000."),
    ])
  func refusesAnswer(data: String, words: String) {
    let found = lines("data: { \(data) }\n")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(words) }, "\(found)")
  }

  @Test(
    "refuses one expectation",
    arguments: [
      ("{ at: 1, hit: [{ at: [1, 1] }] }", "expect[0].hit[0]: 'view' is missing. Add it."),
      ("{ at: 1, view: { hidden: true } }", "expect[0].view: 'name' is missing. Add it."),
      ("{ at: 1, view: { name: list } }", "expect[0].view: one of these keys is missing: frame,"),
      (
        "{ at: 1, view: { name: list, frame: [1, 2] } }",
        "expect[0].view.frame: found a list of 2. Write [x, y, width, height] in points."
      ),
      ("{ at: 1, view: { name: list, colour: 1 } }", "expect[0].view: unknown key 'colour'."),
      (
        "{ monotonic: { key: y, from: 1, to: 1, direction: up } }",
        "expect[0].monotonic: 1 s is not after 1 s. Let 'to' be later than 'from'."
      ),
      (
        "{ monotonic: { key: y, from: 1, to: 61, direction: up } }",
        "expect[0]: 61 s is after the end of the run at 60 s."
      ),
      (
        "{ monotonic: { key: y, from: 1, to: 2, direction: up }, y: 1 }",
        "expect[0]: 'at' is missing. Add it."
      ),
      (
        "{ monotonic: { key: y, from: 1, to: 2, direction: left } }",
        "expect[0].monotonic.direction: unknown name 'left'."
      ),
      ("{ at: 1, trailer: idle }", "expect[0]: the scenario has no trailer."),
    ])
  func refusesExpectation(expectation: String, words: String) {
    let found = lines("expect: [\(expectation)]\n")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(words) }, "\(found)")
  }

  @Test("reads a course without a moment, and pages without numbers")
  func readsCourse() throws {
    let scenario = try decode(
      Self.start + "data: { pages: 3, more: { after: 1, title: A } }\n"
        + "expect: [{ monotonic: { key: y, from: 1, to: 2, direction: down } }]\n")

    #expect(scenario.expectations.map(\.moment) == [nil])
    #expect(scenario.expectations[0].courses.map(\.direction) == [.down])
    #expect(scenario.data.paging == PagingDescription(pageSize: nil, pages: 3))
  }
}
