import Foundation

/// What `Tests/check-mutations` changes, as its table says.
struct MutationTable {
  /// The table's place below the project's folder.
  static let path = "Tests/check-mutations.txt"

  /// A number in a file, and what becomes of it.
  struct Row {
    var name: String
    /// The path of the file below the project's folder.
    var file: String
    /// The code before the number, the number, and the code after it.
    var before: String
    var number: String
    var after: String
    /// The changed values; none if the number is kept.
    var values: [String]
    /// Why the number is kept.
    var reason: String?
  }

  var rows: [Row]

  /// Reads a table; a line that is not one of a table gives nothing.
  init(_ text: String) {
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Self.row)
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 4, let code = cells[2].wholeMatch(of: /([^<]*)<([^>]+)>(.*)/) else {
      return nil
    }
    let reason = cells[3].wholeMatch(of: /kept: (.+)/).map { String($0.1) }
    let values = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return Row(
      name: cells[0], file: cells[1], before: String(code.1), number: String(code.2),
      after: String(code.3), values: reason == nil ? values : [], reason: reason)
  }
}

extension MutationTable.Row {
  /// Where the number stands in a text; nil unless the code is there exactly once.
  func place(in text: String) -> Range<String.Index>? {
    let found = text.ranges(of: before + number + after)
    guard found.count == 1 else { return nil }
    let start = text.index(found[0].lowerBound, offsetBy: before.count)
    return start..<text.index(start, offsetBy: number.count)
  }

  /// Whether a value is the number changed by a hundredth, or by the nearest whole step; of a share
  /// close to 1, what it lacks of 1 may be changed instead.
  func isChangedByHundredth(to value: String) -> Bool {
    guard let old = Self.double(number), let new = Self.double(value) else {
      return value == "\(number) * 101 / 100" || value == "\(number) * 99 / 100"
    }
    if !number.contains("."), !value.contains(".") {
      return (new - old).magnitude == max(1, (old / 100).rounded())
    }
    return Self.isHundredth(new, of: old) || Self.isHundredth(1 - new, of: 1 - old)
  }

  private static func isHundredth(_ new: Double, of old: Double) -> Bool {
    ((new / old - 1).magnitude - 0.01).magnitude < 1e-9
  }

  private static func double(_ text: String) -> Double? {
    Double(text.replacing("_", with: ""))
  }
}
