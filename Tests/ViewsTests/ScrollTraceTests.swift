import Foundation
import Motion
import Testing

@testable import Views

@Suite("Recorded drags")
struct ScrollTraceTests {
  /// Plays a recording up to the release, the finger still down.
  private func play(_ trace: ScrollTrace, noting: (Double, ScrollStage) -> Void = { _, _ in })
    -> ScrollStage
  {
    let stage = ScrollStage(offset: trace.startOffset)
    stage.finger.touch(at: CGPoint(x: 196.5, y: trace.fingerY))
    for move in 1...trace.moves.count {
      stage.finger.step(1, by: trace.moves.distance, every: trace.interval)
      noting(Double(move) * abs(trace.moves.distance), stage)
    }
    stage.finger.stand(trace.standing, every: trace.interval)
    stage.advance(to: trace.releaseTime)
    return stage
  }

  @Test(
    "shows the recorded offsets under the finger, to the pixel (F1, F2, F4)",
    arguments: [
      ScrollTrace.fastPull, .heldPull, .slowDrag,
    ])
  func dragging(trace: ScrollTrace) throws {
    var shown: [Double: Double] = [:]

    _ = play(trace) { travel, stage in shown[travel] = stage.drawnY }

    for sample in trace.dragged {
      let offset = try #require(shown[sample.travel])
      #expect(agree(offset, sample.offset, within: 0.0001), "after \(sample.travel) pt of travel")
    }
  }

  @Test(
    "begins to drag with the move that reaches 10 pt, the offset unchanged (F2, F14)",
    arguments: ScrollTrace.all)
  func beginning(trace: ScrollTrace) throws {
    let stage = play(trace)

    let first = try #require(stage.log.entries.first)

    let movesToSlop = (10 / abs(trace.moves.distance)).rounded(.up)
    #expect(first.call == .willBeginDragging)
    #expect(first.offset == trace.startOffset)
    #expect(agree(first.time, movesToSlop * trace.interval, within: 1e-6))
  }

  @Test(
    "goes its recorded way after the release (F5 to F13)",
    arguments: [
      ScrollTrace.flick, .fastPull, .heldPull,
    ])
  func releasing(trace: ScrollTrace) {
    let stage = play(trace)
    #expect(agree(stage.drawnY, trace.offsetAtRelease, within: 0.0001))

    stage.finger.lift()

    for sample in trace.released {
      stage.advance(to: trace.releaseTime + sample.seconds - ScrollTrace.latency)
      #expect(
        agree(stage.drawnY, sample.offset, within: trace.tolerance),
        "\(sample.seconds) s after the release")
    }
    #expect(!stage.scroll.isDecelerating)
  }

  @Test(
    "comes to rest where and when it did, and says so (F7, F8, F9.1, F12, F14)",
    arguments: ScrollTrace.all)
  func ending(trace: ScrollTrace) throws {
    let stage = play(trace)
    stage.log.forget()

    stage.finger.lift()
    stage.settle()

    let last = try #require(stage.log.entries.last)
    let release = try #require(stage.log.releases.first)
    let end = ScrollLog.Call.didEndDragging(willDecelerate: trace.decelerates)
    #expect(stage.log.entries.prefix(2).map(\.call) == [.willEndDragging, end])
    for entry in stage.log.entries.prefix(2) {
      #expect(agree(entry.offset, trace.offsetAtRelease, within: 0.0001))
      #expect(agree(entry.time, trace.releaseTime, within: 1e-6))
    }
    #expect(agree(release.velocity, trace.announced.velocity, within: 1e-6))
    #expect(agree(release.target, trace.announced.target, within: 0.0001))
    #expect(last.call == (trace.decelerates ? .didEndDecelerating : end))
    // A recorded end waits for the next frame of a display.
    #expect(agree(last.time, trace.endTime, within: 0.018))
    #expect(agree(last.offset, trace.finalOffset, within: 0.0001))
  }

  @Test("calls in the recorded order for every event of a touch (F14, F15)")
  func events() {
    let stage = ScrollStage(size: CGSize(width: 200, height: 300), content: 4_400)
    var offsets: [Double] = []

    stage.finger.touch(at: CGPoint(x: 100, y: 200))
    #expect(stage.log.entries.isEmpty)
    for _ in 0..<3 {
      stage.finger.step(1, by: -15, every: 0.016)
      offsets.append(stage.y)
    }
    #expect(
      stage.log.entries.map(\.call)
        == [.willBeginDragging, .didScroll, .didScroll, .didScroll])
    #expect(stage.log.entries.map(\.offset) == [0, 5, 20, 35])
    #expect(offsets == [5, 20, 35])

    stage.finger.stand(15, every: 0.016)

    #expect(stage.log.entries.count == 4)
    #expect(stage.y == 35)
  }
}
