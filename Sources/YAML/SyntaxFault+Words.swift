extension SyntaxFault {
  private static let remedyForStrayText =
    "Check its indentation and the quotes and brackets before it."

  /// The usual cause is an unquoted colour, which hides the rest of its line.
  private static let remedyForOpenBracket =
    "Close it; a '#' after a blank starts a comment unless it is in quotes."

  /// The fact and the remedy of a breach of grammar.
  var words: (fact: String, remedy: String) {
    switch self {
    case .unclosedQuote:
      ("a quote opens here and is never closed", "Add the closing quote.")
    case .unknownEscape:
      (#"an escape after '\' that YAML does not know"#, #"Write '\\', or use single quotes."#)
    case .tabInIndentation:
      ("a tab stands where blanks are needed", "Replace it by spaces.")
    case .reservedCharacter(let scalar):
      ("a value cannot start with \(String(scalar).quotedInMessage)", "Put it in quotes.")
    case .missingColon:
      ("a key without ':'", "Write 'key: value', with a blank after the colon.")
    case .unclosedBracket:
      ("a bracket opens here and is never closed", Self.remedyForOpenBracket)
    case .endInBrackets:
      ("the file ends within brackets", Self.remedyForOpenBracket)
    case .brokenList(let start):
      ("the list from \(start) needs ',' or ']' here", "Add it.")
    case .brokenMapping(let start):
      ("the mapping from \(start) needs ',' or '}' here", "Add it.")
    case .unexpectedText(let start):
      ("this does not continue what starts at \(start)", Self.remedyForStrayText)
    case .strayColon:
      (
        "a ':' is not allowed here",
        "Start a new line for the key, or quote a text with ': ' in it."
      )
    case .strayDash:
      ("a '-' entry is not allowed here", "Start the list on a line of its own.")
    case .strayQuestionMark:
      ("a '?' key is not allowed here", "Write 'key: value'.")
    case .missingValue:
      ("a value is missing", "Write one.")
    case .textAfterEnd:
      ("text after the end of the file's value", Self.remedyForStrayText)
    case .anchorOrTag:
      ("anchors, aliases and tags are not supported", "Put a text with '&', '*' or '!' in quotes.")
    case .directive:
      ("a line that starts with '%' is not supported", "Delete it.")
    case .blockTextHeader:
      ("only a line break may follow '|' or '>'", "Start the text on the next line.")
    case .other(let message):
      ("not valid YAML: \(message)", "Compare the line with its neighbours.")
    }
  }
}
