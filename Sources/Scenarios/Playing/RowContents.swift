/// What the app behind a list has: rows in sections, kept in segments of rows alike, so that ten million
/// of them cost no more than one.
struct RowContents: Equatable {
  /// How many rows each section has.
  private(set) var sectionCounts: [Int]

  /// The rows in runs of rows alike.
  private(set) var segments: [RowSegment] = []

  /// How many rows there are.
  private(set) var count = 0

  /// What a row shows, and the number it had when it came.
  struct Row: Equatable {
    var description: RowDescription
    var number: Int

    /// Tells a row that loads its picture from all others that the app ever had; nil for other rows.
    var identity: Int?

    /// The row's words.
    var title: String? { description.title(ofRow: number) }

    /// Where the row's picture is loaded from.
    var imageURL: String? { description.imageURL(ofRow: number) }
  }

  /// Makes the rows that sections begin with.
  init(_ patterns: [ListDescription.Content]) {
    self.init(counts: patterns.map(\.count), like: patterns, changed: RowDescription())
  }

  /// Makes as many rows after a pattern as each section is to have, with another title or picture
  /// where one is given, their identities from a number on.
  init(
    counts: [Int], like patterns: [ListDescription.Content], changed change: RowDescription,
    identities first: Int = 0
  ) {
    sectionCounts = counts
    for (count, pattern) in zip(counts, patterns) {
      add(
        count, at: segments.count, number: self.count, identity: first + self.count,
        RowLook(pattern, changed: change))
    }
  }

  /// Makes rows that fill the sections up to the number they began with, in their order; the last one
  /// takes what is left.
  init(
    count: Int, like patterns: [ListDescription.Content], changed change: RowDescription,
    identities first: Int = 0
  ) {
    var left = count
    let counts = patterns.enumerated().map { index, pattern in
      let part = index == patterns.count - 1 ? left : min(left, pattern.count)
      left -= part
      return part
    }
    self.init(counts: counts, like: patterns, changed: change, identities: first)
  }

  /// Puts rows in front of another in its section, or at the end of the last section; cost grows with
  /// the number of segments and sections.
  mutating func insert(
    _ added: Int, at row: Int, like patterns: [ListDescription.Content],
    changed change: RowDescription, identities first: Int = 0
  ) {
    guard added > 0, !sectionCounts.isEmpty else { return }
    let row = min(max(0, row), count)
    let section = section(ofRow: row)
    sectionCounts[section] += added
    let index = boundary(atRow: row)
    let look = RowLook(patterns[section], changed: change)
    add(added, at: index, number: row, identity: first, look)
    joinSegments(around: index)
  }

  /// Takes rows out, as far as there are any; cost grows with the number of segments and sections.
  mutating func remove(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<count)
    guard !rows.isEmpty else { return }
    let first = boundary(atRow: rows.lowerBound)
    let end = boundary(atRow: rows.upperBound)
    segments.removeSubrange(first..<end)
    var start = 0
    for index in sectionCounts.indices {
      let own = start..<(start + sectionCounts[index])
      sectionCounts[index] -= own.clamped(to: rows).count
      start = own.upperBound
    }
    count -= rows.count
    joinSegments(around: first)
  }

  /// What a row shows; cost grows with the number of segments.
  subscript(row: Int) -> Row {
    var first = 0
    for segment in segments {
      if row < first + segment.count { return segment[row - first] }
      first += segment.count
    }
    return Row(description: RowDescription(), number: row)
  }

  /// The row of an identity, if it is still there; cost grows with the number of segments.
  func row(ofIdentity identity: Int) -> Int? {
    var first = 0
    for segment in segments {
      if let identities = segment.identities, identities.contains(identity) {
        return first + identity - identities.lowerBound
      }
      first += segment.count
    }
    return nil
  }

  // MARK: - Segments

  /// The section in which rows come that are put in front of a row.
  private func section(ofRow row: Int) -> Int {
    var end = 0
    let section = sectionCounts.firstIndex { count in
      end += count
      return row < end
    }
    return section ?? sectionCounts.count - 1
  }

  /// The index of the segment that begins with a row, after parting the one that it lies in.
  private mutating func boundary(atRow row: Int) -> Int {
    var first = 0
    for (index, segment) in segments.enumerated() {
      if row <= first { return index }
      if row < first + segment.count {
        let (head, tail) = segment.parted(after: row - first)
        segments.replaceSubrange(index...index, with: [head, tail])
        return index + 1
      }
      first += segment.count
    }
    return segments.count
  }

  private mutating func add(
    _ added: Int, at index: Int, number: Int, identity: Int, _ look: RowLook
  ) {
    guard added > 0 else { return }
    segments.insert(
      RowSegment(count: added, firstNumber: number, firstIdentity: identity, look: look), at: index)
    count += added
  }

  /// Makes one of the segments about an index that go on where the one before ends.
  private mutating func joinSegments(around index: Int) {
    for end in [index + 1, index] where segments.indices.contains(end) && end > 0 {
      guard let joined = segments[end - 1].joined(with: segments[end]) else { continue }
      segments.replaceSubrange((end - 1)...end, with: [joined])
    }
  }
}
