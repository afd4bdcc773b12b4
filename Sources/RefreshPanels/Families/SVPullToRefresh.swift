internal import Drawing
internal import Foundation
internal import Motion

extension PanelFamily {
  /// An arrow of bars beside one or two lines, above the content or below it, and a spinner that
  /// loads more.
  public static let svPullToRefresh = PanelFamily(
    name: "SVPullToRefresh",
    summary: "arrow of bars beside the words, above or below; endless scrolling with a spinner",
    header: { PanelDesign(policy: SVPullToRefresh.pulled($0), style: SVPullToRefresh.style($0)) },
    footerStyles: [.back, .auto],
    footer: { behaviour, style in
      style == .auto
        ? PanelDesign(
          policy: SVPullToRefresh.endless(behaviour), style: SVPullToRefresh.endlessStyle)
        : PanelDesign(
          policy: SVPullToRefresh.pulled(behaviour),
          style: SVPullToRefresh.style(behaviour, .bottom))
    },
    faithfulExceptions: [
      "V2": "the arrow fades for 0.2 s while the spinner turns already",
      "V3": "the room is written into the app's own inset as it was when the work began",
      "V4":
        "the header's room counts as the app's own inset, and pushes up the footer of short content",
      "V10": "an inset that the app sets while the work goes on is lost",
    ])
}

/// The numbers and habits of SVPullToRefresh's source (section 3.1 of the sources' facts).
private enum SVPullToRefresh {
  static func pulled(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.openDuration, policy.closeDuration) = (0.3, 0.3)
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.insetWriting = .captured
    return policy
  }

  static func endless(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.style, policy.loadsInSight, policy.waitsForRelease) = (.auto, true, true)
    (policy.armDistance, policy.triggerPercent, policy.triggersPerDrag) = (0, 0, -1)
    (policy.openDuration, policy.closeDuration) = (0, 0)
    policy.loadsOnTap = false
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.heedsShortContent = false
    return policy
  }

  static func style(_ behaviour: Behaviour, _ edge: PanelEdge = .top) -> PanelStyle {
    var style = PanelStyle(
      words: PanelWords(
        RefreshText(
          idle: "Pull to refresh...", armed: "Release to refresh...", refreshing: "Loading...")),
      layout: .iconBesideLines(gap: 10, lineGap: 2))
    style.label = TextLook(font: Font(size: 14, weight: .bold), color: textColor)
    var arrow = ArrowLook(
      .svPullToRefresh, color: Color(light: .gray, dark: Color(bytes: 150, 150, 155)),
      restingAngle: edge == .top ? 0 : .pi, turn: edge == .top ? .pi : -.pi)
    if behaviour == .faithful { arrow.fadeDuration = arrow.turnDuration }
    style.arrow = arrow
    style.spinner = SpinnerLook()
    return style
  }

  static var endlessStyle: PanelStyle {
    var style = PanelStyle(words: PanelWords(RefreshText()), layout: .spinnerAlone)
    style.spinner = SpinnerLook()
    return style
  }

  /// Dark gray, and a light one on the dark ground (D25).
  private static let textColor = Color(light: .darkGray, dark: .lightGray)
}

extension RefreshPolicy {
  /// Takes on what all panels of SVPullToRefresh's source have in common.
  fileprivate mutating func adoptFaults() {
    releaseRule = .armedAtNextScroll
    rearmsUnderHeldFinger = true
    passesThroughTransitions = false
    queuesBegin = false
    beginMove = .onlyFromZero
    forgetsNoMoreOnRefresh = false
  }
}
