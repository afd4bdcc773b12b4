internal import Drawing
import Foundation

extension ValueReader where Value == ListDescription {
  /// `list`: where it lies, what it shows and how it behaves.
  static var list: ValueReader {
    mapping { fields in
      let frame = fields.optional("frame", .listFrame) ?? .belowStatusBar
      let rowHeight = fields.optional("rowHeight", .points(.visibleLength)) ?? 60
      let inset = fields.optional("contentInset", .insets) ?? .zero
      let sections = fields.sections()
      let placeholders = fields.placeholderRows()
      let headerHeight = fields.optional("headerHeight", .points(.visibleLength))
      if headerHeight != nil, !fields.has("sections") {
        fields.report(.key(.dependent("headerHeight", needs: ["sections"])), key: "headerHeight")
      }
      var list = ListDescription(frame: frame, rowHeight: rowHeight, sections: sections ?? [])
      list.headerHeight = headerHeight ?? list.headerHeight
      list.contentInset = inset
      list.placeholderRows = placeholders
      fields.readLook(of: &list)
      fields.readBehaviour(of: &list)
      list.contentWidth = fields.optional("contentWidth", .points(.visibleLength))
      list.isAttached = fields.optional("attached", .boolean) ?? list.isAttached
      return sections.map { _ in list }
    }
  }
}

extension ValueReader where Value == RowDescription {
  /// One item of `list.items`.
  static var row: ValueReader {
    mapping { $0.rowDescription() }
  }
}

extension ValueReader where Value == SectionDescription {
  /// One entry of `list.sections`, whose rows take after the list's.
  fileprivate static func section(like row: RowDescription) -> ValueReader {
    mapping { fields in
      let header = fields.optional("header", ValueReader<String>.text.located)
      return fields.content(like: row).map { SectionDescription(header: header, content: $0) }
    }
  }
}

extension MappingReader {
  /// The keys that say what rows show.
  func rowDescription() -> RowDescription {
    let title = optional("title", ValueReader<String>.text.located)
    let image = optional("image", ValueReader<String>.pictureName.located)
    let imageURL = optional("imageURL", ValueReader<String>.address.located)
    if has("image"), has("imageURL") {
      report(.key(.exclusive("image", "imageURL")), key: "imageURL")
    }
    return RowDescription(title: title, image: image, imageURL: imageURL)
  }

  /// The blank rows of a list without rows, which know nothing of sections.
  fileprivate func placeholderRows() -> Int {
    let count = optional("placeholderRows", .integer(0...ScenarioLimits.placeholderRows)) ?? 0
    if has("placeholderRows"), has("sections") {
      report(.key(.exclusive("sections", "placeholderRows")), key: "placeholderRows")
    }
    return count
  }

  /// The list's rows, alike, one by one, or in sections.
  fileprivate func sections() -> [SectionDescription]? {
    let row = rowDescription()
    let section = ValueReader<SectionDescription>.section(like: row)
    return exactlyOne(
      contents(like: row).map { $0.map { [SectionDescription(header: nil, content: $0)] } } + [
        choice("sections", .nonEmptyList(of: section, atMost: ScenarioLimits.sections)) { $0 }
      ])
  }

  /// The rows of a section.
  fileprivate func content(like row: RowDescription) -> ListDescription.Content? {
    exactlyOne(contents(like: rowDescription().completed(by: row)))
  }

  private func contents(like row: RowDescription) -> [FieldChoice<ListDescription.Content>] {
    for key in ["title", "image", "imageURL"] where has("items") && has(key) {
      report(.key(.exclusive("items", key)), key: key)
    }
    return [
      choice("rows", .integer(0...ScenarioLimits.rows)) { .rows($0, row) },
      choice("items", .list(of: .row)) { .items($0) },
    ]
  }

  fileprivate func readLook(of list: inout ListDescription) {
    list.cellMetrics = optional("cellMetrics", .word) ?? list.cellMetrics
    list.hasFillerLines = optional("fillerLines", .boolean) ?? list.hasFillerLines
    list.hasScrollIndicator = optional("scrollIndicator", .boolean) ?? list.hasScrollIndicator
  }

  fileprivate func readBehaviour(of list: inout ListDescription) {
    list.insetOnRelease = optional("insetOnRelease", .word) ?? list.insetOnRelease
    list.releaseVelocity = optional("releaseVelocity", .word) ?? list.releaseVelocity
  }
}
