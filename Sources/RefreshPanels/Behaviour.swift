/// Whether a family does what its source does, or what it should do.
public enum Behaviour: String, CaseIterable, Equatable, Sendable {
  /// Every quirk of the source.
  case faithful
  /// The recommended answers to the quirks.
  case corrected
}
