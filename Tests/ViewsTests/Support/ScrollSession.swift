import Drawing
import Foundation
import Motion
import TestSupport
import Views

/// A list in a window, what is done to it step by step, and a watch over what must always hold.
final class ScrollSession {
  let window = Window(320, 568)
  let list = ListView(frame: CGRect(x: 0, y: 20, width: 320, height: 548))
  private let rows = FixedRows(15)
  let log = ScrollLog()
  private var rules = ScrollCallRules()

  /// What was found broken while the list called.
  private var finding: BrokenProperty?
  /// What the program will do when it hears a call.
  private var reaction: (call: ScrollLog.Call, step: ProgramStep)?
  /// The offset that observers last heard of.
  private var heardOffset: CGPoint
  /// Where the program has put the content, inside the range or not (F18.2).
  private var programOffset: CGPoint?
  /// Whether the program's own scroll is on its way there.
  private var isScrolling = false

  init() {
    list.rowHeight = 60
    list.dataSource = rows
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(list)
    list.reloadData()
    window.layoutIfNeeded()
    heardOffset = list.contentOffset
    list.addObserver(log)
    log.reaction = { [unowned self] call, _ in hear(call) }
  }

  // MARK: - Steps

  /// Does a step and looks at what has come of it.
  func act(_ step: ScrollStep) throws {
    switch step {
    case .wait(let ticks): window.advance(to: window.clock.now + Time(ticks: ticks))
    case .rest: try rest()
    case .touch, .program, .whenNextCalled: window.perform { [unowned self] in perform(step) }
    }
    try look()
  }

  /// Does a step that takes no time, as part of an event.
  func perform(_ step: ScrollStep) {
    switch step {
    case .touch(let phase, let point): send(phase, at: point)
    case .program(let step): perform(step)
    case .whenNextCalled(let call, let step): reaction = (call, step)
    case .wait, .rest: break
    }
  }

  private func send(_ phase: Touch.Phase, at point: CGPoint) {
    // A finger that comes down while it is down is lifted first.
    rules.isLifting = phase != .moved
    window.send(Touch(phase, at: point, time: window.clock.now))
    rules.isLifting = false
    // A finger that comes down stops what moves, and brings the content back when it is lifted.
    if list.isDragging || phase == .began && list.isTracking {
      (programOffset, isScrolling) = (nil, false)
    }
  }

  private func perform(_ step: ProgramStep) {
    if step.takesOver { rules.programTakesOver() }
    let range = list.geometry
    carryOut(step)
    if list.geometry != range, step.changesRange, !isScrolling { programOffset = nil }
  }

  private func carryOut(_ step: ProgramStep) {
    switch step {
    case .inset(let inset, let timing): animate(timing) { list.setContentInset(inset, in: $0) }
    case .contribution(let inset, let holder, let timing):
      animate(timing) { list.setContribution(inset, of: holder, in: $0) }
    case .offset(let offset, let timing):
      (programOffset, isScrolling) = (offset, false)
      animate(timing) { list.setContentOffset(offset, in: $0) }
    case .scroll(let offset):
      (programOffset, isScrolling) = (offset, true)
      list.setContentOffset(offset, animated: true)
    case .rows(let count):
      rows.count = count
      list.reloadData()
    case .rowHeight(let height): list.rowHeight = height
    case .contentSize(let size): list.contentSize = size
    case .listFrame(let frame, let timing): animate(timing) { list.setFrame(frame, in: $0) }
    case .windowSize(let size, let timing):
      animate(timing) { window.setFrame(CGRect(origin: .zero, size: size), in: $0) }
    case .bounces(let bounces, let always):
      (list.bounces, list.alwaysBounceVertical) = (bounces, always)
    case .rate(let rate): list.decelerationRate = rate
    case .leaveAndReturn: leaveAndReturn()
    }
  }

  private func animate(_ timing: AnimationTiming?, _ change: (AnimationBlock?) -> Void) {
    guard let timing else { return change(nil) }
    window.animator.animate(timing) { change($0) }
  }

  private func leaveAndReturn() {
    list.removeFromSuperview()
    rules.viewLeaves()
    window.addSubview(list)
    // What moves stops where it is, and stays there.
    (programOffset, isScrolling) = (list.contentOffset, false)
  }

  private func rest() throws {
    if window.isFingerDown {
      window.perform { [unowned self] in send(.ended, at: CGPoint(x: 160, y: 300)) }
    }
    let lift = window.clock.now
    while window.isMoving || window.clock.nextDue != nil {
      window.advance(by: 0.25)
      try hold(
        window.clock.now - lift < Time(seconds: 20), "the list still moves 20 s after the lift")
    }
  }

  // MARK: - What must hold

  private func hear(_ call: ScrollLog.Call) {
    do {
      try rules.hear(call)
      if call == .didScroll {
        try hold(list.contentOffset != heardOffset, "didScroll tells of no other offset")
        heardOffset = list.contentOffset
      }
      if case .didEndDragging = call {
        try hold(list.isTracking && !list.isDragging, "the flags are wrong as a drag ends (F15.2)")
      }
      if call == .didEndScrollingAnimation { isScrolling = false }
    } catch {
      finding = finding ?? error
    }
    if let reaction, reaction.call == call {
      self.reaction = nil
      perform(reaction.step)
    }
  }

  private func look() throws {
    if let finding { throw finding }
    let offset = list.contentOffset
    try hold(isFinite(list), "the offset is \(offset) of \(list.contentSize)")
    try hold(
      isOnPixel(offset.y) && isOnPixel(list.presentedContentOffset.y),
      "the offset \(offset.y) is between device pixels (F4)")
    try hold(!list.isDragging || list.isTracking, "it is dragged without a finger (F15)")
    try hold(!(list.isDragging && list.isDecelerating), "it is dragged and decelerates (F15)")
    try hold(!list.isTracking || window.isFingerDown, "it is tracked without a finger (F15)")
    try lookAtCells()
    if !window.isMoving, !window.isFingerDown { try lookAtRest() }
  }

  private func lookAtRest() throws {
    let offset = list.contentOffset
    let legal = list.geometry.clamp(offset)
    try hold(
      offset == legal || offset == programOffset,
      "it rests at \(offset), not at \(legal) or \(String(describing: programOffset)) (F3)")
    try hold(heardOffset == offset, "it rests at \(offset), and observers heard \(heardOffset)")
    try hold(
      list.presentedContentOffset == offset.aligned(toScale: window.environment.scale),
      "it rests at \(offset) and is drawn at \(list.presentedContentOffset)")
    try hold(rules.isClosed, "it rests, and a drag or deceleration has not ended: \(rules)")
    try hold(!list.isTracking && !list.isDecelerating, "it rests with flags of motion (F15)")
  }

  private func lookAtCells() throws {
    _ = window.displayList()
    let cells = list.subviews.compactMap { $0 as? ListCell }
    let missing = list.presentedVisibleRows.filter { list.cellForRow(at: $0) == nil }
    try hold(missing.isEmpty, "rows \(missing) are seen and have no cell")
    // What a list of a negative height shows is its own affair.
    guard list.bounds.size.height >= 0 else { return }
    let viewports = [list.contentOffset.y, list.presentedContentOffset.y].map {
      ($0, $0 + list.bounds.size.height)
    }
    let idle = cells.filter { cell in
      !viewports.contains { $0.0 < cell.frame.maxY && cell.frame.minY < $0.1 }
    }
    try hold(idle.isEmpty, "cells \(idle.map(\.name)) are not seen")
    try hold(Set(cells.map(\.frame.minY)).count == cells.count, "a row has two cells")
  }

  private func isOnPixel(_ y: CGFloat) -> Bool {
    let pixels = y * window.environment.scale
    return (pixels - pixels.rounded()).magnitude < 1e-6
  }

  private func isFinite(_ list: ListView) -> Bool {
    let inset = list.adjustedContentInset
    return [
      list.contentOffset.x, list.contentOffset.y, list.contentSize.width, list.contentSize.height,
      list.bounds.width, list.bounds.height, list.presentedContentOffset.x,
      list.presentedContentOffset.y, inset.top, inset.left, inset.bottom, inset.right,
    ].allSatisfy(\.isFinite)
  }
}
