// What a scenario shows that comes from outside of it: pictures by name, and words that the fonts
// must have.

extension Scenario {
  /// The names of all pictures with their places, in the order of the parts of the file.
  var pictureNames: [Located<String>] { rows.compactMap(\.image) }

  /// All words that can come to be drawn, with their places.
  var texts: [Located<String>] {
    let titles = rows.compactMap(\.title).map { title in
      Located(title.value.replacing("{row}", with: "0123456789"), at: title.location)
    }
    let panels = [panels?.header, panels?.footer].compactMap(\.self).flatMap(\.texts.values)
    return titles + panels.sorted { $0.location < $1.location }
  }

  private var rows: [RowDescription] {
    let answers = data.refresh + data.more
    return list.content.descriptions + answers.compactMap(\.outcome.row)
  }
}

extension ListDescription.Content {
  fileprivate var descriptions: [RowDescription] {
    switch self {
    case .rows(_, let description): [description]
    case .items(let items): items
    }
  }
}

extension AnswerDescription.Outcome {
  fileprivate var row: RowDescription? {
    switch self {
    case .replaces(_, let row), .appends(_, let row): row
    case .fails: nil
    }
  }
}
