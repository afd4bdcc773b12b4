import Foundation
import Synchronization

@testable import CommandLineTool

/// A stream that keeps what is written to it, or refuses it.
final class RecordedStream: TextOutput {
  let isTerminal: Bool
  private let failure: TextOutputError?
  private let written = Mutex("")

  init(isTerminal: Bool = false, failure: TextOutputError? = nil) {
    self.isTerminal = isTerminal
    self.failure = failure
  }

  var text: String { written.withLock { $0 } }

  func write(_ text: String) throws(TextOutputError) {
    if let failure { throw failure }
    written.withLock { $0 += text }
  }
}

/// One run of the tool as tests look at it: whole outputs and the exit code.
struct ToolRun: Equatable {
  let code: Int32
  let output: String
  let messages: String

  init(code: Int32, output: String = "", messages: String = "") {
    self.code = code
    self.output = output
    self.messages = messages
  }

  /// Runs the tool on arguments, without a terminal and with an empty environment.
  init(_ arguments: String...) async {
    let (output, messages) = (RecordedStream(), RecordedStream())
    code = await Tool.run(
      arguments: arguments, environment: [:], standardOutput: output, standardError: messages)
    self.output = output.text
    self.messages = messages.text
  }
}

/// The smallest scenario that shows something: three frames of one row.
let smallScenario = """
  stage: { size: [60, 40], scale: 1, statusBar: 0 }
  list: { rowHeight: 30, rows: 1, title: A }
  capture: { fps: 10, until: 0.2 }

  """
