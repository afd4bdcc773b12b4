public import Foundation

/// A folder for one test, gone with it.
public final class TemporaryFolder {
  /// The folder's own path.
  public let path: String

  /// Makes a folder among the machine's temporary ones.
  public init() throws {
    path = NSTemporaryDirectory() + "refreshrender-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The folder as a URL.
  public var url: URL { URL(filePath: path) }

  /// The path of a file in the folder.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders it needs, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, with the folders it needs, and returns its path.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> String {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return self(name)
  }

  /// What a file says.
  public func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// What a file holds.
  public func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: self(name)))
  }

  /// All files below the folder in order; hidden ones, when asked for.
  public func files(in folder: String = "", hidden: Bool = false) throws -> [String] {
    let root = folder.isEmpty ? path : self(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(root)/\($0)", isDirectory: &isFolder)
      let isHidden = $0.split(separator: "/").last?.hasPrefix(".") == true
      return exists && !isFolder.boolValue && (hidden || !isHidden)
    }.sorted()
  }
}
