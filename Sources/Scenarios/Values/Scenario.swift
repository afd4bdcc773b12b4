/// One scenario file as a value: what is on stage, what happens and when, what must hold.
///
/// Geometry is in points in window coordinates, y down; times count from 0 on the virtual clock.
/// Read one with `Scenario(contentsOf:)`, which reports every problem of a file at once.
public struct Scenario: Equatable, Sendable {
  /// What the scenario shows, in the author's words, for reports.
  public internal(set) var title: String?

  package var stage: Stage
  package var list: ListDescription

  /// The panels of the list, or nil when the file names none.
  package var panels: PanelsDescription?

  package var data: DataDescription

  /// What happens, in order of time; repeated groups are written out.
  package var events: [ScenarioEvent]

  package var capture: Capture

  /// The runs of this scenario, at least one.
  package var variants: [Variant]

  package var expectations: [Expectation]
}
