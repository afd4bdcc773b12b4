extension Spring {
  /// The least damping ratio that is fitted to a duration; lower ones count as this.
  public static let leastDampingRatio = 0.01

  /// The shortest time that a spring is fitted to, in seconds; shorter ones count as this.
  public static let leastDuration = 0.001

  /// The least bounce that a spring is made of; at -1 it would never arrive.
  public static let leastBounce = -0.999

  /// Makes the spring of `animate(withDuration:delay:usingSpringWithDamping:…)` (F33).
  ///
  /// The animation ends at `duration`, when the spring has a thousandth of the way left.
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot, less does; 0.01 to 1, values outside count as the
  ///     nearer end.
  ///   - duration: In seconds, at least `leastDuration`.
  ///   - initialVelocity: In whole distances a second.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    self.init(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity,
      functions: .standard)
  }

  package init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0, functions: MathFunctions
  ) {
    let ratio = min(1, max(Spring.leastDampingRatio, dampingRatio))
    let duration = max(Spring.leastDuration, duration)
    let fit = SpringFit(
      dampingRatio: ratio, startDistance: initialVelocity * duration, functions: functions)
    let frequency = fit.decay / (ratio * duration)
    let stiffness = (frequency * frequency).roundedToMotionGrid
    self.init(
      stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(),
      initialVelocity: initialVelocity, functions: functions)
  }

  /// Makes the spring of a perceptual duration in seconds and a bounce (F33).
  ///
  /// A bounce of 0 does not overshoot, up to 1 it does more and more; below 0, down to
  /// `leastBounce`, it creeps. The duration is at least `leastDuration`.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(
      perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: initialVelocity,
      functions: .standard)
  }

  package init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0,
    functions: MathFunctions
  ) {
    let frequency = 2 * .pi / max(Spring.leastDuration, perceptualDuration)
    let bounce = min(1, max(Spring.leastBounce, bounce))
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true, functions: functions)
  }
}

/// Finds how fast a spring must decay to have a thousandth of its way left when it ends (F33).
///
/// Everything is counted in durations: the unknown is `decay`, the damping ratio times the natural
/// frequency times the duration.
struct SpringFit {
  /// Bisection halves the bracket this often, down to the last places.
  private static let halvings = 64

  /// The damping ratio, above 0 and at most 1.
  let dampingRatio: Double

  /// The share of the way that the start velocity alone would cover in the duration.
  let startDistance: Double

  let functions: MathFunctions

  /// The greatest decay for which the rest is a thousandth.
  ///
  /// With a start velocity towards the target the rest first falls to zero, rises to a peak and
  /// falls again. A peak that is too low leaves the solution on the first fall.
  var decay: Double {
    let peak = self.peak
    let isBeyondPeak = rest(peak) >= Spring.settledDisplacement
    var enough = isBeyondPeak ? peak : 0
    var tooMuch = isBeyondPeak ? startDistance.magnitude + 20 : zero
    for _ in 0..<SpringFit.halvings {
      let middle = (enough + tooMuch) / 2
      if rest(middle) >= Spring.settledDisplacement { enough = middle } else { tooMuch = middle }
    }
    return tooMuch
  }

  private var isCritical: Bool { dampingRatio >= 1 - Spring.criticalTolerance }

  /// What is left of the way at the end, for one decay.
  private func rest(_ decay: Double) -> Double {
    let fade = functions.exp(-decay)
    guard !isCritical else { return (fade * (decay - startDistance + 1)).magnitude }
    let sinePart = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
    // No decay at all leaves the whole way, and more with a velocity.
    return decay == 0 ? .infinity : (fade * sinePart * (1 - startDistance / decay)).magnitude
  }

  /// The decay for which the rest is zero.
  private var zero: Double { isCritical ? startDistance - 1 : startDistance }

  /// The decay for which the rest is greatest beyond its zero; the start if there is no zero.
  private var peak: Double {
    guard startDistance > 0 else { return 0 }
    guard !isCritical else { return startDistance }
    return (startDistance + (startDistance * (startDistance + 4)).squareRoot()) / 2
  }
}
