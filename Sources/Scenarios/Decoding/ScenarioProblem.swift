public import YAML

/// Something in a scenario file that is refused, as facts.
///
/// The facts are in `ScenarioProblem+Faults.swift`, the words in `ScenarioProblem+Words.swift`.
public struct ScenarioProblem: Error, Equatable, Sendable {
  /// The place in the file; nil when the file could not be read at all.
  public let location: SourceLocation?

  package let path: ScenarioPath
  package let kind: Kind

  init(_ kind: Kind, at location: SourceLocation?, path: ScenarioPath = .root) {
    self.kind = kind
    self.location = location
    self.path = path
  }

  /// What is wrong, by what it is wrong with.
  package enum Kind: Equatable, Sendable {
    case file(FileFault)

    /// The file is no YAML of the accepted dialect.
    case yaml(YAMLProblem)

    case key(KeyFault)
    case value(ValueFault)
    case event(EventFault)
    case limit(LimitFault)
  }
}
