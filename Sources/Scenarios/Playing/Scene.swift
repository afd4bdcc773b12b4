internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// A run's stage, set up: window, list, panels and the app behind them.
final class Scene {
  let window: Window
  let list: ListView
  let header: RefreshHeader?
  let footer: RefreshFooter?
  let app: ListApp

  init(
    _ run: ScenarioRun, images: [String: Image], measuring: any TextMeasuring,
    functions: MathFunctions
  ) {
    let stage = run.stage
    let scenario = run.scenario
    window = Window(
      size: stage.size,
      environment: Environment(
        scale: CGFloat(stage.scale), textSize: stage.textSize, textMeasurer: measuring),
      clock: VirtualClock(), functions: functions)
    window.backgroundColor = .white
    list = Self.makeList(scenario.list, on: stage)
    window.addSubview(list)
    app = ListApp(scenario, list: list, clock: window.clock, images: images)
    header = PanelFamily.header(scenario.panels, run.behaviour)
    footer = PanelFamily.footer(scenario.panels, run.behaviour)
    attachPanels()
    list.contentOffset = CGPoint(x: 0, y: -list.adjustedContentInset.top)
    window.layoutIfNeeded()
  }

  private static func makeList(_ description: ListDescription, on stage: Stage) -> ListView {
    let frame = description.frame.rect(on: stage)
    let list = ListView(frame: frame)
    list.rowHeight = description.rowHeight
    // As RefreshDome's source does it, so that there are no lines of empty rows.
    list.tableFooterView = View()
    list.contentInset = description.contentInset
    list.setContribution(overlap(of: frame, on: stage), of: .safeArea, in: nil)
    return list
  }

  /// The part of the safe area that the list lies under.
  private static func overlap(of frame: CGRect, on stage: Stage) -> EdgeInsets {
    let safeBottom = stage.size.height - stage.safeArea.bottom
    return EdgeInsets(
      top: max(0, min(stage.safeArea.top - frame.minY, frame.height)),
      bottom: max(0, min(frame.maxY - safeBottom, frame.height)))
  }

  private func attachPanels() {
    if let header {
      header.attach(to: list)
      app.serve(header, as: .header)
    }
    if let footer {
      footer.attach(to: list)
      footer.placeAfterFirstRows(contentHeight: list.contentSize.height)
      app.serve(footer, as: .footer)
    }
  }

  func panel(_ side: PanelSide) -> RefreshPanel? {
    switch side {
    case .header: header
    case .footer: footer
    }
  }

  /// Whether nothing moves, no finger is down, and nothing is to come: turning spinners do not
  /// count.
  var isSettled: Bool {
    window.clock.nextDue == nil && !window.isFingerDown && !window.isMoving
  }
}
