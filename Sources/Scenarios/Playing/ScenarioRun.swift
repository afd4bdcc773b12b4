package import Foundation
public import RefreshPanels

/// One scenario with one variant's values applied: what a player plays.
public struct ScenarioRun: Equatable, Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The variant's name, fit for a folder; `default` when the scenario has no variants.
  public let variantName: String
  /// The stage of this run.
  package let stage: Stage
  /// Frames a second.
  package let framesPerSecond: Int
  /// What the panels do.
  package let behaviour: Behaviour
  /// Numbers and habits that panels have instead of those that the scenario gives them.
  package private(set) var policies: [PanelEdge: RefreshPolicy] = [:]

  /// Values that win over the file's, as a command line gives them.
  public struct Overrides: Equatable, Sendable {
    /// Pixels a point, 1 to 4.
    public var scale: Int?
    /// Frames a second, 1 to 240.
    public var framesPerSecond: Int?
    /// What the panels do; with `faithful` a scenario's `fireAt: hold` has no effect, which jobs
    /// refuse.
    public var behaviour: Behaviour?

    /// Makes overrides; what is nil stays as the file says.
    public init(scale: Int? = nil, framesPerSecond: Int? = nil, behaviour: Behaviour? = nil) {
      self.scale = scale
      self.framesPerSecond = framesPerSecond
      self.behaviour = behaviour
    }
  }
}

extension ScenarioRun {
  /// The same run with another habit of one panel, so that it can be seen what the habit is good
  /// for; nothing changes where there is no such panel.
  package func changing(
    _ edge: PanelEdge, _ change: (inout RefreshPolicy) -> Void
  ) -> ScenarioRun {
    guard var policy = ScenarioPanels(self, images: [:]).design(at: edge)?.policy else {
      return self
    }
    change(&policy)
    var run = self
    run.policies[edge] = policy
    return run
  }

  /// Whether the run has a panel at the right of the content.
  package var hasTrailer: Bool {
    ScenarioPanels(scenario.panels, behaviour, images: [:]).design(at: .right) != nil
  }

  /// The size of one picture for all frames, in points: the larger of each side.
  package var canvas: CGSize {
    stage.canvas(turningTo: scenario.events.orientations(until: scenario.capture.latest))
  }
}

extension Scenario {
  /// The runs of the scenario: one for each variant.
  ///
  /// Runs that an override has made alike are played once.
  public func runs(_ overrides: ScenarioRun.Overrides = .init()) -> [ScenarioRun] {
    var runs: [ScenarioRun] = []
    for variant in variants {
      var variant = variant
      if overrides.scale != nil, variant.scale != nil { variant.scale = overrides.scale }
      let run = run(variant, overrides)
      if !runs.contains(run) { runs.append(run) }
    }
    return runs
  }

  private func run(_ variant: Variant, _ overrides: ScenarioRun.Overrides) -> ScenarioRun {
    var stage = self.stage.applying(variant)
    stage.scale = overrides.scale ?? stage.scale
    return ScenarioRun(
      scenario: self, variantName: variant.name, stage: stage,
      framesPerSecond: overrides.framesPerSecond ?? capture.framesPerSecond,
      behaviour: overrides.behaviour ?? panels?.behaviour ?? .corrected)
  }
}
