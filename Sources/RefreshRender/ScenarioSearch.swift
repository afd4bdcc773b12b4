internal import Foundation

/// A scenario file that was found, and what it is called.
struct ScenarioFile: Equatable, Sendable {
  /// The path as a user would write it.
  let path: String

  /// The file's folder below the one that was searched; empty for a file in that folder itself and
  /// for a file that was named.
  let suite: String

  /// The file's name without `.yaml`.
  let name: String
}

/// Finds scenario files: those named, and those in folders.
///
/// In a folder every `.yaml` file counts that is not a `.family.yaml`; hidden files and folders do
/// not. A folder is searched once, so links that lead in a circle do no harm, and a file that is
/// reached twice counts once.
struct ScenarioSearch {
  private(set) var files: [ScenarioFile] = []
  private(set) var problems: [RenderProblem] = []
  private var seen: Set<FileFacts.Identity> = []

  /// Searches paths in their order; files of one folder come in the order of their bytes.
  init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    guard let facts = FileFacts(path) else {
      problems.append(
        RenderProblem(.input, at: path, "there is no such file or folder. Check the path."))
      return
    }
    guard facts.isFolder else {
      take(ScenarioFile(path: path, suite: "", name: Self.name(of: path)), facts)
      return
    }
    var found: [String] = []
    var searched: Set<FileFacts.Identity> = []
    search("", in: path, into: &found, &searched)
    if found.isEmpty {
      problems.append(
        RenderProblem(.input, at: path, "no scenario (.yaml) in this folder. Check the path."))
    }
    for below in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let file = Self.join(path, below)
      guard let facts = FileFacts(file) else { continue }
      let suite = below.split(separator: "/").dropLast().joined(separator: "/")
      take(ScenarioFile(path: file, suite: suite, name: Self.name(of: file)), facts)
    }
  }

  private mutating func take(_ file: ScenarioFile, _ facts: FileFacts) {
    if seen.insert(facts.identity).inserted { files.append(file) }
  }

  /// Adds the paths, below the root, of all scenarios in a folder of it.
  private mutating func search(
    _ folder: String, in root: String, into found: inout [String],
    _ searched: inout Set<FileFacts.Identity>
  ) {
    let path = folder.isEmpty ? root : Self.join(root, folder)
    guard let facts = FileFacts(path), searched.insert(facts.identity).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      problems.append(
        RenderProblem(.input, at: path, "the folder cannot be read. Check its permissions."))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let below = folder.isEmpty ? name : "\(folder)/\(name)"
      guard let facts = FileFacts(Self.join(root, below)) else { continue }
      if facts.isFolder {
        search(below, in: root, into: &found, &searched)
      } else if name.hasSuffix(".yaml"), !name.hasSuffix(".family.yaml") {
        found.append(below)
      }
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func name(of path: String) -> String {
    let file = URL(literalPath: path).lastPathComponent
    return file.hasSuffix(".yaml") ? String(file.dropLast(5)) : file
  }
}
