import Testing

@testable import Motion

@Suite("Springs")
struct SpringTests {
  @Test(
    "progress as Core Animation's do (F30)",
    arguments: [
      (
        Spring(), [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0],
        [
          0, 0.1044054735, 0.3402998466, 0.8494256349, 1.1243547674, 1.0745905666, 0.9741517077,
          1.0021701167,
        ]
      ),
      (
        Spring(damping: 5), [0.05, 0.1, 0.2, 0.5, 1.0, 2.0],
        [0.1128632806, 0.3929451508, 1.0706445509, 1.0365507874, 1.0847759623, 0.9932797875]
      ),
      (
        Spring(damping: 20), [0.05, 0.1, 0.2, 0.5],
        [0.0902040104, 0.2642411177, 0.5939941503, 0.959572318]
      ),
      (
        Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 3),
        [0.05, 0.1, 0.2, 0.5, 1.0],
        [0.2658639834, 0.6371051027, 1.1753073976, 0.9462310103, 0.9999469357]
      ),
      (Spring(initialVelocity: 5), [0.05], [0.2930780752]),
    ] as [(Spring, [Double], [Double])])
  func progress(spring: Spring, times: [Double], expected: [Double]) {
    #expect(agree(times.map { spring.value(at: $0) }, expected))
  }

  @Test("count damping above the critical one as critical unless told otherwise (F32)")
  func overdamping() {
    let critical = Spring(damping: 20)
    let damped = Spring(damping: 30)
    let creeping = Spring(damping: 30, allowsOverdamping: true)

    #expect(damped.value(at: 0.05) == critical.value(at: 0.05))
    #expect(creeping.value(at: 0.3) < critical.value(at: 0.3))
    // Ratio 1.25: half a distance of 500 in Flutter's spring test, floors 445, 495, 499.
    let flutter = Spring(stiffness: 100, damping: 25, allowsOverdamping: true)
    #expect(
      agree([0.5, 1].map { 500 * flutter.progress(at: $0) }, [445.284234239, 495.5080356775]))
  }

  @Test(
    "settle when Core Animation says they do (F31)",
    arguments: [
      (Spring(), 1.4727003346780927), (Spring(damping: 5), 2.8549746099),
      (Spring(stiffness: 300, damping: 20), 0.7442555275721707),
      (Spring(initialVelocity: 5), 1.3815510558), (Spring(damping: 20), 1.0),
      (Spring(stiffness: 25, damping: 10), 1.9),
      (Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 3), 1.4144649454),
      (Spring(perceptualDuration: 0.5, bounce: 0), 0.8),
      (Spring(perceptualDuration: 0.5, bounce: 0.3), 0.8629552831744205),
      (Spring(perceptualDuration: 0.5, bounce: -0.3), 1.1),
    ])
  func settling(spring: Spring, seconds: Double) {
    // The measurements have ten decimals.
    #expect(agree(spring.settlingDuration, seconds, within: 1e-10))
    #expect(agree(spring.duration, seconds))
    #expect(Time(seconds: spring.duration).seconds == spring.duration)
    #expect(spring.value(at: spring.duration) == 1)
    #expect(spring.velocity(at: spring.duration) == 0)
  }

  @Test("never settle without damping, or when far too slow")
  func endless() {
    #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
    #expect(Spring(stiffness: 1e-9, damping: 1).settlingDuration > 1e30)
    #expect(Spring(damping: 0).duration == Time.distantFuture.seconds)
  }

  @Test("take constants that make no sense for the defaults")
  func hostileConstants() {
    let spring = Spring(mass: -1, stiffness: .nan, damping: -3)

    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 0)
  }

  @Test(
    "fit a duration as block animations do (F33)",
    arguments: [
      (0.35, 1.0, 0, 286.4094280253), (0.6, 0.8, 0, 190.2142763013), (0.1, 1, 0, 2125.3901201258),
      (0.8, 1, 0, 80.897372935), (0.5, 0.3, 0, 1796.8833510181), (1, 1, 0, 85.2559244271),
      (0.5, 1, 1, 152.8684129464), (0.5, 1, 0, 161.7195015916), (0.99, 1, 0, 80.0251819291),
      (0.5, 2, 0, 40.4298753979), (1, 1, 1, 83.1380419943), (0.5, 1, 0.25, 159.672336825),
    ] as [(Double, Double, Double, Double)])
  func fitting(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)

    #expect(agree(spring.stiffness, stiffness))
    #expect(agree(spring.damping, 2 * ratio * stiffness.squareRoot()))
    #expect(spring.mass == 1)
  }

  @Test(
    "fit any duration and velocity without trapping",
    arguments: [(0, 0, 0), (2, -1, 50), (0.5, 1, 1e6), (1, 1, 30), (.nan, .nan, 0), (1, 1, -40)]
      as [(Double, Double, Double)])
  func hostileFit(ratio: Double, duration: Double, velocity: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)

    #expect(spring.stiffness > 0)
    #expect(spring.stiffness.isFinite)
  }

  @Test(
    "have a perceptual duration and a bounce (F33)",
    arguments: [(0, 25.1327412287), (0.3, 17.5929188601), (-0.3, 35.903916041)]
      as [(Double, Double)])
  func perceptual(bounce: Double, damping: Double) {
    let spring = Spring(perceptualDuration: 0.5, bounce: bounce)

    #expect(agree(spring.stiffness, 157.9136704174))
    #expect(agree(spring.damping, damping))
  }

  @Test("move as recorded frames show (F33)")
  func recordedMove() {
    let curve = AnimationTiming.spring(0.8, dampingRatio: 0.6).curve
    let samples: [(seconds: Double, x: Double)] = [
      (0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150),
    ]

    for sample in samples {
      let x = 50 + 100 * curve.progress(at: sample.seconds / 0.8, duration: 0.8)
      #expect(agree(x, sample.x, within: 0.25))
    }
  }

  @Test("have left 0.179 of a row deletion after 0.15 s, as recorded")
  func recordedRowDeletion() {
    let spring = Spring(stiffness: 438.649, damping: 41.888)

    #expect(agree(1 - spring.value(at: 0.15), 0.179, within: 0.002))
  }

  @Test(
    "have the velocity that their path has",
    arguments: [
      Spring(), Spring(damping: 20, initialVelocity: 4),
      Spring(damping: 35, initialVelocity: -2, allowsOverdamping: true),
    ])
  func velocity(spring: Spring) {
    let step = 1e-5
    for seconds in [0.02, 0.1, 0.33] {
      let slope =
        (spring.progress(at: seconds + step) - spring.progress(at: seconds - step)) / (2 * step)
      // The second-order error of the slope over this step.
      #expect(agree(spring.velocity(at: seconds), slope, within: 1e-5))
    }
  }
}
