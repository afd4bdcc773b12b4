internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// A run's stage, set up: window, list, panels and the app behind them.
final class Scene {
  /// The stage as it stands now.
  var stage: Stage
  let window: Window
  let list: ListView
  let header: RefreshHeader?
  let footer: RefreshFooter?
  let app: ListApp
  /// Where the list lies on the stage, however that stands.
  let listFrame: ListFrame

  init(
    _ run: ScenarioRun, images: [String: Image], measuring: any TextMeasuring,
    functions: MathFunctions
  ) {
    let scenario = run.scenario
    stage = run.stage
    listFrame = scenario.list.frame
    window = Window(
      size: stage.size,
      environment: Environment(
        scale: CGFloat(stage.scale), textSize: stage.textSize, textMeasurer: measuring),
      clock: VirtualClock(), functions: functions)
    window.backgroundColor = Stage.background
    list = ListView(scenario.list)
    window.addSubview(list)
    app = ListApp(run, list: list, clock: window.clock, pictures: images)
    header = PanelFamily.header(scenario.panels, run.behaviour)
    footer = PanelFamily.footer(scenario.panels, run.behaviour)
    placeList()
    attachPanels()
    list.contentOffset = CGPoint(x: 0, y: -list.adjustedContentInset.top)
    window.layoutIfNeeded()
  }

  /// Puts the list where it belongs on the stage as it stands.
  func placeList() {
    let frame = listFrame.rect(on: stage)
    list.frame = frame
    list.setContribution(stage.safeAreaOverlap(of: frame), of: .safeArea, in: nil)
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
