// Which characters leave no mark, and how text is made ready for Pango.

internal import Drawing

extension Unicode.Scalar {
  /// The character between quotes, where it can be shown, with its code point: `'囍' (U+56CD)`.
  package var nameInMessage: String {
    isInvisible ? codePoint : "'\(self)' (\(codePoint))"
  }

  /// Whether the character leaves no mark of its own: a space, a control, a joiner, a direction
  /// mark, a variation selector or the like.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
    }
  }

  /// Whether the character picks a form of the one before it in a font's table of such pairs.
  var choosesVariant: Bool {
    switch value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
    default: return false
    }
  }

  /// Whether the character begins a new line.
  private var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  fileprivate enum Role {
    case lineBreak
    case dropped
    case kept
  }

  fileprivate var role: Role {
    if breaksLine { return .lineBreak }
    return properties.generalCategory == .control && self != "\t" ? .dropped : .kept
  }
}

extension String {
  /// The text without control characters, its line breaks all one kind, or blanks if it is to
  /// stand on one line.
  func prepared(forOneLine oneLine: Bool) -> String {
    guard unicodeScalars.contains(where: { $0.role != .kept }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar.role {
      case .kept: result.append(scalar)
      case .lineBreak where previous == "\r" && scalar == "\n": break
      case .lineBreak: result.append(oneLine ? " " : "\n")
      case .dropped: break
      }
      previous = scalar
    }
    return String(result)
  }
}
