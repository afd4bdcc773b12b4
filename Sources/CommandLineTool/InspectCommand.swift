internal import RefreshRender

/// `refreshrender inspect`: prints the view tree of one frame.
struct InspectCommand: Command {
  private static let at = OptionDefinition(
    "at", value: "TIME", summary: "The first frame from this second on, or 'settled'")
  private static let json = OptionDefinition("json", summary: "Print JSON")
  private static let variant = OptionDefinition(
    "variant", value: "NAME", summary: "Which run, such as 2x; default: the first")

  static let description = CommandDescription(
    name: "inspect", usage: "FILE --at TIME [OPTION...]",
    summary: "Print the view tree of one frame of a scenario",
    details: [
      "A view is a line: name, type, frame in its parent, frame in the window as",
      "shown, then what else is to be seen of it. Views within it are indented below.",
    ],
    options: [
      at, json, variant, StageOptions.scale, StageOptions.rate, StageOptions.behaviour,
      StageOptions.font, .help,
    ],
    example: "\(Tool.name) inspect Snapshots/RefreshDome/pull-and-release.yaml --at 0.70")

  private let job: InspectJob
  private let printsJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let file = try arguments.onlyOperand(named: "FILE")
    let moment = try arguments.value(
      Self.at, expected: "seconds from 0 on, such as 0.70, or 'settled'"
    ) { FrameMoment($0) }
    guard let moment else { throw .missingOption(Self.at.spelling, value: "TIME") }
    var job = InspectJob(file: file, moment: moment)
    job.variantName = arguments.text(Self.variant)
    job.overrides = try StageOptions.overrides(arguments)
    job.fonts = try arguments.paths(StageOptions.font)
    self.job = job
    printsJSON = arguments.has(Self.json)
  }

  func run(on console: Console) async -> ExitCode {
    do {
      let tree = try job.run()
      console.text(printsJSON ? tree.json : tree.text)
      return .success
    } catch {
      for problem in error.all { console.report(problem) }
      return error.all.map { ExitCode($0.cause) }.max() ?? .failedOutput
    }
  }
}
