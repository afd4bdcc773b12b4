/// A YAML file as a tree of nodes with places, and everything in it that is refused.
///
/// The dialect is small on purpose: one document of UTF-8 text (a byte-order mark and any line ends
/// are fine) without anchors, aliases, tags, repeated keys or keys that are no text.
///
/// ```swift
/// let document = YAMLDocument(parsing: Array("rows: 15".utf8))
/// document.root?.entries?.first?.value.integer  // 15
/// ```
package struct YAMLDocument: Equatable, Sendable {
  /// The file's value; nil when reading ended before its end.
  ///
  /// With problems that reading can go on from there is a root, so that the next stage can add its
  /// own problems to the same list: of a repeated key it holds the first value.
  package let root: YAMLNode?

  /// Everything refused, in the order of the file.
  package let problems: [YAMLProblem]

  /// Reads a file's bytes.
  ///
  /// Never traps, whatever they are. O(bytes).
  package init(parsing bytes: [UInt8], limits: YAMLLimits = .standard) {
    if let problem = Self.problemBeforeReading(bytes, limits) {
      root = nil
      problems = [problem]
      return
    }
    var builder = TreeBuilder(limits: limits)
    do {
      try Self.read(bytes, into: &builder)
      root = builder.root
      problems = builder.problems
    } catch {
      root = nil
      problems = builder.problems + [error]
    }
  }

  /// Reads a text, as the other initialiser reads a file.
  package init(parsing text: String, limits: YAMLLimits = .standard) {
    self.init(parsing: Array(text.utf8), limits: limits)
  }

  private static func problemBeforeReading(
    _ bytes: [UInt8], _ limits: YAMLLimits
  ) -> YAMLProblem? {
    if bytes.count > limits.bytes {
      return YAMLProblem(.tooLarge(limit: limits.bytes), at: .start)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return YAMLProblem(.utf16, at: .start)
    }
    return nil
  }

  private static func read(
    _ bytes: [UInt8], into builder: inout TreeBuilder
  ) throws(YAMLProblem) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let reader = try EventReader(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
    while true {
      let event = try reader.next()
      if case .streamEnd = event.kind { break }
      try builder.take(event)
    }
    if builder.root == nil { throw YAMLProblem(.empty, at: .start) }
  }
}

/// How much of a file is taken before it is refused.
package struct YAMLLimits: Equatable, Sendable {
  /// The most bytes of a file.
  package var bytes: Int

  /// The most collections within each other.
  package var depth: Int

  /// The most problems listed; reading ends there.
  package var problems: Int

  /// 8 MiB, 64 levels, 100 problems.
  package static let standard = YAMLLimits(bytes: 8 << 20, depth: 64, problems: 100)

  package init(bytes: Int, depth: Int, problems: Int) {
    self.bytes = bytes
    self.depth = depth
    self.problems = problems
  }
}
