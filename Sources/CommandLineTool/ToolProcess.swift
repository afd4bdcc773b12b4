internal import Foundation
internal import RefreshRender
internal import Synchronization

/// The tool as a process: its streams, its signals, its end.
enum ToolProcess {
  /// How long the work may take to put itself in order after a signal, in seconds.
  ///
  /// It looks for the signal between frames; a frame, or a reader that does not read, may hold it
  /// up.
  private static let patience = 3

  /// The signal that has ended the work, if there was one; shared by the threads.
  private final class Ending: Sendable {
    let signal = Atomic<Int32>(0)
  }

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
    let ending = Ending()
    let work = startWork(ending)
    let first = interruption.next()
    ending.signal.store(first, ordering: .sequentiallyConsistent)
    work.cancel()
    if let second = interruption.next(within: patience) { interruption.end(by: second) }
    giveUp(after: first)
  }

  /// Ends the process while the work still goes on, which then cannot remove what it has begun.
  private static func giveUp(after signal: Int32) -> Never {
    let message = "\(Tool.name): stopped in the middle of its work; unfinished files may be left.\n"
    // A reader that does not read may be what holds the work up.
    var stream = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&stream, 1, 0) == 1 { try? StandardStream.error.write(message) }
    _exit(Interruption.exitCode(of: signal))
  }

  /// Starts the work on other threads; it ends the process when it is done.
  private static func startWork(_ ending: Ending) -> Task<Void, Never> {
    Task.detached {
      let code = await Tool.run(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        standardOutput: StandardStream.output, standardError: StandardStream.error)
      let signal = ending.signal.load(ordering: .sequentiallyConsistent)
      exit(signal == 0 ? code : Interruption.exitCode(of: signal))
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
