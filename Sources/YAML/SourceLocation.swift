/// A place in a text file, as an editor shows it.
///
/// Columns count Unicode scalars, not bytes and not what a reader sees as one letter: a tab, a
/// Chinese character and a combining accent are one column each. A byte-order mark has no column.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, the first being 1.
  ///
  /// CR LF is one line break.
  public let line: Int

  /// The column, the first being 1.
  public let column: Int

  /// The first character of a file.
  public static let start = SourceLocation(line: 1, column: 1)

  /// A place by its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether the first place comes earlier in the file.
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  /// `7:12`, line and column.
  public var description: String {
    "\(line):\(column)"
  }
}
