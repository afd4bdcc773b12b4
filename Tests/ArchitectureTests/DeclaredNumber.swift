/// A number other than zero in the declaration of a constant.
struct DeclaredNumber {
  /// The constant's name.
  var name: String
  var number: String
  /// Where in the file's text the number stands.
  var place: Range<String.Index>

  /// The numbers in a file's static constants and raw values, and in local constants that are a
  /// number and no more.
  static func all(in file: SourceFile) -> [DeclaredNumber] {
    let declaration = /^[ \t]*(?:.*\bstatic let (\w+)|case (\w+)|(let) (\w+))(?:: \w+)? = (.+)$/
      .anchorsMatchLineEndings()
    let number = /\b(?:0x[0-9a-f.]+p-?[0-9]+|[0-9][0-9_]*(?:\.[0-9]+)?(?:e-?[0-9]+)?)\b/
      .wordBoundaryKind(.simple)
    return file.text.matches(of: declaration).flatMap { line in
      let (_, constant, rawValue, local, localName, expression) = line.output
      let whole = expression.startIndex..<expression.endIndex
      return expression.matches(of: number).compactMap { found -> DeclaredNumber? in
        guard !found.output.allSatisfy({ "0.".contains($0) }), local == nil || found.range == whole
        else { return nil }
        return DeclaredNumber(
          name: String(constant ?? rawValue ?? localName ?? ""), number: String(found.output),
          place: found.range)
      }
    }
  }

  /// Whether the number says how something moves: every one in `Motion`, and elsewhere those that
  /// are called a time, a speed or the like.
  func isOfMotion(in file: SourceFile) -> Bool {
    switch file.target {
    case "Motion": true
    case "Views", "RefreshPanels":
      name.contains(
        /(?i)duration|delay|ticks|stiffness|damping|speed|decay|frequency|^(rest|fade)$/)
    default: false
    }
  }
}
