internal import Foundation
internal import Raster

/// Reads scenario files together with what they need, collecting all problems of each.
struct ScenarioLoader {
  private let fonts: FontBook?
  private var pictures: PictureLoader

  /// - Parameter fonts: What must be able to draw the words of scenarios; nil leaves that open.
  init(assets: AssetLibrary, fonts: FontBook?) {
    self.fonts = fonts
    pictures = PictureLoader(assets: assets)
  }

  /// Reads a file.
  ///
  /// - Throws: everything that is wrong with it, in the order of the file.
  /// - Parameter overrides: What wins over the file's own values, which must go with it.
  mutating func load(
    _ file: ScenarioFile, _ overrides: ScenarioRun.Overrides = .init()
  ) throws(RenderProblems) -> LoadedScenario {
    var problems: [RenderProblem] = []
    let scenario: Scenario
    do throws(ScenarioFileError) {
      scenario = try Scenario(contentsOf: URL(literalPath: file.path))
    } catch {
      problems = error.problems.map { RenderProblem($0, in: file.path) }
      // What the file names is looked up all the same, so that nothing waits for a second try.
      guard let readable = error.readable else { throw RenderProblems(problems) }
      scenario = readable
    }
    let (images, missing) = pictures.pictures(of: scenario, file: file.path)
    problems += missing + undrawableTexts(of: scenario, file: file.path)
    problems += conflicts(of: scenario, with: overrides, file: file.path)
    guard problems.isEmpty else { throw RenderProblems(problems.sorted { $0.precedes($1) }) }
    return LoadedScenario(scenario, images: images, file: file)
  }

  private func conflicts(
    of scenario: Scenario, with overrides: ScenarioRun.Overrides, file: String
  ) -> [RenderProblem] {
    guard overrides.behaviour == .faithful else { return [] }
    return (scenario.panels?.firingAtHold ?? []).map { side, place in
      RenderProblem(
        .request, in: file, at: place,
        "panels.\(side.rawValue).fireAt: 'hold' does not go with '--behaviour faithful', under "
          + "which panels start their work on release. Leave the option out, or write release.")
    }
  }

  private func undrawableTexts(of scenario: Scenario, file: String) -> [RenderProblem] {
    guard let fonts else { return [] }
    return scenario.texts.compactMap { text in
      let missing = fonts.missingCharacters(in: text.value)
      guard !missing.isEmpty else { return nil }
      let names = missing.prefix(8).map(\.nameInMessage).joined(separator: ", ")
      let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
      return RenderProblem(
        .input, in: file, at: text.location,
        "no font has \(names)\(more). Add a font with '--font', or change the text.")
    }
  }
}
