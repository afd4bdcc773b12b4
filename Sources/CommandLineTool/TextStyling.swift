/// Colours for messages, where they are wanted.
struct TextStyling: Equatable, Sendable {
  private let isColored: Bool

  /// Colours only for a terminal that has them, and never against `NO_COLOR` or `TERM=dumb`.
  init(environment: [String: String], isTerminal: Bool) {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isColored = isTerminal && !refused && Self.isCapable(environment)
  }

  /// Whether the terminal understands control sequences.
  static func isCapable(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return !terminal.isEmpty && terminal != "dumb"
  }

  /// Marks what went wrong.
  func failure(_ text: String) -> String {
    isColored ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text with control characters escaped, so that it stays on its line and moves no cursor.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    var result = ""
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result
  }
}
