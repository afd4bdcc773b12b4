/// A scenario together with the pictures that it shows: what a player needs besides fonts.
///
/// ```swift
/// let assets = try AssetLibrary.ofProgram()
/// let renderer = CairoRenderer(fonts: try FontBook(files: assets.fontFiles))
/// let loaded = try LoadedScenario(contentsOf: "pull.yaml")
/// let run = loaded.scenario.runs()[0]
/// for frame in ScenarioPlayer(run, images: loaded.images, measuring: renderer.text) {
///   let bitmap = try renderer.render(frame.displayList)
/// }
/// ```
public struct LoadedScenario: Sendable {
  /// The scenario as its file gives it.
  public let scenario: Scenario
  /// The pictures by the names that the scenario uses.
  public let images: [String: Image]
  let file: ScenarioFile

  init(_ scenario: Scenario, images: [String: Image], file: ScenarioFile) {
    self.scenario = scenario
    self.images = images
    self.file = file
  }

  /// Reads a scenario file and its pictures, each looked up beside the file and then among the
  /// bundled ones.
  ///
  /// Cost grows with the sizes of the file and of the pictures, which are decoded once to find
  /// damaged ones.
  /// - Parameters:
  ///   - path: The scenario's file.
  ///   - assets: Where the bundled pictures are; nil for the running program's own.
  ///   - fonts: What must be able to draw the words of the scenario; nil leaves that open until
  ///     they are drawn.
  /// - Throws: everything that is wrong with the file, or that it needs and is not there.
  public init(
    contentsOf path: String, assets: AssetLibrary? = nil, fonts: FontBook? = nil
  ) throws(RenderProblems) {
    let library: AssetLibrary
    do throws(RenderProblem) {
      if let assets { library = assets } else { library = try .ofProgram() }
    } catch {
      throw RenderProblems([error])
    }
    var loader = ScenarioLoader(assets: library, fonts: fonts)
    self = try loader.load(ScenarioFile(path: path, suite: "", name: path))
  }
}
