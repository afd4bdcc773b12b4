internal import Foundation

/// What a path leads to, links followed.
struct FileFacts {
  /// What tells a file from every other, whatever path leads to it.
  struct Identity: Hashable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  let identity: Identity
  let isFolder: Bool

  /// Whether it is a file with bytes: neither a folder, nor a pipe or device, which could keep a
  /// reader waiting for ever.
  let isRegular: Bool

  /// Looks; nil when there is nothing, or nothing that may be seen.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// Looks at what is open, also when no path leads to it any more.
  init?(descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    identity = Identity(device: facts.st_dev, number: facts.st_ino)
    isFolder = facts.st_mode & S_IFMT == S_IFDIR
    isRegular = facts.st_mode & S_IFMT == S_IFREG
  }
}
