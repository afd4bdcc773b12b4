internal import Drawing
internal import Foundation
internal import Motion

extension PanelFamily {
  /// Header and footer that say how the work went, and a footer that shows the rows it brought.
  public static let smartRefresh = PanelFamily(
    name: "SmartRefresh",
    summary: "header and footer that say how the work went; new rows are brought into sight",
    header: { _ in PanelDesign(policy: SmartRefresh.header, style: SmartRefresh.headerStyle) },
    footerStyles: [.back],
    footer: { _, _ in
      PanelDesign(policy: SmartRefresh.footer, style: SmartRefresh.footerStyle)
    })
}

/// The numbers and habits of SmartRefresh's source (section 3.1 of the sources' facts).
///
/// None of its habits counts as a fault. Its damping of a pull and its second floor are not modelled.
private enum SmartRefresh {
  static let header = panel(height: 100)

  static var footer: RefreshPolicy {
    var policy = panel(height: 60)
    policy.revealsNewRows = true
    return policy
  }

  private static func panel(height: CGFloat) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (height, height, height)
    (policy.openDuration, policy.closeDuration, policy.curve) = (0.3, 0.3, rebound)
    (policy.firePoint, policy.minimumDuration, policy.resultDuration) = (.hold, 0.3, 0.5)
    policy.isExclusive = true
    return policy
  }

  /// The source's curve of a thick fluid, met to within a twentieth.
  private static let rebound = TimingCurve.cubicBezier(CubicBezier(0.3, 0.6, 0, 1))

  static var headerStyle: PanelStyle {
    var style = look
    style.words = PanelWords(
      [
        "en": RefreshText(
          idle: "Pull Down To Refresh", armed: "Release To Refresh", refreshing: "Refreshing…",
          done: "Refresh Success", failed: "Refresh Failed"),
        "zh": RefreshText(
          idle: "下拉可以刷新", armed: "释放立即刷新", refreshing: "正在刷新…", done: "刷新完成",
          failed: "刷新失败"),
      ], fallback: "en")
    style.timeLine = TimeLine(
      look: TextLook(
        font: Font(size: 12), color: Color(light: .gray, dark: Color(bytes: 150, 150, 155))),
      words: [
        "en": .init(lead: "Last Update ", none: ""), "zh": .init(lead: "上次更新 ", none: ""),
      ], fallback: "en", pattern: "M-d HH:mm")
    return style
  }

  static var footerStyle: PanelStyle {
    var style = look
    style.arrow?.restingAngle = .pi
    style.words = PanelWords(
      [
        "en": RefreshText(
          idle: "Pull Up To Load More", armed: "Release To Load More", refreshing: "Loading…",
          noMore: "No More Data", done: "Load Success", failed: "Load Failed"),
        "zh": RefreshText(
          idle: "上拉加载更多", armed: "释放立即加载", refreshing: "正在加载…", noMore: "没有更多数据了",
          done: "加载完成", failed: "加载失败"),
      ], fallback: "en")
    return style
  }

  private static var look: PanelStyle {
    var style = PanelStyle(
      words: PanelWords(RefreshText()), layout: .iconBesideLines(gap: 20, lineGap: 2))
    style.label = TextLook(
      font: Font(size: 16),
      color: Color(light: Color(bytes: 102, 102, 102), dark: Color(bytes: 190, 190, 195)))
    style.arrow = ArrowLook(.smartRefresh)
    style.spinner = SpinnerLook()
    return style
  }
}
