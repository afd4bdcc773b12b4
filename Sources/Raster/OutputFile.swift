internal import Foundation

/// A file being written: it stands beside its target under a name of its own and takes the
/// target's place when all is written, so that nobody ever sees half a file.
///
/// One that is not committed is removed.
final class OutputFile {
  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32

  /// Opens a file that will become `url`.
  /// - Throws: `RasterError.unwritable`.
  init(_ url: URL) throws {
    path = url.path
    let folder = url.deletingLastPathComponent()
    var attempt = 0
    while true {
      let candidate = folder.appendingPathComponent(".unfinished-\(getpid())-\(attempt)").path
      descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        temporaryPath = candidate
        return
      }
      guard errno == EEXIST, attempt < 10_000 else { throw Self.unwritable(path) }
      attempt += 1
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(temporaryPath)
  }

  /// Appends bytes.
  func write(_ bytes: some Collection<UInt8>) throws {
    try put(bytes, at: nil)
  }

  /// Replaces bytes that were written before.
  func overwrite(_ bytes: some Collection<UInt8>, at offset: Int) throws {
    try put(bytes, at: offset)
  }

  /// Puts the file in its target's place.
  func commit() throws {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, rename(temporaryPath, path) == 0 else {
      let failure = Self.unwritable(path)
      unlink(temporaryPath)
      throw failure
    }
  }

  private func put(_ bytes: some Collection<UInt8>, at offset: Int?) throws {
    do {
      try DescriptorWriter(descriptor).write(bytes, at: offset)
    } catch {
      throw Self.unwritable(path, error.code)
    }
  }

  private static func unwritable(_ path: String, _ code: Int32 = errno) -> RasterError {
    RasterError.unwritable(path: path, reason: String(cString: strerror(code)))
  }
}
