internal import YAML

/// The keys of one mapping, handed out as typed fields.
///
/// It remembers which keys were asked for; `finish` reports the rest as unknown.
final class MappingReader {
  /// Where the mapping stands, for problems of the mapping as a whole.
  let location: SourceLocation

  let cursor: DecodingCursor
  private let entries: [String: YAMLNode.Entry]

  /// The keys asked for so far, in that order.
  private(set) var knownKeys: [String] = []

  /// Sets of keys of which one must be given.
  private var requiredSets: [[String]] = []

  init(_ entries: [YAMLNode.Entry], at location: SourceLocation, cursor: DecodingCursor) {
    self.entries = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    self.location = location
    self.cursor = cursor
  }

  /// The value of a key that may be left out; nil also when the value is refused.
  func optional<Value>(_ key: String, _ reader: ValueReader<Value>) -> Value? {
    if !knownKeys.contains(key) { knownKeys.append(key) }
    return entries[key].flatMap { reader.read($0.value, cursor.appending(key)) }
  }

  /// The value of a key that must be given; nil when it is left out or refused, which is reported.
  func required<Value>(_ key: String, _ reader: ValueReader<Value>) -> Value? {
    if entries[key] == nil { report(.key(.missing([key]))) }
    return optional(key, reader)
  }

  /// Whether the file gives a key, whatever its value.
  func has(_ key: String) -> Bool {
    entries[key] != nil
  }

  /// Where the value of a key stands; the mapping's own place when it is left out.
  func location(of key: String) -> SourceLocation {
    entries[key]?.value.location ?? location
  }

  /// Reports a problem of the mapping as a whole.
  func report(_ kind: ScenarioProblem.Kind) {
    cursor.report(kind, at: location)
  }

  /// Reports a problem of one key.
  func report(_ kind: ScenarioProblem.Kind, key: String) {
    cursor.report(kind, at: entries[key]?.keyLocation ?? location)
  }

  /// Asks for one of several keys; `finish` reports it when none is given.
  func requireOne(of keys: [String]) {
    requiredSets.append(keys)
  }

  /// Reports every key that nobody asked for, and sets of which no key is given.
  ///
  /// A set is passed over beside a key that nobody asked for, which was probably meant to be in it.
  func finish() {
    cursor.context.note(known: knownKeys, at: cursor.path)
    let hasStrangers = entries.keys.contains { !knownKeys.contains($0) }
    for keys in requiredSets where !hasStrangers && !keys.contains(where: has) {
      report(.key(.missing(keys)))
    }
    for entry in entries.values where !knownKeys.contains(entry.key) {
      cursor.report(.key(.unknown(entry.key, known: knownKeys)), at: entry.keyLocation)
    }
  }
}
