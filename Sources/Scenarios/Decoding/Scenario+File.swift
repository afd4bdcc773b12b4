public import Foundation
internal import YAML

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Throws: everything that is wrong with the file, all at once. A file that is no scenario,
  ///   however it is damaged, is refused and never traps or hangs.
  public init(contentsOf url: URL) throws(ScenarioFileError) {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(url)
    } catch {
      throw ScenarioFileError(
        file: url.relativePath, problems: [ScenarioProblem(.file(error), at: nil)])
    }
    try self.init(decoding: bytes, file: url.relativePath)
  }

  /// Reads a scenario from the bytes of a file, which is named in messages only.
  ///
  /// - Throws: everything that is wrong with the bytes, all at once.
  public init(decoding bytes: [UInt8], file: String) throws(ScenarioFileError) {
    let decoder = ScenarioDecoder()
    let scenario = decoder.decode(bytes)
    guard let scenario, decoder.problems.isEmpty else {
      throw ScenarioFileError(file: file, problems: decoder.problems, readable: scenario)
    }
    self = scenario
  }
}

/// A scenario file that cannot be used, with everything that is wrong with it.
public struct ScenarioFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file as it was named by the caller.
  public let file: String

  /// What is wrong, in the order of the file; at least one problem.
  public let problems: [ScenarioProblem]

  /// What could be read of the file all the same, so that what it names can be looked up and all
  /// that is wrong be told at once; nil when that is nothing.
  package var readable: Scenario?

  /// One line a problem: `pull.yaml:7:12: events[0]: unknown key 'darg'. …`.
  public var lines: [String] {
    problems.map { $0.line(inFile: file) }
  }

  /// The lines, joined by line breaks.
  public var description: String {
    lines.joined(separator: "\n")
  }
}
