/// What the app behind a list has: rows in segments, so that ten million rows alike cost no more
/// than one.
struct RowContents: Equatable {
  private struct Segment: Equatable {
    var count: Int
    var base: ListDescription.Content
    var change: RowDescription
  }

  private var segments: [Segment] = []

  /// How many rows there are.
  private(set) var count = 0

  /// Makes the rows that a scenario begins with.
  init(_ content: ListDescription.Content) {
    append(content.count, like: content, changed: RowDescription())
  }

  /// Makes rows after a pattern, with another title or picture where one is given.
  init(count: Int, like content: ListDescription.Content, changed change: RowDescription) {
    append(count, like: content, changed: change)
  }

  /// Adds rows at the end.
  mutating func append(
    _ count: Int, like content: ListDescription.Content, changed change: RowDescription
  ) {
    guard count > 0 else { return }
    self.count += count
    if content.isUniform, let last = segments.last, last.change == change, last.base == content {
      segments[segments.count - 1].count += count
      return
    }
    segments.append(Segment(count: count, base: content, change: change))
  }

  /// What a row shows; cost grows with the number of segments.
  subscript(row: Int) -> RowDescription {
    var first = 0
    for segment in segments {
      if row < first + segment.count {
        let pattern = segment.base.pattern(ofRow: row - first)
        return RowDescription(
          title: segment.change.title ?? pattern.title, image: segment.change.image ?? pattern.image
        )
      }
      first += segment.count
    }
    return RowDescription()
  }
}

extension ListDescription.Content {
  fileprivate var isUniform: Bool {
    if case .rows = self { true } else { false }
  }

  /// The pattern of a row; rows beyond the given items begin with the first item again.
  fileprivate func pattern(ofRow row: Int) -> RowDescription {
    switch self {
    case .rows(_, let description): description
    case .items(let items): items.isEmpty ? RowDescription() : items[row % items.count]
    }
  }
}
