import Drawing
import Foundation
import Motion
import Scenarios

/// Plays a scenario given as text, so that a test reads as the file a person would write.
struct PlayingStage {
  let frames: [Frame]
  let stopReason: String?
  let reachedCap: Bool
  let failures: [ExpectationFailure]
  let metCount: Int
  let invariants: InvariantReport

  /// A list of 15 rows on a 568 pt screen at scale 2; `lines` follow and may say the rest.
  static func text(_ lines: String, behaviour: String = "corrected") -> String {
    """
    stage: { size: [320, 568], scale: 2, statusBar: 20 }
    list: { rowHeight: 60, rows: 15, title: Row }
    panels: { family: RefreshDome, behaviour: \(behaviour), header: {}, footer: {} }

    """ + lines
  }

  init(
    _ text: String, _ overrides: ScenarioRun.Overrides = .init(), images: [String: Image] = [:]
  ) throws {
    let scenario = try Scenario(decoding: Array(text.utf8), file: "test.yaml")
    let run = scenario.runs(overrides)[0]
    let player = ScenarioPlayer(run, images: images, measuring: FixedTextMeasurer())
    var checker = ExpectationChecker(run)
    var frames: [Frame] = []
    for frame in player {
      frames.append(frame)
      checker.look(at: frame)
    }
    checker.finish()
    self.frames = frames
    stopReason = player.stopReason
    reachedCap = player.reachedCap
    invariants = player.invariants
    metCount = checker.metCount
    failures = checker.failures
  }

  /// The first frame at or after a time in seconds.
  func frame(at seconds: Double) throws -> Frame {
    guard let frame = frames.first(where: { $0.time.seconds >= seconds }) else {
      throw MissingFrame(seconds: seconds)
    }
    return frame
  }

  struct MissingFrame: Error {
    let seconds: Double
  }
}
