import TestSupport
import Testing

@testable import RefreshPanels

@Suite("The panels of each family")
struct FamilySessionTests {
  @Test(
    "take 5,000 random sequences of events without a trap, an illegal change of state, or room or work left over",
    arguments: FamilyKit.all)
  func sequences(kit: FamilyKit) throws {
    for seed in SeededCases(5_000).seeds {
      try SeededSteps(seed: seed, count: 12, FamilyStep.draw).check(
        on: { FamilySession(kit) }, { try $0.act($1) }, atEnd: { try $0.rest() })
    }
  }
}
