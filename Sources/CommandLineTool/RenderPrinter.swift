internal import RefreshRender

/// Puts into words what a render job tells.
struct RenderPrinter: Sendable {
  let console: Console
  let isQuiet: Bool

  /// Prints what has just happened.
  func show(_ event: RenderEvent) {
    switch event {
    case .problem(let problem): console.report(problem)
    case .progress(let frames, let runs, let count): showProgress(frames, runs, count)
    case .finished(let report): show(report)
    }
  }

  /// Prints what came of it all.
  func finish(_ report: RenderReport) -> ExitCode {
    let written = report.runs.filter(\.isWritten)
    if Task.isCancelled {
      console.complain("stopped; \(written.count) runs are complete.")
    } else if !isQuiet, let folder = report.folder, !written.isEmpty {
      console.note(summary(of: written, in: folder))
      let met = written.reduce(0) { $0 + $1.metExpectations }
      if met > 0 { console.note("\(met) \(met == 1 ? "expectation" : "expectations") held.") }
    }
    return report.worstCause.map(ExitCode.init) ?? .success
  }

  private func showProgress(_ frames: Int, _ runs: Int, _ count: Int) {
    guard !isQuiet else { return }
    console.progress("\(frames) frames, \(runs) of \(count) runs")
  }

  private func show(_ report: RunReport) {
    for problem in report.problems { console.report(problem) }
    guard report.isWritten, !isQuiet else { return }
    if report.reachedCap { console.note(capNote(report)) }
    if let reason = report.stopReason {
      console.note("\(report.file): the program stopped at \(report.seconds.shown) s: \(reason)")
    }
    for exception in report.invariants.exceptions {
      console.note("\(report.file):\(report.variantName): \(exception)")
    }
    console.result("\(report.folder)  \(report.frameCount) frames  \(report.seconds.shown) s")
  }

  private func capNote(_ report: RunReport) -> String {
    let fact =
      report.isFingerDown
      ? "with a finger still down. Add a 'release', choose" : "before it settled. Choose"
    return "\(report.file): the run was ended by its cap at \(report.seconds.shown) s \(fact) "
      + "an end with 'until', or a later 'cap'."
  }

  private func summary(of runs: [RunReport], in folder: String) -> String {
    let pictures = runs.reduce(0) { $0 + $1.pictureCount }
    if pictures == 0 {
      return runs.count == 1
        ? "the table of frames is \(path("frames.txt", in: runs[0].folder))."
        : "the table of frames of each run is frames.txt in its folder."
    }
    let counted = pictures == 1 ? "1 picture" : "\(pictures) pictures"
    if runs.count == 1 {
      return "\(counted) in \(path("frames", in: runs[0].folder)), an overview in "
        + "\(path("sheet.png", in: runs[0].folder))."
    }
    return "\(counted) of \(runs.count) runs below \(folder), an overview of each in its "
      + "sheet.png."
  }

  /// A path in a folder that a user may have written with slashes at its end.
  private func path(_ name: String, in folder: String) -> String {
    let end = folder.lastIndex { $0 != "/" }
    return (end.map { String(folder[...$0]) } ?? "") + "/" + name
  }
}

extension Console {
  /// Writes a problem, with the tool's name where it has no place of its own.
  func report(_ problem: RenderProblem) {
    if problem.place == nil { complain(problem.message) } else { report("\(problem)") }
  }
}

extension ExitCode {
  /// The exit code for the gravest cause of a job's problems.
  init(_ cause: RenderProblem.Cause) {
    self =
      switch cause {
      case .request: .wrongCommandLine
      case .expectation: .failedExpectation
      case .input: .badInput
      case .output: .failedOutput
      }
  }
}
