extension String {
  /// The candidate that takes the fewest single-letter changes, or nil when none is near.
  ///
  /// Near means at most a third of the longer name's letters, and at least one.
  func nearest(among candidates: [String]) -> String? {
    let ranked = candidates.map { (name: $0, distance: distance(to: $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, max(count, best.name.count) / 3) ? best.name : nil
  }

  /// The least number of letters to insert, delete, replace or swap with a neighbour.
  ///
  /// O(product of both lengths).
  private func distance(to other: String) -> Int {
    let source = Array(self)
    let target = Array(other)
    var beforeLast = [Int](repeating: 0, count: target.count + 1)
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isEqual = source[row] == target[column]
        var best = Swift.min(
          last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
