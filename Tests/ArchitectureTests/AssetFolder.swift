import Foundation

/// A folder below `Assets`, found from this file's place in the sources.
struct AssetFolder {
  let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Assets").appending(path: name)
  }

  /// The names of everything in the folder, hidden files included.
  func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
