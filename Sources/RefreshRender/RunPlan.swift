internal import Foundation

/// One run of one scenario, and where it goes.
struct PlannedRun: Sendable {
  let loaded: LoadedScenario
  let run: ScenarioRun

  /// The run's folder, as the user would write it.
  let folder: String

  /// The size of one picture for all frames, in pixels.
  var canvasPixels: (width: Int, height: Int) {
    get throws {
      try CairoRenderer.pixelSize(of: run.canvas, scale: CGFloat(run.stage.scale))
    }
  }
}

/// Which runs there are, and where each is written.
struct RunPlan {
  private(set) var runs: [PlannedRun] = []
  private(set) var problems: [RenderProblem] = []

  /// Below which folder everything goes.
  let base: String

  private static let defaultBase = "out"

  /// Plans the runs of scenarios.
  ///
  /// One file with one run goes to the output folder itself, by default `out/<scenario>`; else each
  /// run goes to `<suite>/<scenario>/<variant>` below it, by default below `out`.
  /// - Parameter fileCount: How many files were found, those that cannot be played included, so
  ///   that a mistake in one does not move the output of the others.
  init(
    _ scenarios: [LoadedScenario], fileCount: Int, overrides: ScenarioRun.Overrides,
    outputFolder: String?
  ) {
    var runs: [(LoadedScenario, [ScenarioRun])] = []
    for loaded in scenarios {
      let its = loaded.scenario.runs(overrides)
      if let problem = overrides.problem(withSizesOf: its, file: loaded.file.path) {
        problems.append(problem)
      } else {
        runs.append((loaded, its))
      }
    }
    if fileCount == 1, let (loaded, only) = runs.first, only.count == 1 {
      base = outputFolder ?? "\(Self.defaultBase)/\(loaded.file.name)"
      self.runs = [PlannedRun(loaded: loaded, run: only[0], folder: base)]
      return
    }
    base = outputFolder ?? Self.defaultBase
    var owners: [String: String] = [:]
    for (loaded, runs) in runs {
      for run in runs { add(run, of: loaded, &owners) }
    }
  }

  private mutating func add(
    _ run: ScenarioRun, of loaded: LoadedScenario, _ owners: inout [String: String]
  ) {
    let file = loaded.file
    let parts = [base, file.suite, file.name, run.variantName].filter { !$0.isEmpty }
    let folder = parts.joined(separator: "/").replacing("//", with: "/")
    if let other = owners[folder] {
      problems.append(
        RenderProblem(
          .request, at: file.path,
          "would be written to \(folder), as \(other) is. Name the folder that holds both, or "
            + "render them one at a time."))
      return
    }
    owners[folder] = file.path
    runs.append(PlannedRun(loaded: loaded, run: run, folder: folder))
  }
}

extension ScenarioRun.Overrides {
  /// Why the scale of a command line does not go with a scenario's stages: frames that the file
  /// itself might not ask for.
  func problem(withSizesOf runs: [ScenarioRun], file: String) -> RenderProblem? {
    guard let scale else { return nil }
    let limit = ScenarioLimits.pixels
    let tooLarge = runs.first {
      let (width, height) = $0.stage.pixels(of: $0.canvas)
      return width * height > limit
    }
    guard let tooLarge else { return nil }
    let (width, height) = tooLarge.stage.pixels(of: tooLarge.canvas)
    let picture = tooLarge.canvas == tooLarge.stage.size ? "makes a frame" : "needs a canvas"
    return RenderProblem(
      .request, at: file,
      "'--scale \(scale)' \(picture) of \(width) by \(height) pixels; at most "
        + "\(limit) pixels are allowed. Choose a smaller scale.")
  }
}
