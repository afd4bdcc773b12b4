/// Which frames of a run get a picture.
public enum FrameSelection: Equatable, Sendable {
  /// Every frame.
  case all

  /// The first, the last, the first of every panel state, and those that the scenario names.
  case key

  /// The frames of these numbers, the first frame being 0.
  case numbers(ClosedRange<Int>)

  /// Reads `all`, `key`, `12` or `10-20`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "all": self = .all
    case "key": self = .key
    default:
      let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
      guard let first = numbers[0], let last = numbers.last ?? nil, numbers.count <= 2,
        first <= last
      else { return nil }
      self = .numbers(first...last)
    }
  }

  /// Whether a frame gets a picture.
  func contains(_ index: Int, isKey: Bool) -> Bool {
    switch self {
    case .all: true
    case .key: isKey
    case .numbers(let range): range.contains(index)
    }
  }

  /// A number written with digits alone.
  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }
}

extension FrameSelection: CustomStringConvertible {
  /// The selection as it is written.
  public var description: String {
    switch self {
    case .all: "all"
    case .key: "key"
    case .numbers(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case .numbers(let range): "\(range.lowerBound)-\(range.upperBound)"
    }
  }
}
