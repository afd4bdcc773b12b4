import TestSupport
import Testing

@Suite("Seeded numbers")
struct SeededNumbersTests {
  @Test("are SplitMix64, as published")
  func splitMix() {
    var numbers = SeededNumbers(seed: 1_234_567)

    let drawn = (0..<5).map { _ in numbers.next() }

    #expect(
      drawn == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("reach both ends of a range of whole numbers and leave it nowhere")
  func wholeNumbers() {
    var numbers = SeededNumbers(seed: 3)

    let drawn = (0..<2_000).map { _ in numbers.int(in: -3...4) }

    #expect(Set(drawn) == Set(-3...4))
  }

  @Test("fill a range of numbers evenly and leave it nowhere")
  func realNumbers() {
    var numbers = SeededNumbers(seed: 4)

    let drawn = (0..<4_000).map { _ in numbers.double(in: -2...6) }

    #expect(drawn.allSatisfy { (-2...6).contains($0) })
    let counts = Dictionary(grouping: drawn) { Int(($0 + 2).rounded(.down)) }.mapValues(\.count)
    #expect(counts.count == 8 && counts.values.allSatisfy { (400...600).contains($0) })
  }

  @Test("say yes as often as they are told", arguments: [0, 0.25, 1])
  func chances(probability: Double) {
    var numbers = SeededNumbers(seed: 5)

    let share = Double((0..<4_000).count { _ in numbers.chance(probability) }) / 4_000

    #expect((share - probability).magnitude < 0.03)
  }
}
