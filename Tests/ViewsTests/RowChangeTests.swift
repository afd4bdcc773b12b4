import Testing

@testable import Views

@Suite("Changes of rows")
struct RowChangeTests {
  /// What is done to rows by hand.
  private func apply(_ change: RowChange, to rows: [Int]) -> [Int?] {
    var result: [Int?] = rows
    switch change {
    case .insertion(let new):
      result.insert(contentsOf: Array(repeating: nil, count: new.count), at: new.lowerBound)
    case .deletion(let gone): result.removeSubrange(gone)
    case .move(let from, let to): result.insert(result.remove(at: from), at: to)
    }
    return result
  }

  private static let changes: [RowChange] =
    (0...6).flatMap { first in
      [.insertion(first..<first), .insertion(first..<first + 1), .insertion(first..<first + 3)]
    }
    + (0..<6).flatMap { first in (first...6).map { .deletion(first..<$0) } }
    + (0..<6).flatMap { from in (0..<6).map { .move(from: from, to: $0) } }

  @Test("know the new row of each old one, and the old row of each new one", arguments: changes)
  func mapping(change: RowChange) {
    let after = apply(change, to: Array(0..<6))

    #expect(after.count == 6 + change.countChange)
    #expect(after.indices.map { change.oldRow(of: $0) } == after)
    for old in 0..<6 { #expect(change.newRow(of: old) == after.firstIndex(of: old)) }
    #expect(change.isPossible(withRows: 6))
  }

  @Test(
    "are impossible beyond the rows that there are",
    arguments: [
      .insertion(7..<8), .insertion(-1..<1), .deletion(5..<7), .deletion(-1..<2),
      .move(from: 6, to: 0), .move(from: 0, to: 6), .move(from: -1, to: 0),
    ] as [RowChange])
  func impossible(change: RowChange) {
    #expect(!change.isPossible(withRows: 6))
  }

  @Test("leave a row that others can be told by")
  func steady() {
    #expect(RowChange.insertion(0..<3).firstSteadyRow(from: 2, of: 6) == 2)
    #expect(RowChange.deletion(1..<4).firstSteadyRow(from: 2, of: 6) == 4)
    #expect(RowChange.deletion(1..<4).firstSteadyRow(from: 0, of: 6) == 0)
    #expect(RowChange.deletion(1..<6).firstSteadyRow(from: 2, of: 6) == nil)
    #expect(RowChange.move(from: 2, to: 0).firstSteadyRow(from: 2, of: 6) == 3)
    #expect(RowChange.move(from: 5, to: 0).firstSteadyRow(from: 5, of: 6) == nil)
  }
}
