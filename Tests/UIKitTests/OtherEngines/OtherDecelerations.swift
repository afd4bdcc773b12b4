import Foundation

/// Momentum as other engines have it.
struct OtherDeceleration: Sendable {
  var motion: OtherMotion
  /// Points a second some seconds after the start.
  var velocity: @Sendable (Double) -> Double
  /// Where it would come to rest.
  var destination: Double
  /// When it passes a position; nil if it never does.
  var crossing: @Sendable (Double) -> Double?
}

extension OtherDeceleration {
  /// ScrollMechanics: the integral of a velocity that keeps a rate each millisecond.
  static func scrollMechanics(from x: Double, velocity: Double, rate: Double) -> OtherDeceleration {
    exponential(from: x, velocity: velocity, decay: -1000 * log(rate))
  }

  /// Flutter: a drag that keeps a share of the velocity each second.
  static func flutter(from x: Double, velocity: Double, drag: Double = 0.135) -> OtherDeceleration {
    exponential(from: x, velocity: velocity, decay: -log(drag))
  }

  /// React Native: the rate's complement taken for the exponent.
  static func reactNative(from x: Double, velocity: Double, rate: Double) -> OtherDeceleration {
    exponential(from: x, velocity: velocity, decay: 1000 * (1 - rate))
  }

  /// Popmotion: a share of the velocity as distance, covered with a time constant in seconds.
  static func popmotion(
    from x: Double, velocity: Double, power: Double, timeConstant: Double
  ) -> OtherDeceleration {
    exponential(from: x, velocity: velocity * power / timeConstant, decay: 1 / timeConstant)
  }

  /// Seconds until ScrollMechanics is within a distance of its destination.
  static func scrollMechanicsDuration(velocity: Double, rate: Double, threshold: Double) -> Double {
    let decay = -1000 * log(rate)
    return log(velocity.magnitude / (decay * threshold)) / decay
  }

  /// The projection shown at WWDC 2018: where a gesture is heading.
  static func projection(from x: Double, velocity: Double, rate: Double) -> Double {
    x + velocity / 1000 * rate / (1 - rate)
  }

  private static func exponential(
    from x: Double, velocity: Double, decay: Double
  ) -> OtherDeceleration {
    OtherDeceleration(
      motion: OtherMotion { x + velocity / decay * (1 - exp(-decay * $0)) },
      velocity: { velocity * exp(-decay * $0) },
      destination: x + velocity / decay,
      crossing: { position in
        let left = 1 - (position - x) * decay / velocity
        return left > 0 ? -log(left) / decay : nil
      })
  }
}
