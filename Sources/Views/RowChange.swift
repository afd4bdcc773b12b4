/// A change of a list's rows: which row becomes which.
enum RowChange: Equatable {
  /// Rows that are new, as they are counted afterwards.
  case insertion(Range<Int>)
  /// Rows that go, as they are counted before.
  case deletion(Range<Int>)
  /// A row that goes elsewhere, counted before and afterwards.
  case move(from: Int, to: Int)

  /// How many rows more there are afterwards.
  var countChange: Int {
    switch self {
    case .insertion(let rows): rows.count
    case .deletion(let rows): -rows.count
    case .move: 0
    }
  }

  /// Whether a list of some rows can change in this way.
  func isPossible(withRows count: Int) -> Bool {
    switch self {
    case .insertion(let rows): 0 <= rows.lowerBound && rows.lowerBound <= count
    case .deletion(let rows): 0 <= rows.lowerBound && rows.upperBound <= count
    case .move(let from, let to): (0..<count).contains(from) && (0..<count).contains(to)
    }
  }

  /// The row that a row becomes; nil if it goes.
  func newRow(of row: Int) -> Int? {
    switch self {
    case .insertion(let rows): row < rows.lowerBound ? row : row + rows.count
    case .deletion(let rows):
      row < rows.lowerBound ? row : row < rows.upperBound ? nil : row - rows.count
    case .move(let from, let to): Self.moved(row, from: from, to: to)
    }
  }

  /// The row that a row was; nil if it is new.
  func oldRow(of row: Int) -> Int? {
    switch self {
    case .insertion(let rows): RowChange.deletion(rows).newRow(of: row)
    case .deletion(let rows): RowChange.insertion(rows).newRow(of: row)
    case .move(let from, let to): Self.moved(row, from: to, to: from)
    }
  }

  /// The first row from one on, of some rows in all, that is left where it is among its neighbours;
  /// nil when there is none.
  func firstSteadyRow(from row: Int, of count: Int) -> Int? {
    var steady = row
    switch self {
    case .insertion: break
    case .deletion(let rows): if rows.contains(row) { steady = rows.upperBound }
    case .move(let from, _): if from == row { steady = row + 1 }
    }
    return steady < count ? steady : nil
  }

  private static func moved(_ row: Int, from: Int, to: Int) -> Int {
    if row == from { return to }
    if from < row, row <= to { return row - 1 }
    if to <= row, row < from { return row + 1 }
    return row
  }
}
