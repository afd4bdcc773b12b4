/// The rows that the app behind a list has, and what becomes of them.
struct AppRows {
  /// What the app has now.
  private(set) var contents: RowContents

  /// How many rows the app ever had: what comes next is told apart by numbers from here on.
  private(set) var nextIdentity = 0

  /// Whether the rows were thrown away and none have come since (B4).
  private(set) var isEmptied = false

  /// What the app had before it emptied its array for an answer that is still to come (B4).
  private var contentsBeforeEmptying: RowContents?

  /// What the rows of each section are like.
  private let patterns: [ListDescription.Content]

  /// The most rows that there may be; what comes beyond is left out.
  private let limit: Int

  /// Starts with the rows of a list.
  init(_ list: ListDescription) {
    patterns = list.sections.map(\.content)
    contents = RowContents(patterns)
    nextIdentity = contents.count
    limit = list.rowLimit
  }

  /// Gives the app another number of rows.
  mutating func setCount(_ count: Int) {
    take(
      RowContents(
        count: count, like: patterns, changed: RowDescription(), identities: nextIdentity))
  }

  /// Puts rows in front of another or at the end, and says where and how many: none beyond the
  /// limit.
  mutating func insert(_ count: Int, at row: Int, _ change: RowDescription) -> Range<Int> {
    let row = min(row, contents.count)
    let added = min(count, limit - contents.count)
    contents.insert(added, at: row, like: patterns, changed: change, identities: nextIdentity)
    nextIdentity += added
    forgetEmptying()
    return row..<(row + added)
  }

  /// Takes rows out and says which, as far as there are any.
  mutating func remove(_ rows: Range<Int>) -> Range<Int> {
    let rows = rows.clamped(to: 0..<contents.count)
    contents.remove(rows)
    return rows
  }

  // MARK: - Requests

  /// Throws the rows away (B4).
  mutating func empty() {
    contentsBeforeEmptying = contentsBeforeEmptying ?? contents
    isEmptied = true
    contents = RowContents(count: 0, like: patterns, changed: RowDescription())
  }

  /// Takes what an answer brings; an answer that fails gives back what was thrown away, if the app
  /// has a way back.
  mutating func take(_ outcome: AnswerDescription.Outcome, hasWayBack: Bool) {
    switch outcome {
    case .replaces(let count, let change): replace(count, change)
    case .appends(let count, let change): _ = insert(count, at: contents.count, change)
    case .page, .fails: endRequest(hasWayBack: hasWayBack)
    }
  }

  /// No answer brings rows any more: what was thrown away comes back, if the app has a way back.
  mutating func endRequest(hasWayBack: Bool) {
    if let contentsBeforeEmptying, hasWayBack {
      contents = contentsBeforeEmptying
      isEmptied = false
    }
    contentsBeforeEmptying = nil
  }

  private mutating func replace(_ count: Int?, _ change: RowDescription) {
    let kept = (contentsBeforeEmptying ?? contents).sectionCounts
    if let count {
      take(
        RowContents(count: count, like: patterns, changed: change, identities: nextIdentity))
    } else {
      take(
        RowContents(counts: kept, like: patterns, changed: change, identities: nextIdentity))
    }
  }

  /// New rows take the place of all.
  private mutating func take(_ new: RowContents) {
    contents = new
    nextIdentity += new.count
    forgetEmptying()
  }

  /// The app has rows of its own again.
  private mutating func forgetEmptying() {
    contentsBeforeEmptying = nil
    isEmptied = false
  }
}
