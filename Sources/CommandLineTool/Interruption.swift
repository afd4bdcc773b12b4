internal import Foundation

/// The signals that ask a program to end, waited for so that the work can be put in order first.
///
/// That takes a thread of its own: the threads of tasks may all be busy for long.
struct Interruption {
  private var signals = sigset_t()

  /// Takes the signals out of their usual course, for this thread and all that it starts.
  ///
  /// Signals that the caller wants to pass unheard, as `nohup` does, stay so.
  init() {
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for the next signal, for ever if none comes.
  @discardableResult
  func next() -> Int32 {
    var signals = signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 { pause() }
    return number
  }

  /// Waits for the next signal and ends the program by it.
  func endAtNext() -> Never {
    let number = next()
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var current = sigaction()
    sigaction(number, nil, &current)
    return unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
