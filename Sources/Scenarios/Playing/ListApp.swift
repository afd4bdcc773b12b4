internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// The app behind the list: it has the rows, is asked for more by the panels, and answers when the
/// scenario says.
final class ListApp: ListDataSource {
  /// How often each panel has asked.
  private(set) var requestCounts: [PanelSide: Int] = [:]
  /// Why the program has stopped; nil while it runs (Q9).
  private(set) var stopReason: String?

  private let data: DataDescription
  private let pattern: ListDescription.Content
  private let images: [String: Image]
  private let clock: VirtualClock
  /// The most rows that there may be; an answer's rows beyond it are left out.
  private let rowLimit: Int
  private unowned let list: ListView
  private var panels: [PanelSide: RefreshPanel] = [:]
  private var pendingAnswers: [PanelSide: ScheduledAction] = [:]

  /// What the app has.
  private var rows: RowContents
  /// What the app had before it emptied its array for an answer that is still to come (B4).
  private var rowsBeforeEmptying: RowContents?
  /// Whether the rows were thrown away and none have come since (B4).
  private var isEmptied = false
  /// What the list has been told of; it lags behind when the panel learns of an answer first.
  private var shownRows: RowContents

  init(_ scenario: Scenario, list: ListView, clock: VirtualClock, images: [String: Image]) {
    data = scenario.data
    pattern = scenario.list.content
    rows = RowContents(pattern)
    shownRows = rows
    self.images = images
    self.list = list
    self.clock = clock
    rowLimit = ScenarioLimits.rows(ofHeight: Double(scenario.list.rowHeight))
    list.dataSource = self
    list.reloadData()
  }

  /// Lets a panel ask this app.
  func serve(_ panel: RefreshPanel, as side: PanelSide) {
    panels[side] = panel
    panel.action = { [unowned self] in request(from: side) }
  }

  // MARK: - What the list asks

  func numberOfRows(in listView: ListView) -> Int { shownRows.count }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "Cell") ?? ListCell(reuseIdentifier: "Cell")
    let source = isEmptied && readsRowsUnprotected ? rows : shownRows
    guard row < source.count else {
      missRow(row)
      return cell
    }
    let description = source[row]
    cell.titleLabel.text = description.title(ofRow: row)
    cell.imageView.image = description.image.flatMap { images[$0.value] }
    return cell
  }

  /// Whether rows come out of the app's array as it is, though the list may not have been told of
  /// what happened to it (B4).
  private var readsRowsUnprotected: Bool {
    panels.values.contains { $0.policy.ending == .panelBeforeRows }
  }

  /// A row that the array does not have is asked for: the program stops.
  ///
  /// A list that is laid out for a frame, between the ticks at which its observers are told where it
  /// is, stops the program at the next tick, so that the frame rate does not say when.
  private func missRow(_ row: Int) {
    let fact = "row \(row) came into sight while the app had \(rows.count) rows"
    if clock.isAdvancing { return stop(fact) }
    clock.schedule(at: Time.linkTick(after: clock.now - Time(ticks: 1))) { [unowned self] in
      stop(fact)
    }
  }

  // MARK: - What the panels ask

  private func request(from side: PanelSide) {
    let number = requestCounts[side, default: 0]
    requestCounts[side] = number + 1
    guard let answer = data.answer(to: side, request: number) else { return }
    if answer.emptiesFirst { empty() }
    guard answer.after > .zero else { return arrive(answer, at: side) }
    pendingAnswers[side] = clock.schedule(at: clock.now + answer.after) { [unowned self] in
      arrive(answer, at: side)
    }
  }

  /// Throws the rows away and does not tell the list (B4).
  private func empty() {
    rowsBeforeEmptying = rowsBeforeEmptying ?? rows
    isEmptied = true
    rows = RowContents(count: 0, like: pattern, changed: RowDescription())
    placeFooter()
  }

  /// Takes back what was thrown away for an answer that brings nothing; a source that is kept
  /// faithfully has no way back.
  private func recoverRows() {
    if let rowsBeforeEmptying, !readsRowsUnprotected {
      rows = rowsBeforeEmptying
      isEmptied = false
    }
    rowsBeforeEmptying = nil
  }

  /// The app has rows of its own again.
  private func forgetEmptying() {
    rowsBeforeEmptying = nil
    isEmptied = false
  }

  private func arrive(_ answer: AnswerDescription, at side: PanelSide) {
    pendingAnswers[side] = nil
    guard let panel = panels[side] else { return }
    if case .fails = answer.outcome, panel.policy.failure == .stopsProgram {
      return stop("the answer to \(side.rawValue) request \(requestCounts[side] ?? 0) failed")
    }
    take(answer.outcome)
    switch panel.policy.ending {
    case .oneStep:
      showRows()
      panel.endRefreshing()
    case .panelBeforeRows:
      placeFooter()
      panel.workDidFinish()
      clock.schedule(at: clock.now + data.mainDelay) { [unowned self] in
        panel.endRefreshing()
        showRows()
      }
    }
  }

  private func take(_ outcome: AnswerDescription.Outcome) {
    switch outcome {
    case .replaces(let count, let change):
      let kept = (rowsBeforeEmptying ?? rows).count
      rows = RowContents(count: count ?? kept, like: pattern, changed: change)
      forgetEmptying()
    case .appends(let count, let change):
      rows.append(min(count, rowLimit - rows.count), like: pattern, changed: change)
      forgetEmptying()
    case .fails:
      recoverRows()
    }
  }

  /// Drops the answer a panel waits for and ends its work.
  func endWork(of side: PanelSide) {
    if let answer = pendingAnswers.removeValue(forKey: side) {
      answer.cancel()
      recoverRows()
    }
    guard let panel = panels[side] else { return }
    if panel.policy.ending == .panelBeforeRows { panel.workDidFinish() }
    panel.endRefreshing()
  }

  /// The program stops as one does that meets what it does not handle, and the world with it: what
  /// would have come after is not seen.
  private func stop(_ fact: String) {
    guard stopReason == nil else { return }
    stopReason = "\(fact), and the component modelled here does not handle that"
    clock.stop()
  }

  // MARK: - What the scenario does

  /// Gives the app another number of rows, which the list shows at once.
  func setRows(_ count: Int) {
    rows = RowContents(count: count, like: pattern, changed: RowDescription())
    forgetEmptying()
    placeFooter()
    showRows()
  }

  /// Lets the list ask again for all it shows.
  func showRows() {
    shownRows = rows
    list.reloadData()
  }

  private func placeFooter() {
    let footer = panels[.footer] as? RefreshFooter
    footer?.placeAfterChange(contentHeight: CGFloat(rows.count) * list.rowHeight)
  }
}
