import Testing

@testable import Motion

@Suite("Time")
struct TimeTests {
  @Test(
    "rounds seconds to the nearest tick once",
    arguments: [
      (0.0, 0), (1.0, 720_000), (0.2, 144_000), (1.0 / 3, 240_000), (1.0 / 7, 102_857),
      (-0.25, -180_000), (0.6 / 720_000, 1), (0.4 / 720_000, 0), (-0.6 / 720_000, -1),
    ] as [(Double, Int64)])
  func rounding(seconds: Double, ticks: Int64) {
    #expect(Time(seconds: seconds).ticks == ticks)
  }

  @Test("stops at the ends of its range and takes what is no number for zero")
  func hostileSeconds() {
    #expect(Time(seconds: .infinity) == .distantFuture)
    #expect(Time(seconds: 1e300) == .distantFuture)
    #expect(Time(seconds: -.infinity).ticks == .min)
    #expect(Time(seconds: -1e300).ticks == .min)
    #expect(Time(seconds: .nan) == .zero)
  }

  @Test("adds and subtracts exactly, and stops at the ends")
  func arithmetic() {
    var time = Time(seconds: 0.1)
    time += Time(seconds: 0.2)

    #expect(time == Time(seconds: 0.3))
    #expect(Time(seconds: 0.3) - Time(seconds: 0.1) == Time(seconds: 0.2))
    #expect(Time.distantFuture + Time(ticks: 1) == .distantFuture)
    #expect(Time(ticks: .min) + Time(ticks: -1) == Time(ticks: .min))
    #expect(Time.distantFuture - Time(ticks: -1) == .distantFuture)
    #expect(Time(ticks: .min) - Time(ticks: 1) == Time(ticks: .min))
  }

  @Test("gives back the seconds of every whole tick", arguments: [0, 1, 7, 102_857, 216_000, -5])
  func seconds(ticks: Int64) {
    #expect(Time(seconds: Time(ticks: ticks).seconds).ticks == ticks)
  }

  @Test("counts a second's frames exactly", arguments: [24, 25, 30, 48, 50, 60, 90, 120, 144])
  func wholeFrameRates(framesPerSecond: Int) {
    for index in 0...framesPerSecond {
      let exact = Int64(index) * (720_000 / Int64(framesPerSecond))
      #expect(Time.frame(index, framesPerSecond: framesPerSecond).ticks == exact)
    }
  }

  @Test("computes frames of other rates from the index, so they do not drift")
  func otherFrameRates() {
    #expect(Time.frame(1, framesPerSecond: 7).ticks == 102_857)
    #expect(Time.frame(2, framesPerSecond: 7).ticks == 205_714)
    #expect(Time.frame(3, framesPerSecond: 7).ticks == 308_571)
    #expect(Time.frame(7_000_000, framesPerSecond: 7) == Time(seconds: 1_000_000))
    #expect(Time.frame(-1, framesPerSecond: 7).ticks == -102_857)
    #expect(Time.frame(.max, framesPerSecond: 60) == .distantFuture)
  }

  @Test(
    "finds the display link's next tick strictly after a time",
    arguments: [
      (0, 6_000), (1, 6_000), (5_999, 6_000), (6_000, 12_000), (-1, 0), (-6_000, 0),
      (-6_001, -6_000), (.max, .max),
    ] as [(Int64, Int64)])
  func linkTick(ticks: Int64, next: Int64) {
    #expect(Time.linkTick(after: Time(ticks: ticks)).ticks == next)
  }
}
