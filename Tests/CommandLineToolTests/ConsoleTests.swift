import Synchronization
import Testing

@testable import CommandLineTool

/// A clock that tests set.
private final class SetClock: Sendable {
  private let seconds = Mutex(0.0)

  func set(_ value: Double) { seconds.withLock { $0 = value } }

  var read: @Sendable () -> Double { { self.seconds.withLock { $0 } } }
}

@Suite("The console")
struct ConsoleTests {
  private let clock = SetClock()
  private let output = RecordedStream()

  private func console(
    _ messages: RecordedStream, environment: [String: String] = ["TERM": "xterm"],
    output: RecordedStream? = nil
  ) -> Console {
    Console(
      environment: environment, standardOutput: output ?? self.output, standardError: messages,
      clock: clock.read)
  }

  @Test("keeps results and messages apart")
  func keepsApart() {
    let messages = RecordedStream()
    let console = console(messages)

    console.result("done")
    console.complain("no luck.")
    console.note("by the way.")
    console.report("a.yaml:1:2: wrong.")

    #expect(output.text == "done\n")
    #expect(
      messages.text
        == "refreshrender: no luck.\nrefreshrender: by the way.\na.yaml:1:2: wrong.\n")
  }

  @Test("colours faults on a terminal that has colours")
  func colours() {
    let messages = RecordedStream(isTerminal: true)

    console(messages).complain("no luck.")

    #expect(messages.text == "\u{1B}[1;31mrefreshrender:\u{1B}[0m no luck.\n")
  }

  @Test(
    "colours nothing where colours are not wanted",
    arguments: [
      (false, ["TERM": "xterm"]), (true, ["TERM": "dumb"]), (true, ["TERM": ""]), (true, [:]),
      (true, ["TERM": "xterm", "NO_COLOR": "1"]),
    ])
  func coloursNothing(isTerminal: Bool, environment: [String: String]) {
    let messages = RecordedStream(isTerminal: isTerminal)

    console(messages, environment: environment).complain("no luck.")

    #expect(messages.text == "refreshrender: no luck.\n")
  }

  @Test("colours in spite of an empty NO_COLOR, as its convention says")
  func emptyNoColor() {
    let messages = RecordedStream(isTerminal: true)

    console(messages, environment: ["TERM": "xterm", "NO_COLOR": ""]).complain("no luck.")

    #expect(messages.text.hasPrefix("\u{1B}["))
  }

  @Test("keeps a message on one line, whatever a file is called")
  func oneLine() {
    let messages = RecordedStream(isTerminal: true)

    console(messages).report("a\n\u{1B}[2Jb.yaml: wrong.")

    #expect(messages.text == #"a\n\u{1B}[2Jb.yaml: wrong."# + "\n")
  }

  @Test("shows progress after a second, ten times a second, and erases it before other lines")
  func progress() {
    let messages = RecordedStream(isTerminal: true)
    let console = console(messages)

    clock.set(0.9)
    console.progress("one")
    clock.set(1.0)
    console.progress("two")
    clock.set(1.05)
    console.progress("three")
    clock.set(1.15)
    console.progress("four")
    console.result("done")
    console.endProgress()

    #expect(messages.text == "\r\u{1B}[Ktwo\r\u{1B}[Kfour\r\u{1B}[K")
    #expect(output.text == "done\n")
  }

  @Test(
    "shows no progress in a pipe or on a terminal that cannot erase",
    arguments: [(false, "xterm"), (true, "dumb")])
  func noProgress(isTerminal: Bool, terminal: String) {
    let messages = RecordedStream(isTerminal: isTerminal)
    let console = console(messages, environment: ["TERM": terminal])

    clock.set(5)
    console.progress("one")
    console.endProgress()

    #expect(messages.text == "")
  }

  @Test("cuts progress that would wrap")
  func cutsProgress() {
    let messages = RecordedStream(isTerminal: true)
    let console = console(messages)

    clock.set(5)
    console.progress(String(repeating: "x", count: 200))

    #expect(messages.text == "\r\u{1B}[K" + String(repeating: "x", count: 79))
  }

  @Test("remembers that results cannot be written, but not that their reader is gone")
  func outputFailure() {
    let full = console(RecordedStream(), output: RecordedStream(failure: .init(code: 28)))
    let closed = console(RecordedStream(), output: RecordedStream(failure: .init(code: 32)))

    full.result("done")
    closed.result("done")

    #expect(full.outputFailure?.reason == "No space left on device")
    #expect(closed.outputFailure == nil)
  }
}
