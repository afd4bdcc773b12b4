import Drawing
import Foundation
import Motion
import RefreshPanels
import Views

/// The program of RefreshDome's source on a window: a list under a status bar, both panels, and a finger.
///
/// Nothing is answered until a test says so. Each act is an event of its instant, so that layout
/// follows it as in a real program.
final class PanelStage {
  let window: Window
  let list: ListView
  let header: RefreshHeader
  let footer: RefreshPanel
  let rows: StageRows

  /// How often each panel has started its work.
  private(set) var headerActions = 0
  private(set) var footerActions = 0

  private var finger = CGPoint.zero

  /// Sets RefreshDome's stage and lets it come to rest at the top.
  convenience init(
    _ behaviour: Behaviour, screen: CGSize = CGSize(width: 320, height: 568), rows count: Int = 15,
    inset: EdgeInsets = .zero, scale: CGFloat = 2, firePoint: RefreshPolicy.FirePoint = .release
  ) {
    self.init(
      header: RefreshHeader(
        policy: RefreshDome.headerPolicy(behaviour).firing(at: firePoint),
        style: RefreshDome.headerStyle(behaviour)),
      footer: BackFooter(
        policy: RefreshDome.footerPolicy(behaviour).firing(at: firePoint),
        style: RefreshDome.footerStyle(behaviour)),
      screen: screen, rows: count, inset: inset, scale: scale)
  }

  /// Sets a stage with panels of given policies: a list of 320 by 548 points, as the facts' stage M.
  convenience init(
    header: RefreshPolicy = RefreshPolicy(), footer: RefreshPolicy = RefreshPolicy(),
    rows count: Int = 15, inset: EdgeInsets = .zero
  ) {
    let words = PanelStyle(text: RefreshText(idle: "idle", armed: "armed", refreshing: "busy"))
    self.init(
      header: RefreshHeader(policy: header, style: words),
      footer: .footer(policy: footer, style: words),
      screen: CGSize(width: 320, height: 568), rows: count, inset: inset, scale: 2)
  }

  /// Sets a stage with two panels.
  init(
    header: RefreshHeader, footer: RefreshPanel,
    screen: CGSize = CGSize(width: 320, height: 568), rows count: Int = 15,
    inset: EdgeInsets = .zero, scale: CGFloat = 2
  ) {
    window = Window(
      size: screen, environment: Environment(scale: scale, textMeasurer: FixedTextMeasurer()))
    list = ListView(
      frame: CGRect(x: 0, y: 20, width: screen.width, height: screen.height - 20))
    rows = StageRows(count)
    self.header = header
    self.footer = footer
    list.rowHeight = 60
    list.dataSource = rows
    list.contentInset = inset
    window.addSubview(list)
    list.reloadData()
    header.attach(to: list)
    footer.attach(to: list)
    (footer as? BackFooter)?.placeAfterFirstRows(contentHeight: list.contentSize.height)
    list.contentOffset.y = -inset.top
    header.action = { [unowned self] in headerActions += 1 }
    footer.action = { [unowned self] in footerActions += 1 }
    window.layoutIfNeeded()
  }

  // MARK: - What is to be seen

  /// The offset as the model has it.
  var y: Double { list.contentOffset.y }

  /// The offset as drawn, on whole pixels.
  var drawnY: Double { list.presentedContentOffset.y }

  /// The offset as presented, before it is put on pixels.
  var exactY: Double { list.presentedBounds.minY }

  /// The whole upper and lower inset in force.
  var insets: [Double] { [list.adjustedContentInset.top, list.adjustedContentInset.bottom] }

  /// How often header and footer have started their work.
  var actions: [Int] { [headerActions, footerActions] }

  /// The time in seconds.
  var now: Double { window.clock.now.seconds }

  // MARK: - What a person does

  /// Puts the finger down in the middle of the list and drags evenly; the finger stays down.
  func drag(by distance: CGFloat, over seconds: Double = 0.3) {
    touch(at: CGPoint(x: list.frame.midX, y: list.frame.midY))
    move(by: distance, over: seconds)
  }

  /// Puts the finger down at a point.
  func touch(at point: CGPoint) {
    finger = point
    send(.began)
  }

  /// Moves the finger on, evenly, sampled 120 times a second.
  func move(by distance: CGFloat, over seconds: Double = 0.2) {
    let start = window.clock.now
    let end = start + Time(seconds: seconds)
    let from = finger
    while window.clock.now < end {
      window.advance(to: min(Time.linkTick(after: window.clock.now), end))
      let share = (window.clock.now - start).seconds / seconds
      finger = CGPoint(x: from.x, y: from.y + distance * share)
      send(.moved)
    }
  }

  /// Puts the finger down and drags until the content stands at an offset, as far as whole pixels
  /// allow.
  func pull(to y: Double, over seconds: Double = 0.4) {
    let distance = rawOffset(of: self.y) - rawOffset(of: y)
    drag(by: distance + (distance < 0 ? -PanSlop.distance : PanSlop.distance), over: seconds)
  }

  /// Drags on with the finger that is down until the content stands at an offset.
  func pullOn(to y: Double, over seconds: Double = 0.2) {
    move(by: rawOffset(of: self.y) - rawOffset(of: y), over: seconds)
  }

  /// Keeps the finger still so long that it has no speed at its lift, then lifts it.
  func release() {
    for _ in 0..<12 {
      window.advance(to: Time.linkTick(after: window.clock.now))
      send(.moved)
    }
    lift()
  }

  /// Lifts the finger now, at whatever speed it has.
  func lift() { send(.ended) }

  private func send(_ phase: Touch.Phase) {
    let touch = Touch(phase, at: finger, time: window.clock.now)
    perform { $0.window.send(touch) }
  }

  /// Where the offset would be without resistance: F1 the other way round.
  private func rawOffset(of y: Double) -> Double {
    let geometry = list.geometry
    let past = Double(geometry.verticalOverscroll(at: y))
    let raw = past.magnitude * list.bounds.height / (0.55 * (list.bounds.height - past.magnitude))
    return y - past + (past < 0 ? -raw : raw)
  }

  // MARK: - What a program does

  /// Does something as an event of the present instant.
  func perform(_ action: @escaping (PanelStage) -> Void) {
    window.clock.schedule(at: window.clock.now, phase: .event) { [unowned self] in action(self) }
    window.advance(to: window.clock.now)
  }

  /// Gives the list other rows and ends a panel's work in one step of the main thread.
  func answer(_ panel: RefreshPanel, rows count: Int) {
    perform { stage in
      stage.rows.count = count
      stage.list.reloadData()
      panel.endRefreshing()
    }
  }

  /// The worker has the rows: panel and footer learn of it, the list does not yet.
  func workerFinishes(_ panel: RefreshPanel, rows count: Int) {
    perform { stage in
      stage.rows.pendingCount = count
      (stage.footer as? BackFooter)?.placeAfterChange(contentHeight: CGFloat(count) * 60)
      panel.workDidFinish()
    }
  }

  /// The main thread takes what the worker has left it.
  func mainThreadTakes(_ panel: RefreshPanel) {
    perform { stage in
      stage.rows.count = stage.rows.pendingCount
      panel.endRefreshing()
      stage.list.reloadData()
    }
  }

  // MARK: - Time

  /// Moves on by some seconds.
  func advance(by seconds: Double) {
    window.advance(to: window.clock.now + Time(seconds: seconds))
  }

  /// Looks at the stage now and in the frames that follow, 60 a second, counted from now.
  func frames<Seen>(_ count: Int, _ look: (PanelStage) -> Seen) -> [Seen] {
    let start = window.clock.now
    return (0..<count).map { frame in
      window.advance(to: start + Time.frame(frame, framesPerSecond: 60))
      return look(self)
    }
  }

  /// Moves on until nothing moves and nothing is to come, ten seconds at most.
  func settle(_ look: (PanelStage) -> Void = { _ in }) {
    let end = window.clock.now + Time(seconds: 10)
    repeat {
      advance(by: 1.0 / 60)
      look(self)
    } while (window.isMoving || window.clock.nextDue != nil) && window.clock.now < end
  }
}

/// Rows of one title, as RefreshDome's source has them.
final class StageRows: ListDataSource {
  /// What the list is told at its next reload.
  var count: Int
  /// What the worker has ready.
  var pendingCount = 0

  init(_ count: Int) { self.count = count }

  func numberOfRows(in listView: ListView) -> Int { count }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "Cell") ?? ListCell(reuseIdentifier: "Cell")
    cell.titleLabel.text = "NibBi"
    return cell
  }
}

extension RefreshPolicy {
  /// The same policy with another point at which the work starts.
  func firing(at point: FirePoint) -> RefreshPolicy {
    var policy = self
    policy.firePoint = point
    return policy
  }
}
