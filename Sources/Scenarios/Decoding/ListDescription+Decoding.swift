internal import Drawing
import Foundation

extension ValueReader where Value == ListDescription {
  /// `list`: where it lies and what it shows.
  static var list: ValueReader {
    mapping { fields in
      let frame = fields.optional("frame", .listFrame) ?? .belowStatusBar
      let rowHeight = fields.optional("rowHeight", .points(.visibleLength)) ?? 60
      let inset = fields.optional("contentInset", .insets) ?? .zero
      let row = fields.rowDescription()
      let content = fields.exactlyOne([
        fields.choice("rows", .integer(0...ScenarioLimits.rows)) { .rows($0, row) },
        fields.choice("items", .list(of: .row)) { ListDescription.Content.items($0) },
      ])
      for key in ["title", "image"] where fields.has("items") && fields.has(key) {
        fields.report(.key(.exclusive("items", key)), key: key)
      }
      fields.refuse("sections", "headerHeight", "scrollIndicator", "contentWidth")
      return content.map {
        ListDescription(frame: frame, rowHeight: rowHeight, content: $0, contentInset: inset)
      }
    }
  }
}

extension ValueReader where Value == RowDescription {
  /// One item of `list.items`.
  static var row: ValueReader {
    mapping { $0.rowDescription() }
  }
}

extension MappingReader {
  /// The keys that say what rows show.
  func rowDescription() -> RowDescription {
    RowDescription(
      title: optional("title", ValueReader<String>.text.located),
      image: optional("image", ValueReader<String>.pictureName.located))
  }
}
