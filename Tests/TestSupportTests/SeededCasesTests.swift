import Testing

@testable import TestSupport

@Suite("Seeded cases")
struct SeededCasesTests {
  @Test("try every seed, or the one that is asked for")
  func seeds() throws {
    #expect(SeededCases(3, environment: [:]).seeds == [1, 2, 3])
    #expect(SeededCases(3, environment: [SeededCases.variable: "77"]).seeds == [77])
    #expect(SeededCases(3, environment: [SeededCases.variable: "x"]).seeds == [1, 2, 3])
  }

  @Test("name the seed of the first case that breaks the property")
  func failure() {
    let cases = SeededCases(50, environment: [:])
    var tried = 0

    let error = #expect(throws: BrokenProperty.self) {
      try cases.check { numbers in
        tried += 1
        let number = numbers.int(in: 0...9)
        try hold(number != 7, "the number is \(number)")
      }
    }

    #expect(error?.description.hasPrefix("seed \(tried): the number is 7\n") == true)
    var numbers = SeededNumbers(seed: UInt64(tried))
    #expect(numbers.int(in: 0...9) == 7)
  }
}

@Suite("Seeded steps")
struct SeededStepsTests {
  /// Adds up numbers and remembers the greatest.
  private final class Sum {
    var total = 0
    var hasSeenNine = false
  }

  private func act(_ sum: Sum, _ step: Int) throws {
    if step == 9 { sum.hasSeenNine = true }
    try hold(!(sum.hasSeenNine && step == 0), "a zero comes after a nine")
  }

  @Test("are all done, one after the other on one bearer, while nothing breaks")
  func allDone() throws {
    var sums: [Sum] = []

    try SeededSteps(seed: 1, count: 500) { $0.int(in: 1...1) }.check(
      on: {
        sums.append(Sum())
        return sums[0]
      },
      { sum, step in sum.total += step })

    #expect(sums.map(\.total) == [500])
  }

  @Test(
    "are cut down to those that matter when something breaks", arguments: [1, 2, 3] as [UInt64])
  func cutDown(seed: UInt64) {
    let steps = SeededSteps(seed: seed, count: 2_000) { $0.int(in: 0...40) }

    let error = #expect(throws: BrokenProperty.self) {
      try steps.check(on: Sum.init, act)
    }

    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first?.hasPrefix("seed \(seed): a zero comes after a nine (step ") == true)
    #expect(
      lines.dropFirst() == [
        "Cut down to 2 steps: a zero comes after a nine", "  9", "  0",
        "(REFRESHRENDER_SEED=\(seed) runs this case alone)",
      ])
  }
}
