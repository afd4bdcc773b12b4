internal import Foundation

/// What an earlier run left in a folder: its table, and the pictures that its list names.
struct EarlierRun {
  /// The files besides the table that the run made, by their paths in the folder.
  let pictures: Set<String>
  private let hasTable: Bool

  /// More than the list of the longest run has bytes.
  private static let listLimit = 8 << 20

  /// Looks at a folder.
  /// - Throws: `RenderProblem` when its table is someone else's.
  init(in folder: String) throws(RenderProblem) {
    let path = "\(folder)/\(FrameName.table)"
    hasTable = FileFacts(path) != nil
    guard hasTable else {
      pictures = []
      return
    }
    let start = Self.text(of: path, upTo: 4096)?.prefix { $0 != "\n" }
    guard let start, start.words.prefix(3) == FrameLog.header()[...].words.prefix(3) else {
      throw Self.foreign(path)
    }
    let list = Self.text(of: "\(folder)/\(FrameName.list)", upTo: Self.listLimit) ?? ""
    pictures = Set(list.split(separator: "\n").map(String.init).filter(FrameName.isPicture))
  }

  /// Whether a file is the earlier run's, and may be replaced.
  func owns(_ name: String) -> Bool {
    name == FrameName.table ? hasTable : pictures.contains(name)
  }

  /// The problem that a file of someone else is in the way.
  static func foreign(_ path: String) -> RenderProblem {
    RenderProblem(
      .output,
      "\(path): was not made by an earlier run, so it is not replaced. Move it, or choose another "
        + "folder with '-o'.")
  }

  /// The first bytes of a regular file as text; nil when there is none.
  private static func text(of path: String, upTo limit: Int) -> String? {
    guard FileFacts(path)?.isRegular == true,
      let file = try? FileHandle(forReadingFrom: URL(literalPath: path)),
      let bytes = try? file.read(upToCount: limit)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  fileprivate var words: [Substring] { split(separator: " ") }
}
