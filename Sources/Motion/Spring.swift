/// A mass on a spring, let go at progress 0 and pulled to progress 1 (F30).
///
/// It is `CASpringAnimation`. Damping above the critical one counts as critical unless
/// `allowsOverdamping` is true (F32).
public struct Spring: Trajectory, Hashable {
  /// The mass of a spring of which nothing else is said (F30).
  public static let standardMass = 1.0
  /// Its stiffness (F30).
  public static let standardStiffness = 100.0
  /// Its damping (F30).
  public static let standardDamping = 10.0

  /// The mass on the spring, above zero.
  public let mass: Double

  /// The pull of the spring for each unit of distance, above zero.
  public let stiffness: Double

  /// The friction for each unit of velocity, zero or more; zero swings for ever.
  public let damping: Double

  /// The progress a second at the start; 1 would cover the whole distance in a second.
  public let initialVelocity: Double

  /// Whether damping above the critical one slows the spring down further.
  public let allowsOverdamping: Bool

  /// Seconds until the progress stays within a thousandth of 1: `settlingDuration` (F31).
  public private(set) var duration = 0.0

  let functions: MathFunctions

  /// Makes a spring from its physical constants.
  ///
  /// A mass or stiffness that is not above zero counts as the default, damping below zero as zero.
  public init(
    mass: Double = Spring.standardMass, stiffness: Double = Spring.standardStiffness,
    damping: Double = Spring.standardDamping, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.init(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping, functions: .standard)
  }

  package init(
    mass: Double = Spring.standardMass, stiffness: Double = Spring.standardStiffness,
    damping: Double = Spring.standardDamping, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false, functions: MathFunctions
  ) {
    self.mass = mass > 0 ? mass : Spring.standardMass
    self.stiffness = stiffness > 0 ? stiffness : Spring.standardStiffness
    self.damping = damping > 0 ? damping : 0
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    self.functions = functions
    duration = settlingDuration.roundedToTick
  }

  /// The progress after some seconds; beyond 1 while it overshoots.
  public func value(at seconds: Double) -> Double {
    guard seconds < duration else { return finalValue }
    return progress(at: seconds.sinceStart).roundedToMotionGrid
  }

  /// The progress a second after some seconds.
  public func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    return state(at: seconds.sinceStart).velocity.roundedToMotionGrid
  }

  /// The progress at the end, 1.
  public var finalValue: Double { 1 }

  /// The progress before it is rounded and without its end.
  func progress(at seconds: Double) -> Double { 1 + state(at: seconds).displacement }
}

extension Spring {
  /// How a spring swings back: the closed form differs with the damping.
  enum Course {
    case swinging(frequency: Double, decay: Double)
    case critical(decay: Double)
    case creeping(slow: Double, fast: Double)
  }

  /// Damping ratios nearer to 1 than this count as critical.
  static let criticalTolerance = 1e-9

  /// The frequency in 1/s at which the spring would swing without damping.
  var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a share of the critical one.
  var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  var course: Course {
    let ratio = dampingRatio
    let frequency = naturalFrequency
    if ratio < 1 - Spring.criticalTolerance {
      return .swinging(
        frequency: frequency * (1 - ratio * ratio).squareRoot(), decay: ratio * frequency)
    }
    guard allowsOverdamping, ratio > 1 + Spring.criticalTolerance else {
      return .critical(decay: frequency)
    }
    let spread = (ratio * ratio - 1).squareRoot()
    return .creeping(slow: frequency * (ratio - spread), fast: frequency * (ratio + spread))
  }

  /// The displacement from the target, -1 at the start, and the velocity.
  private func state(at seconds: Double) -> (displacement: Double, velocity: Double) {
    switch course {
    case .swinging(let frequency, let decay):
      let fade = functions.exp(-decay * seconds)
      let cosine = functions.cos(frequency * seconds)
      let sine = functions.sin(frequency * seconds)
      let sinePart = (initialVelocity - decay) / frequency
      return (
        fade * (sinePart * sine - cosine),
        fade * (initialVelocity * cosine + (frequency - decay * sinePart) * sine)
      )
    case .critical(let decay):
      let fade = functions.exp(-decay * seconds)
      let slope = initialVelocity - decay
      return (fade * (slope * seconds - 1), fade * (initialVelocity - decay * slope * seconds))
    case .creeping(let slow, let fast):
      let slowPart = (initialVelocity - fast) / (fast - slow) * functions.exp(-slow * seconds)
      let fastPart = (slow - initialVelocity) / (fast - slow) * functions.exp(-fast * seconds)
      return (slowPart + fastPart, -slow * slowPart - fast * fastPart)
    }
  }
}
