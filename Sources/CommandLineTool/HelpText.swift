/// The help, made from the tables of commands and options.
enum HelpText {
  /// The help of the whole tool.
  static func tool(commands: [CommandDescription], options: [OptionDefinition]) -> String {
    let names = commands.map { ($0.name, $0.summary) } + [("help", "Show the help of a command")]
    return [
      ["\(Tool.name) plays pull-to-refresh scenarios and draws every frame."],
      ["Usage: \(Tool.name) COMMAND [OPTION...] [ARGUMENT...]"],
      ["Commands:"] + table(names),
      ["Options:"] + table(rows(of: options)),
      ["Example:", "  " + (commands.first?.example ?? "")],
      ["Exit codes (of several the highest):"] + table(exitCodes),
      ["'\(Tool.name) help COMMAND' or '\(Tool.name) COMMAND --help' tells more."],
    ].map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The help of one command.
  static func command(_ command: CommandDescription) -> String {
    [
      ["\(command.summary)."],
      ["Usage: \(Tool.name) \(command.name) \(command.usage)"],
      command.details,
      ["Options:"] + table(rows(of: command.options)),
      ["Example:", "  " + command.example],
    ].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static let exitCodes = [
    ("0", "all went well"),
    ("2", "the command line is wrong"),
    ("5", "a scenario's expectation does not hold"),
    ("8", "an input file is missing or wrong; the others were handled"),
    ("9", "output could not be written, or the tool itself failed"),
  ]

  private static func rows(of options: [OptionDefinition]) -> [(String, String)] {
    options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      let value = option.value.map { " \($0)" } ?? ""
      return (letter + option.spelling + value, option.summary)
    }
  }

  /// Two columns, the second aligned.
  private static func table(_ rows: [(name: String, meaning: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: width - row.name.count + 2)
      return "  \(row.name)\(gap)\(row.meaning)"
    }
  }
}
