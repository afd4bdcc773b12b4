/// One option of a command: how it is written, and what the help says about it.
struct OptionDefinition: Equatable, Sendable {
  /// The long name without its dashes.
  let name: String

  /// The one-letter form, if there is one.
  let letter: Character?

  /// What stands for the option's value in the help; nil for a flag, which takes none.
  let value: String?

  /// What the option does, as one line.
  let summary: String

  init(_ name: String, _ letter: Character? = nil, value: String? = nil, summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// The option as it is typed: `--out`.
  var spelling: String { "--" + name }

  static let help = OptionDefinition("help", "h", summary: "Show this help")
}
