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
}
