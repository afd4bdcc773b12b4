public import Drawing
internal import Foundation
package import Motion
internal import Views

/// Plays a run frame by frame, each when it is asked for: nothing is kept of a frame handed out.
///
/// ```swift
/// for frame in ScenarioPlayer(run, images: images, measuring: text) { … }
/// ```
public final class ScenarioPlayer: Sequence, IteratorProtocol {
  /// Why the program in the scenario stopped, known with the last frame; nil when it did not.
  public private(set) var stopReason: String?
  /// Whether the run was ended by its cap while something was still to come.
  public private(set) var reachedCap = false
  /// Whether a finger is on the screen after the last frame handed out.
  public var isFingerDown: Bool { scene.window.isFingerDown }
  /// Which rules for every frame have not held in the frames handed out.
  public var invariants: InvariantReport { checker.report }

  private let run: ScenarioRun
  private let scene: Scene
  private let events: EventPlayer
  private let touchPlaces: Set<TouchPlace>
  private var checker: InvariantChecker
  private var nextIndex = 0
  private var isOver = false

  /// Sets the stage.
  ///
  /// - Parameters:
  ///   - run: What is played.
  ///   - images: The pictures by the names that the scenario uses; a missing one stays blank.
  ///   - measuring: Tells layout how large text is.
  public convenience init(
    _ run: ScenarioRun, images: [String: Image], measuring: any TextMeasuring
  ) {
    self.init(run, images: images, measuring: measuring, functions: .standard)
  }

  /// Sets the stage, its motion computed with given functions.
  package init(
    _ run: ScenarioRun, images: [String: Image], measuring: any TextMeasuring,
    functions: MathFunctions
  ) {
    self.run = run
    scene = Scene(run, images: images, measuring: measuring, functions: functions)
    events = EventPlayer(run.scenario.events, in: scene)
    touchPlaces = run.scenario.touchPlaces
    checker = InvariantChecker(run)
  }

  /// The next frame, or nil after the last.
  public func next() -> Frame? {
    guard !isOver, let time = nextTime else { return nil }
    scene.window.advance(to: time)
    let frame = Frame(
      index: nextIndex, time: time, facts: FrameFacts(scene, touching: touchPlaces),
      displayList: scene.window.displayList())
    checker.look(at: frame, of: scene)
    nextIndex += 1
    stopReason = scene.app.stopReason
    isOver = stopReason != nil || (run.scenario.capture.end == .settled && scene.isSettled)
    return frame
  }

  /// When the next frame is, or nil when the capture ends before it.
  private var nextTime: Time? {
    let time = Time.frame(nextIndex, framesPerSecond: run.framesPerSecond)
    let capture = run.scenario.capture
    if case .time(let end) = capture.end, time > end { return nil }
    if time > capture.cap {
      reachedCap = true
      return nil
    }
    return time
  }
}

extension Scenario {
  /// The places of which an expectation asks what a touch would find.
  fileprivate var touchPlaces: Set<TouchPlace> {
    Set(
      expectations.flatMap(\.checks).compactMap { check in
        if case .hit(let place, _) = check { place } else { nil }
      })
  }
}
