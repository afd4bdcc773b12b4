/// What a command line says: the options given and the operands, not yet turned into types.
struct Arguments: Equatable, Sendable {
  /// The values of each option by its long name, in the order given; a flag has an empty one.
  var values: [String: [String]] = [:]

  /// What is no option, in the order given.
  var operands: [String] = []
}

/// Reads a command line by a table of options.
///
/// Long options take their value after a blank or `=`, short ones after a blank or at once; short
/// flags can be bundled; `--` ends the options.
struct ArgumentReader {
  private let options: [OptionDefinition]
  private var rest: ArraySlice<String>
  private var result = Arguments()

  /// Splits the words after a command's name.
  ///
  /// Throws the first thing that is not understood. O(words).
  static func read(
    _ words: [String], options: [OptionDefinition]
  ) throws(UsageError) -> Arguments {
    var reader = ArgumentReader(options: options, rest: words[...])
    while let word = reader.rest.popFirst() {
      if word == "--" {
        reader.result.operands += reader.rest
        break
      }
      try reader.take(word)
    }
    return reader.result
  }

  private init(options: [OptionDefinition], rest: ArraySlice<String>) {
    self.options = options
    self.rest = rest
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try takeLong(word)
    } else if word.hasPrefix("-"), word.count > 1 {
      try takeShort(word.dropFirst())
    } else {
      result.operands.append(word)
    }
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = options.first(where: { $0.spelling == spelling }) else {
      throw .unknownOption(spelling, known: options.map(\.spelling))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil, attached != nil { throw .unexpectedValue(option: spelling) }
    try store(option, attached: attached, spelling: spelling)
  }

  private mutating func takeShort(_ letters: Substring) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption(spelling, known: options.map(\.spelling))
      }
      guard option.value == nil else {
        try store(option, attached: letters.isEmpty ? nil : String(letters), spelling: spelling)
        return
      }
      try store(option, attached: nil, spelling: spelling)
    }
  }

  private mutating func store(
    _ option: OptionDefinition, attached: String?, spelling: String
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      result.values[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? nextValue() else {
      throw .missingValue(option: spelling, value: placeholder)
    }
    result.values[option.name, default: []].append(value)
  }

  /// The next word, unless it is plainly an option: then the value was forgotten.
  private mutating func nextValue() -> String? {
    guard let word = rest.first, word != "--" else { return nil }
    let name = word.prefix { $0 != "=" }
    guard !options.contains(where: { $0.spelling == name }) else { return nil }
    return rest.removeFirst()
  }
}
