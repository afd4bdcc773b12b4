import Testing

@testable import Motion

@Suite("Bounce")
struct BounceTests {
  @Test("follows the closed form until it ends (F10)", arguments: BounceRow.all)
  func path(row: BounceRow) {
    let bounce = Bounce(
      to: 352, displacement: row.displacement, fingerVelocity: row.fingerVelocity)
    let running = row.times.filter { $0 < row.duration }.count

    let times = row.times.prefix(running)
    #expect(
      agree(times.map { bounce.value(at: $0) - 352 }, Array(row.displacements.prefix(running))))
    #expect(agree(times.map { bounce.velocity(at: $0) }, Array(row.velocities.prefix(running))))
  }

  @Test(
    "ends when it is within half a point for good (correction to F12)", arguments: BounceRow.all)
  func end(row: BounceRow) {
    let bounce = Bounce(
      to: 352, displacement: row.displacement, fingerVelocity: row.fingerVelocity)

    #expect(agree(bounce.duration, row.duration))
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

  @Test(
    "takes over momentum at the edge and overshoots by 0.03349 s of it (F13)",
    arguments: [
      (-898.7975951904, -30.1005496074, 0.648148185),
      (1494.9899799599, 50.0669119446, 0.7028583918),
      (-6497.995991984, -217.6165710193, 0.8581110398),
    ])
  func handOver(velocity: Double, peak: Double, duration: Double) {
    let bounce = Bounce(to: 0, displacement: 0, fingerVelocity: velocity)

    // The peak lies within a microsecond of 91.16 ms, where the path is flat.
    #expect(agree(bounce.value(at: 0.0911607784), peak, within: 2e-6))
    #expect(agree(bounce.velocity(at: 0.0911607784), 0, within: 1e-4))
    #expect(agree(bounce.duration, duration))
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

  @Test("agrees with a recorded release within a device pixel (F10, F12)")
  func recordedRelease() {
    let bounce = Bounce(to: 0, displacement: -79, fingerVelocity: -1750)
    let latency = 0.00103
    let samples: [(time: Double, offset: Double)] = [
      (0.015777, -90), (0.032593, -96.6667), (0.049111, -98.3333), (0.082364, -93.3333),
      (0.149006, -69), (0.21569, -45), (0.282339, -27.3333), (0.382381, -12),
      (0.499064, -4.3333), (0.649302, -1), (0.74923, 0),
    ]

    for sample in samples {
      #expect(agree(bounce.value(at: sample.time - latency), sample.offset, within: 0.34))
    }
  }

  @Test("starts with the finger's velocity after standing still (correction to F9.1)")
  func recordedHeldRelease() {
    let bounce = Bounce(to: 0, displacement: -235, fingerVelocity: -625)
    let latency = 0.0008
    let samples: [(time: Double, offset: Double)] = [
      (0.00763, -223.3333), (0.04097, -173.3333), (0.10763, -101.3333), (0.20763, -43),
      (0.30762, -17.6667), (0.40761, -7), (0.64095, -0.6667), (0.69103, 0),
    ]

    for sample in samples {
      #expect(agree(bounce.value(at: sample.time - latency), sample.offset, within: 0.7))
    }
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
