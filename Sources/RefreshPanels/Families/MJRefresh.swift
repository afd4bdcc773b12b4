internal import Drawing
internal import Foundation
internal import Motion

extension PanelFamily {
  /// Arrow and spinner before the words, in six languages: header, two kinds of footer, trailer.
  public static let mjRefresh = PanelFamily(
    name: "MJRefresh",
    summary: "header with time line, footers that pull or load in sight, trailer; six languages",
    header: { PanelDesign(policy: MJRefresh.header($0), style: MJRefresh.headerStyle($0)) },
    footerStyles: [.back, .auto],
    footer: { behaviour, style in
      style == .auto
        ? PanelDesign(policy: MJRefresh.autoFooter(behaviour), style: MJRefresh.autoFooterStyle)
        : PanelDesign(policy: MJRefresh.backFooter(behaviour), style: MJRefresh.backFooterStyle)
    },
    trailer: { PanelDesign(policy: MJRefresh.trailer($0), style: MJRefresh.trailerStyle) },
    faithfulExceptions: [
      "V3": "the room is written into the app's own inset as it was when the work began (B17)",
      "V4":
        "the room of an open header counts as the app's inset, so a footer of short content goes up (B17)",
      "V6": "work that is ended on the way to the hold starts all the same",
      "V10": "an inset that the app sets while the work goes on is lost (B17)",
    ])
}

/// The numbers and habits of MJRefresh's source (section 2 of the sources' facts).
private enum MJRefresh {
  static func header(_ behaviour: Behaviour) -> RefreshPolicy { pulled(54, behaviour) }
  static func backFooter(_ behaviour: Behaviour) -> RefreshPolicy { pulled(44, behaviour) }
  static func trailer(_ behaviour: Behaviour) -> RefreshPolicy { pulled(60, behaviour) }

  private static func pulled(_ height: CGFloat, _ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (height, height, height)
    (policy.openDuration, policy.closeDuration, policy.firePoint) = (0.25, 0.4, .hold)
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.releaseRule = .armedAtNextScroll
    policy.firesAfterEnd = true
    policy.insetWriting = .captured
    return policy
  }

  static func autoFooter(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (44, 44, 44)
    (policy.openDuration, policy.closeDuration) = (0, 0)
    (policy.style, policy.loadsInSight) = (.auto, true)
    if behaviour == .faithful { policy.adoptFaults() }
    return policy
  }

  // MARK: - Looks

  static func headerStyle(_ behaviour: Behaviour) -> PanelStyle {
    var style = look(.mjHeader)
    style.arrow = ArrowLook(.mjRefresh, color: textColor, turn: ArrowLook.counterClockwise)
    style.arrow?.turnDuration = 0.25
    style.spinner?.leaving = .fades
    style.timeLine = timeLine(behaviour)
    return style
  }

  static var backFooterStyle: PanelStyle {
    var style = look(.mjBackFooter)
    style.arrow = ArrowLook(
      .mjRefresh, color: textColor, restingAngle: ArrowLook.counterClockwise,
      turn: -ArrowLook.counterClockwise)
    style.arrow?.turnDuration = 0.25
    style.spinner?.leaving = .fades
    return style
  }

  static var autoFooterStyle: PanelStyle { look(.mjAutoFooter) }

  static var trailerStyle: PanelStyle {
    var style = look(.mjTrailer)
    style.layout = .column
    style.arrow = ArrowLook(.mjTrailer, color: textColor)
    style.arrow?.turnDuration = 0.25
    style.spinner = nil
    return style
  }

  private static func look(_ words: PanelWords) -> PanelStyle {
    var style = PanelStyle(words: words, layout: .iconBeforeWords(gap: 25))
    style.label = textLook
    style.spinner = SpinnerLook()
    return style
  }

  private static func timeLine(_ behaviour: Behaviour) -> TimeLine {
    var line = TimeLine.usual(textLook)
    guard behaviour == .faithful else { return line }
    line.comparesDayNumberOnly = true
    line.forgetsKeyWithLanguage = true
    line.countsFailures = true
    return line
  }

  private static let textLook = TextLook(font: Font(size: 14, weight: .bold), color: textColor)

  /// The source's gray, and a light one on the dark ground (D25).
  private static let textColor = Color(
    light: Color(bytes: 90, 90, 90), dark: Color(bytes: 174, 174, 178))
}

extension RefreshPolicy {
  /// Takes on what all panels of MJRefresh's source have in common.
  fileprivate mutating func adoptFaults() {
    rearmsUnderHeldFinger = true
    passesThroughTransitions = false
    endsInLaterTurn = true
    forgetsNoMoreOnRefresh = false
  }
}
