import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("The animation of a run")
struct AnimationTests {
  /// The delays of an animated PNG's frames, as the fractions that the file gives.
  private func delays(_ file: Data) -> [String] {
    let bytes = [UInt8](file)
    var delays: [String] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      if bytes[(offset + 4)..<(offset + 8)].elementsEqual("fcTL".utf8) {
        let numbers = [28, 30].map { Int(bytes[offset + $0]) << 8 | Int(bytes[offset + $0 + 1]) }
        delays.append("\(numbers[0])/\(numbers[1])")
      }
      offset += length + 12
    }
    return delays
  }

  @Test("shows each chosen frame until the time of the next one")
  func keepsTimes() async throws {
    let folder = try TemporaryFolder()
    var job = RenderJob(paths: [try folder.write(movingScenario, to: "a.yaml")])
    job.outputFolder = folder("out")
    job.format = .apng
    job.frames = .key

    let report = await job.run()

    #expect(report.worstCause == nil)
    #expect(try folder.files(in: "out/frames") == ["0000.png", "0003.png", "0006.png"])
    #expect(try delays(folder.data("out/animation.png")) == ["3/10", "3/10", "1/10"])
  }

  @Test("has room for frames of both orientations, which lie in its upper left corner")
  func turns() async throws {
    let folder = try TemporaryFolder()
    let text =
      movingScenario.replacing("events:", with: "events:\n  - { at: 0.1, rotate: portrait }")
    var job = RenderJob(paths: [try folder.write(text, to: "a.yaml")])
    job.outputFolder = folder("out")
    job.format = .apng

    let report = await job.run()

    #expect(report.worstCause == nil, "\(report.problems)")
    func size(_ name: String) throws -> [Int] {
      let image = try #require(Image(name: name, data: folder.data("out/\(name)")))
      return [image.pixelWidth, image.pixelHeight]
    }
    #expect(try size("frames/0000.png") == [60, 40])
    #expect(try size("frames/0001.png") == [40, 60])
    #expect(try size("animation.png") == [60, 60])
    let first = try ImageDecoder.decode(
      try #require(Image(name: "a.png", data: folder.data("out/animation.png"))))
    let frame = try ImageDecoder.decode(
      try #require(Image(name: "f.png", data: folder.data("out/frames/0000.png"))))
    #expect(first == frame.extended(toPixelWidth: 60, height: 60, filledWith: 0xFFFF_FFFF))
  }
}
