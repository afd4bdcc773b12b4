/// One of several keys that exclude each other, as it was found.
struct FieldChoice<Value> {
  let key: String
  let isGiven: Bool

  /// The value, or nil when the key is left out or its value refused.
  let value: Value?

  /// The same key with another value.
  func map<Result>(_ transform: (Value) -> Result) -> FieldChoice<Result> {
    FieldChoice<Result>(key: key, isGiven: isGiven, value: value.map(transform))
  }
}

extension MappingReader {
  /// Reads a key of a set of which one may be given.
  func choice<Value, Result>(
    _ key: String, _ reader: ValueReader<Value>, _ transform: @escaping (Value) -> Result
  ) -> FieldChoice<Result> {
    FieldChoice(key: key, isGiven: has(key), value: optional(key, reader.map(transform)))
  }

  /// The one of several keys that is given; none or several are reported.
  func exactlyOne<Value>(_ choices: [FieldChoice<Value>]) -> Value? {
    requireOne(of: choices.map(\.key))
    return atMostOne(choices)
  }

  /// The one of several keys that is given, if any; several are reported.
  func atMostOne<Value>(_ choices: [FieldChoice<Value>]) -> Value? {
    let given = choices.filter(\.isGiven)
    for other in given.dropFirst() {
      report(.key(.exclusive(given[0].key, other.key)), key: other.key)
    }
    return given.first?.value
  }
}
