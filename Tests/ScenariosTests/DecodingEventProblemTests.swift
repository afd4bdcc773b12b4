import Testing

@testable import Scenarios

@Suite("Problems of events")
struct DecodingEventProblemTests {
  private static let actions =
    "drag, move, release, fling, tap, begin, end, noMore, reset, hide, show, remove, add, "
    + "scrollTo, setContentInset, setRows, insertRows, deleteRows, reload, rotate, detach, attach, "
    + "setLocale, setDate, repeat"

  private func lines(_ events: String...) -> [String] {
    problemLines(smallestFile + "events:\n" + events.map { "  - \($0)\n" }.joined())
  }

  @Test(
    "refuses one event that cannot be",
    arguments: [
      (
        "{ at: 1, darg: { from: [1, 1] } }",
        "14: events[0]: unknown key 'darg'. Did you mean 'drag'? Known: at, turn, drag, move, "
          + "release, fling, tap, fails, noMoreData, begin, end, noMore, reset, hide, show, remove, "
          + "add, animated, scrollTo, setContentInset, setRows, insertRows, deleteRows, reload, "
          + "rotate, detach, attach, setLocale, setDate, repeat, every, events."
      ),
      ("{ at: 1 }", "5: events[0]: one of these keys is missing: \(actions). Add one."),
      ("{ reload: {} }", "5: events[0]: 'at' is missing. Add it."),
      ("{ at: -1, reload: {} }", "11: events[0].at: found '-1'. Write seconds from 0 to 600."),
      ("{ at: 601, reload: {} }", "11: events[0].at: found '601'. Write seconds from 0 to 600."),
      ("{ at: .nan, reload: {} }", "11: events[0].at: found '.nan'. Write seconds from 0 to 600."),
      ("{ at: 010, reload: {} }", "11: events[0].at: found '010'. Write seconds from 0 to 600."),
      ("reload", "5: events[0]: found 'reload'. Write a mapping of keys to values."),
      (
        "{ at: 1, reload: {}, setRows: 2 }",
        "14: events[0]: 'setRows' and 'reload' exclude each other. Keep one of the two."
      ),
      (
        "{ at: 1, turn: -1, reload: {} }",
        "20: events[0].turn: found '-1'. Write a whole number from 0 to 1000."
      ),
      (
        "{ at: 1, drag: { by: [1, 1], over: 1 } }",
        "20: events[0].drag: 'from' is missing. Add it."
      ),
      (
        "{ at: 1, drag: { from: [1, 1], over: 1 } }",
        "20: events[0].drag: one of these keys is missing: by, to. Add one."
      ),
      (
        "{ at: 1, drag: { from: [1, 1], by: [1, 1], to: [1, 2], over: 1 } }",
        "48: events[0].drag: 'by' and 'to' exclude each other. Keep one of the two."
      ),
      (
        "{ at: 1, drag: { from: [1, 1], by: [1, 1] } }",
        "20: events[0].drag: 'over' is missing. Add it."
      ),
      (
        "{ at: 1, drag: { from: [1, 1], by: [1, 1], over: 0 } }",
        "54: events[0].drag.over: found '0'. Write seconds from 0.00001 to 600."
      ),
      (
        "{ at: 1, drag: { from: [1, 1, 1], by: [1, 1], over: 1 } }",
        "28: events[0].drag.from: found a list of 3. Write [x, y] in points."
      ),
      (
        "{ at: 1, drag: { from: [1, 1], by: [1, x], over: 1 } }",
        "44: events[0].drag.by[1]: found 'x'. Write a number from -10000 to 10000."
      ),
      (
        "{ at: 1, release: { x: 1 } }",
        "25: events[0].release: unknown key 'x'. Delete it; there are no keys here."
      ),
      (
        "{ at: 1, release: 5 }",
        "23: events[0].release: found '5'. Write a mapping of keys to values."
      ),
      (
        "{ at: 1, begin: top }",
        "21: events[0].begin: unknown name 'top'. Known: header, footer, trailer."
      ),
      (
        "{ at: 1, rotate: landscpae }",
        "22: events[0].rotate: unknown name 'landscpae'. Did you mean 'landscape'? Known: "
          + "portrait, landscape."
      ),
      (
        "{ at: 1, setRows: 1.5 }",
        "23: events[0].setRows: found '1.5'. Write a whole number from 0 to 10000000."
      ),
      (
        "{ at: 1, animated: true, reload: {} }",
        "14: events[0]: 'animated' means nothing without one of scrollTo, insertRows, deleteRows. "
          + "Add one or delete 'animated'."
      ),
      (
        "{ at: 1, insertRows: { at: 1 } }",
        "26: events[0].insertRows: 'count' is missing. Add it."
      ),
      (
        "{ at: 1, insertRows: { count: 1 } }",
        "26: events[0].insertRows: 'at' is missing. Add it."
      ),
      (
        "{ at: 1, insertRows: { at: 1, count: 0 } }",
        "42: events[0].insertRows.count: found '0'. Write a whole number from 1 to 10000000."
      ),
      (
        "{ at: 1, insertRows: { at: -1, count: 1 } }",
        "32: events[0].insertRows.at: found '-1'. Write a whole number from 0 to 10000000."
      ),
      (
        "{ at: 1, insertRows: { at: 1, count: 1, rows: 1 } }",
        "45: events[0].insertRows: unknown key 'rows'. Known: at, count, title, image, imageURL."
      ),
      (
        "{ at: 1, insertRows: 1 }",
        "26: events[0].insertRows: found '1'. Write a mapping of keys to values."
      ),
      (
        "{ at: 1, deleteRows: { at: 1 } }",
        "26: events[0].deleteRows: 'count' is missing. Add it."
      ),
      (
        "{ at: 1, deleteRows: { at: 10000000, count: 1 } }",
        "32: events[0].deleteRows.at: found '10000000'. Write a whole number from 0 to 9999999."
      ),
      (
        "{ at: 1, deleteRows: { at: 1, count: 1, title: A } }",
        "45: events[0].deleteRows: unknown key 'title'. Known: at, count."
      ),
      (
        "{ at: 1, insertRows: { at: 1, count: 1 }, deleteRows: { at: 1, count: 1 } }",
        "47: events[0]: 'insertRows' and 'deleteRows' exclude each other. Keep one of the two."
      ),
      (
        "{ at: 1, begin: header }",
        "5: events[0]: the scenario has no header. Give it one under 'panels', or delete this."
      ),
    ])
  func refusesEvent(event: String, line: String) {
    #expect(lines(event) == ["pull.yaml:3:\(line)"])
  }

  @Test(
    "refuses a group that cannot be",
    arguments: [
      ("repeat: 2, events: [{ at: 0, reload: {} }]", "5: events[0]: 'every' is missing. Add it."),
      ("repeat: 2, every: 1", "5: events[0]: 'events' is missing. Add it."),
      (
        "repeat: 2, every: 1e-7, events: [{ at: 0, reload: {} }]",
        "32: events[0].every: found '1e-7'. Write seconds from 0.00001 to 600."
      ),
      (
        "repeat: 2, every: 1, events: []",
        "43: events[0].events: the list is empty. Add an item or delete the key."
      ),
      (
        "repeat: 0, every: 1, events: [{ at: 0, reload: {} }]",
        "22: events[0].repeat: found '0'. Write a whole number from 1 to 100000."
      ),
      (
        "turn: 1, repeat: 1, every: 1, events: [{ at: 0, reload: {} }]",
        "14: events[0]: 'repeat' and 'turn' exclude each other. Keep one of the two."
      ),
      (
        "every: 1, reload: {}",
        "14: events[0]: 'every' means nothing without 'repeat'. Add 'repeat' or delete 'every'."
      ),
      (
        "repeat: 1, every: 1, events: [{ at: 0, relaod: {} }]",
        "53: events[0].events[0]: unknown key 'relaod'. Did you mean 'reload'? Known: at, turn, "
          + "drag, move, release, fling, tap, fails, noMoreData, begin, end, noMore, reset, hide, "
          + "show, remove, add, animated, scrollTo, setContentInset, setRows, insertRows, "
          + "deleteRows, reload, rotate, detach, attach, setLocale, setDate, repeat, every, events."
      ),
    ])
  func refusesGroup(fields: String, line: String) {
    #expect(lines("{ at: 1, \(fields) }") == ["pull.yaml:3:\(line)"])
  }

  @Test("refuses events out of order, each that comes before one above it")
  func refusesDisorder() {
    #expect(
      lines("{ at: 2, reload: {} }", "{ at: 1, reload: {} }", "{ at: 1.5, reload: {} }") == [
        "pull.yaml:4:5: events[1]: 1 s comes before 2 s of an event above. Put the events in "
          + "order of time.",
        "pull.yaml:5:5: events[2]: 1.5 s comes before 2 s of an event above. Put the events in "
          + "order of time.",
      ])
    #expect(
      lines(
        "{ at: 0, repeat: 9, every: 0.1, events: [{ at: 0, reload: {} }, { at: 0.2, reload: {} }] }"
      )
        == [
          "pull.yaml:3:46: events[0].events[0]: 0.1 s comes before 0.2 s of an event above. Put "
            + "the events in order of time."
        ])
  }
}
