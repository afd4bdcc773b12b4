import Foundation
import RefreshRender

// The faults are habits that other components have, or had when the report was made.

extension ReportCase {
  static let all = mjRefresh + others

  private static let mjRefresh = [
    ReportCase(
      "MJRefresh/B1-ended-and-begun-in-one-turn",
      .panel(.top) {
        $0.insetWriting = .captured
        $0.givesRoomBack = false
      },
      finds: []),
    ReportCase(
      "MJRefresh/B4-rows-emptied-before-the-answer",
      .panel(.top) { $0.ending = .panelBeforeRows },
      finds: []),
    ReportCase(
      "MJRefresh/B5-answered-out-of-sight",
      .panel(.top) { $0.givesRoomBack = false },
      finds: []),
    ReportCase(
      "MJRefresh/B5-still-at-work-on-return",
      .app("{ at: 0.8, end: header }\n  - { at: 0.8, detach", instead: "{ at: 0.8, detach"),
      finds: []),
    ReportCase(
      "MJRefresh/B8-pinned-header-reaches-the-top",
      .panel(.top) { $0.heldRoom = .fixed },
      finds: []),
    ReportCase(
      "MJRefresh/B10-footer-of-a-short-list",
      .panel(.bottom) { $0.isHiddenWhenShort = false },
      finds: []),
    ReportCase(
      "MJRefresh/B11-one-load-a-reach",
      .panel(.bottom) {
        $0.ending = .panelBeforeRows
        $0.passesThroughTransitions = false
        $0.triggersPerDrag = -1
      },
      finds: []),
    ReportCase(
      "MJRefresh/B12-failing-at-the-end",
      .panel(.bottom) { $0.triggersPerDrag = -1 },
      finds: []),
    ReportCase(
      "MJRefresh/B14-ended-then-no-more",
      .panel(.bottom) { $0.endsInLaterTurn = true },
      finds: []),
    ReportCase(
      "MJRefresh/B15-first-page-clears-no-more",
      .app(
        "{ at: 7.1, begin: header }\n  - { at: 7.7, noMore: footer }",
        instead: "{ at: 7.1, begin: header }"),
      finds: []),
    ReportCase(
      "MJRefresh/B15-refreshed-without-pages",
      .panel(.bottom) { $0.forgetsNoMoreOnRefresh = false },
      finds: []),
    ReportCase(
      "MJRefresh/B17-inset-set-while-held",
      .panel(.top) { $0.insetWriting = .captured },
      finds: []),
    ReportCase(
      "MJRefresh/B18-rows-stay-where-they-are",
      .panel(.bottom) { $0.revealsNewRows = true },
      finds: []),
    ReportCase(
      "MJRefresh/B26-footer-taken-off-and-put-back",
      .app(
        "{ at: 0.7, remove: footer }\n  - { at: 0.7, setContentInset: { bottom: 44 } }",
        instead: "{ at: 0.7, remove: footer }"),
      finds: []),
  ]

  private static let others = [
    ReportCase(
      "EGO/B20-answered-within-the-trigger",
      .panel(.top) { $0.startsWorkFirst = true },
      finds: []),
    ReportCase(
      "RefreshDome/B22-one-row-pulled-down",
      .panel(.bottom) { $0.heedsShortContent = false },
      finds: []),
    ReportCase(
      "SVPullToRefresh/B22-one-row-pulled-down",
      .panel(.bottom) { $0.heedsShortContent = false },
      finds: []),
    ReportCase(
      "SVPullToRefresh/B24-begun-below-a-bar",
      .panel(.top) { $0.beginMove = .onlyFromZero },
      finds: []),
    ReportCase(
      "SmartRefresh/B29-ended-both-ways",
      .panel(.bottom) { $0.endsInLaterTurn = true },
      finds: []),
    ReportCase(
      "UIRefreshControl/B6-begun-again-from-code",
      .panel(.top) { $0.holdDistance = 0.5 },
      finds: []),
    ReportCase(
      "UIRefreshControl/B21-pulled-again-at-work",
      .panel(.top) { $0.repetition = .everyRelease },
      finds: []),
    ReportCase(
      "UIRefreshControl/B27-offset-set-by-the-program",
      .panel(.top) { $0.armsWithoutFinger = true },
      finds: []),
    ReportCase(
      "UIRefreshControl/B30-lifted-a-little-back",
      .panel(.top) { $0.armDistance = 67 },
      finds: []),
  ]
}
