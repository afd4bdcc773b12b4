import Foundation
import Motion
import Testing

@testable import Scenarios

@Suite("A finger's path")
struct TouchPathTests {
  private let path = TouchPath(
    path: FingerPath(
      from: CGPoint(x: 0, y: 100), to: CGPoint(x: 50, y: 0), over: Time(seconds: 0.02)),
    start: Time(seconds: 1))

  @Test("is sampled 120 times a second, with its end")
  func isSampled() {
    var samples: [Time] = []
    var next = path.sample(after: Time(seconds: 1))
    while let sample = next {
      samples.append(sample)
      next = path.sample(after: sample)
    }

    #expect(samples.map { $0.ticks - 720_000 } == [6_000, 12_000, 14_400])
  }

  @Test("moves evenly and stays at its end")
  func movesEvenly() {
    #expect(path.location(at: Time(seconds: 1.005)) == CGPoint(x: 12.5, y: 75))
    #expect(path.location(at: Time(seconds: 1.02)) == CGPoint(x: 50, y: 0))
    #expect(path.location(at: Time(seconds: 9)) == CGPoint(x: 50, y: 0))
  }
}
