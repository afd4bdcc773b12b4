internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// Brings a scenario's events to the scene at their instants.
final class EventPlayer {
  private unowned let scene: Scene
  private var fingerLocation = CGPoint.zero

  /// Sets every event down on the scene's clock; events of one instant keep their order.
  init(_ events: [ScenarioEvent], in scene: Scene) {
    self.scene = scene
    for (index, event) in events.enumerated() {
      clock.schedule(at: event.time, phase: .event, order: index, turn: event.turn) {
        [unowned self] in
        perform(event.action, order: index)
      }
    }
  }

  private var clock: VirtualClock { scene.window.clock }

  private func perform(_ action: ScenarioEvent.Action, order: Int) {
    let list = scene.list
    scene.changes.note(action.change)
    switch action {
    case .drag(let path): follow(path, from: .began, order: order)
    case .move(let path): follow(path, from: .moved, order: order)
    case .release: lift()
    case .fling(let path):
      follow(path, from: .began, order: order) { [unowned self] in lift() }
    case .tap(let point):
      touch(.began, at: point)
      lift()
    case .scrollTo(let y, let animated):
      list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: animated)
    case .setContentInset(let inset): scene.setContentInset(inset)
    case .rotate(let orientation): scene.rotate(to: orientation)
    case .detach: list.removeFromSuperview()
    case .attach: scene.attachList()
    case .setLocale(let language): scene.window.environment.locale = language
    case .setDate(let date): scene.window.date = date
    default: if !changeRows(action) { tellPanel(action) }
    }
  }

  /// Does what an event does to the rows; says whether it is about them.
  private func changeRows(_ action: ScenarioEvent.Action) -> Bool {
    let app = scene.app
    switch action {
    case .setRows(let count): app.setRows(count)
    case .reload: app.showRows()
    case .insertRows(let insertion): app.insert(insertion)
    case .deleteRows(let row, let count, let animated):
      app.deleteRows(row..<(row + count), animated: animated)
    default: return false
    }
    return true
  }

  private func tellPanel(_ action: ScenarioEvent.Action) {
    switch action {
    case .begin(let side): scene.panel(side)?.beginRefreshing()
    case .end(let side, let outcome): scene.app.endWork(of: side, outcome)
    case .setNoMore(let side): scene.panel(side)?.setNoMoreData()
    case .resetNoMore(let side): scene.panel(side)?.resetNoMoreData()
    case .hide(let side): scene.panel(side)?.isHidden = true
    case .show(let side): scene.panel(side)?.isHidden = false
    case .remove(let side): scene.panel(side)?.detach()
    case .add(let side): scene.panel(side)?.attach(to: scene.list)
    default: break
    }
  }

  // MARK: - The finger

  private func follow(
    _ path: FingerPath, from phase: Touch.Phase, order: Int, completion: @escaping () -> Void = {}
  ) {
    let touchPath = TouchPath(path: path, start: clock.now)
    touch(phase, at: path.start)
    if path.duration == .zero { touch(.moved, at: path.end) }
    continueFollowing(touchPath, order: order, completion: completion)
  }

  private func continueFollowing(
    _ path: TouchPath, order: Int, completion: @escaping () -> Void
  ) {
    guard let next = path.sample(after: clock.now) else { return completion() }
    clock.schedule(at: next, phase: .event, order: order) { [unowned self] in
      touch(.moved, at: path.location(at: clock.now))
      continueFollowing(path, order: order, completion: completion)
    }
  }

  private func touch(_ phase: Touch.Phase, at location: CGPoint) {
    fingerLocation = location
    scene.changes.note(.finger)
    scene.window.send(Touch(phase, at: location, time: clock.now))
  }

  private func lift() { touch(.ended, at: fingerLocation) }
}
