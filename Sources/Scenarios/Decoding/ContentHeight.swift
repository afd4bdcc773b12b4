/// Refuses contents that are higher than coordinates reach.
struct ContentHeight {
  private let height: Double
  private let limit: Int

  /// Starts with the rows of a list.
  init(_ list: ListDescription) {
    height = Double(list.rowHeight)
    limit = ScenarioLimits.rows(ofHeight: height)
  }

  /// Reports the list, the answers and the events that bring too many rows, each place once.
  func check(
    _ list: ListDescription, _ data: DataDescription, _ events: [TimedEvent],
    _ fields: MappingReader
  ) {
    check(list.content.count) { fields.report($0, inside: "list") }
    let answers = (data.refresh + data.more).map(\.outcome.rowCount)
    check(answers.max() ?? 0) { fields.report($0, inside: "data") }
    var reported: Set<EventPlace> = []
    for event in events {
      guard case .ready(.setRows(let count)) = event.action else { continue }
      check(count) { fault in
        if reported.insert(event.place).inserted { event.place.report(fault) }
      }
    }
  }

  private func check(_ count: Int, _ report: (ScenarioProblem.Kind) -> Void) {
    guard count > limit else { return }
    report(.limit(.content(rows: count, height: height, limit: ScenarioLimits.coordinate)))
  }
}

extension AnswerDescription.Outcome {
  /// How many rows the answer says that it brings.
  fileprivate var rowCount: Int {
    switch self {
    case .replaces(let count, _): count ?? 0
    case .appends(let count, _): count
    case .fails: 0
    }
  }
}

extension MappingReader {
  /// Reports a problem of the value of a key.
  func report(_ kind: ScenarioProblem.Kind, inside key: String) {
    cursor.appending(key).report(kind, at: location(of: key))
  }
}
