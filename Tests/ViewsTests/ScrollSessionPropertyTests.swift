import TestSupport
import Testing

@Suite("A list to which anything is done")
struct ScrollSessionPropertyTests {
  @Test("keeps what must hold through 10,000 steps", arguments: SeededCases(4).seeds)
  func steps(seed: UInt64) throws {
    try SeededSteps(seed: seed, count: 10_000, ScrollStep.draw)
      .check(on: ScrollSession.init) { try $0.act($1) }
  }
}
