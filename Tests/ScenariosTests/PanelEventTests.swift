import Drawing
import Motion
import RefreshPanels
import Scenarios
import Testing

@Suite("What events do to panels and list")
struct PanelEventTests {
  /// A list of 15 rows with MJRefresh's panels, a back footer unless another one is asked for.
  private func play(
    _ lines: String, rows: Int = 15, list: String = "", footer: String = "{}",
    behaviour: String = "corrected"
  ) throws -> PlayingStage {
    try PlayingStage(
      """
      stage: { size: [320, 568], scale: 2, statusBar: 20, locale: en }
      list: { rowHeight: 60, rows: \(rows), title: Row\(list) }
      panels: { family: MJRefresh, behaviour: \(behaviour), header: {}, footer: \(footer) }
      \(lines)

      """)
  }

  private func expectNoFault(_ stage: PlayingStage) {
    #expect(stage.failures.map(\.message) == [])
    #expect(stage.invariants.failures.map(\.description) == [])
  }

  // MARK: - No more

  @Test("end with noMoreData leaves the footer with nothing to load, and a pull does nothing then")
  func endsWithoutMore() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, begin: footer }
        - { at: 1.0, end: footer, noMoreData: true }
        - { at: 2.0, drag: { from: [160, 400], by: [0, -200], over: 0.3 } }
        - { at: 2.5, release: {} }
      expect:
        - { at: 0.9, footer: refreshing, insetBottom: 44 }
        - { at: 1.9, footer: noMore, insetBottom: 0, text: { footer: No more data } }
        - { at: 2.4, footer: noMore }
        - { at: settled, footer: noMore, actions: { more: 1 } }
      """)
    expectNoFault(stage)
  }

  @Test("noMore and reset come and go in any state")
  func resets() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, noMore: footer }
        - { at: 0.2, reset: footer }
        - { at: 0.3, reset: footer }
        - { at: 0.4, begin: footer }
        - { at: 1.0, noMore: footer }
        - { at: 2.0, reset: footer }
      expect:
        - { at: 0.1, footer: noMore }
        - { at: 0.2, footer: idle }
        - { at: 0.9, footer: refreshing }
        - { at: 1.1, footer: closing, text: { footer: No more data } }
        - { at: 1.9, footer: noMore }
        - { at: settled, footer: idle }
      """)
    expectNoFault(stage)
  }

  @Test(
    "a refresh that goes well makes the footer forget that there is no more, one that fails does not",
    arguments: [("rows: 15", "idle"), ("fails: true", "noMore")])
  func refreshForgets(answer: String, state: String) throws {
    let stage = try play(
      """
      data: { refresh: { after: 0.5, \(answer) } }
      events: [{ at: 0.1, noMore: footer }, { at: 0.2, begin: header }]
      expect: [{ at: 0.3, footer: noMore }, { at: settled, footer: \(state) }]
      """)
    expectNoFault(stage)
  }

  @Test("end with fails says so where the family says how the work went")
  func endsWithFailure() throws {
    for (key, word) in [("fails: true", "failed"), ("fails: false", "done")] {
      let stage = try PlayingStage(
        """
        list: { rows: 15 }
        panels:
          family: SmartRefresh
          header: { resultHold: 0.5, texts: { done: done, failed: failed } }
          footer: null
        events: [{ at: 0.1, begin: header }, { at: 2, end: header, \(key) }]
        expect: [{ at: 2.2, header: result, text: { header: \(word) } }, { at: settled, header: idle }]

        """)
      expectNoFault(stage)
    }
  }

  // MARK: - Coming and going

  @Test("a hidden panel is idle and takes no room; shown again it works as before")
  func hides() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, begin: header }
        - { at: 1.0, hide: header }
        - { at: 1.1, begin: header }
        - { at: 1.5, show: header }
        - { at: 1.6, begin: header }
        - { at: 2.5, end: header }
      expect:
        - { at: 0.9, header: refreshing, insetTop: 54 }
        - { at: 1.0, header: idle, insetTop: 0, view: { name: header, hidden: true } }
        - { at: 1.4, header: idle, y: 0, insetTop: 0 }
        - { at: 2.4, header: refreshing, insetTop: 54, view: { name: header, hidden: false } }
        - { at: settled, header: idle, insetTop: 0, actions: { refresh: 2 } }
      """)
    expectNoFault(stage)
  }

  @Test("a removed auto footer takes its room with it, and brings it once when it is added (B26)")
  func removes() throws {
    let stage = try play(
      """
      events:
        - { at: 0.1, remove: footer }
        - { at: 0.3, add: footer }
        - { at: 0.5, remove: footer }
        - { at: 0.7, add: footer }
      expect:
        - { at: 0, insetBottom: 44, footer: idle }
        - { at: 0.1, insetBottom: 0 }
        - { at: 0.3, insetBottom: 44, footer: idle }
        - { at: 0.5, insetBottom: 0 }
        - { at: settled, insetBottom: 44, footer: idle }
      """, footer: "{ style: auto }")
    expectNoFault(stage)
    #expect(try stage.frame(at: 0.2).facts.footer == nil)
  }

  @Test("a list that is away goes on with its work, and shows where it stands when it is back")
  func detaches() throws {
    let stage = try play(
      """
      data: { refresh: { after: 1, rows: 5 } }
      events:
        - { at: 0.1, begin: header }
        - { at: 0.8, detach: {} }
        - { at: 2.0, attach: {} }
      expect:
        - { at: 0.7, header: refreshing, rows: 15 }
        - { at: settled, header: idle, rows: 5, y: 0, insetTop: 0 }
      """)
    expectNoFault(stage)
    #expect(try stage.frame(at: 1).displayList.view(named: "list") == nil)
    #expect(try stage.frame(at: 2).displayList.view(named: "list") != nil)
  }

  @Test("a panel begun before its list is seen begins when it comes into the window, and once")
  func queues() throws {
    let stage = try play(
      """
      data: { refresh: { after: 1, rows: 5 } }
      events:
        - { at: 0.1, begin: header }
        - { at: 0.2, begin: header }
        - { at: 0.5, attach: {} }
      expect:
        - { at: 0.4, header: queued, actions: { refresh: 0 } }
        - { at: 0.5, header: opening }
        - { at: settled, header: idle, rows: 5, actions: { refresh: 1 } }
      """, list: ", attached: false")
    expectNoFault(stage)
  }

  // MARK: - Language and date

  @Test("another language is spoken from then on")
  func changesLanguage() throws {
    let stage = try play(
      """
      events: [{ at: 0.2, setLocale: ko }]
      expect:
        - { at: 0.1, text: { header: Pull down to refresh } }
        - { at: settled, text: { header: 아래로 당겨 새로고침 } }
      """)
    expectNoFault(stage)
  }

  @Test("another date is shown by the next refresh")
  func changesDate() throws {
    let stage = try play(
      """
      events:
        - { at: 0.2, setDate: "2020-01-02T03:04:05+00:00" }
        - { at: 0.3, begin: header }
        - { at: 1.0, end: header }
      """)
    let time = stage.frames.last?.displayList.view(named: "header.time")
    let text = time?.group.properties.first { $0.name == "text" }
    #expect(text.map { "\($0)".contains("03:04") } == true)
  }

  // MARK: - Trailer

  @Test("a trailer is pulled sideways, opens, works and closes")
  func pullsTrailer() throws {
    let stage = try PlayingStage(
      """
      stage: { size: [320, 568], scale: 2 }
      list: { rows: 3, title: Row, contentWidth: 480 }
      panels: { family: MJRefresh, header: null, footer: null, trailer: {} }
      data: { trailer: { after: 1, rows: 4 } }
      events:
        - { at: 0.1, drag: { from: [315, 120], by: [-310, 0], over: 0.4 } }
        - { at: 0.6, release: {} }
      expect:
        - { at: 0, trailer: idle, x: 0 }
        - { at: 0.55, trailer: armed, x: { above: 160 } }
        - { at: 1.4, trailer: refreshing, x: { above: 190 }, insetRight: { above: 30 } }
        - { at: settled, trailer: idle, x: 160, insetRight: 0, rows: 4, actions: { trailer: 1 } }

      """)
    expectNoFault(stage)
    let line = FrameLog.line(try stage.frame(at: 0.55), tree: "t", pixels: "-", trailer: true)
    #expect(FrameLog.header(trailer: true).hasSuffix("x"))
    #expect(line.contains(" - ") && line.contains("armed:"))
  }

  // MARK: - Fire points

  @Test("fireAt: crossing starts the work under the finger, which keeps the content")
  func firesAtCrossing() throws {
    let stage = try PlayingStage(
      PlayingStage.text(
        """
        data: { refresh: { after: 2 } }
        events:
          - { at: 0.1, drag: { from: [160, 100], by: [0, 190], over: 0.5 } }
          - { at: 1.0, release: {} }
        expect:
          - { at: 0.2, header: idle, actions: { refresh: 0 } }
          - { at: 0.6, header: opening, insetTop: 70, actions: { refresh: 1 }, y: { below: -60 } }
          - { monotonic: { key: y, from: 0.1, to: 0.95, direction: down } }
          - { at: 2.2, header: refreshing, y: -70 }
          - { at: settled, header: idle, y: 0, actions: { refresh: 1 } }

        """
      ).replacing("header: {}", with: "header: { fireAt: crossing }"))
    expectNoFault(stage)
  }
}
