import Drawing
import RefreshPanels
import Scenarios
import Testing

@Suite("An app that counts pages")
struct PagingScenarioTests {
  private func play(
    _ data: String, _ events: String, rows: Int = 0, behaviour: String = "corrected"
  ) throws -> PlayingStage {
    try PlayingStage(
      """
      stage: { size: [320, 568], scale: 1, locale: en }
      list: { rowHeight: 60, rows: \(rows), title: "{row}" }
      panels: { family: MJRefresh, behaviour: \(behaviour) }
      data: { \(data) }
      events: [\(events)]

      """)
  }

  private func end(_ stage: PlayingStage) -> String {
    guard let facts = stage.frames.last?.facts else { return "nothing" }
    return "\(facts.rowCount) rows, footer \(facts.footer?.state.rawValue ?? "none")"
  }

  @Test("has no more where an answer has fewer rows than a page", arguments: Behaviour.allCases)
  func countsRows(behaviour: Behaviour) throws {
    for (append, state) in [(20, "idle"), (19, "noMore")] {
      let stage = try play(
        "pageSize: 20, more: { after: 0.3, append: \(append) }", "{ at: 0.1, begin: footer }",
        rows: 20, behaviour: behaviour.rawValue)
      #expect(end(stage) == "\(20 + append) rows, footer \(state)")
    }
  }

  @Test("has a last page, and nothing beyond it")
  func endsWithLastPage() throws {
    let stage = try play(
      "pages: 2, refresh: { after: 0.3 }, more: { after: 0.3 }",
      "{ at: 0.1, begin: header }, { at: 2, begin: footer }, { at: 4, begin: footer }, "
        + "{ at: 6, begin: footer }")

    #expect(try stage.frame(at: 1.5).facts.rowCount == 20)
    #expect(try stage.frame(at: 3.5).facts.rowCount == 40)
    #expect(end(stage) == "40 rows, footer noMore")
    #expect(stage.frames.last?.facts.footer?.actionCount == 2)
  }

  @Test("drops a page that a refresh has overtaken; with faults it shows it twice (G1, G2)")
  func dropsOvertakenPage() throws {
    let data = "pages: 5, refresh: { after: 0.3 }, more: { after: 1 }"
    let events = "{ at: 0.1, begin: footer }, { at: 0.2, begin: header }, { at: 3, begin: footer }"

    let corrected = try play(data, events, rows: 60)
    let faithful = try play(
      "pages: 5, refresh: { after: 1 }, more: { after: 0.3 }", events, rows: 60,
      behaviour: "faithful")

    #expect(try corrected.frame(at: 1.0).facts.rowCount == 20)
    #expect(end(corrected) == "40 rows, footer idle")
    #expect(try faithful.frame(at: 0.75).facts.rowCount == 80)
    #expect(try faithful.frame(at: 0.75).facts.header?.state != .refreshing)
  }

  @Test("keeps no more at a failed refresh, or with faults forgets it (G3)")
  func keepsNoMore() throws {
    for (behaviour, state) in [("corrected", "noMore"), ("faithful", "idle")] {
      let stage = try play(
        "pageSize: 20, refresh: { after: 0.3, fails: true }",
        "{ at: 0.1, noMore: footer }, { at: 0.5, begin: header }", rows: 20, behaviour: behaviour)
      #expect(end(stage) == "20 rows, footer \(state)")
    }
  }

  @Test("hides the footer while there are no rows, where it is told to (G6)")
  func hidesFooter() throws {
    let stage = try play(
      "pages: 1, hideFooterWhenEmpty: true, refresh: { after: 0.3 }", "{ at: 0.5, begin: header }")

    #expect(try stage.frame(at: 0.2).displayList.view(named: "footer")?.group.isHidden == true)
    #expect(stage.frames.last?.displayList.view(named: "footer")?.group.isHidden == false)
  }
}
