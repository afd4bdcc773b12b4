import Foundation
import RefreshRender

/// The scenarios of public bug reports, under `Snapshots/Reports`.
enum Reports {
  static let folder = Project.root.appending(path: "Snapshots/Reports")

  /// All of them by family and name, `EGO/B20-answered-within-the-trigger`, in order.
  static let names: [String] = {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (paths ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// The text of a scenario.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".yaml"), encoding: .utf8)
  }

  /// What of a scenario is not as it expects, as `0.9: insetTop expected 54, found 108`, when it is
  /// played with a fault or without one.
  ///
  /// Text is measured by arithmetic and pictures stay blank, as neither changes what happens.
  static func failures(of name: String, _ faults: [ReportFault] = []) throws -> [String] {
    let text = try faults.reduce(self.text(name)) { try $1.applied(to: $0) }
    let scenario = try Scenario(decoding: Array(text.utf8), file: name + ".yaml")
    let run = faults.reduce(scenario.runs()[0]) { $1.applied(to: $0) }
    var checker = ExpectationChecker(run)
    let player = ScenarioPlayer(run, images: [:], measuring: FixedTextMeasurer())
    for frame in player { checker.look(at: frame) }
    checker.finish()
    let failures = checker.failures.map { shortened($0.message) }
    guard run.behaviour == .corrected, let reason = player.stopReason else { return failures }
    return failures + ["stopped: " + reason]
  }

  /// A message without the frame's number and exact time.
  private static func shortened(_ message: String) -> String {
    message.replacing(#/ \(frame [^)]*\)/#, with: "").replacing(#/^at /#, with: "")
  }
}

/// What is broken on purpose, so that a scenario meets the wrong result that its report tells of.
enum ReportFault: Sendable {
  /// A panel has other habits than its family.
  case panel(PanelEdge, @Sendable (inout RefreshPolicy) -> Void)
  /// The app does something else than the scenario says.
  case app(String, instead: String)

  func applied(to run: ScenarioRun) -> ScenarioRun {
    guard case .panel(let edge, let change) = self else { return run }
    return run.changing(edge, change)
  }

  func applied(to text: String) throws -> String {
    guard case .app(let new, let old) = self else { return text }
    guard text.contains(old) else { throw NotThere(text: old) }
    return text.replacing(old, with: new)
  }

  struct NotThere: Error {
    let text: String
  }
}
