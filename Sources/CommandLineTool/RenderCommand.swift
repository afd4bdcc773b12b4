internal import RefreshRender

/// `refreshrender render`: plays scenarios and writes their frames.
struct RenderCommand: Command {
  private static let out = OptionDefinition(
    "out", "o", value: "DIR", summary: "Write here, not to out/")
  private static let frames = OptionDefinition(
    "frames", value: "WHICH", summary: "Frames with a picture: all (default), key, 12, 10-20")
  private static let format = OptionDefinition(
    "format", value: "FORMAT", summary: "png (default), apng for an animation too, none")
  private static let hash = OptionDefinition(
    "hash", summary: "Compute the pixel hashes with --format none too")
  private static let jobs = OptionDefinition(
    "jobs", "j", value: "N", summary: "Runs at a time, 1 to 64; default: one a core")
  private static let quiet = OptionDefinition("quiet", "q", summary: "Say only what went wrong")

  static let description = CommandDescription(
    name: "render", usage: "[OPTION...] [PATH...]",
    summary: "Play scenarios and write their frames as pictures and as a table",
    details: [
      "PATH is a scenario file, or a folder to search for them; default: Snapshots.",
      "One file with one run goes to out/<scenario>, or to DIR itself; several go to",
      "<suite>/<scenario>/<variant> below out, or below DIR. Each folder gets:",
      "",
      "  frames.txt       a table with a line a frame",
      "  frames/0000.png  and on: a picture a frame",
      "  sheet.png        the key frames side by side",
      "  animation.png    with --format apng: the pictures as one film",
      "",
      "Only files of earlier runs are replaced. Prints a line a run to standard",
      "output: folder, frames, seconds.",
    ],
    options: [
      out, frames, StageOptions.scale, StageOptions.rate, StageOptions.behaviour,
      StageOptions.font, format, hash, jobs, quiet, .help,
    ],
    example: "\(Tool.name) render Snapshots/RefreshDome/pull-and-release.yaml -o out/demo")

  private let job: RenderJob
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var job = RenderJob(overrides: try StageOptions.overrides(arguments))
    let paths = try arguments.operands(named: "PATH")
    if !paths.isEmpty { job.paths = paths }
    job.outputFolder = try arguments.value(Self.out, expected: "the path of a folder") {
      $0.isEmpty ? nil : $0
    }
    job.frames =
      try arguments.value(
        Self.frames, expected: "'all', 'key', a number, or two as in 10-20"
      ) { FrameSelection($0) } ?? .all
    job.format = try arguments.choice(Self.format, of: RenderJob.Format.self) ?? .png
    job.hashesPixels = arguments.has(Self.hash)
    job.fonts = try arguments.paths(StageOptions.font)
    job.workers = try arguments.integer(Self.jobs, in: 1...64) ?? job.workers
    self.job = job
    isQuiet = arguments.has(Self.quiet)
  }

  func run(on console: Console) async -> ExitCode {
    let printer = RenderPrinter(console: console, isQuiet: isQuiet)
    return printer.finish(await job.run { printer.show($0) })
  }
}
