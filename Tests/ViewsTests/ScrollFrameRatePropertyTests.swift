import Foundation
import Motion
import TestSupport
import Testing
import Views

@Suite("Any touches and any program")
struct ScrollFrameRatePropertyTests {
  /// What was seen at the instants that are frames of all rates, and what observers heard.
  private struct Run {
    var seen: [String] = []
    var heard: [ScrollLog.Entry] = []
  }

  /// Plays a program, drawing every frame, or none if there is no rate.
  private func play(_ program: ScrollProgram, framesPerSecond: Int?) -> Run {
    let session = ScrollSession()
    program.schedule(on: session)
    var run = Run()
    if let rate = framesPerSecond {
      for frame in 0... {
        let time = Time.frame(frame, framesPerSecond: rate)
        guard time < program.end else { break }
        session.window.advance(to: time)
        _ = session.window.displayList()
        if frame % (rate / 6) == 0 { run.seen.append(look(at: session)) }
      }
    }
    session.window.advance(to: program.end)
    run.heard = session.log.entries
    return run
  }

  private func look(at session: ScrollSession) -> String {
    let (list, clock) = (session.list, session.window.clock)
    return "\(clock.now.ticks): \(list.contentOffset.y), drawn \(list.presentedContentOffset.y)"
  }

  @Test("lead to the same offsets and calls at any frame rate, and without a frame")
  func frameRates() throws {
    try SeededCases(5).check { numbers in
      let program = ScrollProgram(&numbers)
      let unseen = self.play(program, framesPerSecond: nil)
      let first = self.play(program, framesPerSecond: 60)
      try hold(first.heard == unseen.heard, "frames change what observers hear")

      for rate in [24, 30, 90, 120, 144, 240] {
        let run = self.play(program, framesPerSecond: rate)
        let other = zip(run.seen, first.seen).first { $0 != $1 }
        try hold(
          run.seen == first.seen, "at \(rate) a second: \(other.map { "\($0)" } ?? "other counts")")
        try hold(run.heard == first.heard, "at \(rate) a second observers hear something else")
      }
    }
  }
}
