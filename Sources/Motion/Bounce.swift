/// The way of a scroll view back to its edge, after a release beyond it or when momentum runs into
/// it (F10, F13).
///
/// The displacement from the edge is `x0 * e^(-10t) + (vf / 2) * (e^(-10t) - e^(-12t))`, with the
/// visible displacement `x0` at the start and the velocity `vf` of the finger, which the rubber band
/// does not reduce. It may swing out first. It ends when it is below half a point for good, and
/// from then on stands on the edge exactly (correction to F12).
public struct Bounce: Trajectory, Hashable {
  /// The displacement in points below which a bounce ends, if it stays there (correction to F12).
  public static let endingDisplacement = 0.5

  /// The exponents of the law of F10, in 1/s.
  private static let slowDecay = 10.0
  private static let fastDecay = 12.0

  /// Bisection halves a bracket of some seconds this often, far below a tick.
  private static let halvings = 64

  /// The position of the edge, in points.
  public let edge: Double

  /// Seconds until the displacement stays below half a point; zero if it never is more.
  public let duration: Double

  /// The displacement is `slowPart * e^(-10t) - fastPart * e^(-12t)`.
  private let slowPart: Double
  private let fastPart: Double
  private let functions: MathFunctions

  /// Makes the way back to an edge.
  /// - Parameters:
  ///   - edge: The position to return to, in points.
  ///   - displacement: The visible position less the edge at the start, in points; zero for
  ///     momentum that has just reached the edge.
  ///   - fingerVelocity: The velocity of the raw position, in points a second: of the finger at
  ///     its release, or of the momentum at the edge.
  public init(to edge: Double, displacement: Double, fingerVelocity: Double) {
    self.init(
      to: edge, displacement: displacement, fingerVelocity: fingerVelocity, functions: .standard)
  }

  package init(
    to edge: Double, displacement: Double, fingerVelocity: Double, functions: MathFunctions
  ) {
    self.edge = edge
    self.functions = functions
    fastPart = fingerVelocity / (Bounce.fastDecay - Bounce.slowDecay)
    slowPart = displacement + fastPart
    duration =
      Bounce.end(slowPart: slowPart, fastPart: fastPart, functions: functions)
      .roundedToTick
  }

  /// The position in points after some seconds.
  public func value(at seconds: Double) -> Double {
    guard seconds < duration else { return edge }
    let displacement = Bounce.displacement(
      at: seconds.sinceStart, slowPart: slowPart, fastPart: fastPart, functions: functions)
    return (edge + displacement).roundedToMotionGrid
  }

  /// The velocity in points a second after some seconds.
  public func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    let slow = Bounce.slowDecay
    let fast = Bounce.fastDecay
    let time = seconds.sinceStart
    let velocity =
      fast * fastPart * functions.exp(-fast * time) - slow * slowPart * functions.exp(-slow * time)
    return velocity.roundedToMotionGrid
  }

  /// The edge.
  public var finalValue: Double { edge }

  /// The finger's velocity that a bounce in mid-flight stands for, so that another bounce goes on
  /// at its speed (F10).
  ///
  /// - Parameters:
  ///   - velocity: The visible velocity in points a second.
  ///   - displacement: The distance from the edge in points, negative above an upper edge.
  public static func fingerVelocity(
    ofVisible velocity: Double, displacement: Double
  ) -> Double {
    (velocity + slowDecay * displacement).roundedToMotionGrid
  }

  private static func displacement(
    at seconds: Double, slowPart: Double, fastPart: Double, functions: MathFunctions
  ) -> Double {
    slowPart * functions.exp(-slowDecay * seconds) - fastPart * functions.exp(-fastDecay * seconds)
  }

  /// The last time at which the displacement is half a point.
  ///
  /// The displacement turns round at most once. After that turn it only falls, so the last time is
  /// there, or, if the turn is within half a point of the edge, on the way to it.
  private static func end(
    slowPart: Double, fastPart: Double, functions: MathFunctions
  ) -> Double {
    let isOutside = { (seconds: Double) in
      displacement(at: seconds, slowPart: slowPart, fastPart: fastPart, functions: functions)
        .magnitude >= endingDisplacement
    }
    let turn = turningTime(slowPart: slowPart, fastPart: fastPart, functions: functions)
    let bound = slowPart.magnitude + fastPart.magnitude
    if isOutside(turn) {
      let certainlyInside = functions.log(bound / endingDisplacement) / slowDecay
      return lastTime(from: turn, to: max(turn, certainlyInside), where: isOutside)
    }
    return isOutside(0) ? lastTime(from: 0, to: turn, where: isOutside) : 0
  }

  /// When the displacement is furthest from the edge after the start; zero if it only falls.
  private static func turningTime(
    slowPart: Double, fastPart: Double, functions: MathFunctions
  ) -> Double {
    let ratio = fastDecay * fastPart / (slowDecay * slowPart)
    guard ratio > 1, ratio.isFinite else { return 0 }
    return functions.log(ratio) / (fastDecay - slowDecay)
  }

  /// The last time within a bracket for which a condition holds that holds at its start, does not
  /// hold at its end, and changes once.
  private static func lastTime(
    from start: Double, to end: Double, where isOutside: (Double) -> Bool
  ) -> Double {
    var outside = start
    var inside = end
    for _ in 0..<halvings {
      let middle = (outside + inside) / 2
      if isOutside(middle) { outside = middle } else { inside = middle }
    }
    return inside
  }
}
