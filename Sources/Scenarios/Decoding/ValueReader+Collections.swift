internal import YAML

extension ValueReader {
  /// A list of values; items that are refused are left out.
  static func list<Item>(of item: ValueReader<Item>) -> ValueReader where Value == [Item] {
    ValueReader { node, cursor in
      guard let items = node.items else {
        cursor.reportUnexpected(node, expected: .list)
        return nil
      }
      return items.enumerated().compactMap { index, node in
        item.read(node, cursor.appending(index))
      }
    }
  }

  /// A list of no more than so many values.
  static func list<Item>(
    of item: ValueReader<Item>, atMost limit: Int
  ) -> ValueReader where Value == [Item] {
    ValueReader { node, cursor in
      guard let count = node.items?.count, count > limit else {
        return list(of: item).read(node, cursor)
      }
      cursor.report(.limit(.items(count, limit: limit)), at: node.location)
      return nil
    }
  }

  /// A list with at least one item, and with no more than so many.
  static func nonEmptyList<Item>(
    of item: ValueReader<Item>, atMost limit: Int = .max
  ) -> ValueReader where Value == [Item] {
    ValueReader { node, cursor in
      if node.items?.isEmpty == true { cursor.report(.value(.emptyList), at: node.location) }
      return list(of: item, atMost: limit).read(node, cursor)
    }
  }

  /// One value, or a list of them.
  static func oneOrMore<Item>(of item: ValueReader<Item>) -> ValueReader where Value == [Item] {
    ValueReader { node, cursor in
      if node.items != nil { return nonEmptyList(of: item).read(node, cursor) }
      return item.read(node, cursor).map { [$0] }
    }
  }

  /// A list with at least one item, no two of them equal.
  static func distinctList<Item: Hashable>(of item: ValueReader<Item>) -> ValueReader
  where Value == [Item] {
    ValueReader { node, cursor in
      let located = ValueReader<[Located<Item>]>.nonEmptyList(of: item.located)
      guard let values = located.read(node, cursor) else { return nil }
      var seen: Set<Item> = []
      for value in values where !seen.insert(value.value).inserted {
        cursor.report(.value(.repeated("\(value.value)")), at: value.location)
      }
      return values.map(\.value)
    }
  }

  /// A list of exactly so many values, each read in its own way.
  static func tuple<Item>(
    _ readers: [ValueReader<Item>], expected: ExpectedValue
  ) -> ValueReader where Value == [Item] {
    ValueReader { node, cursor in
      guard let items = node.items, items.count == readers.count else {
        cursor.reportUnexpected(node, expected: expected)
        return nil
      }
      let values = items.indices.map { index in
        readers[index].read(items[index], cursor.appending(index))
      }
      let present = values.compactMap(\.self)
      return present.count == values.count ? present : nil
    }
  }

  /// One of several words, or a list.
  static func named(
    _ names: [String: Value], or list: ValueReader, expected: ExpectedValue
  ) -> ValueReader {
    ValueReader { node, cursor in
      if node.items != nil { return list.read(node, cursor) }
      return expecting(expected) { node in node.text.flatMap { names[$0] } }.read(node, cursor)
    }
  }
}
