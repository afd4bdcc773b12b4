/// What users of refresh components ask for, and which family's source has it.
struct FamilyFeature {
  /// The feature in a few words.
  var name: String
  /// The scenario that shows the feature, by family, as its path below `Snapshots`; nil where the
  /// source has the feature and the engine does not.
  var scenarios: [String: String?]

  /// All features, in the order of the page.
  static let all: [FamilyFeature] = pulling + working + looks + places + limits
}

extension FamilyFeature {
  /// A family's plainest cycle.
  private static let cycles: [String: String] = [
    "RefreshDome": "RefreshDome/pull-and-release",
    "Pull2Refresh": "Pull2Refresh/released-at-work",
    "NewsList": "NewsList/refresh",
    "MJRefresh": "MJRefresh/header-cycle",
    "EGO": "EGO/at-the-arm-distance",
    "SVPullToRefresh": "Reports/SVPullToRefresh/B24-begun-below-a-bar",
    "UIRefreshControl": "UIRefreshControl/crossing",
    "SmartRefresh": "SmartRefresh/success",
  ]

  /// A feature that some families show in their plainest cycle, and others elsewhere.
  private static func feature(
    _ name: String, inCycleOf families: String = "", _ others: [String: String?] = [:],
    notModelledIn missing: String = ""
  ) -> FamilyFeature {
    var scenarios = others
    for family in families.split(separator: " ").map(String.init) {
      scenarios[family] = cycles[family]
    }
    for family in missing.split(separator: " ").map(String.init) {
      scenarios.updateValue(nil, forKey: family)
    }
    return FamilyFeature(name: name, scenarios: scenarios)
  }

  private static let everyFamily =
    "RefreshDome Pull2Refresh NewsList MJRefresh EGO SVPullToRefresh UIRefreshControl SmartRefresh"

  private static let pulling = [
    feature("pull-down header", inCycleOf: everyFamily),
    feature(
      "release-to-load footer",
      [
        "RefreshDome": "RefreshDome/load-more", "MJRefresh": "MJRefresh/back-footer",
        "SVPullToRefresh": "SVPullToRefresh/load-more", "SmartRefresh": "SmartRefresh/reveal",
      ]),
    feature(
      "auto-load footer at the bottom",
      [
        "Pull2Refresh": "Pull2Refresh/following", "MJRefresh": "MJRefresh/auto-footer",
        "NewsList": "NewsList/released-at-the-end", "SVPullToRefresh": "SVPullToRefresh/endless",
      ], notModelledIn: "SmartRefresh"),
    feature(
      "horizontal, trailing", ["MJRefresh": "MJRefresh/trailer"], notModelledIn: "SmartRefresh"),
    feature("arm distance", inCycleOf: everyFamily),
    feature("hold extent", inCycleOf: everyFamily),
    feature(
      "disarmed when dragged back",
      [
        "RefreshDome": "RefreshDome/drag-back", "Pull2Refresh": "Pull2Refresh/dragged-back",
        "MJRefresh": "MJRefresh/dragged-back", "EGO": "EGO/dragged-back",
        "SVPullToRefresh": "SVPullToRefresh/dragged-back",
        "SmartRefresh": "SmartRefresh/dragged-back",
      ]),
    feature(
      "arming needs a finger",
      [
        "MJRefresh": "MJRefresh/offset-set-by-the-program",
        "EGO": "EGO/offset-set-by-the-program",
        "SVPullToRefresh": "SVPullToRefresh/offset-set-by-the-program",
        "SmartRefresh": "SmartRefresh/offset-set-by-the-program",
      ]),
    feature("fires at release or at crossing", inCycleOf: everyFamily),
    feature("time of the callback", inCycleOf: everyFamily),
    feature("way to the hold", inCycleOf: everyFamily),
    feature("way back", inCycleOf: everyFamily),
  ]

  private static let working = [
    feature(
      "begin from the program",
      [
        "MJRefresh": "MJRefresh/durations",
        "SVPullToRefresh": "Reports/SVPullToRefresh/B24-begun-below-a-bar",
        "UIRefreshControl": "Reports/UIRefreshControl/B6-begun-again-from-code",
        "SmartRefresh": "SmartRefresh/quick-answer",
      ]),
    feature(
      "begin before it is seen", ["MJRefresh": "MJRefresh/begun-before-shown"],
      notModelledIn: "SmartRefresh"),
    feature("begin without a move", notModelledIn: "SmartRefresh"),
    feature("success and failure are shown", ["SmartRefresh": "SmartRefresh/failure"]),
    feature("least time of the work", ["SmartRefresh": "SmartRefresh/quick-answer"]),
    feature(
      "no more data",
      ["MJRefresh": "MJRefresh/no-more", "SmartRefresh": "SmartRefresh/no-more"]),
    feature(
      "cleared by a refresh",
      [
        "MJRefresh": "Reports/MJRefresh/B15-first-page-clears-no-more",
        "SmartRefresh": "SmartRefresh/no-more",
      ]),
    feature(
      "footer follows the content when there is no more",
      ["MJRefresh": "MJRefresh/auto-footer-no-more"], notModelledIn: "SmartRefresh"),
    feature("failed load, tap to retry", notModelledIn: "SmartRefresh"),
    feature(
      "header and footer exclude each other",
      [
        "Pull2Refresh": "Pull2Refresh/one-at-a-time",
        "SmartRefresh": "SmartRefresh/one-at-a-time",
      ]),
  ]

  private static let looks = [
    feature("alpha follows the pull", ["MJRefresh": "MJRefresh/automatic-alpha"]),
    feature(
      "last-updated line, stored", inCycleOf: "Pull2Refresh EGO SmartRefresh",
      ["MJRefresh": "MJRefresh/last-updated"], notModelledIn: "SVPullToRefresh"),
    feature(
      "words by state",
      inCycleOf: "RefreshDome Pull2Refresh MJRefresh EGO SVPullToRefresh SmartRefresh",
      notModelledIn: "UIRefreshControl"),
    feature(
      "pictures by state", ["MJRefresh": "MJRefresh/gif-header"],
      notModelledIn: "SVPullToRefresh SmartRefresh"),
    feature(
      "arrow that turns",
      inCycleOf: "RefreshDome Pull2Refresh MJRefresh EGO SVPullToRefresh SmartRefresh"),
    feature(
      "spinner",
      inCycleOf:
        "RefreshDome Pull2Refresh MJRefresh EGO SVPullToRefresh UIRefreshControl SmartRefresh"),
    feature(
      "words in several languages",
      ["MJRefresh": "MJRefresh/languages", "SmartRefresh": "SmartRefresh/languages"]),
    feature("language switched live", ["MJRefresh": "MJRefresh/language-switch"]),
    feature("mirrored from right to left", ["MJRefresh": "MJRefresh/languages"]),
    feature(
      "durations, animations switched off", ["MJRefresh": "MJRefresh/no-animation"],
      notModelledIn: "SmartRefresh"),
    feature("interpolator of the way", inCycleOf: "SmartRefresh"),
    feature("custom panels", ["MJRefresh": "Families/berry"]),
    feature("design-time preview", notModelledIn: "SmartRefresh"),
  ]

  private static let places = [
    feature(
      "part of the inset ignored", ["MJRefresh": "MJRefresh/ignored-inset"],
      notModelledIn: "SmartRefresh"),
    feature(
      "safe area",
      ["MJRefresh": "MJRefresh/safe-area", "UIRefreshControl": "UIRefreshControl/safe-area"]),
    feature(
      "the app's inset is kept",
      [
        "MJRefresh": "Reports/MJRefresh/B17-inset-set-while-held",
        "SVPullToRefresh": "Reports/SVPullToRefresh/B24-begun-below-a-bar",
        "UIRefreshControl": "UIRefreshControl/safe-area",
      ]),
    feature(
      "pinned section headers",
      [
        "RefreshDome": "RefreshDome/sections", "Pull2Refresh": "Pull2Refresh/pinned-headers",
        "MJRefresh": "MJRefresh/pinned-headers", "EGO": "EGO/pinned-headers",
        "SVPullToRefresh": "SVPullToRefresh/pinned-headers",
      ]),
    feature(
      "footer follows the content",
      [
        "RefreshDome": "RefreshDome/load-more", "Pull2Refresh": "Pull2Refresh/following",
        "MJRefresh": "MJRefresh/back-footer", "SVPullToRefresh": "SVPullToRefresh/endless",
        "SmartRefresh": "SmartRefresh/reveal",
      ]),
    feature(
      "footer below short content",
      [
        "RefreshDome": "RefreshDome/short-content", "MJRefresh": "MJRefresh/short-content",
        "SVPullToRefresh": "Reports/SVPullToRefresh/B22-one-row-pulled-down",
        "SmartRefresh": "SmartRefresh/short-content",
      ]),
    feature(
      "footer hidden when the content is short",
      [
        "MJRefresh": "Reports/MJRefresh/B10-footer-of-a-short-list",
        "SmartRefresh": "SmartRefresh/hidden-when-short",
      ]),
    feature(
      "new rows brought into sight",
      [
        "MJRefresh": "Reports/MJRefresh/B18-rows-stay-where-they-are",
        "SmartRefresh": "SmartRefresh/reveal",
      ]),
    feature("header behind, in front or fixed", notModelledIn: "SmartRefresh"),
    feature("footer as the list's footer view", ["Pull2Refresh": "Pull2Refresh/hosted"]),
  ]

  private static let limits = [
    feature("share in sight that loads", ["MJRefresh": "MJRefresh/auto-footer-half"]),
    feature("limit a drag", ["MJRefresh": "MJRefresh/auto-footer-twice-a-drag"]),
    feature("tap to load", ["MJRefresh": "MJRefresh/auto-footer-tap"]),
    feature("drag ratio, longest drag", notModelledIn: "SmartRefresh"),
    feature("second floor", notModelledIn: "SmartRefresh"),
    feature("content blocked at work", notModelledIn: "SmartRefresh"),
    feature("nested scrolling", notModelledIn: "SmartRefresh"),
    feature("bounce configured", notModelledIn: "MJRefresh SmartRefresh"),
    feature("pages, and no more after a short one", ["MJRefresh": "Paging/trace"]),
    feature("pictures loaded at rest", ["NewsList": "NewsList/lazy-images"]),
    feature("pictures kept on disk", ["NewsList": "NewsList/lazy-images"]),
    feature("placeholder rows", ["NewsList": "NewsList/lazy-images"]),
    feature("workaround for a collection view's animations", notModelledIn: "MJRefresh"),
  ]
}
