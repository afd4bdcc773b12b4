internal import Dispatch
internal import Foundation

/// Turns the signals that ask a program to end into a call, so that the work can be put in order.
///
/// A second signal ends the program at once.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Listens from now on; `stop` is called on a thread of its own.
  init(_ stop: @escaping @Sendable () -> Void) {
    sources = Self.signals.filter { !Self.isIgnored($0) }.map { number in
      // Without this the signal would end the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        stop()
      }
      source.resume()
      return source
    }
  }

  /// Whether the caller wants the signal to pass unheard, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var current = sigaction()
    sigaction(number, nil, &current)
    return unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
