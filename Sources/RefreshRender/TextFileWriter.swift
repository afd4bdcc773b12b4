internal import Foundation
internal import Raster

/// Writes a text file piece by piece, so that memory does not grow with its length.
final class TextFileWriter {
  private let path: String
  private var descriptor: Int32
  private var waiting: [UInt8] = []

  private static let bufferSize = 65_536

  /// Makes a file that is not there yet.
  /// - Throws: `RasterError.unwritable`.
  init(path: String) throws(RasterError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .unwritable(path) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds a line.
  func write(line: String) throws(RasterError) {
    waiting += line.utf8
    waiting.append(0x0A)
    if waiting.count >= Self.bufferSize { try flush() }
  }

  /// Writes what is left and closes the file.
  func finish() throws(RasterError) {
    try flush()
    let result = close(descriptor)
    descriptor = -1
    if result != 0 { throw .unwritable(path) }
  }

  private func flush() throws(RasterError) {
    do {
      try DescriptorWriter(descriptor).write(waiting)
    } catch {
      throw .unwritable(path: path, reason: String(cString: strerror(error.code)))
    }
    waiting.removeAll(keepingCapacity: true)
  }
}

extension RasterError {
  /// The failure of the last system call, by its own words.
  static func unwritable(_ path: String) -> RasterError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
