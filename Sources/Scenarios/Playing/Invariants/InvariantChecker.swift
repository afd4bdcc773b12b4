internal import Drawing
internal import Motion
internal import RefreshPanels

/// Holds every frame of a run against the rules for all frames.
struct InvariantChecker {
  /// What has not held so far.
  private(set) var report = InvariantReport()

  private var rules = Self.allRules
  /// Why a faithful family does not keep a rule, by the rule's name.
  private let exceptions: [String: String]
  private var previous: SceneSnapshot?

  /// Makes a checker for a run, whose family may say which rules its source does not keep.
  init(_ run: ScenarioRun) {
    exceptions = run.behaviour == .faithful ? run.scenario.faithfulExceptions : [:]
  }

  /// Makes a checker with exceptions.
  init(exceptions: [String: String] = [:]) {
    self.exceptions = exceptions
  }

  /// Looks at the next frame, and forgets what was noted up to it.
  ///
  /// A program that has stopped half-way is held to no rule.
  mutating func look(at frame: Frame, of scene: Scene) {
    let changes = scene.changes.take()
    guard scene.app.stopReason == nil else { return }
    let current = SceneSnapshot(scene, frame, changes)
    let step = InvariantStep(
      previous: previous, current: current, picture: frame.displayList, window: scene.window)
    for index in rules.indices {
      let findings = rules[index].findings(in: step)
      note(findings, of: type(of: rules[index]).number, frame)
    }
    previous = current
  }

  private mutating func note(_ findings: [InvariantFinding], of number: Int, _ frame: Frame) {
    guard !findings.isEmpty else { return }
    if let reason = exceptions["V\(number)"] {
      report.noteException(number, reason)
    } else {
      for finding in findings { report.noteFailure(number, finding, frame) }
    }
  }
}

extension Scenario {
  /// The rules that the faithful panels do not keep, by their names, and why.
  fileprivate var faithfulExceptions: [String: String] {
    guard let base = panels?.familyDescription?.base else { return [:] }
    return PanelFamily.named(base)?.faithfulExceptions ?? [:]
  }
}
