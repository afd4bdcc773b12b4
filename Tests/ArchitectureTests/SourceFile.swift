import Foundation

/// A text file of the project, as the rules look at it.
struct SourceFile: Sendable {
  /// The path below the project's folder.
  let path: String
  let text: String

  /// The text without its line comments.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = text.replacingOccurrences(
      of: "(?m)(^|\\s)//.*$", with: "", options: .regularExpression)
  }

  /// The folder below `Sources` that the file is in, which is its target's name.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : ""
  }

  var lineCount: Int { text.utf8.count { $0 == 0x0A } }

  /// Where a pattern is found in a text of this file: path, line number and the line.
  ///
  /// In the pattern `^` and `$` stand for the ends of a line.
  func places(of pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let string = NSString(string: text)
    let all = NSRange(location: 0, length: string.length)
    return expression.matches(in: text, range: all).map { match in
      let before = string.substring(to: match.range.location)
      let line = string.substring(with: string.lineRange(for: match.range))
      let number = before.utf8.count { $0 == 0x0A } + 1
      return "\(path):\(number): \(line.trimmingCharacters(in: .whitespacesAndNewlines))"
    }
  }
}

extension SourceFile {
  private static let roots = [
    "Sources", "Tests", "Snapshots", "Assets", ".ci", "Makefile", "Package.swift", "README.md",
  ]

  private static let endings: Set<String> = [
    "swift", "h", "modulemap", "md", "yaml", "json", "py", "txt", "Makefile", "run", "packages",
    "toolchain", "mutations",
  ]

  /// All files that are searched, found from this file's place.
  static func all() throws -> [SourceFile] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try roots.flatMap { try paths(of: $0, below: root) }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }

  private static func paths(of name: String, below root: URL) throws -> [String] {
    let path = root.appending(path: name).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [name] }
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { below in
      let ending = below.split(whereSeparator: { "./-".contains($0) }).last.map(String.init)
      return endings.contains(ending ?? "") && !isFolderPath("\(path)/\(below)")
    }.map { "\(name)/\($0)" }
  }

  private static func isFolderPath(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
