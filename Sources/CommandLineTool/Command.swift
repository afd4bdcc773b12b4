/// One command of the tool: reads its own arguments, calls one job, prints what comes of it.
protocol Command: Sendable {
  /// What the help says, and which options are understood.
  static var description: CommandDescription { get }

  /// Turns arguments into the command's own values.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does the work and returns when all of it is done.
  func run(on console: Console) async -> ExitCode
}

/// A command as the help shows it.
struct CommandDescription: Equatable, Sendable {
  /// The word that calls the command.
  let name: String

  /// What follows the name: `[OPTION...] [PATH...]`.
  let usage: String

  /// What the command does, as one line.
  let summary: String

  /// What a user should know besides, a line each.
  let details: [String]
  let options: [OptionDefinition]

  /// A command line that works in a fresh checkout.
  let example: String
}
