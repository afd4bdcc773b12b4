internal import Drawing
internal import Motion
internal import RefreshPanels
public import YAML

/// Something a scenario expected and did not find.
public struct ExpectationFailure: Equatable, Sendable {
  /// Where the scenario states the expectation.
  public let location: SourceLocation
  /// What was expected and what was found, with the frame and its time.
  public let message: String
}

/// Holds a run's frames against the scenario's expectations.
public struct ExpectationChecker: Sendable {
  /// What has not been found as expected, in the order of the frames.
  public private(set) var failures: [ExpectationFailure] = []

  /// How many single expectations have been met.
  public private(set) var metCount = 0

  private var waiting: [Expectation]
  private let atEnd: [Expectation]
  private var courses: [CourseCheck]
  private var last: Frame?

  /// Makes a checker for a run.
  public init(_ run: ScenarioRun) {
    let all = run.scenario.expectations
    waiting = all.filter { $0.moment != nil && $0.moment != .settled }
    atEnd = all.filter { $0.moment == .settled }
    courses = all.flatMap { expectation in
      expectation.courses.map { CourseCheck($0, at: expectation.location) }
    }
  }

  /// Looks at the next frame.
  public mutating func look(at frame: Frame) {
    for expectation in waiting where expectation.isDue(at: frame.time) {
      check(expectation, in: frame)
    }
    waiting.removeAll { $0.isDue(at: frame.time) }
    for index in courses.indices { courses[index].look(at: frame) }
    last = frame
  }

  /// Says that the last frame has been looked at; expectations beyond it fail.
  public mutating func finish() {
    guard let last else { return }
    for expectation in waiting {
      failures.append(
        ExpectationFailure(
          location: expectation.location,
          message: "expected at \(expectation.momentText) s, but the last frame is at "
            + "\(last.time.seconds.shown) s. Use an earlier time, or `settled` for the last frame.")
      )
    }
    for expectation in atEnd { check(expectation, in: last) }
    for course in courses { note(course.failure(lastAt: last.time)) }
  }

  private mutating func note(_ failure: ExpectationFailure?) {
    if let failure { failures.append(failure) } else { metCount += 1 }
  }

  private mutating func check(_ expectation: Expectation, in frame: Frame) {
    for check in expectation.checks {
      note(
        check.difference(in: frame).map { difference in
          ExpectationFailure(
            location: expectation.location,
            message: "at \(expectation.momentText) (frame \(frame.index), "
              + "\(frame.time.seconds.shown) s): \(difference)")
        })
    }
  }
}

extension Expectation {
  fileprivate func isDue(at time: Time) -> Bool {
    guard case .time(let moment) = moment else { return false }
    return moment <= time
  }

  fileprivate var momentText: String {
    switch moment {
    case .time(let time): time.seconds.shown
    case .settled, nil: "settled"
    }
  }
}
