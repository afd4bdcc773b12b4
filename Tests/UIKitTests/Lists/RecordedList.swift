import Drawing
import Foundation
import Motion
import Views

/// A list as a recording describes it, in a window.
final class RecordedList {
  let stage: ScrollStage
  let list: ListView
  let rows: RecordedRows

  var window: Window { stage.window }

  /// The first table of a case.
  convenience init(
    _ record: Case, metrics: ListCell.Metrics = .iOS7, rowHeight: CGFloat? = nil
  ) throws {
    try self.init(
      try record.input.list("tree")[0],
      scale: CGFloat(record.era.value(at: "scale")?.asNumber ?? 2),
      metrics: metrics, rowHeight: rowHeight)
  }

  init(
    _ node: JSON, scale: CGFloat, metrics: ListCell.Metrics, rowHeight: CGFloat? = nil
  ) throws {
    let frame = try node.rectangle("frame")
    let sections = try node.list("sections")
    rows = RecordedRows(
      try sections.map {
        ListSection(
          title: $0.value(at: "header")?.asString, rowCount: try $0.integer("rows"))
      })
    list = ListView(frame: frame)
    let height =
      node.value(at: "rowHeight")?.asNumber ?? sections.first?.value(at: "rowHeight")?.asNumber
    if let height = rowHeight ?? height.map({ CGFloat($0) }) { list.rowHeight = height }
    list.sectionHeaderTopPadding = CGFloat(
      node.value(at: "sectionHeaderTopPadding")?.asNumber ?? 0)
    list.cellMetrics = metrics
    list.dataSource = rows
    list.reloadData()
    stage = ScrollStage(
      list, size: CGSize(width: frame.maxX, height: frame.maxY), scale: scale, frame: frame)
    try place(node)
    window.advance(to: .zero)
  }

  private func place(_ node: JSON) throws {
    if let inset = node.value(at: "adjusted_inset")?.asNumbers {
      list.setContribution(
        EdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
        of: .safeArea, in: nil)
    }
    if let offset = node.value(at: "offset")?.asNumbers {
      list.contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }

  /// A row's cell, which must be in sight.
  func cell(_ row: Int) throws -> ListCell {
    guard let cell = list.cellForRow(at: row) else {
      throw MissingValue(description: "no cell of row \(row)")
    }
    return cell
  }

  /// First and last of the rows in sight, as recordings write them.
  var visible: JSON {
    JSON([Double(list.visibleRows.lowerBound), Double(list.visibleRows.upperBound - 1)])
  }
}

/// Rows that note which of them were asked for.
final class RecordedRows: ListDataSource {
  var sections: [ListSection]
  var style: ListCell.Style
  /// Gives a cell what it shows.
  var fill: (ListCell, Int) -> Void
  /// The rows that the list has asked for a cell of.
  private(set) var requests: [Int] = []

  init(
    _ sections: [ListSection], style: ListCell.Style = .default,
    fill: @escaping (ListCell, Int) -> Void = { $0.titleLabel.text = "row \($1)" }
  ) {
    self.sections = sections
    self.style = style
    self.fill = fill
  }

  func forgetRequests() { requests = [] }

  func sections(in listView: ListView) -> [ListSection] { sections }

  func numberOfRows(in listView: ListView) -> Int { sections.reduce(0) { $0 + $1.rowCount } }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    requests.append(row)
    let cell =
      listView.dequeueReusableCell(withIdentifier: "row")
      ?? ListCell(style: style, reuseIdentifier: "row")
    fill(cell, row)
    return cell
  }
}
