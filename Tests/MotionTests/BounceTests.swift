import Testing

@testable import Motion

@Suite("Bounce")
struct BounceTests {
  @Test(
    "ends when it is within half a point for good, and stands on the edge (correction to F12)",
    arguments: [(-79, -1750), (180, 500), (-133, 400), (20, 1200), (0, -900)]
      as [(Double, Double)])
  func end(displacement: Double, fingerVelocity: Double) {
    let bounce = Bounce(to: 352, displacement: displacement, fingerVelocity: fingerVelocity)

    #expect((bounce.value(at: bounce.duration - 0.0001) - 352).magnitude >= 0.5)
    #expect(bounce.value(at: bounce.duration) == 352)
    #expect(bounce.velocity(at: bounce.duration) == 0)
    #expect(bounce.finalValue == 352)
  }

  @Test("leaves at full speed and without a slow start when the finger stood (F11)")
  func standingRelease() {
    let bounce = Bounce(to: 0, displacement: -90, fingerVelocity: 0)

    let seen = [0.05, 0.1, 0.2, 0.3].map { (bounce.value(at: $0) * 10).rounded() / 10 }

    #expect(seen == [-54.6, -33.1, -12.2, -4.5])
    #expect(bounce.velocity(at: 0) == 900)
  }

  @Test("is over at once when it never leaves the last half point", arguments: [0.0, 10, -14.9])
  func tooSmall(fingerVelocity: Double) {
    let bounce = Bounce(to: 70, displacement: 0, fingerVelocity: fingerVelocity)

    #expect(bounce.duration == 0)
    #expect(bounce.value(at: 0) == 70)
  }

  @Test("does not end while it crosses the edge on its way to a swing beyond")
  func swingBeyond() {
    let bounce = Bounce(to: 0, displacement: -20, fingerVelocity: 1200)

    let crossesAt = 0.0166
    #expect(bounce.value(at: 0.01) < 0)
    #expect(bounce.value(at: 0.05) > 5)
    #expect(bounce.duration > crossesAt * 10)
  }

  @Test("ends before a swing beyond that stays within half a point")
  func smallSwingBeyond() {
    // From -133 with 400 pt/s inwards the path passes the edge by 0.02 at most.
    let bounce = Bounce(to: 0, displacement: -133, fingerVelocity: 400)

    #expect(agree(bounce.duration, 0.3899534718))
  }

  @Test(
    "takes any start without trapping",
    arguments: [
      (1e300, 0), (0, 1e300), (1e-300, -1e300), (500, -1000), (.infinity, 0), (.nan, 1),
    ] as [(Double, Double)])
  func hostileStart(displacement: Double, fingerVelocity: Double) {
    let bounce = Bounce(to: 10, displacement: displacement, fingerVelocity: fingerVelocity)

    #expect(bounce.duration >= 0)
    #expect(bounce.value(at: bounce.duration) == 10)
  }
}
