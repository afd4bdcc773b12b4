internal import Foundation
internal import Raster

/// Reads scenario files together with what they need, collecting all problems of each.
struct ScenarioLoader {
  private let fonts: FontBook?
  private var pictures: PictureLoader
  private var families = FamilyLoader()

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
    var scenario: Scenario
    do throws(ScenarioFileError) {
      scenario = try Scenario(contentsOf: URL(literalPath: file.path))
    } catch {
      problems = error.problems.map { RenderProblem($0, in: file.path) }
      // What the file names is looked up all the same, so that nothing waits for a second try.
      guard let readable = error.readable else { throw RenderProblems(problems) }
      scenario = readable
    }
    var images = pictures.pictures(
      named: scenario.pictureNames, besides: file.path, problems: &problems)
    problems += undrawable(scenario.texts, file: file.path)
    let problemsElsewhere = addFamily(to: &scenario, &images, file: file.path, &problems)
    problems += conflicts(of: scenario, with: overrides, file: file.path)
    problems = problems.sorted { $0.precedes($1) } + problemsElsewhere
    guard problems.isEmpty else { throw RenderProblems(problems) }
    return LoadedScenario(scenario, images: images, file: file)
  }

  /// Gives a scenario the family of its file, and tells what is wrong with that file.
  private mutating func addFamily(
    to scenario: inout Scenario, _ images: inout [String: Image], file: String,
    _ problems: inout [RenderProblem]
  ) -> [RenderProblem] {
    var found: [RenderProblem] = []
    do throws(RenderProblems) {
      guard let family = try families.family(of: scenario, file: file),
        case .file(let name) = scenario.panels?.family?.value
      else { return [] }
      let names = family.description.pictureNames
      let own = pictures.pictures(named: names, besides: family.path, problems: &found)
      for (picture, image) in own {
        images[FamilyDescription.key(ofPicture: picture, in: name)] = image
      }
      found += undrawable(family.description.panels.flatMap(\.phrases), file: family.path)
      scenario.panels?.familyFile = family.description
      return found.sorted { $0.precedes($1) }
    } catch {
      problems += error.all.filter { $0.isIn(file) }
      return error.all.filter { !$0.isIn(file) }
    }
  }

  private func conflicts(
    of scenario: Scenario, with overrides: ScenarioRun.Overrides, file: String
  ) -> [RenderProblem] {
    let behaviour = overrides.behaviour ?? scenario.panels?.behaviour
    guard behaviour == .faithful else { return [] }
    if overrides.behaviour == nil { return holdsOfFamilyFile(in: scenario, file) }
    return (scenario.panels?.firingAtUnknownHold ?? []).map { side, place in
      RenderProblem(
        .request, in: file, at: place,
        "panels.\(side.rawValue).fireAt: 'hold' does not go with '--behaviour faithful', under "
          + "which panels start their work on release. Leave the option out, or write release.")
    }
  }

  /// A scenario whose family is in a file could not be told of this before that was read.
  private func holdsOfFamilyFile(in scenario: Scenario, _ file: String) -> [RenderProblem] {
    guard let panels = scenario.panels, panels.familyFile != nil else { return [] }
    return panels.firingAtUnknownHold.map { side, place in
      RenderProblem(
        .input, in: file, at: place,
        "panels.\(side.rawValue).fireAt: 'hold' does not go with 'behaviour: faithful', whose panels "
          + "start their work on release. Write release, or 'behaviour: corrected'.")
    }
  }

  private func undrawable(_ texts: [Located<String>], file: String) -> [RenderProblem] {
    guard let fonts else { return [] }
    return texts.compactMap { text in
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
