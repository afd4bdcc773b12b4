internal import Foundation

extension ViewTree {
  /// The tree for programs: the window's node, with the frame's `index` and `time` beside its own
  /// keys; numbers have four decimals at most, rectangles are `[x, y, width, height]`.
  ///
  /// Cost grows with the number of views.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let window = EncodedNode(node: root, index: frameIndex, time: time.seconds.printed)
    let data = (try? encoder.encode(window)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct EncodedNode: Encodable {
    private enum Key: String, CodingKey {
      case name, type, frame, windowFrame, hidden, alpha, rotation, text, image, properties
      case children, index, time
    }

    let node: ViewTree.Node
    /// Only the outermost node tells which frame it is of, and when.
    var index: Int?
    var time: Double?

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encodeIfPresent(index, forKey: .index)
      try object.encodeIfPresent(time, forKey: .time)
      try object.encode(node.name, forKey: .name)
      try object.encode(node.type, forKey: .type)
      try object.encode(node.frame.printed, forKey: .frame)
      try object.encode(node.windowFrame.printed, forKey: .windowFrame)
      try object.encode(node.isHidden, forKey: .hidden)
      try object.encode(node.alpha.printed, forKey: .alpha)
      try object.encode(node.rotation.printed, forKey: .rotation)
      try object.encode(node.word("text"), forKey: .text)
      try object.encode(node.word("image"), forKey: .image)
      try object.encode(otherProperties, forKey: .properties)
      try object.encode(node.children.map { EncodedNode(node: $0) }, forKey: .children)
    }

    private var otherProperties: [String: EncodedValue] {
      let others = node.properties.filter { !["text", "image"].contains($0.name) }
      return Dictionary(others.map { ($0.name, EncodedValue(value: $0.value)) }) { $1 }
    }
  }

  private struct EncodedValue: Encodable {
    let value: DisplayList.Property.Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .word(let word), .text(let word): try container.encode(word)
      case .number(let number): try container.encode(number.printed)
      }
    }
  }
}

extension Double {
  /// The number as dumps print it, as a number again.
  fileprivate var printed: Double { Double(shown) ?? 0 }
}

extension CGRect {
  fileprivate var printed: [Double] {
    [origin.x, origin.y, size.width, size.height].map { Double($0).printed }
  }
}
