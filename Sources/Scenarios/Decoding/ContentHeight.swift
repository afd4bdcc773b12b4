import Foundation

/// Refuses contents that have more rows than there may be, or are higher than coordinates reach.
struct ContentHeight {
  private let list: ListDescription
  private let limit: Int

  /// Starts with the rows of a list.
  init(_ list: ListDescription) {
    self.list = list
    limit = list.rowLimit
  }

  /// Reports the list, the answers and the events that bring too many rows, each place once.
  func check(_ data: DataDescription, _ events: [TimedEvent], _ fields: MappingReader) {
    check(max(list.rowCount, list.placeholderRows)) { fields.report($0, inside: "list") }
    let answers = (data.refresh + data.more + data.trailer).map(\.outcome.rowCount)
    check(max(answers.max() ?? 0, data.paging?.pageSize ?? 0)) { fields.report($0, inside: "data") }
    var reported: Set<EventPlace> = []
    for event in events {
      check(event.action.rowCount) { fault in
        if reported.insert(event.place).inserted { event.place.report(fault) }
      }
    }
  }

  private func check(_ count: Int, _ report: (ScenarioProblem.Kind) -> Void) {
    guard count > limit else { return }
    if count > ScenarioLimits.rows {
      report(.limit(.rows(count, limit: ScenarioLimits.rows)))
    } else {
      report(
        .limit(
          .content(
            rows: count, height: Double(list.rowHeight), headers: list.headersHeight,
            limit: ScenarioLimits.coordinate)))
    }
  }
}

extension ListDescription {
  /// The most rows that the list may ever have.
  var rowLimit: Int {
    ScenarioLimits.rows(ofHeight: Double(rowHeight), besides: headersHeight)
  }

  /// The height of all headers, in points, with the room above each.
  fileprivate var headersHeight: Double {
    let headers = sections.count { $0.header != nil }
    return Double(headers) * Double(headerHeight + cellMetrics.headerTopPadding)
  }
}

extension RawAction {
  /// How many rows the event says that it brings.
  fileprivate var rowCount: Int {
    switch self {
    case .ready(.setRows(let count)): count
    case .ready(.insertRows(let insertion)): insertion.count
    default: 0
    }
  }
}

extension AnswerDescription.Outcome {
  /// How many rows the answer says that it brings.
  fileprivate var rowCount: Int {
    switch self {
    case .replaces(let count, _): count ?? 0
    case .appends(let count, _): count
    case .page, .fails: 0
    }
  }
}

extension MappingReader {
  /// Reports a problem of the value of a key.
  func report(_ kind: ScenarioProblem.Kind, inside key: String) {
    cursor.appending(key).report(kind, at: location(of: key))
  }
}
