import Foundation
internal import Motion
internal import YAML

extension ValueReader where Value == Expectation.Check {
  /// `{ at: [x, y], view: list.row3 }`.
  static var hit: ValueReader {
    mapping { fields in
      let point = fields.required("at", .point)
      let view = fields.required("view", .text)
      guard let point, let view else { return nil }
      return .hit(TouchPlace(point), view: view)
    }
  }
}

extension ValueReader where Value == [Expectation.Check] {
  /// `{ name, property: value }`, with as many properties as one likes.
  static var property: ValueReader {
    mapping { fields in
      let name = fields.required("name", .text)
      let tests = fields.propertyTests()
      fields.requireOne(of: fields.knownKeys.filter { $0 != "name" })
      guard let name else { return nil }
      return tests.map { .property(of: name, name: $0, $1) }
    }
  }
}

/// The properties of views by their kind, in the words that `inspect` prints.
enum ViewProperty {
  static let rectangles = ["frame", "windowFrame"]
  static let flags = ["hidden"]
  static let numbers = [
    "alpha", "rotation", "step", "contentOffset.y", "contentSize.height", "inset.top",
    "inset.bottom",
  ]
  static let words = ["type", "text", "image", "state"]
}

extension MappingReader {
  fileprivate func propertyTests() -> [(String, PropertyTest)] {
    tests(of: ViewProperty.rectangles, .rectangle)
      + tests(of: ViewProperty.flags, ValueReader<Bool>.boolean.map { .flag($0) })
      + tests(of: ViewProperty.numbers, ValueReader<NumberTest>.numberTest.map { .number($0) })
      + tests(of: ViewProperty.words, ValueReader<String>.text.map { .word($0) })
  }

  private func tests(
    of names: [String], _ reader: ValueReader<PropertyTest>
  ) -> [(String, PropertyTest)] {
    names.compactMap { name in optional(name, reader).map { (name, $0) } }
  }
}

extension ValueReader where Value == PropertyTest {
  /// `[x, y, width, height]`, in points.
  fileprivate static var rectangle: ValueReader {
    let number = ValueReader<Double>.number(.coordinate)
    return ValueReader<[Double]>.tuple([number, number, number, number], expected: .rectangle)
      .map { .rectangle(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
  }
}

extension ValueReader where Value == Expectation.Course {
  /// `{ key, from, to, direction }`.
  static var course: ValueReader {
    mapping { fields in
      let quantity = fields.required("key", ValueReader<Expectation.Quantity>.word)
      let start = fields.required("from", .seconds(.moment))
      let end = fields.required("to", .seconds(.moment))
      let direction = fields.required(
        "direction", ValueReader<Expectation.Course.Direction>.word)
      guard let quantity, let start, let end, let direction else { return nil }
      if start >= end {
        fields.report(.value(.endsBeforeStart(start, end: end)), key: "to")
      }
      return Expectation.Course(
        quantity: quantity, start: start, end: end, direction: direction)
    }
  }
}
