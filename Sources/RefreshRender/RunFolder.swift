internal import Foundation
internal import Raster

/// The folder that one run is written to.
///
/// Everything is first written into a hidden folder within it and moved to its place when the run
/// is complete, so that a run that fails, or is stopped, leaves what was there before. Only files
/// of earlier runs are replaced or removed: a hidden list names them.
final class RunFolder {
  /// The folder, as the user would write it.
  let path: String

  /// Where to write meanwhile.
  let staging: String

  /// The folders that were made for this one.
  let created: [String]

  private var earlier: EarlierRun
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
    URL(literalPath: staging).appending(path: name)
  }

  /// Makes a folder within the hidden one.
  func makeStagedFolder(_ name: String) throws(RenderProblem) {
    _ = try OutputPath.makeFolder("\(staging)/\(name)", shownAs: "\(path)/\(name)")
  }

  /// Whether a file of that name may be written in the end.
  func check(_ name: String) throws(RenderProblem) {
    guard !earlier.owns(name), FileFacts("\(path)/\(name)") != nil else { return }
    // Another process may have completed a run here since this one began.
    earlier = try EarlierRun(in: path)
    guard !earlier.owns(name) else { return }
    throw EarlierRun.foreign("\(path)/\(name)")
  }

  /// The problem with its paths as the user knows them.
  func translated(_ error: any Error) -> any Error {
    guard case RasterError.unwritable(let place, let reason) = error else { return error }
    return RasterError.unwritable(path: place.replacing(staging, with: path), reason: reason)
  }

  /// Moves a complete run to its place, while no other process does the same here.
  ///
  /// At every instant the list names all pictures of ours that there are.
  func publish(frames: IndexSet, files: [String]) throws(RenderProblem) {
    let turn = try Turn(at: path)
    defer { turn.end() }
    earlier = try EarlierRun(in: path)
    let pictures = frames.map(FrameName.path) + files
    for name in [FrameName.table] + pictures { try check(name) }
    if !frames.isEmpty { _ = try OutputPath.makeFolder("\(path)/\(FrameName.folder)") }
    try writeList(earlier.pictures.union(pictures))
    try move(FrameName.table)
    for name in pictures { try move(name) }
    removeStale(keeping: Set(pictures))
    try writeList(Set(pictures))
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
  private func removeStale(keeping pictures: Set<String>) {
    for name in earlier.pictures.subtracting(pictures) { unlink("\(path)/\(name)") }
    rmdir("\(path)/\(FrameName.folder)")
  }

  /// Writes the list of the pictures of ours, or removes it when there are none.
  private func writeList(_ pictures: Set<String>) throws(RenderProblem) {
    guard !pictures.isEmpty else {
      unlink("\(path)/\(FrameName.list)")
      return
    }
    do {
      let text = pictures.sorted().joined(separator: "\n") + "\n"
      try FileWriter.write(Data(text.utf8), to: staged(FrameName.list))
    } catch {
      throw RenderProblem(translated(error), in: path)
    }
    try move(FrameName.list)
  }

  private func move(_ name: String) throws(RenderProblem) {
    guard rename("\(staging)/\(name)", "\(path)/\(name)") != 0 else { return }
    throw OutputPath.unwritable("\(path)/\(name)", errno)
  }
}

/// A folder's one place for whoever publishes a run in it; a process that ends gives it back.
private struct Turn {
  private let lock: Int32

  /// Waits until no other process has the place.
  init(at path: String) throws(RenderProblem) {
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw OutputPath.unwritable(path, errno) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
  }

  func end() { close(lock) }
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
