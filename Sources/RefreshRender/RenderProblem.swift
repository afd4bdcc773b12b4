/// Something that kept a job from doing all it was asked: one line, and what kind of fault it is.
public struct RenderProblem: Error, Equatable, Sendable {
  /// Whose fault it is, from the mildest to the gravest.
  public enum Cause: Int, Comparable, Sendable {
    /// What was asked for does not fit together.
    case request

    /// A scenario's expectation, or a rule for every frame, does not hold.
    case expectation

    /// An input file is missing, unreadable or wrong.
    case input

    /// Output could not be written, or the program itself failed.
    case output

    /// Whether the first cause is milder.
    public static func < (first: Cause, second: Cause) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// Whose fault it is.
  public let cause: Cause

  /// The file it stands in, with line and column where they are known: `pull.yaml:7:12`.
  public let place: String?

  /// Fact and remedy.
  public let message: String

  /// The line and column of `place`, by which the problems of a file are put in order.
  let location: SourceLocation?

  /// Makes a problem; without a place the message says where it is.
  public init(_ cause: Cause, at place: String? = nil, _ message: String) {
    self.init(cause, at: place, location: nil, message)
  }

  /// Makes a problem at a place whose line and column are known besides.
  init(_ cause: Cause, at place: String?, location: SourceLocation?, _ message: String) {
    self.cause = cause
    self.place = place
    self.location = location
    self.message = message
  }

  /// Makes a problem at a place in a file.
  init(_ cause: Cause, in file: String, at location: SourceLocation, _ message: String) {
    self.init(cause, at: "\(file):\(location)", location: location, message)
  }

  /// Whether the problem stands in a file.
  func isIn(_ file: String) -> Bool { place == file || place?.hasPrefix(file + ":") == true }

  /// Whether a problem stands before another one of its file; those without a place come first.
  func precedes(_ other: RenderProblem) -> Bool {
    guard let location else { return other.location != nil }
    guard let otherLocation = other.location else { return false }
    return location < otherLocation
  }

  /// Makes a problem of a rule for every frame that did not hold in a run.
  init(_ failure: InvariantReport.Failure, in run: String) {
    self.init(.expectation, at: "\(run) \(failure.place)", "\(failure)")
  }

  /// Makes a problem of what went wrong while drawing or writing.
  init(_ error: any Error, in file: String) {
    switch error {
    case let problem as RenderProblem:
      self = problem
    case let error as RasterError:
      self.init(error.cause, at: error.namesItsFile ? nil : file, "\(error)")
    default:
      self.init(.output, at: file, "\(error)")
    }
  }
}

extension RenderProblem: CustomStringConvertible {
  /// One line: place, fact, remedy.
  public var description: String {
    place.map { "\($0): \(message)" } ?? message
  }
}

extension RasterError {
  /// Whether the error is about another file than the scenario, and says which.
  fileprivate var namesItsFile: Bool {
    switch self {
    case .unreadableFont, .noFontFiles, .unwritable, .mismatchedFrame: true
    default: false
    }
  }

  /// Whether the input is to blame, or the machine.
  fileprivate var cause: RenderProblem.Cause {
    switch self {
    case .drawingFailed, .unwritable, .mismatchedFrame: .output
    default: .input
    }
  }
}
