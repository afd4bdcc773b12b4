/// Finds the view tree of one frame: what `refreshrender inspect` prints.
public struct InspectJob: Sendable {
  /// The scenario's file.
  public var file: String

  /// Which frame.
  public var moment: FrameMoment

  /// Which run of the scenario; nil for the first.
  public var variantName: String?

  /// What wins over the scenario's own values.
  public var overrides = ScenarioRun.Overrides()

  /// Font files besides the bundled ones.
  public var fonts: [String] = []

  /// Makes a job for a frame of a scenario.
  public init(file: String, moment: FrameMoment) {
    self.file = file
    self.moment = moment
  }

  /// Plays the scenario up to the frame.
  ///
  /// - Throws: everything that is wrong with the file, or why there is no such frame.
  public func run() throws(RenderProblems) -> ViewTree {
    let (loaded, text) = try load()
    let runs = loaded.scenario.runs(overrides)
    if let problem = overrides.problem(withSizesOf: runs, file: file) {
      throw RenderProblems([problem])
    }
    let run = try choose(among: runs)
    var last: Frame?
    for frame in ScenarioPlayer(run, images: loaded.images, measuring: text) {
      if case .time(let time) = moment, frame.time >= time { return ViewTree(frame) }
      last = frame
    }
    if moment == .settled, let last { return ViewTree(last) }
    let end = last.map { "the last frame is at \($0.time.seconds.shown) s" } ?? "there is no frame"
    throw RenderProblems([
      RenderProblem(.request, at: file, "\(end). Give an earlier time with '--at', or 'settled'.")
    ])
  }

  private func load() throws(RenderProblems) -> (LoadedScenario, PangoText) {
    do {
      let assets = try AssetLibrary.ofProgram()
      let book = try FontBook(files: assets.fontFiles(adding: fonts))
      var loader = ScenarioLoader(assets: assets, fonts: book)
      let loaded = try loader.load(
        ScenarioFile(path: file, suite: "", name: file), overrides)
      return (loaded, PangoText(fonts: book))
    } catch let problems as RenderProblems {
      throw problems
    } catch {
      throw RenderProblems([RenderProblem(error, in: file)])
    }
  }

  private func choose(among runs: [ScenarioRun]) throws(RenderProblems) -> ScenarioRun {
    let names = runs.map(\.variantName)
    if let index = variantName.map(names.firstIndex(of:)) ?? names.indices.first {
      return runs[index]
    }
    throw RenderProblems([
      RenderProblem(
        .request, at: file,
        "there is no variant \((variantName ?? "").quotedInMessage). Variants: "
          + "\(names.joined(separator: ", ")).")
    ])
  }
}
