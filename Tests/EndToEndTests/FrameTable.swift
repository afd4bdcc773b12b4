/// A frame log, read back: a value for each column of each frame.
struct FrameTable {
  let rows: [[String: String]]

  init(_ log: String) {
    let lines = log.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let names = (lines.first ?? "").split(separator: " ").map(String.init)
    rows = lines.dropFirst().map { line in
      Dictionary(
        zip(names, line.split(separator: " ").map(String.init)),
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// A column of numbers over some frames.
  func numbers(_ column: String, _ frames: some Sequence<Int>) -> [Double] {
    frames.map { Double(rows[$0][column] ?? "") ?? .nan }
  }

  /// The frames at which a panel is in a state.
  func frames(_ panel: String, in state: String) -> [Int] {
    rows.indices.filter { rows[$0][panel]?.hasPrefix(state + ":") == true }
  }
}
