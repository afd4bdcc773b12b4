public import Foundation

/// Seeds over which a property is tried.
///
/// ```swift
/// try SeededCases(1_000).check { numbers in
///   let length = numbers.double(in: 0...1e6)
///   try hold(length.rounded() >= 0, "\(length) is rounded below zero")
/// }
/// ```
///
/// A failure names its seed. To run that case alone, put the seed into the environment:
/// `REFRESHRENDER_SEED=17 swift test --filter 'the test'`.
public struct SeededCases: Sendable {
  /// The variable of the environment that names the one seed to try.
  public static let variable = "REFRESHRENDER_SEED"

  /// The seeds that are tried, in order.
  public let seeds: [UInt64]

  /// Makes a number of seeds, or the one that the environment asks for.
  public init(
    _ count: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let asked = environment[Self.variable].flatMap { UInt64($0) }
    seeds = asked.map { [$0] } ?? (0..<UInt64(count)).map { $0 + 1 }
  }

  /// Tries a property of the numbers of each seed, up to the first that breaks it.
  public func check(_ property: (inout SeededNumbers) throws -> Void) throws {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed)
      do {
        try property(&numbers)
      } catch {
        throw BrokenProperty(Self.message(seed: seed, "\(error)"))
      }
    }
  }

  static func message(seed: UInt64, _ finding: String) -> String {
    "seed \(seed): \(finding)\n(\(variable)=\(seed) runs this case alone)"
  }
}
