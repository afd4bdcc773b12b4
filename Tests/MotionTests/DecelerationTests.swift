import Testing

@testable import Motion

@Suite("Deceleration")
struct DecelerationTests {
  @Test("follows the closed form (F5, F6)", arguments: DecelerationRow.all)
  func path(row: DecelerationRow) {
    #expect(agree(row.times.map { row.run.value(at: $0) }, row.positions))
    #expect(agree(row.times.map { row.run.velocity(at: $0) }, row.velocities))
  }

  @Test("stops below 10 points a second and tells a target a little further (F7, F8)")
  func end() {
    for row in DecelerationRow.all {
      #expect(agree(row.run.duration, row.duration))
      #expect(agree(row.run.finalValue, row.rest))
      #expect(agree(row.run.target, row.target))
      #expect(row.run.value(at: row.run.duration) == row.run.finalValue)
      #expect(row.run.value(at: 100) == row.run.finalValue)
      #expect(row.run.velocity(at: row.run.duration) == 0)
    }
  }

  @Test("does not run at all when it starts slower than that", arguments: [0.0, 10, -9.9])
  func slowStart(velocity: Double) {
    let run = Deceleration(from: 40, velocity: velocity)

    #expect(run.duration == 0)
    #expect(run.value(at: 0) == 40)
    #expect(run.target == 40)
    #expect(run.crossing(of: 41) == nil)
  }

  @Test("agrees with a recorded flick within a device pixel (F5, F6, F8)")
  func recordedFlick() {
    let run = Deceleration(from: 5158, velocity: 1500)
    let latency = 0.00042
    let samples: [(time: Double, offset: Double)] = [
      (0.017046, 5182.6667), (0.050401, 5229.3333), (0.100408, 5293.6667), (0.200388, 5405),
      (0.400361, 5570.3333), (0.767039, 5745), (1.267053, 5847.3333), (2.067041, 5894.6667),
      (2.516996, 5901.6667),
    ]

    for sample in samples {
      #expect(agree(run.value(at: sample.time - latency), sample.offset, within: 0.34))
    }
    #expect(agree(run.target, 5902.3333, within: 0.34))
  }

  @Test(
    "knows in closed form when it meets an edge and how fast (F13)",
    arguments: [
      (300, -1500, 0, 0.2558250945, -898.7975951904),
      (100, 2000, 352, 0.1453682757, 1494.9899799599),
      (500, -7500, 0, 0.0716328715, -6497.995991984),
    ] as [(Double, Double, Double, Double, Double)])
  func crossing(from: Double, velocity: Double, edge: Double, seconds: Double, speed: Double)
    throws
  {
    let run = Deceleration(from: from, velocity: velocity)

    let crossing = try #require(run.crossing(of: edge))

    #expect(agree(crossing.seconds, seconds))
    #expect(agree(crossing.velocity, speed))
    // Half a step of the motion grid, as a time, at up to 6,500 points a second.
    #expect(agree(run.value(at: crossing.seconds), edge, within: 0.004))
  }

  @Test("meets an edge it starts on at once")
  func crossingAtStart() throws {
    let crossing = try #require(Deceleration(from: 0, velocity: -800).crossing(of: 0))

    #expect(crossing.seconds == 0)
    #expect(crossing.velocity == -800)
  }

  @Test("meets no edge that it does not reach or leaves behind")
  func noCrossing() {
    let run = Deceleration(from: 50, velocity: 300)

    #expect(run.crossing(of: 352) == nil)
    #expect(run.crossing(of: 0) == nil)
    #expect(run.crossing(of: .nan) == nil)
  }

  @Test("takes any start velocity without trapping", arguments: [1e300, .infinity, .nan])
  func hostileVelocity(velocity: Double) {
    let run = Deceleration(from: 0, velocity: velocity)

    #expect(run.duration >= 0)
    _ = run.value(at: 1)
    _ = run.crossing(of: 100)
  }
}
