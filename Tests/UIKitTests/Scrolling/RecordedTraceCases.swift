import Foundation
import Motion
import Testing

@Suite("Recorded drags")
struct RecordedTraceCases {
  static let topic = Topic(
    "Recordings/scroll-traces",
    [
      .init(["trace-decel-v750", "trace-bounce-release-vel", "trace-rubberband-top"], motion),
      .init(["trace-touch-calib"], standstill),
      .init(
        ["drag-curve-bounce-release-vel", "drag-curve-rubberband-top", "drag-curve-touch-calib"],
        curve),
      .init(["drag-events-order"], RecordedTouchCases.eventOrder),
    ])

  @Test("are played by a finger with the recorded calls and offsets", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  /// How far apart offsets may be that lie on the same pixel: they are written with four decimals.
  private static let samePixel = 0.0001

  private static func curve(_ check: Check) throws {
    let trace = try ScrollTrace(check.record)
    let recorded = try check.reading("offset_by_travel").pairs("").map { $0[0] }

    let found = recorded.map { travel in
      JSON([travel, trace.offsetByTravel.first { $0.travel == travel }?.offset ?? .nan])
    }

    try check.rule("columns/0", reads: "finger travel along the axis")
    try check.rule("columns/1", reads: "content offset y")
    try check.expect("offset_by_travel", is: .array(found), within: samePixel)
  }

  private static func standstill(_ check: Check) throws {
    let trace = try ScrollTrace(check.record)
    trace.stage.advance(to: 10)

    try release(check, trace)
    try RecordedCalls(check, trace).compare(endTolerance: 0)
    try check.expect("final_offset", is: trace.drawnOffset(afterRelease: 10), within: samePixel)
  }

  private static func motion(_ check: Check) throws {
    let trace = try ScrollTrace(check.record)
    trace.stage.advance(to: 10)

    try release(check, trace)
    try RecordedCalls(check, trace).compare(endTolerance: check.tolerance("end_time_s"))
    try check.expect("final_offset", is: trace.drawnOffset(afterRelease: 10), within: samePixel)
    try samples(check)
  }

  private static func release(_ check: Check, _ trace: ScrollTrace) throws {
    // Both are sums of the same decimals.
    try check.expect("release_t", is: trace.releaseTime, within: 1e-9)
    try check.expect("offset_at_release", is: trace.offsetAtRelease, within: samePixel)
  }

  private static func samples(_ check: Check) throws {
    let recorded = try check.reading("samples_after_release").pairs("")
    let samples = try Latency.bestSamples(for: recorded, in: check.record) { record in
      let trace = try ScrollTrace(record)
      return { trace.drawnOffset(afterRelease: $0) }
    }
    try check.expect("samples_after_release", is: samples, within: check.tolerance("offset_abs"))
  }
}
