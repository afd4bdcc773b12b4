internal import Motion
internal import YAML

extension ValueReader where Value == [String: [ImageFetchDescription]] {
  /// `data.images`: what becomes of the fetches of each address.
  static var imageFetches: ValueReader {
    dictionary(of: .oneOrMore(of: .imageFetch))
  }
}

extension ValueReader where Value == [String: Located<String>] {
  /// `data.imageCache`: which picture is on disk for an address.
  static var imageCache: ValueReader {
    dictionary(of: ValueReader<String>.pictureName.located)
  }
}

extension ValueReader where Value == ImageFetchDescription {
  /// `{ after, image or fails }`.
  fileprivate static var imageFetch: ValueReader {
    mapping { fields in
      let after = fields.required("after", .seconds(.moment))
      let image = fields.optional("image", ValueReader<String>.pictureName.located)
      let fails = fields.optional("fails", .boolean) ?? false
      if fails, fields.has("image") {
        fields.report(.key(.exclusive("fails", "image")), key: "image")
      }
      if !fails { fields.requireOne(of: fields.has("fails") ? ["image"] : ["image", "fails"]) }
      guard let after else { return nil }
      return ImageFetchDescription(after: after, image: fails ? nil : image)
    }
  }
}

extension ValueReader {
  /// Values by the address of what they are about.
  fileprivate static func dictionary<Item>(
    of item: ValueReader<Item>
  ) -> ValueReader where Value == [String: Item] {
    ValueReader { node, cursor in
      guard let entries = node.entries else {
        cursor.reportUnexpected(node, expected: .mapping)
        return nil
      }
      guard entries.count <= ScenarioLimits.images else {
        cursor.report(
          .limit(.items(entries.count, limit: ScenarioLimits.images)), at: node.location)
        return nil
      }
      let values = entries.compactMap { entry -> (String, Item)? in
        let cursor = cursor.appending(entry: entry.key)
        let key = YAMLNode(.scalar(entry.key, style: .quoted), at: entry.keyLocation)
        guard let url = ValueReader<String>.address.read(key, cursor) else { return nil }
        return item.read(entry.value, cursor).map { (url, $0) }
      }
      return Dictionary(values) { first, _ in first }
    }
  }
}
