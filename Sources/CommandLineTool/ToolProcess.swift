internal import Foundation
internal import RefreshRender

/// The tool as a process: its streams, its signals, its end.
enum ToolProcess {
  /// What a shell shows for a program that was stopped by Ctrl-C.
  private static let interrupted: Int32 = 130

  /// Runs the tool on the process's own arguments and ends the process.
  static func run() -> Never {
    // Before anything else: the first task makes the runtime open descriptors.
    occupyClosedStreams()
    // A reader that goes away is then an error of the write instead of the program's end.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that would grow beyond the limit of the process.
    signal(SIGXFSZ, SIG_IGN)
    let interruption = Interruption()
    RasterEnvironment.prepare()
    let work = startWork()
    interruption.next()
    work.cancel()
    interruption.endAtNext()
  }

  /// Starts the work on other threads; it ends the process when it is done.
  private static func startWork() -> Task<Void, Never> {
    Task.detached {
      let code = await Tool.run(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        standardOutput: StandardStream.output, standardError: StandardStream.error)
      exit(Task.isCancelled ? interrupted : code)
    }
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
