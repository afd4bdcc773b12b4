import Motion

/// The comparison of one case with the engine: notes what differs, and what was never looked at.
final class Check {
  let record: Case
  private let exceptions: [Exception]
  private var lookedAt: Set<String> = []
  private var excused: Set<String> = []
  private var differences: [String] = []

  init(_ record: Case, exceptions: [Exception] = Exception.all) {
    self.record = record
    self.exceptions = exceptions.filter { $0.file == record.file && $0.id == record.id }
  }

  /// What is done in the case.
  var input: JSON { record.input }

  /// A tolerance of the case by its name.
  func tolerance(_ name: String) throws -> Double { try record.tolerance.number(name) }

  /// Expects the engine's value at a key of the case, within the case's `abs` or a given tolerance.
  func expect(_ key: String, is found: JSON, within tolerance: Double? = nil) throws {
    let expected = try look(at: key)
    let allowed = try tolerance ?? self.tolerance("abs")
    note(key, expected.differences(from: found, within: allowed))
  }

  func expect(_ key: String, is found: Double, within tolerance: Double? = nil) throws {
    try expect(key, is: .number(found), within: tolerance)
  }

  func expect(_ key: String, is found: [Double], within tolerance: Double? = nil) throws {
    try expect(key, is: JSON(found), within: tolerance)
  }

  /// Expects that a condition holds that a key of the case speaks of.
  func expect(_ key: String, _ holds: Bool, _ words: String) throws {
    _ = try look(at: key)
    note(key, holds ? [] : [words])
  }

  /// Reads numbers of the case that say where it has values, such as times.
  func grid(_ key: String) throws -> [Double] {
    let grid = try look(at: key)
    return try grid.numbers("")
  }

  /// Reads a grid of times in seconds that were written with ten decimals: one beside a tick of
  /// virtual time, such as a frame's, is that tick.
  func times(_ key: String) throws -> [Double] {
    try grid(key).map { written in
      let tick = Time(seconds: written).seconds
      return (written - tick).magnitude < 1e-10 ? tick : written
    }
  }

  /// Reads something the case expects, to check it in a way of the check's own.
  func reading(_ key: String) throws -> JSON { try look(at: key) }

  /// Looks at a rule in words, which must be the one that the check holds the engine to.
  func rule(_ key: String, reads words: String) throws {
    try expect(key, is: .string(words), within: 0)
  }

  /// What is wrong with the case: differences, exceptions that are none, keys never looked at.
  func findings() -> [String] {
    let stale = exceptions.filter { !excused.contains($0.key) }.map {
      "\($0.key): is excepted, but met or never looked at"
    }
    return differences + stale
      + unseen(record.expected, at: "").map { "\($0): was never looked at" }
  }

  private func look(at key: String) throws -> JSON {
    lookedAt.insert(key)
    guard let value = record.expected.value(at: key) else {
      throw MissingValue(description: "\(record.file) \(record.id) expects nothing of '\(key)'")
    }
    return value
  }

  private func note(_ key: String, _ found: [String]) {
    guard !found.isEmpty else { return }
    if exceptions.contains(where: { $0.key == key }) {
      excused.insert(key)
    } else {
      differences += found.map { "\(key)\($0.hasPrefix("/") ? "" : ": ")\($0)" }
    }
  }

  /// The keys below one that nobody has looked at.
  private func unseen(_ value: JSON, at path: String) -> [String] {
    guard !lookedAt.contains(path) else { return [] }
    let isEntered = path.isEmpty || lookedAt.contains { $0.hasPrefix(path + "/") }
    let prefix = path.isEmpty ? "" : path + "/"
    switch value {
    case .object(let members):
      return members.sorted { $0.key < $1.key }.flatMap { unseen($0.value, at: prefix + $0.key) }
    case .array(let elements) where isEntered:
      return elements.enumerated().flatMap { unseen($0.element, at: prefix + "\($0.offset)") }
    default: return [path]
    }
  }
}

extension JSON {
  /// How a value that was found differs from this one, numbers by more than a tolerance.
  func differences(from found: JSON, within tolerance: Double) -> [String] {
    switch (self, found) {
    case (.number(let expected), .number(let number)):
      guard !((expected - number).magnitude <= tolerance) else { return [] }
      return ["\(number), expected \(expected) ± \(tolerance)"]
    case (.array(let expected), .array(let elements)) where expected.count == elements.count:
      return zip(expected, elements).enumerated().flatMap { place, pair in
        pair.0.differences(from: pair.1, within: tolerance).map { JSON.prefixed("\(place)", $0) }
      }
    case (.object(let expected), .object(let members)) where expected.keys == members.keys:
      return expected.sorted { $0.key < $1.key }.flatMap { key, value in
        value.differences(from: members[key] ?? .null, within: tolerance)
          .map { JSON.prefixed(key, $0) }
      }
    default:
      return self == found ? [] : ["\(found), expected \(self)"]
    }
  }

  private static func prefixed(_ key: String, _ words: String) -> String {
    "/\(key)\(words.hasPrefix("/") ? "" : ": ")\(words)"
  }
}
