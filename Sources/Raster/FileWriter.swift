package import Foundation

/// Writes files whole or not at all.
package enum FileWriter {
  /// Writes bytes to a file, which is replaced if it is there.
  /// - Throws: `RasterError.unwritable`; the file is then as it was before.
  package static func write(_ bytes: Data, to url: URL) throws {
    let file = try OutputFile(url)
    try file.write(bytes)
    try file.commit()
  }

  /// Writes text to a file as UTF-8.
  /// - Throws: `RasterError.unwritable`; the file is then as it was before.
  package static func write(_ text: String, to url: URL) throws {
    try write(Data(text.utf8), to: url)
  }

  /// Makes a folder and those above it; one that is there is left as it is.
  /// - Throws: `RasterError.unwritable`.
  package static func makeFolder(at url: URL) throws {
    var missing: [URL] = []
    var folder = url.standardizedFileURL
    while !isFolder(folder), folder.path != "/" {
      missing.append(folder)
      folder = folder.deletingLastPathComponent()
    }
    for folder in missing.reversed() where mkdir(folder.path, 0o777) != 0 {
      let reason = String(cString: strerror(errno))
      guard isFolder(folder) else {
        throw RasterError.unwritable(path: folder.path, reason: reason)
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var facts = stat()
    return stat(url.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
