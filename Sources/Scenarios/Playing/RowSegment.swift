/// Rows that came together, or that go on like those.
struct RowSegment: Equatable {
  private(set) var count: Int

  /// The number that the first row had when it came.
  private var firstNumber: Int

  /// Which the first row is among all rows with a picture to load that the app ever had; 0 for others.
  private(set) var firstIdentity: Int

  /// The place of the first row in its pattern.
  private var firstItem = 0

  private let look: RowLook

  /// The rows' identities; nil where nobody asks for them.
  var identities: Range<Int>? {
    look.loadsPictures ? firstIdentity..<firstIdentity + count : nil
  }

  init(count: Int, firstNumber: Int, firstIdentity: Int, look: RowLook) {
    self.count = count
    self.firstNumber = firstNumber
    // Rows alike stay alike for those who only look at them.
    self.firstIdentity = look.loadsPictures ? firstIdentity : 0
    self.look = look
  }

  /// A row by its place in the segment.
  subscript(index: Int) -> RowContents.Row {
    RowContents.Row(
      description: look.description(ofItem: firstItem + index), number: firstNumber + index,
      identity: identities.map { $0.lowerBound + index })
  }

  /// The first rows and the others.
  func parted(after first: Int) -> (RowSegment, RowSegment) {
    var (head, tail) = (self, self)
    head.count = first
    tail.count -= first
    tail.firstNumber += first
    tail.firstItem += first
    if look.loadsPictures { tail.firstIdentity += first }
    return (head, tail)
  }

  /// Both segments as one, if nobody can tell them apart then.
  func joined(with next: RowSegment) -> RowSegment? {
    guard look == next.look else { return nil }
    if look.showsNumbers, firstNumber + count != next.firstNumber { return nil }
    if let identities, identities.upperBound != next.firstIdentity { return nil }
    if look.hasItems, firstItem + count != next.firstItem { return nil }
    var joined = self
    joined.count += next.count
    return joined
  }
}

/// What the rows of a segment show: a pattern, with another title or picture where one is given.
///
/// A class, so that segments are small and share it.
final class RowLook: Equatable {
  private let pattern: ListDescription.Content
  private let change: RowDescription

  /// Whether a title tells the row's number.
  let showsNumbers: Bool

  /// Whether a row loads its picture, and so is told apart from others.
  let loadsPictures: Bool

  init(_ pattern: ListDescription.Content, changed change: RowDescription) {
    self.pattern = pattern
    self.change = change
    let rows = pattern.descriptions.isEmpty ? [change] : pattern.descriptions.map(change.completed)
    showsNumbers = rows.flatMap { [$0.title, $0.imageURL] }
      .contains { $0?.value.contains(RowDescription.numberMark) == true }
    loadsPictures = rows.contains { $0.imageURL != nil }
  }

  /// Whether neighbours may show different things.
  var hasItems: Bool {
    if case .items = pattern { true } else { false }
  }

  /// What the row at a place of the pattern shows; beyond its items it begins with the first again.
  func description(ofItem item: Int) -> RowDescription {
    let descriptions = pattern.descriptions
    guard !descriptions.isEmpty else { return change }
    return change.completed(by: descriptions[item % descriptions.count])
  }

  static func == (first: RowLook, second: RowLook) -> Bool {
    first === second || (first.pattern == second.pattern && first.change == second.change)
  }
}
