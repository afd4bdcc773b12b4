import Foundation
import RefreshRender

extension ReportCase {
  /// Reports of the other families.
  static let others = [
    ReportCase(
      "EGO/B20-answered-within-the-trigger",
      .panel(.top) { $0.startsWorkFirst = true },
      finds: [
        "0.5: insetTop expected 0, found 60",
        "0.5: text of the header expected \"Pull down to refresh...\", found \"Loading...\"",
        "settled: header expected idle, found refreshing",
        "settled: y expected 0, found -60",
        "settled: insetTop expected 0, found 60",
        "settled: view \"header.arrow\": hidden expected false, found true",
        "settled: view \"header.arrow\": rotation expected 0, found 3.1416",
        "settled: view \"header.spinner\": hidden expected true, found false",
      ]),
    ReportCase(
      "RefreshDome/B22-one-row-pulled-down",
      .panel(.bottom) { $0.heedsShortContent = false },
      finds: [
        "0.45: footer expected idle, found armed",
        "1.3: footer expected idle, found refreshing",
        "1.3: y expected -70, found 70",
        "1.3: insetTop expected 70, found 0",
        "1.3: insetBottom expected 0, found 70",
        "1.3: actions of the footer expected 0, found 1",
        "settled: rows expected 1, found 6",
        "settled: actions of the footer expected 0, found 1",
      ]),
    ReportCase(
      "SVPullToRefresh/B22-one-row-pulled-down",
      .panel(.bottom) { $0.heedsShortContent = false },
      finds: [
        "0.45: footer expected idle, found armed",
        "1.3: footer expected idle, found refreshing",
        "1.3: actions of the footer expected 0, found 1",
        "settled: rows expected 1, found 2",
        "settled: actions of the footer expected 0, found 1",
      ]),
    ReportCase(
      "SVPullToRefresh/B24-begun-below-a-bar",
      .panel(.top) { $0.beginMove = .onlyFromZero },
      finds: [
        "0.9: y expected -124, found -24",
        "settled: y expected -64, found -24",
      ]),
    ReportCase(
      "SmartRefresh/B29-ended-both-ways",
      .panel(.bottom) { $0.endsInLaterTurn = true },
      finds: [
        "0.9: text of the footer expected \"没有更多数据了\", found \"上拉加载更多\"",
        "settled: footer expected noMore, found idle",
        "settled: text of the footer expected \"没有更多数据了\", found \"上拉加载更多\"",
        "settled: view \"footer.arrow\": hidden expected true, found false",
      ]),
    ReportCase(
      "UIRefreshControl/B6-begun-again-from-code",
      .panel(.top) { $0.holdDistance = 0.5 },
      finds: [
        "0.7: y expected -60, found 0",
        "0.7: insetTop expected 60, found 0.5",
        "2.1: y expected -60, found 0",
        "2.1: insetTop expected 60, found 0.5",
      ]),
    ReportCase(
      "UIRefreshControl/B21-pulled-again-at-work",
      .panel(.top) { $0.repetition = .everyRelease },
      finds: [
        "2.1: actions of the header expected 1, found 2",
        "3.1: actions of the header expected 1, found 3",
        "settled: actions of the header expected 1, found 3",
      ]),
    ReportCase(
      "UIRefreshControl/B27-offset-set-by-the-program",
      .panel(.top) { $0.armsWithoutFinger = true },
      finds: [
        "0.1: header expected idle, found opening",
        "0.1: insetTop expected 88, found 148",
        "0.1: actions of the header expected 0, found 1",
        "settled: actions of the header expected 0, found 1",
      ]),
    ReportCase(
      "UIRefreshControl/B30-lifted-a-little-back",
      .panel(.top) { $0.armDistance = 67 },
      finds: [
        "0.7: y expected below -60, found -45",
        "0.7: actions of the header expected 1, found 0",
        "1.4: header expected refreshing, found idle",
        "1.4: y expected -60, found 0",
        "1.4: insetTop expected 60, found 0",
        "settled: actions of the header expected 1, found 0",
      ]),
  ]
}
