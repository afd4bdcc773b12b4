import Foundation
internal import Motion
internal import YAML

extension ValueReader where Value == Double {
  /// A finite number within a range.
  static func number(_ range: NumberRange) -> ValueReader {
    expecting(.number(range)) { node in node.number.flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueReader where Value == CGFloat {
  /// A length or coordinate in points.
  static func points(_ range: NumberRange) -> ValueReader {
    ValueReader<Double>.number(range).map { CGFloat($0) }
  }
}

extension ValueReader where Value == Time {
  /// Seconds, rounded once to the engine's unit.
  static func seconds(_ range: NumberRange) -> ValueReader {
    expecting(.seconds(range)) { node in
      node.number.flatMap { range.contains($0) ? Time(seconds: $0) : nil }
    }
  }
}

extension ValueReader where Value == Int {
  /// A whole number within a range.
  static func integer(_ range: ClosedRange<Int>) -> ValueReader {
    expecting(.integer(range)) { node in node.integer.flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueReader where Value == Bool {
  /// `true` or `false`.
  static var boolean: ValueReader {
    expecting(.boolean) { $0.boolean }
  }
}

extension ValueReader where Value == String {
  /// Any scalar as a text.
  static var text: ValueReader {
    let limit = ScenarioLimits.textLength
    return expecting(.text(length: limit)) { node in
      node.text.flatMap { $0.unicodeScalars.count <= limit ? $0 : nil }
    }
  }

  /// The name or relative path of a picture.
  static var pictureName: ValueReader {
    expecting(.pictureName) { node in
      guard let name = node.text, !name.isEmpty,
        name.unicodeScalars.count <= ScenarioLimits.nameLength,
        !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { return nil }
      return name
    }
  }

  /// The address of a picture.
  static var address: ValueReader {
    expecting(.address) { node in
      guard let address = node.text, !address.isEmpty,
        address.unicodeScalars.count <= ScenarioLimits.textLength,
        !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { return nil }
      return address
    }
  }

  /// A name that is safe as part of a file's name on every system.
  static var frameName: ValueReader {
    let marks: Set<Character> = ["-", "_", "."]
    return expecting(.frameName) { node in
      guard let name = node.text, let first = name.first, name.count <= ScenarioLimits.nameLength,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }),
        !marks.contains(first), name.last != "."
      else { return nil }
      return name
    }
  }
}

extension ValueReader where Value == String {
  /// One of some names; another is told which are known.
  static func oneOf(_ names: [String]) -> ValueReader {
    ValueReader { node, cursor in
      if let text = node.text, names.contains(text) { return text }
      guard !node.isRefused else { return nil }
      let problem: ScenarioProblem.Kind =
        node.text.map { .value(.unknownWord($0, known: names)) }
        ?? .value(.unexpected(FoundValue(node), expected: .word(names)))
      cursor.report(problem, at: node.location)
      return nil
    }
  }
}

extension ValueReader where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of an enumeration's words.
  static var word: ValueReader {
    let names = ValueReader<String>.oneOf(Value.allCases.map(\.rawValue))
    return ValueReader { node, cursor in
      names.read(node, cursor).flatMap { Value(rawValue: $0) }
    }
  }
}
