import Foundation

/// The way back from an overscroll as other engines have it, as a distance from the edge.
enum OtherBounce {
  /// ScrollMechanics: a critically damped spring that keeps the finger's velocity.
  static func scrollMechanics(from x: Double, velocity: Double) -> OtherMotion {
    .spring(mass: 1, stiffness: 100, ratio: 1, displacement: x, velocity: velocity)
  }

  /// Seconds until ScrollMechanics is under half a pixel at some pixels a point.
  static func scrollMechanicsDuration(from x: Double, velocity: Double, scale: Double) -> Double {
    let (decay, threshold) = (10.0, 0.5 / scale)
    let slope = (velocity + decay * x).magnitude
    return max(
      log(2 * x.magnitude / threshold) / decay,
      2 / decay * log(4 * slope / (M_E * decay * threshold)))
  }

  /// Flutter: an overdamped spring.
  static func flutter(
    from x: Double, velocity: Double, mass: Double = 0.5, stiffness: Double = 100
  ) -> OtherMotion {
    .spring(mass: mass, stiffness: stiffness, ratio: 1.1, displacement: x, velocity: velocity)
  }

  /// WebKit of 2011 and Chromium.
  static func chromium(from x: Double, velocity: Double) -> OtherMotion {
    OtherMotion { t in (x + 0.31 * velocity * t) * exp(-12.5 * t) }
  }

  /// Popmotion: a spring that rings.
  static func popmotion(from x: Double, velocity: Double) -> OtherMotion {
    let (stiffness, damping) = (500.0, 10.0)
    return .spring(
      mass: 1, stiffness: stiffness, ratio: damping / (2 * stiffness.squareRoot()),
      displacement: x, velocity: velocity)
  }

  /// A fling of ScrollMechanics into an edge, and when it meets it.
  static func scrollMechanicsFling(
    from x: Double, velocity: Double, edge: Double
  ) -> (motion: OtherMotion, edgeTime: Double?) {
    let momentum = OtherDeceleration.scrollMechanics(from: x, velocity: velocity, rate: 0.998)
    let time = momentum.crossing(edge)
    let bounce = scrollMechanics(from: 0, velocity: momentum.velocity(time ?? 0))
    return (momentum.motion.followed(by: bounce, from: time, at: edge), time)
  }

  /// A fling of Flutter into an edge, and when it meets it; the velocity handed over is at most
  /// 5000 downwards.
  static func flutterFling(
    from x: Double, velocity: Double, edge: Double, mass: Double = 0.5, stiffness: Double = 100
  ) -> (motion: OtherMotion, edgeTime: Double?) {
    let momentum = OtherDeceleration.flutter(from: x, velocity: velocity)
    let time = momentum.crossing(edge)
    let bounce = flutter(
      from: 0, velocity: min(5000, momentum.velocity(time ?? 0)), mass: mass,
      stiffness: stiffness)
    return (momentum.motion.followed(by: bounce, from: time, at: edge), time)
  }
}
