import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("The folder of a run")
struct RunFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a run of some frames, all of them with a picture unless told otherwise.
  private func publish(
    frames: Int, pictures: [Int]? = nil, marked mark: String, files: [String] = ["sheet.png"]
  ) throws {
    let run = try RunFolder(path: folder("out"))
    let pictures = pictures ?? Array(0..<frames)
    let lines = [FrameLog.header()] + (0..<frames).map { "\($0) \(mark)" }
    try lines.joined(separator: "\n").write(
      to: run.staged("frames.txt"), atomically: true, encoding: .utf8)
    try run.makeStagedFolder("frames")
    for name in pictures.map(FrameName.path) + files {
      try mark.write(to: run.staged(name), atomically: true, encoding: .utf8)
    }
    try run.publish(frames: IndexSet(pictures), files: files)
  }

  @Test("shows nothing before the run is complete, and is as it was when it is given up")
  func givenUp() throws {
    try publish(frames: 2, marked: "old")
    let before = try folder.files()

    let run = try RunFolder(path: folder("out"))
    try "half".write(to: run.staged("frames.txt"), atomically: true, encoding: .utf8)
    run.discard()

    #expect(try folder.files() == before)
    #expect(try folder.text("out/frames.txt").hasSuffix("1 old"))
  }

  @Test("takes the place of a longer earlier run and keeps everything else")
  func replaces() throws {
    try publish(frames: 4, marked: "old")
    try folder.write("mine", to: "out/notes.txt")
    try folder.write("mine", to: "out/frames/0009.png")
    try folder.write("mine", to: "out/frames/best.png")

    try publish(frames: 2, marked: "new")

    #expect(
      try folder.files(in: "out") == [
        "frames.txt", "frames/0000.png", "frames/0001.png", "frames/0009.png", "frames/best.png",
        "notes.txt", "sheet.png",
      ])
    #expect(try folder.text("out/frames/0001.png") == "new")
    #expect(try folder.text("out/frames/0009.png") == "mine")
    #expect(try folder.text("out/sheet.png") == "new")
  }

  @Test("loses the earlier run's pictures of frames that have none now")
  func fewerPictures() throws {
    try publish(frames: 4, marked: "old")

    try publish(frames: 4, pictures: [0, 3], marked: "new")

    #expect(
      try folder.files(in: "out/frames") == ["0000.png", "0003.png"])
  }

  @Test("loses all of the earlier run's pictures when there are none now, and nobody else's")
  func noPictures() throws {
    try publish(frames: 4, marked: "old")

    try folder.write("mine", to: "out/frames/best.png")

    try publish(frames: 3, pictures: [], marked: "new", files: [])

    #expect(try folder.files(in: "out") == ["frames.txt", "frames/best.png"])
  }

  @Test("does not replace a table of someone else")
  func foreignTable() throws {
    try folder.write("shots of my holiday\n", to: "out/frames.txt")

    let error = #expect(throws: RenderProblem.self) { try RunFolder(path: folder("out")) }

    #expect(
      error?.description
        == "\(folder("out"))/frames.txt: was not made by an earlier run, so it is not replaced. "
        + "Move it, or choose another folder with '-o'.")
    #expect(error?.cause == .output)
    #expect(try folder.text("out/frames.txt") == "shots of my holiday\n")
  }

  @Test(
    "does not replace pictures of someone else", arguments: ["frames/0001.png", "sheet.png"])
  func foreignPicture(name: String) throws {
    try folder.write("mine", to: "out/\(name)")

    #expect(throws: RenderProblem.self) { try publish(frames: 2, marked: "new") }

    #expect(try folder.files(in: "out") == [name])
    #expect(try folder.text("out/\(name)") == "mine")
  }

  @Test("does not replace a picture beyond the frames of the earlier run")
  func foreignLaterPicture() throws {
    try publish(frames: 2, marked: "old")
    try folder.write("mine", to: "out/frames/0002.png")

    #expect(throws: RenderProblem.self) { try publish(frames: 3, marked: "new") }

    #expect(try folder.text("out/frames/0000.png") == "old")
    #expect(try folder.text("out/frames/0002.png") == "mine")
  }

  @Test("takes only names that a run gives to pictures from a list")
  func ignoresOtherNames() throws {
    try folder.write(FrameLog.header() + "\n", to: "out/frames.txt")
    try folder.write(
      "frames/0001.png\nframes/1.png\nframes/\(Int.max).png\n../mine.png\nframes/-001.png\n"
        + "sheet.png\nnotes.txt\nframes/12345.png\n",
      to: "out/.refreshrender-pictures")

    let earlier = try EarlierRun(in: folder("out"))

    #expect(earlier.pictures == ["frames/0001.png", "frames/12345.png", "sheet.png"])
  }

  @Test("takes no picture for its own that an earlier run without pictures did not make")
  func foreignBesideTable() throws {
    try publish(frames: 2, pictures: [], marked: "old", files: [])
    try folder.write("mine", to: "out/frames/0001.png")

    #expect(throws: RenderProblem.self) { try publish(frames: 2, marked: "new") }

    #expect(try folder.text("out/frames/0001.png") == "mine")
    #expect(try folder.text("out/frames.txt").hasSuffix("1 old"))
  }

  @Test("moves nothing when a file stands where the pictures' folder should")
  func fileForFolder() throws {
    try folder.write("mine", to: "out/frames")

    #expect(throws: RenderProblem.self) { try publish(frames: 2, marked: "new") }

    #expect(try folder.files(in: "out") == ["frames"])
  }

  @Test("takes the place of a run that another process has completed meanwhile")
  func concurrentRun() throws {
    let first = try RunFolder(path: folder("out"))
    try first.makeStagedFolder("frames")
    for name in ["frames.txt", "frames/0000.png"] {
      try "first".write(to: first.staged(name), atomically: true, encoding: .utf8)
    }

    try publish(frames: 2, marked: "second")
    try first.publish(frames: IndexSet([0]), files: [])

    #expect(try folder.text("out/frames/0000.png") == "first")
    #expect(try folder.files(in: "out") == ["frames.txt", "frames/0000.png"])
  }

  @Test(
    "is made wherever it is asked for, letter by letter",
    arguments: [
      ("q", "q"), ("é", "é"), ("~", "~"), ("x/y", "x/y"), ("a//b/", "a/b"), ("./c", "c"),
    ])
  func oddPaths(path: String, made: String) throws {
    let run = try RunFolder(path: folder(path))

    try "text".write(to: run.staged("frames.txt"), atomically: true, encoding: .utf8)
    try run.publish(frames: [], files: [])

    #expect(try folder.files() == [made + "/frames.txt"])
  }

  @Test("sweeps away what a killed run has left, but not what a living one is at")
  func leftovers() throws {
    try folder.write("half", to: "out/.unfinished-run-1-0/frames/0000.png")
    let living = try RunFolder(path: folder("out"))

    let second = try RunFolder(path: folder("out"))

    let hidden = try FileManager.default.contentsOfDirectory(atPath: folder("out"))
    #expect(
      Set(hidden)
        == Set([living, second].map { URL(filePath: $0.staging).lastPathComponent }))
  }

  @Test("has its hidden folder to itself, however many look for leftovers meanwhile")
  func concurrentSweeps() async throws {
    let path = folder("out")

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<50 {
            let run = try RunFolder(path: path)
            try Data("x".utf8).write(to: run.staged("a"))
            #expect(FileManager.default.fileExists(atPath: run.staged("a").path))
            run.discard()
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try folder.files() == [])
  }

  @Test("tells which folder cannot be made, and why")
  func unwritable() throws {
    let file = try folder.write("", to: "file")

    let error = #expect(throws: RenderProblem.self) { try RunFolder(path: file + "/a/b") }

    #expect(error?.cause == .output)
    #expect(error?.description.hasPrefix("\(file)/a: cannot be written (Not a directory).") == true)
  }

  @Test("tells that a file stands in its place")
  func fileInPlace() throws {
    let file = try folder.write("mine", to: "file")

    let error = #expect(throws: RenderProblem.self) { try RunFolder(path: file) }

    #expect(error?.description.hasPrefix("\(file): cannot be written (Not a directory).") == true)
    #expect(try folder.text("file") == "mine")
  }

  @Test("names files as users know them")
  func translated() throws {
    let run = try RunFolder(path: folder("out"))

    let error = run.translated(
      RasterError.unwritable(path: run.staged("frames/0001.png").path, reason: "full"))

    #expect(
      error as? RasterError
        == .unwritable(path: folder("out/frames/0001.png"), reason: "full"))
  }
}

@Suite("Names of frames")
struct FrameNameTests {
  @Test("have four digits, or more where they are needed")
  func names() {
    #expect(
      [0, 12, 9999, 10_000].map(FrameName.path) == [
        "frames/0000.png", "frames/0012.png", "frames/9999.png", "frames/10000.png",
      ])
  }
}

@Suite("A text file written piece by piece")
struct TextFileWriterTests {
  @Test("holds all lines, however many")
  func lines() throws {
    let folder = try TemporaryFolder()
    let writer = try TextFileWriter(path: folder("a.txt"))
    let lines = (0..<20_000).map { "line \($0)" }

    for line in lines { try writer.write(line: line) }
    try writer.finish()

    #expect(try folder.text("a.txt") == lines.map { $0 + "\n" }.joined())
  }

  @Test("does not take the place of a file that is there")
  func existing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine", to: "a.txt")

    #expect(throws: RasterError.unwritable(path: path, reason: "File exists")) {
      try TextFileWriter(path: path)
    }
  }
}

@Suite("A relative path to write to")
struct RelativePathTests {
  @Test(
    "is cut into its folders without leaving any out", arguments: ["q", "é", "~", "q/", "q/~r"])
  func made(path: String) throws {
    let folder = try TemporaryFolder()
    let made = try OutputPath.makeFolder("\(folder.path)/\(path)")

    #expect(made.count == path.split(separator: "/").count)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test("leaves no folder behind when it is too long")
  func tooLong() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + String(repeating: "/yy", count: 2_000)

    #expect(throws: RenderProblem.self) { try OutputPath.makeFolder(path) }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
