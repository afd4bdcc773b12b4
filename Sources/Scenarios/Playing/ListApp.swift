internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// The app behind the list: it has the rows, is asked for more by the panels, and answers when the
/// scenario says.
final class ListApp: ListDataSource {
  /// How often each panel has asked.
  var requestCounts: [PanelSide: Int] = [:]
  /// Why the program has stopped; nil while it runs (Q9).
  private(set) var stopReason: String?

  let data: DataDescription
  /// Loads the pictures of rows that name an address.
  private(set) lazy var images = AppImages(
    data, pictures: pictures, behaviour: behaviour, app: self, list: list, clock: clock)
  let clock: VirtualClock
  let changes: SceneChanges
  var panels: [PanelSide: RefreshPanel] = [:]
  var pendingAnswers: [PanelSide: ScheduledAction] = [:]
  /// How the app counts pages; nil when it does not.
  var paging: Paging?

  /// What the app has.
  var rows: AppRows
  /// What the list has been told of; it lags behind when the panel learns of an answer first.
  private(set) var shownRows: RowContents

  private let description: ListDescription
  private let behaviour: Behaviour
  private let pictures: [String: Image]
  private unowned let list: ListView

  init(
    _ run: ScenarioRun, list: ListView, clock: VirtualClock, pictures: [String: Image],
    changes: SceneChanges
  ) {
    let scenario = run.scenario
    behaviour = run.behaviour
    data = scenario.data
    self.changes = changes
    paging = scenario.data.paging.map {
      Paging(
        pageSize: $0.pageSize, itemCount: scenario.list.rowCount, behaviour: run.behaviour,
        hidesFooterWhenEmpty: $0.hidesFooterWhenEmpty)
    }
    description = scenario.list
    rows = AppRows(description)
    shownRows = rows.contents
    self.pictures = pictures
    self.list = list
    self.clock = clock
    list.dataSource = self
    list.reloadData()
  }

  // MARK: - What the list asks

  func numberOfRows(in listView: ListView) -> Int {
    shownRows.count > 0 ? shownRows.count : description.placeholderRows
  }

  func sections(in listView: ListView) -> [ListSection] { sections(of: shownRows) }

  /// What the rows that the list reads are like by their number in each section.
  var servedSections: [ListSection] {
    sections(of: readsRowsUnprotected ? rows.contents : shownRows)
  }

  private func sections(of rows: RowContents) -> [ListSection] {
    if rows.count == 0, description.placeholderRows > 0 {
      return [ListSection(rowCount: description.placeholderRows)]
    }
    return zip(description.sections, rows.sectionCounts).map { section, count in
      ListSection(
        title: section.header?.value, headerHeight: description.headerHeight, rowCount: count)
    }
  }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "Cell") ?? ListCell(reuseIdentifier: "Cell")
    let source = rows.isEmptied && readsRowsUnprotected ? rows.contents : shownRows
    if shownRows.count == 0, description.placeholderRows > 0 { return cell }
    guard row < source.count else {
      missRow(row)
      return cell
    }
    let shown = source[row]
    cell.titleLabel.text = shown.title
    cell.imageView.image = shown.description.image.flatMap { pictures[$0.value] }
    if shown.description.imageURL != nil { images.fill(cell, forRow: row) }
    return cell
  }

  /// Whether rows come out of the app's array as it is, though the list may not have been told of
  /// what happened to it (B4).
  var readsRowsUnprotected: Bool {
    panels.values.contains { $0.policy.ending == .panelBeforeRows }
  }

  /// A row that the array does not have is asked for: the program stops.
  ///
  /// A list that is laid out for a frame, between the ticks at which its observers are told where it
  /// is, stops the program at the next tick, so that the frame rate does not say when.
  private func missRow(_ row: Int) {
    let fact = "row \(row) came into sight while the app had \(rows.contents.count) rows"
    if clock.isAdvancing { return stop(fact) }
    clock.schedule(at: Time.linkTick(after: clock.now - Time(ticks: 1))) { [unowned self] in
      stop(fact)
    }
  }

  /// The program stops as one does that meets what it does not handle, and the world with it: what
  /// would have come after is not seen.
  func stop(_ fact: String) {
    guard stopReason == nil else { return }
    stopReason = "\(fact), and the component modelled here does not handle that"
    clock.stop()
  }

  // MARK: - What the scenario does

  /// Gives the app another number of rows, which the list shows at once.
  func setRows(_ count: Int) {
    rows.setCount(count)
    placeFooter()
    showRows()
  }

  /// Gives the app rows in between.
  func insert(_ insertion: RowInsertion) {
    let isUpToDate = shownRows == rows.contents
    let added = rows.insert(insertion.count, at: insertion.row, insertion.description)
    placeFooter()
    show(isUpToDate) {
      $0.insertRows(
        at: added.lowerBound, count: added.count, with: insertion.isAnimated ? .fade : .none)
    }
  }

  /// Takes rows from the app, as far as there are any.
  func deleteRows(_ deleted: Range<Int>, animated: Bool) {
    let isUpToDate = shownRows == rows.contents
    let removed = rows.remove(deleted)
    placeFooter()
    show(isUpToDate) {
      $0.deleteRows(
        at: removed.lowerBound, count: removed.count, with: animated ? .fade : .none)
    }
  }

  /// Lets a list that knows of all changes before learn of one more, and any other ask again for all.
  private func show(_ isUpToDate: Bool, _ change: (ListView) -> Void) {
    guard isUpToDate else { return showRows() }
    shownRows = rows.contents
    change(list)
  }

  /// Lets the list ask again for all it shows.
  func showRows() {
    shownRows = rows.contents
    list.reloadData()
  }

  func placeFooter() {
    guard let footer = panels[.footer] as? BackFooter else { return }
    let layout = ListLayout(
      sections: sections(of: rows.contents), rowHeight: list.rowHeight,
      headerTopPadding: list.sectionHeaderTopPadding)
    footer.placeAfterChange(contentHeight: layout.contentHeight)
  }
}
