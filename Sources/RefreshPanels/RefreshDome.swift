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
        armed: "释放后刷新.....", refreshing: "正在刷新....."))
  }

  /// How the footer looks.
  public static func footerStyle(_ behaviour: Behaviour) -> PanelStyle {
    PanelStyle(
      text: RefreshText(
        idle: "上拉载入很多其它.....", armed: "释放后载入很多其它.....", refreshing: "正在载入....."))
  }

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
