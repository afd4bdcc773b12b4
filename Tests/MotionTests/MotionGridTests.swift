import Testing

@testable import Motion

@Suite("The motion grid")
struct MotionGridTests {
  @Test(
    "rounds to the nearest multiple of 2^-20",
    arguments: [
      (0.0, 0.0), (1, 1), (0x1p-20, 0x1p-20), (0x1.8p-20, 0x1p-19), (0x1.7p-20, 0x1p-20),
      (-0x1.8p-20, -0x1p-19), (123.4, 129_394_278 * 0x1p-20), (0x1p40 + 0.3, 0x1p40 + 0.3),
    ] as [(Double, Double)])
  func rounding(value: Double, rounded: Double) {
    #expect(value.roundedToMotionGrid == rounded)
  }

  @Test("gives zero without a sign and leaves what is no number alone")
  func specialValues() {
    #expect((-1e-9).roundedToMotionGrid.sign == .plus)
    #expect((-0.0).roundedToMotionGrid.sign == .plus)
    #expect(Double.nan.roundedToMotionGrid.isNaN)
    #expect(Double.infinity.roundedToMotionGrid == .infinity)
  }

  @Test("hides a last place in exp, sin, cos and log", arguments: [-1, 1, 2])
  func lastPlaces(shift: Int) {
    let standard = Self.values(with: .standard)
    let shifted = Self.values(with: MathFunctions(lastPlaceShift: shift))

    #expect(standard.unrounded != shifted.unrounded)
    #expect(standard.rounded == shifted.rounded)
  }

  /// What motions give at 50 instants, rounded as they leave and straight from a function.
  private static func values(
    with functions: MathFunctions
  ) -> (rounded: [Double], unrounded: [Double]) {
    let motions: [any Trajectory] = [
      Deceleration(from: 12.3, velocity: 1_500, functions: functions),
      Deceleration(from: 5_158, velocity: -3_000, rate: .fast, functions: functions),
      Bounce(to: 352, displacement: -79, fingerVelocity: -1_750, functions: functions),
      Bounce(to: 0, displacement: 0, fingerVelocity: 3_005, functions: functions),
      CosineScroll(from: 40.5, to: -70, functions: functions),
      Spring(functions: functions),
      Spring(damping: 20, functions: functions),
      Spring(damping: 35, allowsOverdamping: true, functions: functions),
      Spring(dampingRatio: 0.6, duration: 0.8, initialVelocity: 1, functions: functions),
    ]
    let instants = (0..<50).map { Double($0) / 60 }
    let rounded = motions.flatMap { motion in
      [motion.duration, motion.finalValue]
        + instants.flatMap { [motion.value(at: $0), motion.velocity(at: $0)] }
    }
    let crossing = Deceleration(from: 300, velocity: -1_500, functions: functions).crossing(of: 0)
    let spring = Spring(functions: functions)
    return (
      rounded + [crossing?.seconds ?? .nan, crossing?.velocity ?? .nan],
      instants.map { spring.progress(at: $0) }
    )
  }

  @Test("gives the same value at a third of a second whatever the frame rate")
  func frameRates() {
    let motions: [any Trajectory] = [
      Deceleration(from: 0, velocity: 750),
      Bounce(to: 0, displacement: -120, fingerVelocity: -800),
      CosineScroll(from: 0, to: 400),
      Spring(),
    ]

    for motion in motions {
      let values = [24, 30, 60, 90, 120].map { rate in
        let instants = (0...(rate / 3)).map { Time.frame($0, framesPerSecond: rate) }
        return instants.map { motion.value(at: $0.seconds) }.last
      }
      #expect(Set(values).count == 1)
    }
  }
}
