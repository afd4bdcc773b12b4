internal import Foundation

/// Where text goes: a stream of the process, or a buffer in tests.
protocol TextOutput: Sendable {
  /// Whether a person reads along, so that colours and a progress line help.
  var isTerminal: Bool { get }

  /// Writes all of a text before it returns.
  func write(_ text: String) throws(TextOutputError)
}

/// Why text could not be written.
struct TextOutputError: Error, Equatable {
  /// The number that the system gives the reason.
  let code: Int32

  /// Whether the reader has seen enough and gone away, which is no fault.
  var isClosedPipe: Bool { code == EPIPE }

  /// The system's words.
  var reason: String { String(cString: strerror(code)) }
}

/// A stream of the process, written without a buffer.
struct StandardStream: TextOutput {
  private let descriptor: Int32

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func write(_ text: String) throws(TextOutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw TextOutputError(code: errno)
      }
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
