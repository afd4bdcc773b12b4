import Drawing
import Motion
import RefreshPanels
import Views

@testable import Scenarios

/// A run that somebody tampers with before one of its frames, so that a rule for all frames does not
/// hold any more.
struct SabotagedRun {
  let report: InvariantReport

  /// Plays a scenario's first seconds at 60 frames a second; `sabotage` runs at a frame, after all that
  /// is due by then, as something that nobody has noted.
  init(
    _ text: String, at sabotaged: Int, exceptions: [String: String] = [:], frames: Int = 150,
    _ sabotage: (Scene) -> Void
  ) throws {
    let scenario = try Scenario(decoding: Array(text.utf8), file: "test.yaml")
    self.init(
      scenario.runs()[0], at: sabotaged, exceptions: exceptions, frames: frames, sabotage)
  }

  /// Plays a scenario whose panels have another habit.
  init(_ text: String, _ edge: PanelEdge, _ change: (inout RefreshPolicy) -> Void) throws {
    let scenario = try Scenario(decoding: Array(text.utf8), file: "test.yaml")
    self.init(scenario.runs()[0].changing(edge, change), at: 0) { _ in }
  }

  private init(
    _ run: ScenarioRun, at sabotaged: Int, exceptions: [String: String] = [:], frames: Int = 150,
    _ sabotage: (Scene) -> Void
  ) {
    let scene = Scene(
      run, images: [:], measuring: FixedTextMeasurer(), functions: .standard)
    let player = EventPlayer(run.scenario.events, in: scene)
    var checker = InvariantChecker(exceptions: exceptions)
    for index in 0..<frames {
      let time = Time.frame(index, framesPerSecond: 60)
      scene.window.advance(to: time)
      if index == sabotaged { sabotage(scene) }
      let frame = Frame(
        index: index, time: time, facts: FrameFacts(scene), displayList: scene.window.displayList())
      checker.look(at: frame, of: scene)
    }
    report = checker.report
    withExtendedLifetime(player) {}
  }

  /// The rules that did not hold.
  var numbers: Set<Int> { Set(report.failures.map(\.number)) }
}

extension Scene {
  /// A view by its name; fails the test's play when there is none.
  func view(_ name: String) -> View? { window.find(name) }
}

extension View {
  fileprivate func find(_ name: String) -> View? {
    if self.name == name { return self }
    for subview in subviews {
      if let found = subview.find(name) { return found }
    }
    return nil
  }
}
