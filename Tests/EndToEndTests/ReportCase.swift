import RefreshRender
import Testing

/// A report's scenario, the fault that the report tells of, and what the scenario says about it.
struct ReportCase: Sendable, CustomTestStringConvertible {
  /// The scenario's family and name.
  let name: String
  /// What is broken on purpose: a habit that other components have, or had when the report was made.
  let faults: [ReportFault]
  /// What the scenario then finds wrong.
  let failures: [String]

  init(_ name: String, _ faults: ReportFault..., finds failures: [String]) {
    self.name = name
    self.faults = faults
    self.failures = failures
  }

  static let all = mjRefresh + others

  var testDescription: String { name }
}
