internal import Foundation
internal import Synchronization

/// The two streams of one run of the tool: results on one, messages on the other.
///
/// Every line is written at once. Between lines a terminal may show a progress line, which is
/// erased before anything else is written.
final class Console: Sendable {
  private struct State {
    var progress: ProgressLine
    var failure: TextOutputError?
  }

  private let output: any TextOutput
  private let error: any TextOutput
  private let messageStyle: TextStyling
  private let state: Mutex<State>

  /// Makes a console; `clock` gives seconds that only grow.
  init(
    environment: [String: String], standardOutput: any TextOutput, standardError: any TextOutput,
    clock: @escaping @Sendable () -> Double
  ) {
    output = standardOutput
    error = standardError
    messageStyle = TextStyling(environment: environment, isTerminal: standardError.isTerminal)
    let canErase = standardError.isTerminal && TextStyling.isCapable(environment)
    state = Mutex(State(progress: ProgressLine(isEnabled: canErase, clock: clock)))
  }

  /// Why results could not be written, unless it is only that their reader went away.
  var outputFailure: TextOutputError? {
    state.withLock { $0.failure?.isClosedPipe == true ? nil : $0.failure }
  }

  /// Writes a line of results.
  func result(_ line: String) {
    text(line.onOneLine + "\n")
  }

  /// Writes results of several lines as they are.
  func text(_ text: String) {
    state.withLock { state in
      erase(&state)
      guard state.failure == nil else { return }
      do throws(TextOutputError) { try output.write(text) } catch { state.failure = error }
    }
  }

  /// Writes a message about the tool's own doing: `refreshrender: …`.
  func complain(_ message: String) {
    self.message(messageStyle.failure("\(Tool.name):") + " " + message.onOneLine)
  }

  /// Writes a message that is no fault.
  func note(_ message: String) {
    self.message("\(Tool.name): " + message.onOneLine)
  }

  /// Writes a message that has its own place at its start, such as a scenario's problem.
  func report(_ message: String) {
    self.message(message.onOneLine)
  }

  /// Shows how far the work is, on a terminal and once it takes long.
  func progress(_ text: String) {
    state.withLock { state in
      if let shown = state.progress.show(text) { writeMessage(shown) }
    }
  }

  /// Takes the progress line away.
  func endProgress() {
    state.withLock { erase(&$0) }
  }

  private func message(_ line: String) {
    state.withLock { state in
      erase(&state)
      writeMessage(line + "\n")
    }
  }

  private func erase(_ state: inout State) {
    if let erasure = state.progress.erase() { writeMessage(erasure) }
  }

  /// A message that cannot be written has nowhere else to go.
  private func writeMessage(_ text: String) {
    try? error.write(text)
  }
}
