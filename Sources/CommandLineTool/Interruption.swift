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

  /// Waits for the next signal, at most some seconds; nil when none has come.
  func next(within seconds: Int) -> Int32? {
    var signals = signals
    var time = timespec(tv_sec: seconds, tv_nsec: 0)
    let number = sigtimedwait(&signals, nil, &time)
    return number > 0 ? number : nil
  }

  /// Ends the program at once, by a signal that has come.
  func end(by number: Int32) -> Never {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(Self.exitCode(of: number))
  }

  /// What a shell shows for a program that a signal has ended.
  static func exitCode(of number: Int32) -> Int32 { 128 + number }

  private static func isIgnored(_ number: Int32) -> Bool {
    var current = sigaction()
    sigaction(number, nil, &current)
    return unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
