import Foundation
import RefreshRender

extension ReportCase {
  /// Reports of MJRefresh, and of others that its panels show.
  static let mjRefresh = [
    ReportCase(
      "MJRefresh/B1-ended-and-begun-in-one-turn",
      .panel(.top) {
        $0.insetWriting = .captured
        $0.givesRoomBack = false
      },
      finds: [
        "1: insetTop expected 54, found 108",
        "1.5: y expected -54, found -108",
        "1.5: insetTop expected 54, found 108",
        "2.1: y expected -54, found -162",
        "2.1: insetTop expected 54, found 162",
        "2.7: y expected -54, found -216",
        "2.7: insetTop expected 54, found 216",
        "3.3: y expected -54, found -270",
        "3.3: insetTop expected 54, found 270",
        "3.9: y expected -54, found -324",
        "3.9: insetTop expected 54, found 324",
        "settled: y expected 0, found -324",
        "settled: insetTop expected 0, found 324",
      ]),
    ReportCase(
      "MJRefresh/B4-rows-emptied-before-the-answer",
      .panel(.top) { $0.ending = .panelBeforeRows },
      finds: [
        "expected at 1 s, but the last frame is at 0.6667 s. Use an earlier time, or `settled` for the last frame.",
        "expected at 1.2 s, but the last frame is at 0.6667 s. Use an earlier time, or `settled` for the last frame.",
        "settled: header expected idle, found refreshing",
        "settled: insetTop expected 0, found 4",
        "settled: content expected 720, found 1800",
        "settled: rows expected 12, found 30",
        "stopped: row 9 came into sight while the app had 0 rows, and the component modelled here does not handle that",
      ]),
    ReportCase(
      "MJRefresh/B5-answered-out-of-sight",
      .panel(.top) { $0.givesRoomBack = false },
      finds: [
        "2: y expected 0, found -54",
        "2: insetTop expected 0, found 54",
        "settled: y expected 0, found -54",
        "settled: insetTop expected 0, found 54",
      ]),
    ReportCase(
      "MJRefresh/B5-still-at-work-on-return",
      .app("{ at: 0.8, end: header }\n  - { at: 0.8, detach", instead: "{ at: 0.8, detach"),
      finds: [
        "1.2: header expected refreshing, found idle",
        "1.2: y expected -54, found 0",
        "1.2: insetTop expected 54, found 0",
        "1.2: text of the header expected \"正在刷新数据中...\", found \"下拉可以刷新\"",
        "1.3: view \"header.spinner\": hidden expected false, found true",
        "2.2: header expected refreshing, found idle",
        "2.2: y expected -54, found 0",
        "2.2: insetTop expected 54, found 0",
      ]),
    ReportCase(
      "MJRefresh/B8-pinned-header-reaches-the-top",
      .panel(.top) { $0.heldRoom = .fixed },
      finds: [
        "0.6: insetTop expected 40, found 54",
        "0.6: view \"list.section0\": windowFrame expected (0, 60, 320, 30), found (0, 74, 320, 30)",
        "0.7: insetTop expected 20, found 54",
        "0.7: view \"list.section0\": windowFrame expected (0, 40, 320, 30), found (0, 74, 320, 30)",
        "0.8: insetTop expected 0, found 54",
        "0.8: view \"list.section0\": windowFrame expected (0, 20, 320, 30), found (0, 74, 320, 30)",
        "0.9: insetTop expected 0, found 54",
        "0.9: view \"list.section0\": windowFrame expected (0, 20, 320, 30), found (0, 74, 320, 30)",
        "1: insetTop expected 0, found 54",
        "1: view \"list.section0\": windowFrame expected (0, 20, 320, 30), found (0, 74, 320, 30)",
        "1.1: view \"list.section0\": windowFrame expected (0, 20, 320, 30), found (0, 73, 320, 30)",
      ]),
    ReportCase(
      "MJRefresh/B10-footer-of-a-short-list",
      .panel(.bottom) { $0.isHiddenWhenShort = false },
      finds: [
        "0: insetBottom expected 0, found 44",
        "0: view \"footer\": hidden expected true, found false",
        "0.2: insetBottom expected 0, found 44",
        "0.2: hit at [160, 530] expected \"list\", found \"footer\"",
      ]),
    ReportCase(
      "MJRefresh/B11-one-load-a-reach",
      .panel(.bottom) {
        $0.ending = .panelBeforeRows
        $0.passesThroughTransitions = false
        $0.triggersPerDrag = -1
      },
      finds: [
        "3.3: content expected 1200, found 1500",
        "3.3: rows expected 20, found 25",
        "3.3: actions of the footer expected 1, found 2",
        "3.3: view \"footer\": frame expected (0, 1200, 320, 44), found (0, 1500, 320, 44)",
        "3.4: actions of the footer expected 1, found 2",
      ]),
    ReportCase(
      "MJRefresh/B12-failing-at-the-end",
      .panel(.bottom) { $0.triggersPerDrag = -1 },
      finds: [
        "1.3: actions of the footer expected 1, found 6",
        "2.1: actions of the footer expected 1, found 7",
        "settled: actions of the footer expected 2, found 9",
      ]),
    ReportCase(
      "MJRefresh/B14-ended-then-no-more",
      .panel(.bottom) { $0.endsInLaterTurn = true },
      finds: [
        "1.5: footer expected noMore, found idle",
        "1.5: text of the footer expected \"已经全部加载完毕\", found \"上拉可以加载更多\"",
        "1.5: view \"footer.arrow\": hidden expected true, found false",
      ]),
    ReportCase(
      "MJRefresh/B15-first-page-clears-no-more",
      .app(
        "{ at: 7.1, begin: header }\n  - { at: 7.7, noMore: footer }",
        instead: "{ at: 7.1, begin: header }"),
      finds: [
        "8.1: footer expected idle, found noMore",
        "settled: footer expected idle, found noMore",
        "settled: rows expected 40, found 20",
        "settled: actions of the footer expected 6, found 5",
      ]),
    ReportCase(
      "MJRefresh/B15-refreshed-without-pages",
      .panel(.bottom) { $0.forgetsNoMoreOnRefresh = false },
      finds: [
        "1.3: footer expected idle, found noMore",
        "1.3: text of the footer expected \"上拉可以加载更多\", found \"已经全部加载完毕\"",
        "1.8: footer expected armed, found noMore",
        "settled: footer expected idle, found noMore",
        "settled: rows expected 20, found 15",
        "settled: actions of the footer expected 1, found 0",
      ]),
    ReportCase(
      "MJRefresh/B17-inset-set-while-held",
      .panel(.top) { $0.insetWriting = .captured },
      finds: [
        "0.9: y expected -118, found -64",
        "0.9: insetTop expected 118, found 64",
        "1.3: y expected -154, found -100",
        "1.3: insetTop expected 154, found 100",
        "settled: y expected -100, found -64",
        "settled: insetTop expected 100, found 64",
      ]),
    ReportCase(
      "MJRefresh/B18-rows-stay-where-they-are",
      .panel(.bottom) { $0.revealsNewRows = true },
      finds: [
        "settled: y expected 396, found 440",
        "settled: visibleRows expected [6, 15], found [7, 16]",
        "settled: view \"list.row6\": it is not on the stage",
      ]),
    ReportCase(
      "MJRefresh/B26-footer-taken-off-and-put-back",
      .app(
        "{ at: 0.7, remove: footer }\n  - { at: 0.7, setContentInset: { bottom: 44 } }",
        instead: "{ at: 0.7, remove: footer }"),
      finds: [
        "0.9: insetBottom expected 0, found 44",
        "1.1: insetBottom expected 44, found 88",
        "1.5: insetBottom expected 0, found 44",
        "settled: insetBottom expected 44, found 88",
      ]),
  ]
}
