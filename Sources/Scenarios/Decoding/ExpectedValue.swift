internal import YAML

/// What a file has in the place of a value that is refused.
package enum FoundValue: Equatable, Sendable {
  case nothing
  case scalar(String, isQuoted: Bool)
  case list(count: Int)
  case mapping

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text, let style):
      self = node.isNull ? .nothing : .scalar(text, isQuoted: style == .quoted)
    case .sequence(let items): self = .list(count: items.count)
    case .mapping, .refused: self = .mapping
    }
  }
}

/// What a value should have been.
package enum ExpectedValue: Equatable, Sendable {
  case number(NumberRange)
  case seconds(NumberRange)
  case integer(ClosedRange<Int>)
  case boolean

  /// At most so many characters.
  case text(length: Int)

  case pictureName

  /// Where a picture is loaded from.
  case address

  case frameName

  /// One of these words.
  case word([String])

  /// The tag of a language.
  case locale

  /// A date with the time and its offset.
  case date

  case colour
  case point
  case size
  case listFrame
  case rectangle
  case curve
  case rowSpan
  case settledOrSeconds(NumberRange)
  case numberTest
  case list
  case mapping
}

extension ExpectedValue {
  /// The interval of the numbers that are accepted; nil where none are.
  var range: NumberRange? {
    switch self {
    case .number(let range), .seconds(let range), .settledOrSeconds(let range): range
    case .integer(let range): .from(Double(range.lowerBound), to: Double(range.upperBound))
    case .numberTest: .coordinate
    default: nil
    }
  }
}

/// An interval of numbers that includes its ends.
package struct NumberRange: Hashable, Sendable {
  let lower: Double
  let upper: Double

  /// From a number on.
  static func from(_ lower: Double, to upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper)
  }

  func contains(_ number: Double) -> Bool {
    lower <= number && number <= upper
  }
}
