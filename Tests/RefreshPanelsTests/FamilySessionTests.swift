import TestSupport
import Testing

@testable import RefreshPanels

@Suite("The panels of each family")
struct FamilySessionTests {
  @Test(
    "take 10,000 random sequences of events without a trap, an illegal change of state, or room or work left over",
    arguments: FamilyKit.all)
  func sequences(kit: FamilyKit) throws {
    // The kinds of footer that a family has share its 10,000.
    let kinds = FamilyKit.all.count { $0.name == kit.name }
    for seed in SeededCases(10_000 / kinds).seeds {
      try SeededSteps(seed: seed, count: 12, FamilyStep.draw).check(
        on: { FamilySession(kit) }, { try $0.act($1) }, atEnd: { try $0.rest() })
    }
  }
}
