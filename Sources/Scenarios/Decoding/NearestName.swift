/// Finds the name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The known name with the fewest letters changed, left out, added or swapped with a neighbour.
  ///
  /// At most a third of the letters may differ, and one always may; upper and lower case count as
  /// equal.
  ///
  /// O(known · letters²), and nothing is sought for names of more than 40 letters.
  package static func nearest(to name: String, among known: [String]) -> String? {
    guard name.unicodeScalars.prefix(41).count <= 40 else { return nil }
    let candidates = known.map { (name: $0, distance: distance(from: name, to: $0)) }
    let limit = max(1, name.unicodeScalars.count / 3)
    return candidates.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// The edit distance with swaps of neighbours (optimal string alignment).
  static func distance(from first: String, to second: String) -> Int {
    let a = Array(first.lowercased().unicodeScalars)
    let b = Array(second.lowercased().unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
