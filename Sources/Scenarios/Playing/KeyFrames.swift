internal import Motion
internal import RefreshPanels

/// Finds the frames that a person looks at: the first, the last, the first of every panel state, and
/// those that the scenario names.
public struct KeyFrames: Sendable {
  private var wanted: [Capture.KeyFrame]
  private var seen: Set<String> = []

  /// Makes a finder for a run.
  public init(_ run: ScenarioRun) {
    wanted = run.scenario.capture.keyFrames
  }

  /// The names of a frame, such as `header-armed`; empty when it is no key frame.
  ///
  /// Frames must be given in order.
  public mutating func names(of frame: Frame) -> [String] {
    var names = wanted.filter { $0.time <= frame.time }.map(\.name)
    wanted.removeAll { $0.time <= frame.time }
    if frame.index == 0 { names.append("start") }
    for side in PanelSide.allCases {
      guard let panel = frame.facts.panel(side) else { continue }
      let name = "\(side.rawValue)-\(panel.state.rawValue)"
      if seen.insert(name).inserted, frame.index > 0 { names.append(name) }
    }
    return names
  }
}
