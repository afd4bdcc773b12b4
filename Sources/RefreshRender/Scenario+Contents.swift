// What a scenario shows that comes from outside of it: pictures by name, and words that the fonts
// must have.

extension Scenario {
  /// The names of all pictures with their places, in the order of the parts of the file.
  var pictureNames: [Located<String>] {
    (rows.compactMap(\.image) + ownPanels.flatMap(\.pictureNames)).distinct + data.imageNames
  }

  /// All words that can come to be drawn, with their places.
  var texts: [Located<String>] {
    let headers = list.sections.compactMap(\.header)
    let titles = rows.compactMap(\.title).distinct.map { title in
      Located(
        title.value.replacing(RowDescription.numberMark, with: "0123456789"), at: title.location)
    }
    let phrases = ownPanels.flatMap(\.phrases)
    return headers + titles + phrases.sorted { $0.location < $1.location }
  }

  /// What the scenario itself says of its panels.
  private var ownPanels: [PanelOverrides] {
    [panels?.header, panels?.footer, panels?.trailer].compactMap(\.self)
  }

  private var rows: [RowDescription] {
    let answers = data.refresh + data.more + data.trailer
    return list.sections.flatMap(\.content.descriptions) + answers.compactMap(\.outcome.row)
      + events.compactMap(\.action.row)
  }
}

extension [Located<String>] {
  /// What stands at the same place but once: sections and repeated events share their rows' words.
  fileprivate var distinct: [Located<String>] {
    var places: Set<SourceLocation> = []
    return filter { places.insert($0.location).inserted }
  }
}

extension ScenarioEvent.Action {
  fileprivate var row: RowDescription? {
    if case .insertRows(let insertion) = self { insertion.description } else { nil }
  }
}

extension AnswerDescription.Outcome {
  fileprivate var row: RowDescription? {
    switch self {
    case .replaces(_, let row), .appends(_, let row), .page(let row): row
    case .fails: nil
    }
  }
}
