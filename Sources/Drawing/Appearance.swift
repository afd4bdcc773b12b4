/// Which of its two looks the interface has.
public enum Appearance: String, CaseIterable, Equatable, Hashable, Sendable {
  /// Dark words on a light ground.
  case light
  /// Light words on a dark ground.
  case dark
}
