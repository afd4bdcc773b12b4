/// Several problems at once, in the order in which they are told.
public struct RenderProblems: Error, Equatable, Sendable {
  /// The problems; at least one.
  public let all: [RenderProblem]

  init(_ all: [RenderProblem]) {
    self.all = all
  }
}

extension RenderProblem {
  /// Makes a problem of one in a scenario file.
  init(_ problem: ScenarioProblem, in file: String) {
    let line = problem.line(inFile: file)
    let place = problem.location.map { "\(file):\($0)" } ?? file
    self.init(
      .input, at: place, location: problem.location, String(line.dropFirst(place.count + 2)))
  }
}
