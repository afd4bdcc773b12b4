/// libyaml's account of a breach of grammar, and the fault of ours that it stands for.
struct SyntaxReport {
  let message: String

  /// What the parser was reading, `while scanning a quoted scalar` for one; may be empty.
  let context: String

  /// Where the parser stopped.
  let location: SourceLocation

  /// Where it began what `context` names.
  let contextLocation: SourceLocation

  /// The character at `location`, or nil at the end of the file.
  let character: Unicode.Scalar?

  var problem: YAMLProblem {
    let fault = faultByContext ?? faultByMessage
    return YAMLProblem(.syntax(fault), at: place(of: fault))
  }

  /// A fault is shown where it began when the end of the file or line tells nothing.
  private func place(of fault: SyntaxFault) -> SourceLocation {
    switch fault {
    case .unclosedQuote, .unclosedBracket, .missingColon: contextLocation
    default: location
    }
  }

  private var faultByContext: SyntaxFault? {
    switch context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar":
      return message.contains("escape") || message.contains("hexdecimal")
        ? .unknownEscape : .unclosedQuote
    case "while scanning an anchor", "while scanning an alias", "while scanning a tag",
      "while parsing a tag":
      return .anchorOrTag
    case "while scanning a directive", "while scanning a %YAML directive",
      "while scanning a %TAG directive", "while parsing a %TAG directive",
      "while parsing a tag directive", "while scanning a tag directive":
      return .directive
    case "while scanning a block scalar":
      return message.contains("tab") ? .tabInIndentation : .blockTextHeader
    default:
      return nil
    }
  }

  private var faultByMessage: SyntaxFault {
    switch message {
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return .tabInIndentation
    case "found character that cannot start any token":
      return character.map { $0 == "\t" ? .tabInIndentation : .reservedCharacter($0) }
        ?? .missingValue
    case "could not find expected ':'":
      return .missingColon
    case "did not find expected ',' or ']'":
      return character == nil ? .unclosedBracket : .brokenList(start: contextLocation)
    case "did not find expected ',' or '}'":
      return character == nil ? .unclosedBracket : .brokenMapping(start: contextLocation)
    case "did not find expected key", "did not find expected '-' indicator":
      return .unexpectedText(start: contextLocation)
    case "mapping values are not allowed in this context", "found unexpected ':'":
      return .strayColon
    case "block sequence entries are not allowed in this context":
      return .strayDash
    case "mapping keys are not allowed in this context":
      return .strayQuestionMark
    case "did not find expected node content":
      return character == nil ? .endInBrackets : .missingValue
    case "did not find expected <document start>":
      return .textAfterEnd
    case "found unknown directive name", "found duplicate %YAML directive",
      "found incompatible YAML document", "found duplicate %TAG directive":
      return .directive
    default:
      return .other(message)
    }
  }
}
