import Foundation
import Testing

@testable import Raster

@Suite("Writing files whole or not at all")
struct FileWriterTests {
  private func contents(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test("writes a new file and replaces an old one")
  func writes() throws {
    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("frames.txt")

      try FileWriter.write(Data("long first text".utf8), to: url)
      try FileWriter.write(Data("second".utf8), to: url)

      #expect(try String(contentsOf: url, encoding: .utf8) == "second")
      #expect(try contents(folder) == ["frames.txt"])
    }
  }

  @Test(
    "says which file cannot be written and why, and leaves nothing behind",
    arguments: [
      "missing/a.txt", "file/a.txt", "folder", String(repeating: "n", count: 300),
    ])
  func unwritable(name: String) throws {
    try Fixtures.withFolder { folder in
      try FileWriter.write(Data(), to: folder.appendingPathComponent("file"))
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder/inner"), withIntermediateDirectories: true)
      let url = folder.appendingPathComponent(name)

      #expect {
        try FileWriter.write(Data("text".utf8), to: url)
      } throws: { error in
        guard case .unwritable(url.path, let reason) = error as? RasterError else { return false }
        return !reason.isEmpty && "\(error)".hasPrefix("\(url.path): cannot be written (")
      }
      #expect(try contents(folder).sorted() == ["file", "folder"])
    }
  }

  @Test("shows nothing of a file before it is committed")
  func unfinished() throws {
    try Fixtures.withFolder { folder in
      let file = try OutputFile(folder.appendingPathComponent("a.txt"))
      try file.write(Data("kept back".utf8))

      #expect(try contents(folder).count == 1)
      #expect(try contents(folder).allSatisfy { $0.hasPrefix(".unfinished-") })
      withExtendedLifetime(file) {}
    }
  }

  @Test("leaves the old file and nothing else when there is no room for the new one")
  func noRoom() async throws {
    await #expect(processExitsWith: .success) {
      try Fixtures.withFolder { folder in
        let url = folder.appendingPathComponent("a.txt")
        try FileWriter.write(Data("old".utf8), to: url)
        // No file may grow beyond 100 bytes: writing fails as it does on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 100, rlim_max: 100)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)

        #expect(throws: RasterError.unwritable(path: url.path, reason: "File too large")) {
          try FileWriter.write(Data(repeating: 0x78, count: 1000), to: url)
        }

        #expect(try String(contentsOf: url, encoding: .utf8) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
      }
    }
  }

  @Test("replaces bytes written before")
  func overwrites() throws {
    try Fixtures.withFolder { folder in
      let url = folder.appendingPathComponent("a.txt")
      let file = try OutputFile(url)
      try file.write(Data("0123456789".utf8))
      try file.overwrite(Data("ab".utf8), at: 3)
      try file.write(Data("!".utf8))
      try file.commit()

      #expect(try String(contentsOf: url, encoding: .utf8) == "012ab56789!")
    }
  }
}
