internal import Drawing
internal import Foundation
internal import Motion

extension PanelFamily {
  /// Gray words over a strip of shadow, a header that is pulled and a footer that loads as it comes
  /// into sight.
  public static let pull2Refresh = PanelFamily(
    name: "Pull2Refresh",
    summary: "header with a time line, footer that loads in sight, hosted or following",
    header: { PanelDesign(policy: Pull2Refresh.header($0), style: Pull2Refresh.headerStyle) },
    footerStyles: [.back, .hosted],
    footer: { PanelDesign(policy: Pull2Refresh.footer($0, $1), style: Pull2Refresh.footerStyle) },
    faithfulExceptions: [
      "V3": "P7: each panel overwrites the whole inset",
      "V4": "the following footer stands at the list's own height, whatever its insets",
      "V6": "P2: every release while the header is at work starts the work once more",
      "V10": "P1: dragged back, the header stays armed; P7: the app's own inset is lost",
    ])
}

/// The numbers and habits of Pull2Refresh's source (section 1.2 of the sources' facts).
private enum Pull2Refresh {
  static func header(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (65, 75, 65)
    (policy.openDuration, policy.closeDuration) = (openDuration, 0.3)
    policy.isExclusive = true
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.repetition = .everyRelease
    return policy
  }

  static func footer(
    _ behaviour: Behaviour, _ style: RefreshPolicy.FooterStyle
  ) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (50, 50, 50)
    (policy.openDuration, policy.closeDuration) = (openDuration, 0.3)
    if style == .hosted { (policy.openDuration, policy.closeDuration) = (0, 0) }
    (policy.style, policy.loadsInSight, policy.triggerPercent) = (style, true, 0)
    policy.loadsOnTap = false
    policy.isExclusive = true
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.heedsShortContent = false
    policy.triggersPerDrag = -1
    return policy
  }

  /// In seconds: the source opens without a way (P5); this one is as long as the way back.
  private static let openDuration = 0.3

  static var headerStyle: PanelStyle {
    var style = look(
      Place(x: 25, y: .middle(of: 65), width: 23, height: 60),
      Place(x: 0, y: .third(besides: 50), width: .whole, height: 30),
      Place(x: 0, y: .third(besides: 50, plus: 30), width: .whole, height: 20),
      Place(x: 25, y: .middle(of: 20), width: 20, height: 20))
    style.words = PanelWords(
      [
        "zh-Hans": RefreshText(idle: "下拉可以刷新", armed: "松开立即更新", refreshing: "加载中..."),
        "zh-Hant": RefreshText(idle: "下拉可以重新整理", armed: "鬆開立即更新", refreshing: "載入中..."),
      ], fallback: "zh-Hans")
    var arrow = ArrowLook(.pull2Refresh, color: gray, turn: -.pi)
    arrow.turnDuration = 0.18
    style.arrow = arrow
    style.timeLine = TimeLine(
      look: TextLook(font: Font(size: 10), color: gray),
      words: [
        "zh-Hans": .init(lead: "更新于:", none: "从未更新"),
        "zh-Hant": .init(lead: "更新於:", none: "尚未更新"),
      ], fallback: "zh-Hans", pattern: "yy-M-d HH:mm")
    return style
  }

  static var footerStyle: PanelStyle {
    let spinner = Place(x: 100, y: .middle(of: 20), width: 20, height: 20)
    var style = look(
      spinner, Place(x: 0, y: .middle(of: 30), width: .whole, height: 30), nil, spinner)
    style.words = PanelWords(
      [
        "zh-Hans": RefreshText(idle: "上拉加载更多", armed: "松开加载更多", refreshing: "加载中..."),
        "zh-Hant": RefreshText(idle: "上拉載入更多", armed: "鬆開載入更多", refreshing: "載入中..."),
      ], fallback: "zh-Hans")
    return style
  }

  private static func look(
    _ arrow: Place, _ label: Place, _ time: Place?, _ spinner: Place
  ) -> PanelStyle {
    var style = PanelStyle(
      words: PanelWords(RefreshText()),
      layout: .places(PartPlaces(arrow: arrow, label: label, time: time, spinner: spinner)))
    style.label = TextLook(font: Font(size: 13, weight: .bold), color: gray)
    style.spinner = SpinnerLook()
    style.shadow = Color(light: Color.black.withAlpha(0.2), dark: Color.white.withAlpha(0.15))
    return style
  }

  /// Light gray, and a gray of the same contrast in the dark (D25).
  private static let gray = Color(light: .lightGray, dark: Color(bytes: 115, 115, 120))
}

extension RefreshPolicy {
  /// Takes on what header and footer of Pull2Refresh's source have in common.
  fileprivate mutating func adoptFaults() {
    openDuration = 0
    latchesArmed = true
    firesLatched = false
    armsWithoutFinger = true
    rearmsUnderHeldFinger = true
    passesThroughTransitions = false
    queuesBegin = false
    insetWriting = .absolute
    heldRoom = .onlyShrinks
    movesContentToHold = false
    forgetsNoMoreOnRefresh = false
  }
}
