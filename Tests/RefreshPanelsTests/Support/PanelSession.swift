import Drawing
import Foundation
import Motion
import TestSupport
import Views

@testable import RefreshPanels

/// A list with panels, what is done to it step by step, and a watch over what must always hold.
final class PanelSession {
  private let stage: PanelStage
  private let behaviour: Behaviour
  private var isOn: [PanelStep.Panel: Bool] = [.header: true, .footer: true]
  /// Where the program has put the content, inside the range or not (F18.2).
  private var programOffset: CGFloat?
  /// Whether the program's own scroll is on its way there.
  private var isScrolling = false

  init(_ behaviour: Behaviour, firePoint: RefreshPolicy.FirePoint) {
    self.behaviour = behaviour
    stage = PanelStage(behaviour, firePoint: firePoint)
    stage.list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func panel(_ panel: PanelStep.Panel) -> RefreshPanel {
    panel == .header ? stage.header : stage.footer
  }

  // MARK: - Steps

  /// Does a step and looks at what has come of it.
  func act(_ step: PanelStep) throws {
    switch step {
    case .wait(let ticks):
      stage.window.advance(to: stage.window.clock.now + Time(ticks: ticks))
    case .rest: try rest()
    default: stage.perform { [unowned self] _ in perform(step) }
    }
    try look()
  }

  private func perform(_ step: PanelStep) {
    let range = stage.list.geometry
    carryOut(step)
    if stage.list.geometry != range, !isScrolling { programOffset = nil }
  }

  private func carryOut(_ step: PanelStep) {
    switch step {
    case .touch(let phase, let point):
      stage.window.send(Touch(phase, at: point, time: stage.window.clock.now))
      // A finger that comes down stops what moves, and brings the content back when it is lifted.
      if stage.list.isDragging || phase == .began && stage.list.isTracking {
        (programOffset, isScrolling) = (nil, false)
      }
    case .begin(let panel): self.panel(panel).beginRefreshing()
    case .workFinished(let panel): self.panel(panel).workDidFinish()
    case .end(let panel): self.panel(panel).endRefreshing()
    case .answer(let panel, let count):
      setRows(count)
      self.panel(panel).endRefreshing()
    case .rows(let count): setRows(count)
    case .inset(let inset): stage.list.contentInset = inset
    case .offset(let y):
      (programOffset, isScrolling) = (y, false)
      stage.list.contentOffset.y = y
    case .scroll(let y):
      (programOffset, isScrolling) = (y, true)
      stage.list.setContentOffset(CGPoint(x: 0, y: y), animated: true)
    case .windowSize(let size): stage.window.resize(to: size)
    case .takeOff(let panel):
      isOn[panel] = false
      self.panel(panel).detach()
    case .putOn(let panel):
      isOn[panel] = true
      self.panel(panel).attach(to: stage.list)
    case .wait, .rest: break
    }
  }

  private func setRows(_ count: Int) {
    stage.rows.count = count
    stage.list.reloadData()
  }

  private func rest() throws {
    stage.perform { [unowned self] stage in
      if stage.window.isFingerDown { perform(.touch(.ended, at: CGPoint(x: 160, y: 300))) }
      for panel in stage.panels {
        panel.workDidFinish()
        panel.endRefreshing()
      }
    }
    stage.settle()
    isScrolling = false
    try hold(
      !stage.window.isMoving && stage.window.clock.nextDue == nil,
      "something still moves 10 s after the lift")
    // An armed panel stays armed in the source, until it is let go (Q1).
    let resting: Set<RefreshState> = behaviour == .faithful ? [.idle, .armed] : [.idle]
    try hold(stage.states.isSubset(of: resting), "panels rest in \(stage.states) (V5)")
  }

  // MARK: - What must hold

  private func look() throws {
    _ = stage.window.displayList()
    let list = stage.list
    try hold(
      stage.y.isFinite && stage.insets.allSatisfy(\.isFinite), "the offset is \(stage.y)")
    try hold(
      isOnPixel(stage.y) && isOnPixel(stage.drawnY), "the offset \(stage.y) is between pixels (F4)")
    try hold(
      (!list.isDragging || list.isTracking) && !(list.isDragging && list.isDecelerating),
      "the flags contradict each other (F15)")
    try hold(
      list.presentedVisibleRows.allSatisfy { list.cellForRow(at: $0) != nil },
      "rows are seen that have no cell")
    try hold(stage.showsArrowOrSpinner, "arrow and spinner are both there, or none (V2)")
    try lookAtPanels()
    guard !stage.window.isMoving, !stage.window.isFingerDown else { return }
    let legal = list.geometry.clamp(list.contentOffset).y
    try hold(
      list.contentOffset.y == legal || list.contentOffset.y == programOffset,
      "it rests at \(stage.y), not at \(legal) or \(String(describing: programOffset)) (F3)")
  }

  private func lookAtPanels() throws {
    switch behaviour {
    case .faithful:
      try hold(
        stage.states.isSubset(of: [.idle, .armed, .refreshing]), "a panel is in \(stage.states)")
    case .corrected:
      // A panel that is taken off keeps neither its place nor its room.
      let broken = stage.brokenInvariants
        .filter { isOn == [.header: true, .footer: true] || !"V3V4".contains($0.prefix(2)) }
      try hold(broken.isEmpty, "\(broken)")
    }
  }

  private func isOnPixel(_ y: Double) -> Bool {
    let pixels = y * 2
    return (pixels - pixels.rounded()).magnitude < 1e-6
  }
}
