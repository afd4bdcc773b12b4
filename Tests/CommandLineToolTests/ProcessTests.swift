import Foundation
import TestSupport
import Testing

/// The tool as a process of its own, as it was built beside these tests.
private struct ToolProcessRun {
  let process = Process()
  private let output = Pipe()
  private let messages = Pipe()

  init(_ arguments: String...) {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "refreshrender")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = messages
  }

  /// Runs it by a shell command in which `$0` stands for the tool.
  static func shell(_ command: String, _ argument: String) throws -> ToolProcessRun {
    let run = ToolProcessRun()
    let tool = try #require(run.process.executableURL).path
    run.process.executableURL = URL(filePath: "/bin/sh")
    run.process.arguments = ["-c", command, tool, argument]
    return run
  }

  /// Whether the process has already taken SIGTERM out of its usual course.
  func heedsSignals() throws -> Bool {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
    let mask = line.flatMap { UInt64($0.dropFirst(7).drop { $0 == "\t" }, radix: 16) } ?? 0
    return mask >> UInt64(SIGTERM - 1) & 1 == 1
  }

  /// Waits for the end: exit code, standard output, standard error.
  func finish() throws -> (code: Int32, output: String, messages: String) {
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: result, as: UTF8.self),
      String(decoding: told, as: UTF8.self)
    )
  }
}

@Suite("The tool as a process")
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("prints and ends with its exit code")
  func ends() throws {
    let run = ToolProcessRun("--version")
    try run.process.run()

    let end = try run.finish()

    #expect(end.code == 0)
    #expect(end.output == "refreshrender 0.1.0\n")
    #expect(end.messages == "")
  }

  @Test("says that standard output is closed, and does not write into what took its place")
  func closedOutput() throws {
    let run = try ToolProcessRun.shell("\"$0\" \"$1\" >&-", "--version")
    try run.process.run()

    let end = try run.finish()

    #expect(end.code == 9)
    #expect(
      end.messages
        == "refreshrender: standard output: cannot be written (Bad file descriptor).\n")
  }

  @Test("ends quietly with both streams closed")
  func bothClosed() throws {
    let run = try ToolProcessRun.shell("\"$0\" \"$1\" >&- 2>&-; echo $?", "--nonsense")
    try run.process.run()

    #expect(try run.finish().output == "2\n")
  }

  @Test("survives a reader that goes away")
  func closedPipe() throws {
    let run = try ToolProcessRun.shell("{ \"$0\" \"$1\"; echo $? >&2; } | true", "--help")
    try run.process.run()

    #expect(try run.finish().messages == "0\n")
  }

  @Test("says which file is larger than the limit of the process, and leaves nothing of it")
  func fileSizeLimit() throws {
    let file = try folder.write(smallScenario, to: "small.yaml")
    let run = try ToolProcessRun.shell(
      "cd \"${1%/*}\" && ulimit -f 0 && \"$0\" render \"$1\" -o out --quiet", file)
    try run.process.run()

    let end = try run.finish()

    #expect(end.code == 9)
    #expect(end.messages.contains(": cannot be written (File too large). "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["small.yaml"])
  }

  @Test("leaves nothing half written when it is interrupted", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    // So many frames that the run is not over when the signal comes.
    let file = try folder.write(
      smallScenario.replacingOccurrences(of: "fps: 10, until: 0.2", with: "fps: 240, until: 60"),
      to: "long.yaml")
    let run = ToolProcessRun("render", file, "-o", folder("new/out"))
    try run.process.run()
    while run.process.isRunning, try folder.files(hidden: true).count < 3 { sched_yield() }

    kill(run.process.processIdentifier, signal)
    let end = try run.finish()

    #expect(end.code == 128 + signal)
    #expect(end.output == "")
    #expect(end.messages == "refreshrender: stopped; 0 runs are complete.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["long.yaml"])
  }

  @Test("ends by itself after one signal, although its work is stuck")
  func stuck() throws {
    // More text than a pipe holds, which nobody reads.
    let file = try folder.write(
      """
      stage: { size: [60, 1000], scale: 1, statusBar: 0 }
      list: { rowHeight: 2, rows: 500, title: A }
      capture: { fps: 10, until: 0.2 }

      """, to: "long.yaml")
    let run = ToolProcessRun("inspect", file, "--at", "0", "--json")
    try run.process.run()
    while run.process.isRunning, try !run.heedsSignals() { sched_yield() }

    kill(run.process.processIdentifier, SIGTERM)
    run.process.waitUntilExit()

    #expect(run.process.terminationReason == .exit)
    let end = try run.finish()
    #expect(end.code == 143)
    #expect(
      end.messages
        == "refreshrender: stopped in the middle of its work; unfinished files may be left.\n")
  }
}
