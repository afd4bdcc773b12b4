/// Recordings on a real display show a motion some tenths of a millisecond late.
enum Latency {
  /// How many latencies of the allowed range are tried, besides its start.
  private static let steps = 24

  /// What a motion gives at the recorded times less one latency for all of them: the one that fits
  /// best within the range that the case allows.
  ///
  /// `play` begins the motion anew and gives its offset at times that are asked for in order.
  static func bestSamples(
    for recorded: [[Double]], in record: Case, play: (Case) throws -> (Double) -> Double
  ) throws -> JSON {
    let range = try record.tolerance.numbers("start_latency_s")
    let attempts = try (0...steps).map { step in
      let latency = range[0] + (range[1] - range[0]) * Double(step) / Double(steps)
      let offset = try play(record)
      return recorded.map { [$0[0], offset($0[0] - latency)] }
    }
    let best = attempts.min { error($0, recorded) < error($1, recorded) } ?? []
    return .array(best.map { JSON($0) })
  }

  private static func error(_ found: [[Double]], _ recorded: [[Double]]) -> Double {
    zip(found, recorded).map { ($0[1] - $1[1]).magnitude }.max() ?? .infinity
  }
}
