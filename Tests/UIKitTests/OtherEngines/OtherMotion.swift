import Foundation

/// How another engine moves, by its published formula: told beside UIKit's numbers so that nothing
/// of it creeps in here.
struct OtherMotion: Sendable {
  /// The position in points some seconds after the start.
  var position: @Sendable (Double) -> Double
}

extension OtherMotion {
  /// From when on a motion counts as over, in seconds.
  private static let end = 10.0

  /// The least difference that is seen: a device pixel of a screen of three pixels a point.
  private static let visible = 1.0 / 3

  func positions(at times: [Double]) -> [Double] { times.map(position) }

  /// Whether a motion of the engine's is seen to differ, on its way or in its end.
  func isSeenToDiffer(from engine: (Double) -> Double, at times: [Double]) -> Bool {
    (times + [Self.end]).contains { (position($0) - engine($0)).magnitude >= Self.visible }
  }

  /// A mass on a spring at a distance from its rest.
  static func spring(
    mass: Double, stiffness: Double, ratio: Double, displacement: Double, velocity: Double
  ) -> OtherMotion {
    let frequency = (stiffness / mass).squareRoot()
    guard ratio != 1 else {
      return OtherMotion { t in
        (displacement + (velocity + frequency * displacement) * t) * exp(-frequency * t)
      }
    }
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return OtherMotion { t in
        let sinePart = (velocity + decay * displacement) / swing
        return exp(-decay * t) * (displacement * cos(swing * t) + sinePart * sin(swing * t))
      }
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let slowPart = (velocity + fast * displacement) / (fast - slow)
    return OtherMotion { t in
      slowPart * exp(-slow * t) + (displacement - slowPart) * exp(-fast * t)
    }
  }

  /// A motion that goes on as another one from a time on, both as distances from their origins.
  func followed(by next: OtherMotion, from time: Double?, at origin: Double) -> OtherMotion {
    guard let time else { return self }
    return OtherMotion { t in t < time ? self.position(t) : origin + next.position(t - time) }
  }
}
