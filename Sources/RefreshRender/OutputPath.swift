internal import Foundation

/// Folders to write to, by the paths that users know them by.
enum OutputPath {
  /// Makes a folder and those above it, and returns those that were not there, the deepest first.
  static func makeFolder(_ path: String, shownAs shown: String) throws(RenderProblem) -> [String] {
    let missing = missingFolders(path)
    do {
      try FileWriter.makeFolder(at: URL(filePath: path))
      return missing
    } catch RasterError.unwritable(_, let reason) {
      throw RenderProblem(.output, "\(RasterError.unwritable(path: shown, reason: reason))")
    } catch {
      throw RenderProblem(.output, "\(shown): \(error)")
    }
  }

  /// Removes folders that have stayed empty.
  static func removeEmpty(_ folders: [String]) {
    for folder in folders { rmdir(folder) }
  }

  private static func missingFolders(_ path: String) -> [String] {
    var missing: [String] = []
    var folder = URL(filePath: path).standardizedFileURL
    while folder.path != "/", FileFacts(folder.path) == nil {
      missing.append(folder.path)
      folder = folder.deletingLastPathComponent()
    }
    return missing
  }
}
