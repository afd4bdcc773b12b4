extension Spring {
  /// The displacement at which a spring counts as settled (F31).
  static let settledDisplacement = 0.001

  /// The step in which the settling of a spring that does not swing is counted up, in 1/s (F31).
  private static let stepsPerSecond = 10.0

  /// A spring that has not settled after so many steps counts as one that never does.
  private static let stepLimit = 10_000

  /// What an endless spring gives, `FLT_MAX` (F31).
  private static let endless = Double(Float.greatestFiniteMagnitude)

  /// Seconds until the spring has settled by the rules of `CASpringAnimation`, not rounded (F31).
  var settlingDuration: Double {
    switch course {
    case .swinging(_, let decay) where decay == 0:
      return Spring.endless
    case .swinging(let frequency, let decay):
      let amplitude = 1 + ((initialVelocity - decay) / frequency).magnitude
      return functions.log(amplitude / Spring.settledDisplacement) / decay
    case .critical(let decay):
      return countedSettling(decay: decay)
    case .creeping:
      // The one recording of such a spring (1.1 s for a perceptual duration of 0.5 and a bounce of
      // -0.3) is met by the critical rule at this slower decay; low confidence.
      return countedSettling(decay: naturalFrequency / dampingRatio)
    }
  }

  /// The first tenth of a second at which a critically damped spring is within a thousandth.
  private func countedSettling(decay: Double) -> Double {
    for step in 1...Spring.stepLimit {
      let seconds = Double(step) / Spring.stepsPerSecond
      let displacement =
        functions.exp(-decay * seconds) * ((initialVelocity - decay) * seconds - 1)
      if displacement.magnitude < Spring.settledDisplacement { return seconds }
    }
    return Spring.endless
  }
}
