internal import Foundation
internal import RefreshRender

/// The tool as a process: its streams, its signals, its end.
enum ToolProcess {
  /// What a shell shows for a program that was stopped by Ctrl-C.
  private static let interrupted: Int32 = 130

  /// Runs the tool on the process's own arguments and returns its exit code.
  static func run() async -> Int32 {
    occupyClosedStreams()
    // A reader that goes away is then an error of the write instead of the program's end.
    signal(SIGPIPE, SIG_IGN)
    RasterEnvironment.prepare()
    let work = Task {
      await Tool.run(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        standardOutput: StandardStream.output, standardError: StandardStream.error)
    }
    let interruption = Interruption { work.cancel() }
    let code = await work.value
    return withExtendedLifetime(interruption) { work.isCancelled ? interrupted : code }
  }

  /// Keeps files from being opened under the number of a stream that the caller has closed, where
  /// they would be written into as if they were that stream.
  private static func occupyClosedStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      guard descriptor >= 0, descriptor <= STDERR_FILENO else {
        close(descriptor)
        return
      }
    }
  }
}
