internal import Foundation
internal import RefreshRender

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
    do {
      try DescriptorWriter(descriptor).write(text.utf8)
    } catch {
      throw TextOutputError(code: error.code)
    }
  }
}
