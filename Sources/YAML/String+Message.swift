extension String {
  /// The text in single quotes, fit for a message of one line.
  ///
  /// Line breaks and other control characters are escaped; what is longer than 60 characters is
  /// cut and ends in `…`, so that a hostile file cannot flood the terminal. O(60).
  package var quotedInMessage: String {
    let limit = 60
    let shown = unicodeScalars.prefix(limit)
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return "'" + shown.map(Self.escaped).joined() + (isCut ? "…'" : "'")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      scalar.escaped(asASCII: true)
    default:
      String(scalar)
    }
  }
}
