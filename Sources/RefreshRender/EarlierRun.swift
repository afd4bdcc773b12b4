internal import Foundation

/// What an earlier run left in a folder, by its table.
struct EarlierRun {
  /// The numbers of its frames.
  private(set) var frames = IndexSet()
  private let exists: Bool
  /// More frames than a run can have; other numbers in the table are no frames.
  private static let frameLimit = 1_000_000

  init(in folder: String) throws(RenderProblem) {
    let path = "\(folder)/\(FrameName.table)"
    guard let facts = FileFacts(path) else {
      exists = false
      return
    }
    exists = true
    guard facts.isRegular,
      let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8),
      text.split(separator: "\n").first?.words.prefix(3) == FrameLog.header[...].words.prefix(3)
    else { throw Self.foreign(path) }
    for line in text.split(separator: "\n") {
      if let first = line.words.first, let number = Int(first),
        (0..<Self.frameLimit).contains(number)
      {
        frames.insert(number)
      }
    }
  }

  /// Whether a file is the earlier run's, and may be replaced.
  func owns(_ name: String, frame: Int?) -> Bool {
    frame.map(frames.contains) ?? exists
  }

  static func foreign(_ path: String) -> RenderProblem {
    RenderProblem(
      .output,
      "\(path): was not made by an earlier run, so it is not replaced. Move it, or choose another "
        + "folder with '-o'.")
  }
}

extension Substring {
  fileprivate var words: [Substring] { split(separator: " ") }
}
