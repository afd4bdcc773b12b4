import TestSupport
import Testing

@testable import RefreshPanels

@Suite("A list with panels to which anything is done")
struct PanelSessionPropertyTests {
  @Test(
    "keeps what must hold through 10,000 steps (V1, V2, V3, V4, V5, V8)",
    arguments: Behaviour.allCases, SeededCases(2).seeds)
  func steps(behaviour: Behaviour, seed: UInt64) throws {
    try SeededSteps(seed: seed, count: 10_000, PanelStep.draw).check(
      on: { PanelSession(behaviour, firePoint: seed.isMultiple(of: 2) ? .hold : .release) },
      { try $0.act($1) })
  }
}
