internal import Foundation

/// The folder that one run is written to.
///
/// Everything is first written into a hidden folder within it and moved to its place when the run
/// is complete, so that a run that fails, or is stopped, leaves what was there before. Only files
/// of earlier runs are replaced or removed: `frames.txt` lists them.
final class RunFolder {
  /// The folder, as the user would write it.
  let path: String

  /// Where to write meanwhile.
  let staging: String

  /// The folders that were made for this one.
  let created: [String]

  private let earlier: EarlierRun
  private let lock: Int32
  private var isOpen = true

  /// What the hidden folders' names begin with.
  private static let prefix = ".unfinished-run-"

  /// Makes the folder, if it is not there, and the hidden one in it.
  /// - Throws: `RenderProblem` when it cannot be written, or holds files of someone else under the
  ///   names that a run uses.
  init(path: String) throws(RenderProblem) {
    self.path = path
    created = try OutputPath.makeFolder(path)
    earlier = try EarlierRun(in: path)
    Self.removeLeftovers(in: path)
    (staging, lock) = try Self.makeStaging(in: path)
  }

  deinit { discard() }

  /// A path within the hidden folder.
  func staged(_ name: String) -> URL {
    URL(filePath: staging).appending(path: name)
  }

  /// Makes a folder within the hidden one.
  func makeStagedFolder(_ name: String) throws(RenderProblem) {
    _ = try OutputPath.makeFolder("\(staging)/\(name)", shownAs: "\(path)/\(name)")
  }

  /// Whether a file of that name may be written in the end.
  func check(_ name: String, frame: Int? = nil) throws(RenderProblem) {
    guard !earlier.owns(name, frame: frame), FileFacts("\(path)/\(name)") != nil else { return }
    throw EarlierRun.foreign("\(path)/\(name)")
  }

  /// The problem with its paths as the user knows them.
  func translated(_ error: any Error) -> any Error {
    guard case RasterError.unwritable(let place, let reason) = error else { return error }
    return RasterError.unwritable(path: place.replacing(staging, with: path), reason: reason)
  }

  /// Moves a complete run to its place.
  ///
  /// The table goes first, so that at every instant it lists all pictures there are.
  func publish(frames: IndexSet, files: [String]) throws(RenderProblem) {
    for frame in frames { try check(FrameName.path(frame), frame: frame) }
    for file in files { try check(file) }
    removeStale(frames: frames, files: files)
    try move(FrameName.table)
    if !frames.isEmpty {
      let pictures = "\(path)/\(FrameName.folder)"
      _ = try OutputPath.makeFolder(pictures)
    }
    for frame in frames { try move(FrameName.path(frame)) }
    for file in files { try move(file) }
    discard()
  }

  /// Takes the hidden folder away with all that is in it.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    try? FileManager.default.removeItem(atPath: staging)
    close(lock)
  }

  /// Removes pictures of earlier runs that this one does not have: old pictures beside a new table
  /// would be taken for its own.
  private func removeStale(frames: IndexSet, files: [String]) {
    for frame in earlier.frames.subtracting(frames) {
      unlink("\(path)/\(FrameName.path(frame))")
    }
    rmdir("\(path)/\(FrameName.folder)")
    for name in [FrameName.sheet, FrameName.animation]
    where !files.contains(name) && earlier.owns(name, frame: nil) {
      unlink("\(path)/\(name)")
    }
  }

  private func move(_ name: String) throws(RenderProblem) {
    guard rename("\(staging)/\(name)", "\(path)/\(name)") != 0 else { return }
    throw OutputPath.unwritable("\(path)/\(name)", errno)
  }
}

extension RunFolder {
  /// Makes a hidden folder and locks it for as long as this process works in it.
  private static func makeStaging(in path: String) throws(RenderProblem) -> (String, Int32) {
    for attempt in 0..<10_000 {
      let candidate = "\(path)/\(prefix)\(getpid())-\(attempt)"
      if mkdir(candidate, 0o777) == 0 {
        if let lock = lock(candidate) { return (candidate, lock) }
      } else if errno != EEXIST {
        break
      }
    }
    throw OutputPath.unwritable(path, errno)
  }

  /// Locks a folder that was just made; nil when someone took it for a leftover first.
  private static func lock(_ folder: String) -> Int32? {
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard lock >= 0 else { return nil }
    let held = FileFacts(descriptor: lock)?.identity
    if flock(lock, LOCK_EX | LOCK_NB) == 0, held != nil, FileFacts(folder)?.identity == held {
      return lock
    }
    close(lock)
    return nil
  }

  /// Removes hidden folders of processes that were killed: nobody holds their locks.
  private static func removeLeftovers(in path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let leftover = "\(path)/\(name)"
      let lock = open(leftover, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard lock >= 0 else { continue }
      defer { close(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: leftover)
    }
  }
}
