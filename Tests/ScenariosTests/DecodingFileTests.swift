import Foundation
import Testing

@testable import Scenarios

@Suite("Reading a scenario file")
struct DecodingFileTests {
  /// Runs a body with a folder of its own, which is deleted afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func lines(_ url: URL) -> [String] {
    do {
      _ = try Scenario(contentsOf: url)
      return []
    } catch {
      return error.lines
    }
  }

  @Test("reads a file, also through a link")
  func readsFile() throws {
    try withFolder { folder in
      let file = folder.appending(path: "pull.yaml")
      let link = folder.appending(path: "link.yaml")
      try Data(fileWithEveryKey.utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

      #expect(try Scenario(contentsOf: file) == decode(fileWithEveryKey))
      #expect(try Scenario(contentsOf: link) == decode(fileWithEveryKey))
    }
  }

  @Test("says that a file is missing, a folder or a device, without waiting for either")
  func refusesOtherThings() throws {
    try withFolder { folder in
      let missing = folder.appending(path: "missing.yaml")
      let dangling = folder.appending(path: "dangling.yaml")
      try FileManager.default.createSymbolicLink(at: dangling, withDestinationURL: missing)
      let absent = "there is no such file. Check the path."
      let other = "this is a folder or a device, not a file. Give the path of a scenario file."

      #expect(lines(missing) == ["\(missing.path): \(absent)"])
      #expect(lines(dangling) == ["\(dangling.path): \(absent)"])
      #expect(lines(folder) == ["\(folder.relativePath): \(other)"])
      #expect(lines(URL(fileURLWithPath: "/dev/zero")) == ["/dev/zero: \(other)"])
    }
  }

  @Test("names a file as the caller did")
  func namesFile() {
    let url = URL(fileURLWithPath: "no/such/pull.yaml")

    #expect(lines(url) == ["no/such/pull.yaml: there is no such file. Check the path."])
  }

  @Test("refuses a file that is too large")
  func refusesLargeFile() throws {
    try withFolder { folder in
      let file = folder.appending(path: "large.yaml")
      try Data(count: 9 << 20).write(to: file)

      #expect(
        lines(file) == [
          "\(file.path):1:1: the file is larger than 8388608 bytes. Split it into several files."
        ])
    }
  }

  @Test("joins the lines of a file's problems")
  func joinsLines() throws {
    let error = #expect(throws: ScenarioFileError.self) { try decode("lits: 1") }

    #expect(error?.problems.count == 2)
    #expect(error?.description == error?.lines.joined(separator: "\n"))
    #expect(
      error?.lines.last == "pull.yaml:1:1: unknown key 'lits'. Did you mean 'list'? Known: "
        + "title, stage, list, panels, data, events, capture, variants, expect.")
  }
}
