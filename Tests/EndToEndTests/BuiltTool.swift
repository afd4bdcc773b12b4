import Foundation

/// The command line tool as it was built beside these tests, run as its own process.
enum BuiltTool {
  struct Outcome {
    let exitCode: Int32
    let output: String
  }

  /// Runs the tool and waits for its end.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment changes: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? Project.root
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  private static var executable: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "refreshrender")
  }
}
