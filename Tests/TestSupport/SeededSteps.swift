/// A sequence of steps drawn from a seed, done one after the other by whoever is to bear them.
///
/// A step is a value that can be done at any moment, whatever was done before. So a sequence that
/// breaks something can be cut down to the few steps that matter.
///
/// ```swift
/// try SeededSteps(seed: seed, count: 10_000) { numbers in Step(from: &numbers) }
///   .check(on: { Session() }) { session, step in
///     session.act(step)
///     try hold(session.isSound, "the session is unsound")
///   }
/// ```
public struct SeededSteps<Step> {
  /// How often a failing sequence is tried anew in order to shorten it.
  private static var attemptLimit: Int { 400 }

  private let seed: UInt64
  private let steps: [Step]

  /// Draws a number of steps.
  public init(seed: UInt64, count: Int, _ draw: (inout SeededNumbers) -> Step) {
    var numbers = SeededNumbers(seed: seed)
    self.seed = seed
    steps = (0..<count).map { _ in draw(&numbers) }
  }

  /// Does the steps; when one breaks something, tells the seed and the shortest list of steps found
  /// that does.
  ///
  /// - Parameters:
  ///   - start: Makes a new bearer of the steps.
  ///   - act: Does a step, and throws if something does not hold then.
  ///   - finish: Looks at what the steps have left, and throws if something does not hold then.
  public func check<Session>(
    on start: () throws -> Session, _ act: (Session, Step) throws -> Void,
    atEnd finish: (Session) throws -> Void = { _ in }
  ) throws {
    guard let first = Self.failure(of: steps, start, act, finish) else { return }
    let shortest = Self.shorten(first) { Self.failure(of: $0, start, act, finish) }
    let list = shortest.steps.map { "  \($0)" }.joined(separator: "\n")
    throw BrokenProperty(
      SeededCases.message(
        seed: seed,
        """
        \(first.finding) (step \(first.steps.count) of \(steps.count)).
        Cut down to \(shortest.steps.count) steps: \(shortest.finding)
        \(list)
        """))
  }

  /// The steps up to the one that broke something.
  struct Failure {
    var steps: [Step]
    var finding: String
  }

  private static func failure<Session>(
    of steps: [Step], _ start: () throws -> Session, _ act: (Session, Step) throws -> Void,
    _ finish: (Session) throws -> Void
  ) -> Failure? {
    var done = 0
    do {
      let session = try start()
      for step in steps {
        done += 1
        try act(session, step)
      }
      try finish(session)
      return nil
    } catch {
      return Failure(steps: Array(steps.prefix(done)), finding: "\(error)")
    }
  }

  /// Leaves out ever smaller parts, halves first, as long as what is left still fails.
  static func shorten(_ failure: Failure, _ retry: ([Step]) -> Failure?) -> Failure {
    var shortest = failure
    var length = failure.steps.count / 2
    var attempts = 0
    while length > 0 {
      var start = 0
      while start < shortest.steps.count, attempts < attemptLimit {
        attempts += 1
        let end = min(start + length, shortest.steps.count)
        let rest = Array(shortest.steps[..<start] + shortest.steps[end...])
        if let shorter = retry(rest) { shortest = shorter } else { start = end }
      }
      length /= 2
    }
    return shortest
  }
}
