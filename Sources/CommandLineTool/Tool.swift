internal import Foundation

/// The command line tool as a function: words in, text and an exit code out.
enum Tool {
  /// The name by which the tool is called and speaks of itself.
  static let name = "refreshrender"

  /// The version, after semantic versioning.
  static let version = "0.1.0"

  private static let commands: [any Command.Type] = [
    RenderCommand.self, InspectCommand.self, FamiliesCommand.self,
  ]

  /// The word that shows the help, its own included: that of the whole tool.
  private static let helpCommand = "help"

  private static let versionOption = OptionDefinition("version", summary: "Print the version")

  private static let options = [OptionDefinition.help, versionOption]

  /// Runs the tool on the words after its name and returns its exit code.
  ///
  /// `clock` gives seconds that only grow; it serves the progress line alone. Cancelling the task
  /// ends the work early and leaves no half-written files.
  static func run(
    arguments: [String], environment: [String: String], standardOutput: any TextOutput,
    standardError: any TextOutput, clock: @escaping @Sendable () -> Double = machineClock
  ) async -> Int32 {
    let console = Console(
      environment: environment, standardOutput: standardOutput, standardError: standardError,
      clock: clock)
    var code: ExitCode
    do {
      code = try await run(arguments, on: console)
    } catch {
      console.complain("\(error)")
      code = .wrongCommandLine
    }
    console.endProgress()
    if let failure = console.outputFailure {
      console.complain("standard output: cannot be written (\(failure.reason)).")
      code = max(code, .failedOutput)
    }
    return code.rawValue
  }

  private static func run(
    _ words: [String], on console: Console
  ) async throws(UsageError) -> ExitCode {
    guard let first = words.first, !first.hasPrefix("-") else {
      return try answer(ArgumentReader.read(words, options: options), on: console)
    }
    if first == helpCommand {
      let arguments = try ArgumentReader.read(Array(words.dropFirst()), options: [.help])
      return try help(on: arguments.operands, on: console)
    }
    let command = try command(named: first)
    let arguments = try ArgumentReader.read(
      Array(words.dropFirst()), options: command.description.options)
    if arguments.has(.help) { return try help(on: [first], on: console) }
    return try await command.init(arguments).run(on: console)
  }

  /// Answers a command line that names no command, or an option before it.
  private static func answer(
    _ arguments: Arguments, on console: Console
  ) throws(UsageError) -> ExitCode {
    guard arguments.has(versionOption) else { return try help(on: arguments.operands, on: console) }
    if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
    console.result("\(name) \(version)")
    return .success
  }

  private static func help(
    on names: [String], on console: Console
  ) throws(UsageError) -> ExitCode {
    if names.count > 1 { throw .unexpectedOperand(names[1]) }
    if let name = names.first, name != helpCommand {
      console.text(HelpText.command(try command(named: name).description))
    } else {
      console.text(HelpText.tool(commands: commands.map { $0.description }, options: options))
    }
    return .success
  }

  private static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.description.name == name }) { return command }
    throw .unknownCommand(name, known: commands.map { $0.description.name } + [helpCommand])
  }

  /// Seconds of the machine's clock since some moment in the past.
  static let machineClock: @Sendable () -> Double = {
    Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }
}
