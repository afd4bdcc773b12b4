internal import Foundation

/// Reads the family files that scenarios name, each once.
struct FamilyLoader {
  /// A family file that a scenario names.
  struct LoadedFamily {
    let description: FamilyDescription
    /// The file as it is named in messages.
    let path: String
  }

  private var known: [String: Result<FamilyDescription, ScenarioFileError>] = [:]

  /// The family of a scenario; nil when it names no file.
  ///
  /// - Throws: everything that is wrong with the file, at its places; that it cannot be read at all
  ///   at the scenario's.
  mutating func family(
    of scenario: Scenario, file: String
  ) throws(RenderProblems) -> LoadedFamily? {
    guard let reference = scenario.panels?.family, case .file(let name) = reference.value else {
      return nil
    }
    let url = URL(literalPath: file).deletingLastPathComponent().appending(path: name)
    let path = url.relativePath
    let result = known[path] ?? Self.read(url)
    known[path] = result
    switch result {
    case .success(let description): return LoadedFamily(description: description, path: path)
    case .failure(let error):
      throw RenderProblems(
        error.problems.map { problem in
          guard problem.location == nil else { return RenderProblem(problem, in: path) }
          return RenderProblem(
            .input, in: file, at: reference.location,
            "panels.family: \(name.quotedInMessage): \(problem)")
        })
    }
  }

  private static func read(_ url: URL) -> Result<FamilyDescription, ScenarioFileError> {
    do throws(ScenarioFileError) {
      return .success(try FamilyFile.read(url))
    } catch {
      return .failure(error)
    }
  }
}
