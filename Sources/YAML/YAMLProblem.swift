/// Something in a YAML file that is refused, as facts; its words are in `YAMLProblem+Words.swift`.
package struct YAMLProblem: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)

    /// No value at all: nothing, blanks, or comments only.
    case empty

    /// Text in UTF-16 by its byte-order mark.
    case utf16

    /// A byte that no UTF-8 text has at this place, or a text cut off within a character.
    case invalidUTF8

    /// A control character other than tab and line breaks; 0 is the mark of a binary file.
    case controlCharacter(UInt32)

    /// An escape in a quoted text that stands for NUL.
    case nulEscape

    case anchor(String)
    case alias(String)
    case tag(String)
    case secondDocument

    /// Collections nested deeper than the limit.
    case tooDeep(limit: Int)

    /// A key that the same mapping has already.
    case duplicateKey(String, first: SourceLocation)

    /// A sequence, a mapping or an alias in the place of a key.
    case keyIsNoText

    /// A `:` without a key before it.
    case emptyKey

    /// The file goes on being wrong after this many problems.
    case tooManyProblems(limit: Int)

    case syntax(SyntaxFault)

    /// The parser could not get memory.
    case outOfMemory
  }

  package let location: SourceLocation
  package let kind: Kind

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }
}

/// A breach of YAML's grammar, after which nothing more can be read.
package enum SyntaxFault: Equatable, Sendable {
  case unclosedQuote
  case unknownEscape
  case tabInIndentation

  /// A value that starts with a character kept for YAML itself, such as `@`.
  case reservedCharacter(Unicode.Scalar)

  /// A line that should be `key: value` and has no colon.
  case missingColon

  /// A `[` list or `{` mapping that the file ends in.
  case unclosedBracket

  /// The end of the file where a list or mapping in brackets needs a value.
  case endInBrackets

  /// A `[` list that lacks a comma or its end.
  case brokenList(start: SourceLocation)

  /// A `{` mapping that lacks a comma or its end.
  case brokenMapping(start: SourceLocation)

  /// Text that does not continue the mapping or list it stands in.
  case unexpectedText(start: SourceLocation)

  /// A second colon in a line, or one after a text that is no key.
  case strayColon

  /// A `- ` entry in the place of something else.
  case strayDash

  /// A `? ` key in the place of something else.
  case strayQuestionMark
  case missingValue

  /// Text after the end of the file's one value.
  case textAfterEnd

  /// An `&`, `*` or `!` without a name that YAML accepts.
  case anchorOrTag

  /// A line that starts with `%`.
  case directive

  /// The first line of a `|` or `>` text.
  case blockTextHeader

  /// What libyaml says, for the rest.
  case other(String)
}
