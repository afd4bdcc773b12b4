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
    let isFaithful = behaviour == .faithful
    return RefreshPolicy(
      height: 251, armDistance: 60, holdDistance: 70, openDuration: 0.2, closeDuration: 0.2,
      curve: .easeInOut, firePoint: .release,
      latchesArmed: isFaithful,
      armsWithoutFinger: isFaithful,
      rearmsUnderHeldFinger: isFaithful,
      passesThroughTransitions: !isFaithful,
      insetWriting: isFaithful ? .absolute : .ownShare,
      movesContentToHold: !isFaithful,
      heedsShortContent: !isFaithful,
      placement: isFaithful ? .bySourceFormulas : .besideContent,
      standsInFrontOfRows: isFaithful,
      ending: isFaithful ? .panelBeforeRows : .oneStep,
      failure: isFaithful ? .stopsProgram : .closes)
  }
}
