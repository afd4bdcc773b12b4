import YAML

extension YAMLNode {
  /// The value of a key, or nil when this is no mapping or lacks the key.
  subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  /// The item of a sequence, or nil when this is no sequence or is shorter.
  subscript(index: Int) -> YAMLNode? {
    guard let items, items.indices.contains(index) else { return nil }
    return items[index]
  }
}
