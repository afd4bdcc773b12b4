import Foundation
import Testing

@testable import CommandLineTool

@Suite("The process's streams")
struct StandardStreamTests {
  @Test("write all of a text, however long")
  func writesAll() throws {
    let pipe = Pipe()
    let text = String(repeating: "0123456789", count: 100_000)

    let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let writing = Thread {
      try? stream.write(text)
      try? pipe.fileHandleForWriting.close()
    }
    writing.start()
    let read = try pipe.fileHandleForReading.readToEnd()

    #expect(read == Data(text.utf8))
    #expect(!stream.isTerminal)
  }

  @Test("say why they cannot be written")
  func saysWhy() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

    let error = #expect(throws: TextOutputError.self) {
      try StandardStream(descriptor: full.fileDescriptor).write("x")
    }

    #expect(error?.reason == "No space left on device")
    #expect(error?.isClosedPipe == false)
  }

  @Test("say that they are closed")
  func saysClosed() {
    let error = #expect(throws: TextOutputError.self) {
      try StandardStream(descriptor: -1).write("x")
    }

    #expect(error?.reason == "Bad file descriptor")
  }
}
