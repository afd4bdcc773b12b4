import Testing

@testable import Motion

@Suite("Springs")
struct SpringTests {
  @Test(
    "stand at the target when they have settled (F31)",
    arguments: [
      Spring(), Spring(damping: 5), Spring(damping: 20),
      Spring(perceptualDuration: 0.5, bounce: -0.3),
    ])
  func settling(spring: Spring) {
    #expect(agree(spring.duration, spring.settlingDuration))
    #expect(Time(seconds: spring.duration).seconds == spring.duration)
    #expect(spring.value(at: spring.duration) == 1)
    #expect(spring.velocity(at: spring.duration) == 0)
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
    "fit any duration and velocity without trapping",
    arguments: [(0, 0, 0), (2, -1, 50), (0.5, 1, 1e6), (1, 1, 30), (.nan, .nan, 0), (1, 1, -40)]
      as [(Double, Double, Double)])
  func hostileFit(ratio: Double, duration: Double, velocity: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)

    #expect(spring.stiffness > 0)
    #expect(spring.stiffness.isFinite)
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
