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
  let footer: RefreshPanel?
  let trailer: RefreshTrailer?
  let app: ListApp
  /// What has happened since the last frame.
  let changes: SceneChanges
  /// What each panel has gone through.
  let cycles = PanelCycles()
  /// The app's own inset, as it was last asked for; a panel may have overwritten it.
  private(set) var wantedInset: EdgeInsets
  /// Whether the list has ever been in the window.
  private var wasAttached: Bool
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
        scale: CGFloat(stage.scale), appearance: stage.appearance, locale: stage.locale,
        textSize: stage.textSize, startDate: stage.startDate, textMeasurer: measuring),
      clock: VirtualClock(), functions: functions)
    window.backgroundColor = .systemBackground
    list = ListView(scenario.list)
    if scenario.list.isAttached { window.addSubview(list) }
    wasAttached = scenario.list.isAttached
    wantedInset = scenario.list.contentInset
    changes = SceneChanges()
    app = ListApp(
      run, list: list, clock: window.clock, pictures: images, changes: changes)
    let panels = ScenarioPanels(run, images: images)
    header = panels.header
    footer = panels.footer
    trailer = panels.trailer
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
    for side in PanelSide.allCases {
      guard let panel = panel(side) else { continue }
      cycles.follow(panel, as: side)
      panel.attach(to: list)
      app.serve(panel, as: side)
    }
    placeFooterBySource()
  }

  /// Places a footer whose source has a formula for the moment after the first rows.
  private func placeFooterBySource() {
    (footer as? BackFooter)?.placeAfterFirstRows(contentHeight: list.contentSize.height)
  }

  func panel(_ side: PanelSide) -> RefreshPanel? {
    switch side {
    case .header: header
    case .footer: footer
    case .trailer: trailer
    }
  }

  // MARK: - What the program does

  func setContentInset(_ inset: EdgeInsets) {
    wantedInset = inset
    list.contentInset = inset
  }

  /// Brings the list into the window, with its panels.
  func attachList() {
    window.addSubview(list)
    placeList()
    if !wasAttached { placeFooterBySource() }
    wasAttached = true
  }

  /// Whether nothing moves, no finger is down, and nothing is to come: turning spinners do not
  /// count.
  var isSettled: Bool {
    window.clock.nextDue == nil && !window.isFingerDown && !window.isMoving
  }
}
