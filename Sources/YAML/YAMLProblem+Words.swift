extension YAMLProblem: CustomStringConvertible {
  /// One line: place, fact, remedy.
  package var description: String {
    "\(location): \(fact). \(remedy)"
  }

  /// What is wrong, without place and full stop.
  package var fact: String {
    words.fact
  }

  /// What to do about it, as sentences.
  package var remedy: String {
    words.remedy
  }

  private var words: (fact: String, remedy: String) {
    switch kind {
    case .tooLarge(let limit):
      ("the file is larger than \(limit) bytes", "Split it into several files.")
    case .empty:
      ("the file is empty", "Write at least one key.")
    case .utf16:
      ("the file is UTF-16", "Save it as UTF-8.")
    case .invalidUTF8:
      ("the file is not UTF-8 text", "Save it as UTF-8.")
    case .controlCharacter(0):
      ("a NUL byte: the file is binary or UTF-16", "Save it as UTF-8 text.")
    case .controlCharacter(let value):
      ("control character \(codePoint(value))", "Delete it, or write it as an escape in quotes.")
    case .nulEscape:
      ("a text contains NUL", #"Delete the escape '\0'."#)
    case .anchor(let name):
      (Self.refused("anchors", "&\(name)"), "Write the value in each place.")
    case .alias(let name):
      (Self.refused("aliases", "*\(name)"), "Write the value here, or quote a text.")
    case .tag(let name):
      (Self.refused("tags", name), "Delete it, or quote a text.")
    case .secondDocument:
      ("a second document", "Keep one document a file; delete what follows '---'.")
    case .tooDeep(let limit):
      ("nested deeper than \(limit) levels", "Nest less.")
    case .duplicateKey(let key, let first):
      ("key \(key.quotedInMessage) is already given at \(first)", "Keep one of the two.")
    case .keyIsNoText:
      ("a key must be a text", "Write 'key: value'.")
    case .emptyKey:
      ("a ':' without a key", "Write a key before it.")
    case .tooManyProblems(let limit):
      ("more than \(limit) problems", "Mend those listed, then run again for the rest.")
    case .outOfMemory:
      ("there is not enough memory to read the file", "Split it into several files.")
    case .syntax(let fault):
      fault.words
    }
  }

  private static func refused(_ feature: String, _ found: String) -> String {
    "\(feature) are not supported, found \(found.quotedInMessage)"
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
