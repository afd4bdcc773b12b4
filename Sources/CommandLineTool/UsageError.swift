internal import RefreshRender

/// A command line that is not understood, as facts; `description` makes one line of them.
enum UsageError: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])

  case unknownFamily(String, known: [String])

  /// An option that needs a value stands last, or before another option.
  case missingValue(option: String, value: String)

  /// A flag was written with `=value`.
  case unexpectedValue(option: String)

  /// A value that its option does not take; `expected` says which it takes.
  case wrongValue(option: String, found: String, expected: String)
  case missingOption(String, value: String)
  case missingOperand(String)
  case unexpectedOperand(String)

  /// A path without a character, as an unset variable of a shell gives it.
  case emptyOperand(String)
}

extension UsageError: CustomStringConvertible {
  /// The error as one line: fact, remedy.
  var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "unknown command \(name.quotedInMessage). "
        + Self.suggestion(for: name, among: known, otherwise: "Commands: ")
    case .unknownOption(let name, let known):
      "unknown option \(name.quotedInMessage). "
        + Self.suggestion(for: name, among: known, otherwise: "Options: ")
    case .unknownFamily(let name, let known):
      "unknown family \(name.quotedInMessage). "
        + Self.suggestion(for: name, among: known, otherwise: "Families: ")
    case .missingValue(let option, let value):
      "option '\(option)' needs a value. Write '\(option) \(value)'."
    case .unexpectedValue(let option):
      "option '\(option)' takes no value. Write '\(option)' alone."
    case .wrongValue(let option, let found, let expected):
      "option '\(option)' cannot be \(found.quotedInMessage). Give \(expected)."
    case .missingOption(let option, let value):
      "option '\(option)' is missing. Write '\(option) \(value)'."
    case .missingOperand(let name):
      "\(name) is missing. Name it after the command."
    case .unexpectedOperand(let text):
      "\(text.quotedInMessage) is one argument too many. Leave it out."
    case .emptyOperand(let name):
      "\(name) cannot be ''. Give the path of a file."
    }
  }

  private static func suggestion(
    for name: String, among known: [String], otherwise: String
  ) -> String {
    if let nearest = NearestName.nearest(to: name, among: known) {
      return "Did you mean '\(nearest)'?"
    }
    return otherwise + known.joined(separator: ", ") + "."
  }
}
