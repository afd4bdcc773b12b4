/// How a run of the tool ended; of several outcomes the highest counts.
enum ExitCode: Int32, Comparable, Sendable {
  /// All went well.
  case success = 0

  /// The command line is wrong.
  case wrongCommandLine = 2

  /// A scenario's expectation, or a rule for every frame, does not hold.
  case failedExpectation = 5

  /// An input file is missing, unreadable or wrong; the other files were handled.
  case badInput = 8

  /// Output could not be written, or the tool itself failed.
  case failedOutput = 9

  static func < (first: ExitCode, second: ExitCode) -> Bool {
    first.rawValue < second.rawValue
  }
}
