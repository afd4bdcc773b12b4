internal import Drawing
internal import Motion
internal import YAML

/// Follows a number through a span of frames in which it is to go one way only.
struct CourseCheck {
  private let course: Expectation.Course
  private let location: SourceLocation
  private var last: Double?
  private var frameCount = 0
  /// What was wrong first.
  private var fault: String?

  init(_ course: Expectation.Course, at location: SourceLocation) {
    self.course = course
    self.location = location
  }

  mutating func look(at frame: Frame) {
    guard course.start <= frame.time, frame.time <= course.end else { return }
    frameCount += 1
    let number = frame.facts.number(course.quantity)
    defer { last = number }
    guard let last, fault == nil, goesWrong(from: last, to: number) else { return }
    fault =
      "at frame \(frame.index), \(frame.time.seconds.shown) s: \(course.quantity.rawValue) expected "
      + "to go \(course.direction.rawValue) only, found \(number.shown) after \(last.shown)"
  }

  private func goesWrong(from last: Double, to number: Double) -> Bool {
    let way = course.direction == .up ? number - last : last - number
    return way < -NumberTest.exactness
  }

  /// What has not been as expected; nil when all was.
  func failure(lastAt end: Time) -> ExpectationFailure? {
    fault(lastAt: end).map { ExpectationFailure(location: location, message: $0) }
  }

  private func fault(lastAt end: Time) -> String? {
    if let fault { return fault }
    let span = "from \(course.start.seconds.shown) to \(course.end.seconds.shown) s"
    if end < course.start {
      return
        "monotonic \(span), but the last frame is at \(end.seconds.shown) s. Use earlier times."
    }
    return frameCount < 2 ? "monotonic \(span) has no two frames. Use a longer span." : nil
  }
}
