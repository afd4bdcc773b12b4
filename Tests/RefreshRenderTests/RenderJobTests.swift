import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("The render job")
struct RenderJobTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A job that writes a scenario's one run to the folder `out`.
  private func job(_ scenario: String, _ change: (inout RenderJob) -> Void = { _ in }) throws
    -> RenderJob
  {
    var job = RenderJob(paths: [try folder.write(scenario, to: "a.yaml")])
    job.outputFolder = folder("out")
    change(&job)
    return job
  }

  private func table(_ path: String = "out/frames.txt") throws -> [[Substring]] {
    try folder.text(path).split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test("writes a table, a picture a frame and a sheet")
  func writesAll() async throws {
    let report = try await job(movingScenario).run()

    #expect(report.worstCause == nil)
    #expect(report.runs.map(\.frameCount) == [7])
    #expect(report.runs.map(\.pictureCount) == [7])
    #expect(report.runs.map(\.seconds) == [0.6])
    #expect(
      try folder.files(in: "out") == ["frames.txt"] + (0...6).map { "frames/000\($0).png" }
        + ["sheet.png"])
    let table = try table()
    #expect(table.count == 8)
    #expect(
      table[0].joined(separator: " ")
        == FrameLog.header().split(separator: " ").joined(separator: " "))
    for (index, line) in table.dropFirst().enumerated() {
      let picture = try #require(
        Image(name: "frame", data: try folder.data("out/frames/000\(index).png")))
      #expect(line[0] == "\(index)")
      #expect(try PixelHash.hexadecimal(of: ImageDecoder.decode(picture)) == String(line[11]))
    }
    #expect(Set(table.dropFirst().map { $0[11] }).count > 3)
  }

  @Test("writes equal frames as equal files")
  func equalFrames() async throws {
    _ = try await job(smallScenario).run()

    #expect(try folder.data("out/frames/0000.png") == folder.data("out/frames/0002.png"))
  }

  @Test("writes pictures of the key frames alone when asked, hashes of all")
  func keyFrames() async throws {
    let report = try await job(movingScenario) { $0.frames = .key }.run()

    #expect(report.runs.map(\.pictureCount) == [3])
    #expect(
      try folder.files(in: "out/frames") == ["0000.png", "0003.png", "0006.png"])
    #expect(try table().dropFirst().allSatisfy { $0[11].count == 32 })
  }

  @Test("writes pictures of chosen frames, and says when there are none such")
  func chosenFrames() async throws {
    _ = try await job(movingScenario) { $0.frames = .numbers(2...3) }.run()

    #expect(try folder.files(in: "out/frames") == ["0002.png", "0003.png"])

    let report = try await job(movingScenario) { $0.frames = .numbers(7...9) }.run()

    #expect(report.worstCause == .request)
    #expect(
      report.runs.flatMap(\.problems).map(\.description) == [
        "\(folder("a.yaml")): '--frames 7-9' takes no frame: the run has frames 0 to 6. Choose "
          + "some of them."
      ])
  }

  @Test("refuses to play a panel faithfully that is to fire at its hold")
  func faithfulHold() async throws {
    let scenario =
      smallScenario + "panels: { family: RefreshDome, header: { fireAt: hold }, footer: null }\n"

    let corrected = try await job(scenario).run()
    let faithful = try await job(scenario) { $0.overrides.behaviour = .faithful }.run()

    #expect(corrected.worstCause == nil)
    #expect(faithful.worstCause == .request)
    #expect(
      faithful.problems.map(\.description) == [
        "\(folder("a.yaml")):4:50: panels.header.fireAt: 'hold' does not go with '--behaviour "
          + "faithful', under which panels start their work on release. Leave the option out, or "
          + "write release."
      ])
  }

  @Test("writes the table alone without pictures, with hashes when asked")
  func tableAlone() async throws {
    _ = try await job(movingScenario) { $0.outputFolder = folder("pictures") }.run()
    _ = try await job(movingScenario) { $0.format = .none }.run()

    #expect(try folder.files(in: "out") == ["frames.txt"])
    #expect(try table().dropFirst().allSatisfy { $0[11] == "-" })

    _ = try await job(movingScenario) {
      $0.format = .none
      $0.hashesPixels = true
    }.run()

    #expect(try folder.files(in: "out") == ["frames.txt"])
    #expect(try folder.text("out/frames.txt") == folder.text("pictures/frames.txt"))
  }

  @Test("writes an animation when asked")
  func animation() async throws {
    _ = try await job(movingScenario) { $0.format = .apng }.run()

    let bytes = try folder.data("out/animation.png")
    #expect(bytes.range(of: Data("acTL".utf8)) != nil)
    #expect(try folder.files(in: "out").contains("frames/0006.png"))
  }

  @Test("ends the table with a comment where the run was cut short")
  func cap() async throws {
    let endless =
      smallScenario.replacingOccurrences(of: "until: 0.2", with: "cap: 0.1")
      + "events: [{ at: 9, reload: {} }]\n"

    let report = try await job(endless) { $0.format = .none }.run()

    #expect(report.worstCause == nil)
    #expect(report.runs.map(\.reachedCap) == [true])
    #expect(try folder.text("out/frames.txt").hasSuffix("# capped: not settled after 0.1 s\n"))
  }

  @Test("reports expectations that do not hold, and key frames after the end")
  func problemsOfRuns() async throws {
    let scenario = """
      stage: { size: [60, 40], scale: 1 }
      list: { rowHeight: 30, rows: 1 }
      capture: { fps: 10, keyFrames: [{ at: 9, name: late }] }
      variants: { scale: [1, 2] }
      expect:
        - { at: 0, rows: 2 }
      """

    let report = try await job(scenario) { $0.format = .none }.run()

    let file = folder("a.yaml")
    #expect(report.runs.map(\.variantName) == ["1x", "2x"])
    #expect(report.worstCause == .input)
    #expect(
      report.runs.flatMap(\.problems).map(\.description) == [
        "\(file):6:5: [1x] at 0 (frame 0, 0 s): rows expected 2, found 1",
        "\(file):3:48: [1x] key frame 'late' is at 9 s, but the last frame is at 0 s. Choose an "
          + "earlier time.",
        "\(file):6:5: [2x] at 0 (frame 0, 0 s): rows expected 2, found 1",
        "\(file):3:48: [2x] key frame 'late' is at 9 s, but the last frame is at 0 s. Choose an "
          + "earlier time.",
      ])
  }

  @Test("writes the same with any number of workers, and reports in the same order")
  func workers() async throws {
    for name in ["b", "a", "d/c", "e"] {
      try folder.write(movingScenario + "variants: { scale: [1, 2] }\n", to: "in/\(name).yaml")
    }
    var orders: [[String]] = []

    for workers in [1, 4] {
      let recorder = EventRecorder()
      var job = RenderJob(paths: [folder("in")])
      job.outputFolder = folder("out\(workers)")
      job.workers = workers
      let report = await job.run(recorder.record)
      #expect(report.worstCause == nil)
      #expect(recorder.folders == report.runs.map(\.folder))
      orders.append(recorder.folders.map { String($0.dropFirst(folder("out1/").count)) })
    }

    #expect(orders[0] == orders[1])
    #expect(
      orders[0] == ["a", "b", "d/c", "e"].flatMap { ["\($0)/1x", "\($0)/2x"] })
    let files = try folder.files(in: "out1")
    #expect(try folder.files(in: "out4") == files)
    for file in files {
      #expect(try folder.data("out1/\(file)") == folder.data("out4/\(file)"))
    }
  }

  @Test("tells how far it is, frame by frame")
  func progress() async throws {
    let recorder = EventRecorder()

    _ = try await job(smallScenario).run(recorder.record)

    let progress = recorder.events.prefix(3)
    #expect(
      Array(progress) == (1...3).map { RenderEvent.progress(frames: $0, runs: 0, of: 1) })
  }

  @Test("plays what can be played and reports the rest")
  func goesOn() async throws {
    try folder.write(smallScenario, to: "in/good.yaml")
    try folder.write("", to: "in/empty.yaml")
    try folder.write(Data([0, 1, 2, 255]), to: "in/binary.yaml")
    var job = RenderJob(paths: [folder("in"), folder("none.yaml")])
    job.outputFolder = folder("out")

    let report = await job.run()

    #expect(report.runs.map(\.folder) == [folder("out/good/default")])
    #expect(report.worstCause == .input)
    #expect(report.problems.count == 3)
  }

  @Test("writes nothing, and leaves no folders, when nothing can be played")
  func nothingToPlay() async throws {
    let report = try await job("list: 1\n").run()

    #expect(report.worstCause == .input)
    #expect(try folder.files() == ["a.yaml"])
    #expect(!FileManager.default.fileExists(atPath: folder("out")))
  }

  @Test("keeps a user's files, and says which is in the way")
  func keepsFiles() async throws {
    try folder.write("mine", to: "out/sheet.png")

    let report = try await job(smallScenario).run()

    #expect(report.worstCause == .output)
    #expect(report.runs.map(\.isWritten) == [false])
    #expect(try folder.files(in: "out") == ["sheet.png"])
    #expect(try folder.text("out/sheet.png") == "mine")
  }

  @Test("gives up within a frame when it is cancelled, and leaves nothing")
  func cancelled() async throws {
    let long = smallScenario.replacingOccurrences(of: "fps: 10, until: 0.2", with: "until: 60")
    let job = try job(long)

    let work = Task {
      await job.run { event in
        if case .progress = event { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    let report = await work.value

    #expect(report.runs == [])
    #expect(try folder.files() == ["a.yaml"])
  }

  @Test("refuses a font file that is missing")
  func missingFont() async throws {
    let report = try await job(smallScenario) { $0.fonts = [folder("no.ttf")] }.run()

    #expect(report.worstCause == .input)
    #expect(report.problems.count == 1)
    #expect(report.problems.first?.description.contains(folder("no.ttf")) == true)
  }

  @Test("tells of paths that are not there also when a font is not")
  func missingPathAndFont() async throws {
    let report = try await job(smallScenario) {
      $0.paths.append(folder("no.yaml"))
      $0.fonts = [folder("no.ttf")]
    }.run()

    #expect(report.problems.count == 2)
    #expect(report.problems.first?.place == folder("no.yaml"))
    #expect(report.problems.last?.description.contains(folder("no.ttf")) == true)
  }
}
