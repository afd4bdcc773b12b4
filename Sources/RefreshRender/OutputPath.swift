internal import Foundation

/// Folders to write to, by the paths that users know them by.
enum OutputPath {
  /// Makes a folder and those above it, and returns those that were not there.
  /// - Parameter shown: What messages call the folder instead of its path.
  static func makeFolder(
    _ path: String, shownAs shown: String? = nil
  ) throws(RenderProblem) -> [String] {
    let missing = missingFolders(path)
    for (index, folder) in missing.reversed().enumerated() where mkdir(folder, 0o777) != 0 {
      let reason = errno
      guard FileFacts(folder)?.isFolder == true else {
        removeEmpty(missing.suffix(index))
        throw unwritable(shown ?? folder, reason)
      }
    }
    guard FileFacts(path)?.isFolder == true else { throw unwritable(shown ?? path, ENOTDIR) }
    return missing
  }

  /// Removes folders that have stayed empty, those within others first.
  static func removeEmpty(_ folders: [String]) {
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(folder) }
  }

  /// The problem that a path cannot be written, by the system's number for the reason.
  static func unwritable(_ path: String, _ reason: Int32) -> RenderProblem {
    let error = RasterError.unwritable(path: path, reason: String(cString: strerror(reason)))
    return RenderProblem(.output, "\(error)")
  }

  private static func missingFolders(_ path: String) -> [String] {
    var missing: [String] = []
    var folder = path[...]
    while true {
      while folder.count > 1, folder.last == "/" { folder.removeLast() }
      guard !folder.isEmpty, folder != "/", FileFacts(String(folder)) == nil else { return missing }
      missing.append(String(folder))
      folder = folder[..<(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)]
    }
  }
}
