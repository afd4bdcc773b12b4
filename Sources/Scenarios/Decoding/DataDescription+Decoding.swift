internal import Motion
internal import YAML

extension ValueReader where Value == DataDescription {
  /// `data`: the answers of the app.
  static var data: ValueReader {
    mapping { fields in
      var data = DataDescription()
      let delay = NumberRange.from(0, to: ScenarioLimits.mainDelay)
      data.refresh = fields.optional("refresh", .oneOrMore(of: .refreshAnswer)) ?? []
      data.more = fields.optional("more", .oneOrMore(of: .moreAnswer)) ?? []
      data.mainDelay = fields.optional("mainDelay", .seconds(delay)) ?? data.mainDelay
      data.images = fields.optional("images", .imageFetches) ?? [:]
      data.imageCache = fields.optional("imageCache", .imageCache) ?? [:]
      fields.refuse("pageSize")
      return data
    }
  }
}

extension ValueReader where Value == AnswerDescription {
  /// An answer to the header: new rows in the place of the old.
  fileprivate static var refreshAnswer: ValueReader {
    mapping { fields in
      fields.answer(count: "rows") { .replaces(rows: $0, $1) }
    }
  }

  /// An answer to the footer: more rows.
  fileprivate static var moreAnswer: ValueReader {
    mapping { fields in
      fields.answer(count: "append") { .appends(rows: $0 ?? 0, $1) }
    }
  }
}

extension MappingReader {
  /// The keys of an answer, whose number of rows stands under the key `count`.
  fileprivate func answer(
    count: String, outcome: (Int?, RowDescription) -> AnswerDescription.Outcome
  ) -> AnswerDescription? {
    let after = required("after", .seconds(.moment))
    let rows = optional(count, .integer(0...ScenarioLimits.rows))
    let row = rowDescription()
    let fails = optional("fails", .boolean) ?? false
    let emptiesFirst = optional("emptiesFirst", .boolean) ?? false
    for key in [count, "title", "image", "imageURL"] where fails && has(key) {
      report(.key(.exclusive("fails", key)), key: key)
    }
    return after.map {
      AnswerDescription(
        after: $0, outcome: fails ? .fails : outcome(rows, row), emptiesFirst: emptiesFirst)
    }
  }
}
