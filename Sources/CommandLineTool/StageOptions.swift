internal import RefreshRender

/// The options by which a command line wins over what a scenario says, alike for all commands.
enum StageOptions {
  static let scale = OptionDefinition(
    "scale", value: "N", summary: "Pixels a point, 1 to 4; default: the scenario's")
  static let rate = OptionDefinition(
    "fps", value: "N", summary: "Frames a second, 1 to 240; default: the scenario's")
  static let behaviour = OptionDefinition(
    "behaviour", value: "WORD", summary: "faithful or corrected; default: the scenario's")
  static let font = OptionDefinition(
    "font", value: "FILE", summary: "Add a font file; may be given several times")

  /// What the options say.
  static func overrides(_ arguments: Arguments) throws(UsageError) -> ScenarioRun.Overrides {
    ScenarioRun.Overrides(
      scale: try arguments.integer(scale, in: 1...4),
      framesPerSecond: try arguments.integer(rate, in: 1...240),
      behaviour: try arguments.choice(behaviour, of: Behaviour.self))
  }
}
