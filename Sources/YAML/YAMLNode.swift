/// One value of a YAML file together with its place: a scalar, a sequence or a mapping.
///
/// Scalars carry no type. What `no`, `15` or `1.0` mean is decided by the reader that asks, so `no`
/// is a text where a text is wanted; see `text`, `number`, `integer` and `boolean`.
package struct YAMLNode: Equatable, Sendable {
  /// What a node holds.
  package enum Content: Equatable, Sendable {
    case scalar(String, style: ScalarStyle)
    case sequence([YAMLNode])
    case mapping([Entry])

    /// A value that the parser has already reported as a problem; readers pass over it in silence.
    case refused
  }

  /// How a scalar was written.
  ///
  /// Only plain scalars can be numbers, booleans or null.
  package enum ScalarStyle: Equatable, Sendable {
    case plain
    case quoted
  }

  /// One key of a mapping with its value, in the order of the file.
  package struct Entry: Equatable, Sendable {
    package let key: String
    package let keyLocation: SourceLocation
    package let value: YAMLNode

    package init(key: String, keyLocation: SourceLocation, value: YAMLNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  package let content: Content

  /// The first character of the value; where a value is empty, the place at which it would stand.
  package let location: SourceLocation

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

extension YAMLNode {
  /// The items of a sequence, or nil for any other node.
  package var items: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  /// The entries of a mapping in the order of the file, or nil for any other node.
  package var entries: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// Whether the parser has already reported this value as a problem.
  package var isRefused: Bool {
    content == .refused
  }
}
