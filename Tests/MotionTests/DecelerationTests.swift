import Testing

@testable import Motion

@Suite("Deceleration")
struct DecelerationTests {
  @Test("stands where it has ended (F7)", arguments: [Deceleration.Rate.normal, .fast])
  func end(rate: Deceleration.Rate) {
    let run = Deceleration(from: 500, velocity: -3000, rate: rate)

    #expect(run.velocity(at: run.duration - 0.0001).magnitude >= 10)
    #expect(run.velocity(at: run.duration) == 0)
    #expect(run.value(at: run.duration) == run.finalValue)
    #expect(run.value(at: 100) == run.finalValue)
  }

  @Test("does not run at all when it starts slower than that", arguments: [0.0, 10, -9.9])
  func slowStart(velocity: Double) {
    let run = Deceleration(from: 40, velocity: velocity)

    #expect(run.duration == 0)
    #expect(run.value(at: 0) == 40)
    #expect(run.target == 40)
    #expect(run.crossing(of: 41) == nil)
  }

  @Test(
    "is at an edge when it says it meets it, as fast as it says (F13)",
    arguments: [(300, -1500, 0), (100, 2000, 352), (500, -7500, 0)] as [(Double, Double, Double)])
  func crossing(from: Double, velocity: Double, edge: Double) throws {
    let run = Deceleration(from: from, velocity: velocity)

    let crossing = try #require(run.crossing(of: edge))

    #expect(agree(run.value(at: crossing.seconds), edge))
    #expect(agree(run.velocity(at: crossing.seconds), crossing.velocity))
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
