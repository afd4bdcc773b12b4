internal import Drawing
internal import Foundation
internal import Motion

/// The panel family RefreshDome: orange panels, an arrow, words and a gray spinner.
public enum RefreshDome {
  /// The family's name in scenarios.
  public static let name = "RefreshDome"

  /// The panel above the content.
  public static func headerPolicy(_ behaviour: Behaviour) -> RefreshPolicy { policy(behaviour) }

  /// The panel below the content.
  public static func footerPolicy(_ behaviour: Behaviour) -> RefreshPolicy { policy(behaviour) }

  /// How the header looks; the faithful one says three dots before its first cycle (Q11).
  public static func headerStyle(_ behaviour: Behaviour) -> PanelStyle {
    PanelStyle(
      text: RefreshText(
        initial: behaviour == .faithful ? "下拉刷新..." : nil, idle: "下拉刷新.....",
        armed: "释放后刷新.....", refreshing: "正在刷新....."),
      textColor: .label, background: ground)
  }

  /// How the footer looks.
  public static func footerStyle(_ behaviour: Behaviour) -> PanelStyle {
    PanelStyle(
      text: RefreshText(
        idle: "上拉载入很多其它.....", armed: "释放后载入很多其它.....", refreshing: "正在载入....."),
      textColor: .label, background: ground, at: .bottom)
  }

  /// Orange, and a brown of the same hue in the dark (D25).
  private static let ground = Color(light: .orange, dark: Color(bytes: 122, 61, 0))

  /// The numbers of RefreshDome's source, with its habits or with better ones.
  private static func policy(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    policy.height = 251
    (policy.armDistance, policy.holdDistance) = (60, 70)
    (policy.openDuration, policy.closeDuration) = (0.2, 0.2)
    if behaviour == .faithful { policy.adoptFaults() }
    return policy
  }
}

extension RefreshPolicy {
  /// Takes on the habits of RefreshDome's source.
  fileprivate mutating func adoptFaults() {
    latchesArmed = true
    armsWithoutFinger = true
    rearmsUnderHeldFinger = true
    passesThroughTransitions = false
    queuesBegin = false
    insetWriting = .absolute
    heldRoom = .fixed
    movesContentToHold = false
    heedsShortContent = false
    placement = .bySourceFormulas
    standsInFrontOfRows = true
    ending = .panelBeforeRows
    failure = .stopsProgram
    forgetsNoMoreOnRefresh = false
  }
}

extension PanelFamily {
  /// Orange panels with an arrow, words and a spinner.
  public static let refreshDome = PanelFamily(
    name: RefreshDome.name,
    summary: "orange header and footer with an arrow, words and a spinner",
    header: {
      PanelDesign(policy: RefreshDome.headerPolicy($0), style: RefreshDome.headerStyle($0))
    },
    footerStyles: [.back],
    footer: { behaviour, _ in
      PanelDesign(
        policy: RefreshDome.footerPolicy(behaviour), style: RefreshDome.footerStyle(behaviour))
    },
    faithfulExceptions: [
      "V1": "Q11: three dots before the first cycle, five after; Q10: idle words before the end",
      "V3": "Q3, Q4, Q15: each panel overwrites the whole inset",
      "V4": "Q6, Q7, Q12: the footer stands by fixed formulas, 320 pt wide",
      "V8": "Q10: the rows change a turn of the main queue before the list learns of it",
      "V10": "Q4, Q15: the app's own inset and the other panel's room are lost",
      "V13": "Q17: the panels stand in front of rows",
    ])
}
