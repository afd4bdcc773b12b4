internal import YAML

/// What all readers of one file share: the problems found and the keys asked for.
final class DecodingContext {
  private var problems: [ScenarioProblem] = []

  /// The keys that the readers know, by the pattern of their mapping's path.
  private(set) var knownKeys: [String: Set<String>] = [:]

  /// The ranges of the numbers that were read, by the pattern of their paths; empty unless noted.
  private(set) var knownRanges: [String: Set<NumberRange>] = [:]

  private let notesRanges: Bool

  /// - Parameter notesRanges: Whether ranges are noted, which costs time and serves only those who
  ///   look at the format itself.
  init(notesRanges: Bool) {
    self.notesRanges = notesRanges
  }

  /// Whether nothing was refused so far.
  var isClean: Bool {
    problems.isEmpty
  }

  /// How many problems were noted so far.
  var problemCount: Int {
    problems.count
  }

  /// Everything refused, in the order of the file, at most `ScenarioLimits.problems` of it.
  var sortedProblems: [ScenarioProblem] {
    let sorted = problems.enumerated().sorted { first, second in
      let places = (first.element.location ?? .start, second.element.location ?? .start)
      return places.0 == places.1 ? first.offset < second.offset : places.0 < places.1
    }.map(\.element)
    let limit = ScenarioLimits.problems
    guard sorted.count > limit else { return sorted }
    let rest = ScenarioProblem(.limit(.problems(limit: limit)), at: sorted[limit].location)
    return sorted.prefix(limit) + [rest]
  }

  /// Notes a problem; what comes after a thousand times the shown number is dropped.
  func report(_ problem: ScenarioProblem) {
    guard problems.count < ScenarioLimits.problems * 1000 else { return }
    problems.append(problem)
  }

  /// Notes the range of a value that was to be a number.
  func note(_ expected: ExpectedValue, at path: ScenarioPath) {
    guard notesRanges, let range = expected.range else { return }
    knownRanges[path.pattern, default: []].insert(range)
  }

  /// Notes which keys a mapping may have.
  func note(known keys: [String], at path: ScenarioPath) {
    knownKeys[path.pattern, default: []].formUnion(keys)
  }
}

/// A place in the tree at which something is read.
struct DecodingCursor {
  let context: DecodingContext
  var path = ScenarioPath.root

  func appending(_ key: String) -> DecodingCursor {
    DecodingCursor(context: context, path: path.appending(key))
  }

  func appending(_ index: Int) -> DecodingCursor {
    DecodingCursor(context: context, path: path.appending(index))
  }

  func appending(entry: String) -> DecodingCursor {
    DecodingCursor(context: context, path: path.appending(entry: entry))
  }

  func report(_ kind: ScenarioProblem.Kind, at location: SourceLocation) {
    context.report(ScenarioProblem(kind, at: location, path: path))
  }

  /// Refuses a value, unless the parser has done so already.
  func reportUnexpected(_ node: YAMLNode, expected: ExpectedValue) {
    guard !node.isRefused else { return }
    report(.value(.unexpected(FoundValue(node), expected: expected)), at: node.location)
  }
}
