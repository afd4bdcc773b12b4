import Drawing
import Foundation
import Motion
import TestSupport
import Views

@testable import RefreshPanels

/// A list with the panels of a family, what is done to it step by step, and a watch over what must
/// always hold.
final class FamilySession {
  private let window = Window(
    size: CGSize(width: 320, height: 220),
    environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
  private let list = ListView(frame: CGRect(x: 0, y: 20, width: 320, height: 200))
  private let rows = StageRows(7)
  private var panels: [WatchedPanel] = []

  init(_ kit: FamilyKit) {
    let words = PanelStyle(text: RefreshText(idle: "i", armed: "a", refreshing: "r"))
    list.rowHeight = 60
    list.dataSource = rows
    window.addSubview(list)
    list.reloadData()
    if let header = kit.header {
      panels.append(WatchedPanel(RefreshHeader(policy: header, style: words)))
    }
    if let footer = kit.footer {
      panels.append(WatchedPanel(.footer(policy: footer, style: words)))
    }
    for each in panels { each.panel.attach(to: list) }
    window.layoutIfNeeded()
  }

  // MARK: - Steps

  /// Does a step and looks at what has come of it.
  func act(_ step: FamilyStep) throws {
    if case .wait(let ticks) = step {
      window.advance(to: window.clock.now + Time(ticks: ticks))
    } else {
      perform { [unowned self] in carryOut(step) }
    }
    try hold(list.contentOffset.y.isFinite, "the offset is \(list.contentOffset.y)")
    for each in panels { try each.check() }
  }

  private func perform(_ action: @escaping () -> Void) {
    window.clock.schedule(at: window.clock.now, phase: .event, action)
    window.advance(to: window.clock.now)
  }

  private func carryOut(_ step: FamilyStep) {
    switch step {
    case .touch(let phase, let point):
      window.send(Touch(phase, at: point, time: window.clock.now))
    case .tell(let index, let word):
      guard panels.indices.contains(index) else { return }
      tell(panels[index].panel, word)
    case .rows(let count):
      rows.count = count
      list.reloadData()
    case .offset(let y): list.contentOffset.y = y
    case .inset(let inset): list.contentInset = inset
    case .leaveWindow: list.removeFromSuperview()
    case .enterWindow: if list.window == nil { window.addSubview(list) }
    case .wait: break
    }
  }

  private func tell(_ panel: RefreshPanel, _ word: FamilyStep.Word) {
    switch word {
    case .begin: panel.beginRefreshing()
    case .end: panel.endRefreshing()
    case .fail: panel.endRefreshing(success: false)
    case .endWithNoMore: panel.endRefreshingWithNoMoreData()
    case .noMore: panel.setNoMoreData()
    case .reset: panel.resetNoMoreData()
    case .workFinished: panel.workDidFinish()
    case .hide: panel.isHidden = true
    case .show: panel.isHidden = false
    case .detach: panel.detach()
    case .attach: panel.attach(to: list)
    }
  }

  // MARK: - Rest

  /// Lifts the finger, ends all work, lets time go by, and looks at what is left.
  func rest() throws {
    perform { [unowned self] in
      carryOut(.enterWindow)
      if window.isFingerDown { carryOut(.touch(.ended, at: CGPoint(x: 160, y: 300))) }
      list.contentInset = .zero
      for each in panels {
        if each.panel.scrollView == nil { each.panel.attach(to: list) }
        each.panel.isHidden = false
      }
    }
    // What a lift has begun ends as well.
    for _ in 0..<3 {
      settle()
      perform { [unowned self] in
        for each in panels {
          each.panel.workDidFinish()
          each.panel.endRefreshing()
        }
      }
    }
    settle()
    _ = window.displayList()
    try hold(
      !window.isMoving && window.clock.nextDue == nil, "something still moves after 20 s")
    for each in panels {
      try each.check()
      try each.checkRest(in: list)
    }
  }

  private func settle() {
    let end = window.clock.now + Time(seconds: 20)
    while window.isMoving || window.clock.nextDue != nil, window.clock.now < end {
      window.advance(to: window.clock.now + Time(seconds: 0.05))
    }
  }
}

/// A panel whose changes of state and starts of work are counted and judged.
final class WatchedPanel {
  let panel: RefreshPanel
  private var finding: String?
  /// How often the panel has passed the point at which its work starts.
  private var firePoints = 0
  private var starts = 0

  init(_ panel: RefreshPanel) {
    self.panel = panel
    panel.action = { [unowned self] in starts += 1 }
    panel.stateDidChange = { [unowned self] in judge($0, $1) }
  }

  private func judge(_ old: RefreshState, _ new: RefreshState) {
    if !LegalTransitions(panel.policy).allows(old, new) {
      finding = finding ?? "\(panel.name) went from \(old) to \(new)"
    }
    let atHold = panel.policy.firePoint == .hold && panel.policy.passesThroughTransitions
    let begins = new == .opening || (new == .refreshing && old != .opening)
    let fires = atHold ? old == .opening && new == .refreshing : begins
    if fires { firePoints += 1 }
  }

  /// What holds at any moment.
  func check() throws {
    if let finding { throw BrokenProperty(finding) }
    let share = panel.scrollView?.contribution(of: panel.holder) ?? .zero
    guard panel.policy.insetWriting == .ownShare, !panel.isHolding else { return }
    let rest = panel.scrollView.map { panel.inset(atRestIn: $0) } ?? .zero
    let isClosing = panel.policy.ending == .panelBeforeRows
    try hold(
      isClosing || !panel.policy.givesRoomBack || share == rest || share == .zero,
      "\(panel.name) keeps \(share) while \(panel.state) (V3)")
  }

  /// What holds when everything has come to rest.
  func checkRest(in list: ListView) throws {
    let resting: Set<RefreshState> =
      panel.policy.latchesArmed || panel.policy.armsWithoutFinger
        || panel.policy.releaseRule == .armedAtNextScroll
      ? [.idle, .noMore, .armed] : [.idle, .noMore]
    try hold(resting.contains(panel.state), "\(panel.name) rests \(panel.state) (V5)")
    if panel.policy.givesRoomBack, panel.policy.insetWriting == .ownShare {
      let share = list.contribution(of: panel.holder)
      let rest = panel.isHidden ? .zero : panel.inset(atRestIn: list)
      try hold(share == rest, "\(panel.name) rests with \(share), not \(rest) (V3)")
    }
    try checkStarts()
  }

  private func checkStarts() throws {
    let policy = panel.policy
    let isExact =
      policy.repetition == .never && !policy.startsWorkFirst
      && (policy.firePoint != .hold || policy.passesThroughTransitions)
    if isExact {
      try hold(starts == firePoints, "\(panel.name): \(starts) starts, not \(firePoints) (V6)")
    } else if policy.repetition == .never {
      try hold(starts <= firePoints, "\(panel.name): \(starts) starts of \(firePoints) (V6)")
    }
  }
}
