/// The run-out of a scroll view after the finger has left it inside its range (F5 to F9).
///
/// The velocity decays exponentially, and the run ends as soon as it is below 10 points a second.
public struct Deceleration: Trajectory, Hashable {
  /// How much of its velocity a scroll view keeps each millisecond (F5).
  public enum Rate: Double, Sendable {
    /// UIKit's `normal`, 0.998.
    case normal = 0.998
    /// UIKit's `fast`, 0.99; its path is extrapolated from the other one (F9, low confidence).
    case fast = 0.99
  }

  /// The instant at which a run passes a position, and the velocity it has there (F13).
  public struct Crossing: Hashable, Sendable {
    /// Seconds since the run began, on a grid of 2^-40 s.
    public let seconds: Double
    /// Points a second.
    public let velocity: Double
  }

  /// The speed in points a second below which a run ends (F7).
  public static let stoppingSpeed = 10.0

  /// Where the run begins, in points.
  public let startPosition: Double

  /// The velocity with which it begins, in points a second.
  public let startVelocity: Double

  /// The share of velocity kept each millisecond.
  public let rate: Rate

  /// Seconds until the speed is down to 10 points a second (F7); zero for a slower start.
  public let duration: Double

  private let decay: Double
  private let functions: MathFunctions

  /// Makes the run that begins at a position in points with a velocity in points a second.
  public init(from position: Double, velocity: Double, rate: Rate = .normal) {
    self.init(from: position, velocity: velocity, rate: rate, functions: .standard)
  }

  package init(
    from position: Double, velocity: Double, rate: Rate = .normal, functions: MathFunctions
  ) {
    startPosition = position
    startVelocity = velocity
    self.rate = rate
    self.functions = functions
    decay = -1000 * functions.log(rate.rawValue)
    let speed = velocity.magnitude
    duration =
      speed > Deceleration.stoppingSpeed
      ? (functions.log(speed / Deceleration.stoppingSpeed) / decay).roundedToTick : 0
  }

  /// The position in points after some seconds (F6).
  public func value(at seconds: Double) -> Double {
    guard seconds < duration else { return finalValue }
    let spent = 1 - functions.exp(-decay * seconds.sinceStart)
    return (startPosition + startVelocity * reach * spent).roundedToMotionGrid
  }

  /// The velocity in points a second after some seconds (F5).
  public func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    return (startVelocity * functions.exp(-decay * seconds.sinceStart)).roundedToMotionGrid
  }

  /// Where the run ends, in points.
  public var finalValue: Double { (startPosition + usedVelocity * reach).roundedToMotionGrid }

  /// The target UIKit reports when the finger lifts, in points (F8); the run ends a little before.
  public var target: Double { (startPosition + usedVelocity / decay).roundedToMotionGrid }

  /// When the run passes a position, in closed form; nil if it ends before or runs the other way.
  public func crossing(of position: Double) -> Crossing? {
    let distance = position - startPosition
    let speedLeft = startVelocity - distance / reach
    guard duration > 0, distance * startVelocity >= 0,
      speedLeft * startVelocity > 0, speedLeft.magnitude >= Deceleration.stoppingSpeed
    else { return nil }
    let seconds = functions.log(startVelocity / speedLeft) / decay
    return Crossing(
      seconds: seconds.roundedToInstantGrid, velocity: speedLeft.roundedToMotionGrid)
  }

  /// The distance in points gone for each point a second of velocity spent: 0.499 s for the normal
  /// rate (F6), the sum over whole milliseconds and not the integral.
  private var reach: Double { rate.rawValue / (1 - rate.rawValue) / 1000 }

  /// The velocity spent until the run ends.
  private var usedVelocity: Double {
    guard startVelocity.magnitude > Deceleration.stoppingSpeed else { return 0 }
    return startVelocity
      - (startVelocity < 0 ? -Deceleration.stoppingSpeed : Deceleration.stoppingSpeed)
  }
}
