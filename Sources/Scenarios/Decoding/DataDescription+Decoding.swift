internal import Motion
internal import YAML

extension ValueReader where Value == DataDescription {
  /// `data`: the answers of the app.
  static var data: ValueReader {
    mapping { fields in
      var data = DataDescription()
      let delay = NumberRange.from(0, to: ScenarioLimits.mainDelay)
      let paging = fields.paging()
      data.paging = paging
      let comesInPages = paging?.pages != nil
      data.refresh =
        fields.optional("refresh", .oneOrMore(of: .refreshAnswer(inPages: comesInPages))) ?? []
      data.more = fields.optional("more", .oneOrMore(of: .moreAnswer(inPages: comesInPages))) ?? []
      data.trailer =
        fields.optional("trailer", .oneOrMore(of: .refreshAnswer(inPages: false))) ?? []
      data.mainDelay = fields.optional("mainDelay", .seconds(delay)) ?? data.mainDelay
      data.images = fields.optional("images", .imageFetches) ?? [:]
      data.imageCache = fields.optional("imageCache", .imageCache) ?? [:]
      return data
    }
  }
}

extension ValueReader where Value == AnswerDescription {
  /// An answer to the header: new rows in the place of the old.
  fileprivate static func refreshAnswer(inPages comesInPages: Bool) -> ValueReader {
    mapping { fields in
      fields.answer(count: "rows", inPages: comesInPages) { .replaces(rows: $0, $1) }
    }
  }

  /// An answer to the footer: more rows.
  fileprivate static func moreAnswer(inPages comesInPages: Bool) -> ValueReader {
    mapping { fields in
      fields.answer(count: "append", inPages: comesInPages) { .appends(rows: $0 ?? 0, $1) }
    }
  }
}

extension MappingReader {
  /// How the app counts pages, if it does.
  fileprivate func paging() -> PagingDescription? {
    let size = optional("pageSize", .integer(0...ScenarioLimits.rows))
    let pages = optional("pages", .integer(0...ScenarioLimits.rows))
    let hides = optional("hideFooterWhenEmpty", .boolean)
    let keys = ["pageSize", "pages"]
    guard keys.contains(where: has) else {
      if hides != nil {
        report(.key(.dependent("hideFooterWhenEmpty", needs: keys)), key: "hideFooterWhenEmpty")
      }
      return nil
    }
    return PagingDescription(pageSize: size, pages: pages, hidesFooterWhenEmpty: hides ?? false)
  }

  /// The keys of an answer, whose number of rows stands under the key `count`.
  fileprivate func answer(
    count: String, inPages comesInPages: Bool,
    outcome: (Int?, RowDescription) -> AnswerDescription.Outcome
  ) -> AnswerDescription? {
    let after = required("after", .seconds(.moment))
    let rows = optional(count, .integer(0...ScenarioLimits.rows))
    let row = rowDescription()
    let fails = optional("fails", .boolean) ?? false
    let emptiesFirst = optional("emptiesFirst", .boolean) ?? false
    for key in [count, "title", "image", "imageURL"] where fails && has(key) {
      report(.key(.exclusive("fails", key)), key: key)
    }
    if comesInPages, has(count) { report(.key(.exclusive("pages", count)), key: count) }
    let success = comesInPages ? .page(row) : outcome(rows, row)
    return after.map {
      AnswerDescription(
        after: $0, outcome: fails ? .fails : success, emptiesFirst: emptiesFirst)
    }
  }
}
