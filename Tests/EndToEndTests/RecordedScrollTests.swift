import Foundation
import TestSupport
import Testing

@Suite("Recorded scrolls of UIKit, played by the tool")
struct RecordedScrollTests {
  /// The most frames a second that a scenario may ask for.
  private static let framesPerSecond = 240

  static let released: [RecordedScroll] = cases("scroll-traces") { $0.expected.releaseTime != nil }
  static let dragged: [RecordedScroll] = cases("scroll-traces") {
    $0.expected.offsetByTravel != nil
  }
  static let programmed: [RecordedScroll] = cases("scroll-programmatic") {
    $0.expected.samples != nil
  }

  private static func cases(
    _ file: String, where isWanted: (RecordedScroll) -> Bool
  ) -> [RecordedScroll] {
    (try? RecordedScroll.cases(of: file).filter(isWanted)) ?? []
  }

  @Test("finds every recording")
  func findsAll() {
    #expect(Self.released.count == 4)
    #expect(Self.dragged.count == 3)
    #expect(Self.programmed.count == 1)
  }

  @Test("a frame log shows the offset at each recorded travel of the finger", arguments: dragged)
  func follows(_ scroll: RecordedScroll) throws {
    let table = try play(scroll.scenarioBySample())
    let first = Int(RecordedScroll.start * 120)

    for sample in try #require(scroll.expected.offsetByTravel) {
      let row = table.rows[first + Int(sample[0] / scroll.travelPerMove)]
      let y = try #require(Double(row["y"] ?? ""))
      let allowed = try #require(scroll.tolerance.offset)
      #expect(abs(y - sample[1]) <= allowed, "travel \(sample[0]) shows \(y), not \(sample[1])")
    }
  }

  @Test("a frame log shows the way from the release to the rest", arguments: released)
  func comesToRest(_ scroll: RecordedScroll) throws {
    let table = try play(scroll.scenario(framesPerSecond: Self.framesPerSecond))
    let expected = scroll.expected
    let release = RecordedScroll.start + (expected.releaseTime ?? 0)

    let lastHeld = Int((release * Double(Self.framesPerSecond)).rounded(.down))
    let held = table.numbers("y", [lastHeld])[0]
    #expect(abs(held - (expected.offsetAtRelease ?? .nan)) < 0.01)
    try expectSamples(
      expected.samplesAfterRelease ?? [], from: release, in: table, scroll.tolerance)
    let final = try #require(table.rows.last.flatMap { Double($0["y"] ?? "") })
    #expect(abs(final - (expected.finalOffset ?? .nan)) < 0.01)
  }

  @Test("the last frame of motion is where the recording ends", arguments: released)
  func endsInTime(_ scroll: RecordedScroll) throws {
    guard let end = scroll.expected.callbacks?.first(where: { $0.name == "didEndDecelerating" }),
      let recorded = end.time, let allowed = scroll.tolerance.endTime
    else { return #expect(scroll.expected.samplesAfterRelease == nil) }
    let table = try play(scroll.scenario(framesPerSecond: Self.framesPerSecond))
    let settled = try #require(table.rows.last.flatMap { Double($0["time"] ?? "") })

    let frame = 1.0 / Double(Self.framesPerSecond)
    let ended = settled - RecordedScroll.start
    #expect(abs(ended - recorded) <= allowed + frame, "ends at \(ended), not \(recorded)")
  }

  @Test("a frame log shows the way of a programmed scroll", arguments: programmed)
  func isProgrammed(_ scroll: RecordedScroll) throws {
    let table = try play(scroll.scenario(framesPerSecond: Self.framesPerSecond))

    try expectSamples(
      try #require(scroll.expected.samples), from: RecordedScroll.start, in: table,
      scroll.tolerance)
  }

  @Test("row 7 is in sight when the viewport overlaps it by less than a point")
  func showsRows() throws {
    let scroll = try #require(Self.programmed.first)
    let table = try play(scroll.scenario(framesPerSecond: Self.framesPerSecond))

    for row in table.rows {
      let y = try #require(Double(row["y"] ?? ""))
      // Recorded: not at offset 6, but at 8.667, when it reaches 0.667 pt into the row.
      #expect(row["rows"] == (y > 8 ? "0-7" : "0-6"), "at \(y)")
    }
  }

  @Test("inspect places the rows where the recording has them", arguments: released)
  func inspects(_ scroll: RecordedScroll) throws {
    let folder = try TemporaryFolder()
    let table = try play(scroll.scenario(framesPerSecond: Self.framesPerSecond), in: folder)
    let samples =
      scroll.expected.samplesAfterRelease ?? [[0, scroll.expected.finalOffset ?? .nan]]

    for sample in [samples[0], samples[samples.count / 2]] {
      let time = RecordedScroll.start + (scroll.expected.releaseTime ?? 0) + sample[0]
      let frame = Int((time * Double(Self.framesPerSecond)).rounded(.up))
      let y = table.numbers("y", [frame - 2, frame])
      let offset = try inspectedOffset(in: folder, at: time)

      #expect(abs(offset - y[1]) < 0.0001)
      // The recorded instant lies up to a frame and its latency before the one that is shown.
      let allowed = try #require(scroll.tolerance.offset) + abs(y[1] - y[0])
      #expect(abs(offset - sample[1]) <= allowed, "\(offset), not \(sample[1])")
    }
  }
}

// MARK: - The tool

extension RecordedScrollTests {
  private static let fileName = "recorded.yaml"

  private func play(_ scenario: String) throws -> FrameTable {
    try play(scenario, in: TemporaryFolder())
  }

  private func play(_ scenario: String, in folder: TemporaryFolder) throws -> FrameTable {
    try scenario.write(
      to: folder.url.appending(path: Self.fileName), atomically: true, encoding: .utf8)
    let outcome = try BuiltTool.run(
      ["render", Self.fileName, "--format", "none", "-o", "out"], in: folder.url)
    try #require(outcome.exitCode == 0, "\(outcome.output)")
    return FrameTable(try folder.text("out/frames.txt"))
  }

  /// The offset that the rows' places tell, as `inspect` prints them.
  private func inspectedOffset(in folder: TemporaryFolder, at time: Double) throws -> Double {
    let outcome = try BuiltTool.run(
      ["inspect", Self.fileName, "--at", "\(time)", "--json"], in: folder.url)
    try #require(outcome.exitCode == 0, "\(outcome.output)")
    let window = try JSONDecoder().decode(Node.self, from: Data(outcome.output.utf8))
    let row = try #require(window.children.first?.children.first { $0.name.contains(".row") })
    return row.frame[1] - row.windowFrame[1]
  }

  private struct Node: Decodable {
    let name: String
    let frame: [Double]
    let windowFrame: [Double]
    let children: [Node]
  }

  // MARK: - Comparing

  /// Holds samples against a frame log, all of them late by one amount that the recording allows.
  private func expectSamples(
    _ samples: [[Double]], from start: Double, in table: FrameTable,
    _ tolerance: RecordedScroll.Tolerance
  ) throws {
    let allowed = try #require(tolerance.offset)
    let latencies = tolerance.startLatency ?? [0, 0]
    let errors = try stride(from: latencies[0], through: latencies[1], by: 0.0002).map { latency in
      try samples.map { abs(try y(table, at: start + $0[0] - latency) - $0[1]) }.max() ?? 0
    }
    let least = try #require(errors.min())
    #expect(least <= allowed, "off by \(least)")
  }

  /// The offset at a time, evenly between the frames around it.
  private func y(_ table: FrameTable, at time: Double) throws -> Double {
    let position = max(0, time) * Double(Self.framesPerSecond)
    let frame = min(Int(position), table.rows.count - 1)
    let y = table.numbers("y", [frame, min(frame + 1, table.rows.count - 1)])
    return y[0] + (y[1] - y[0]) * (position - Double(Int(position)))
  }
}
