internal import YAML

/// A value with the place at which problems of it are reported.
struct Placed<Value> {
  let value: Value
  let cursor: DecodingCursor
  let location: SourceLocation

  func report(_ kind: ScenarioProblem.Kind) {
    cursor.report(kind, at: location)
  }
}

/// How one kind of value is read from a node.
///
/// A reader returns nil when it has reported why, or when the parser had done so already. Readers
/// are put together from the small ones in this folder, so that each part of the format reads as a
/// table of its fields.
struct ValueReader<Value> {
  let read: (YAMLNode, DecodingCursor) -> Value?

  /// The same place, another value.
  func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueReader<Other> {
    ValueReader<Other> { node, cursor in read(node, cursor).map(transform) }
  }

  /// The value with its place.
  var located: ValueReader<Located<Value>> {
    ValueReader<Located<Value>> { node, cursor in
      read(node, cursor).map { Located($0, at: node.location) }
    }
  }

  /// The value with the cursor that read it, for problems found later.
  var placed: ValueReader<Placed<Value>> {
    ValueReader<Placed<Value>> { node, cursor in
      read(node, cursor).map { Placed(value: $0, cursor: cursor, location: node.location) }
    }
  }

  /// The value, or nil where the file says `null`.
  var orNull: ValueReader<Value?> {
    ValueReader<Value?> { node, cursor in
      if node.isNull { return .some(nil) }
      return read(node, cursor).map(Optional.some)
    }
  }
}

extension ValueReader {
  /// A value that `read` understands or that is refused as not being the expected one.
  static func expecting(
    _ expected: ExpectedValue, _ read: @escaping (YAMLNode) -> Value?
  ) -> ValueReader {
    ValueReader { node, cursor in
      cursor.context.note(expected, at: cursor.path)
      guard let value = read(node) else {
        cursor.reportUnexpected(node, expected: expected)
        return nil
      }
      return value
    }
  }

  /// A mapping, read key by key; keys that `body` does not ask for are reported.
  static func mapping(_ body: @escaping (MappingReader) -> Value?) -> ValueReader {
    ValueReader { node, cursor in
      guard let entries = node.entries else {
        cursor.reportUnexpected(node, expected: .mapping)
        return nil
      }
      let fields = MappingReader(entries, at: node.location, cursor: cursor)
      let value = body(fields)
      fields.finish()
      assert(value != nil || !cursor.context.isClean, "A reader must say why it has no value.")
      return value
    }
  }
}
