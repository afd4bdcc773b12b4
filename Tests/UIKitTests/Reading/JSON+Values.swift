import Foundation

/// What a case file lacks that a check asks for.
struct MissingValue: Error, CustomStringConvertible {
  var description: String
}

extension JSON {
  /// The value at a path of keys and places, such as `visible/0/rows`; nil where there is none.
  func value(at path: String) -> JSON? {
    path.split(separator: "/").reduce(Optional(self)) { $0?.child(String($1)) }
  }

  private func child(_ key: String) -> JSON? {
    switch self {
    case .object(let members): members[key]
    case .array(let elements):
      Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }

  /// The value at a path as something a check can compute with.
  private func read<Value>(_ path: String, as name: String, _ convert: (JSON) -> Value?) throws
    -> Value
  {
    guard let found = value(at: path), let value = convert(found) else {
      throw MissingValue(description: "no \(name) at '\(path)' of \(self)")
    }
    return value
  }

  func number(_ path: String) throws -> Double { try read(path, as: "number", \.asNumber) }
  func integer(_ path: String) throws -> Int { Int(try number(path)) }
  func bool(_ path: String) throws -> Bool { try read(path, as: "truth", \.asBool) }
  func string(_ path: String) throws -> String { try read(path, as: "string", \.asString) }
  func list(_ path: String) throws -> [JSON] { try read(path, as: "list", \.asList) }
  func numbers(_ path: String) throws -> [Double] { try read(path, as: "numbers", \.asNumbers) }
  func pairs(_ path: String) throws -> [[Double]] {
    try list(path).map { try $0.numbers("") }
  }
  func point(_ path: String) throws -> CGPoint { try read(path, as: "point", \.asPoint) }
  func size(_ path: String) throws -> CGSize { try read(path, as: "size", \.asSize) }
  func rectangle(_ path: String) throws -> CGRect { try read(path, as: "rectangle", \.asRectangle) }

  var asNumber: Double? { if case .number(let number) = self { number } else { nil } }
  var asBool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var asString: String? { if case .string(let string) = self { string } else { nil } }
  var asList: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  var asObject: [String: JSON]? { if case .object(let members) = self { members } else { nil } }

  var asNumbers: [Double]? {
    guard let numbers = asList?.compactMap(\.asNumber), numbers.count == asList?.count else {
      return nil
    }
    return numbers
  }

  private var asPoint: CGPoint? {
    guard let numbers = asNumbers, numbers.count == 2 else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private var asSize: CGSize? { asPoint.map { CGSize(width: $0.x, height: $0.y) } }

  private var asRectangle: CGRect? {
    guard let numbers = asNumbers, numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
