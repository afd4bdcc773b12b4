internal import Foundation

/// Something that is wrong with news.
public struct NewsProblem: Error, Equatable, Sendable {
  /// Where it is: `news[3].picUrl`, or `the file`.
  public let place: String
  /// What is wrong.
  public let fault: Fault

  /// What is wrong with a value, or with the whole file.
  public enum Fault: Equatable, Sendable {
    /// The file has too many bytes.
    case tooLarge(bytes: Int)
    /// The bytes are no JSON.
    case noJSON
    /// There are more items than are read.
    case tooMany(Int)
    /// The key is not there.
    case missing
    /// The value is of another kind than is wanted.
    case unexpected(JSONKind, wanted: JSONKind)
    /// The text is no address of a picture.
    case unusable(ImageDownloadError)
  }
}

extension NewsProblem: CustomStringConvertible {
  /// The problem as one line: place, fact, remedy.
  public var description: String { "\(place): \(words)" }

  private var words: String {
    switch fault {
    case .tooLarge(let bytes):
      "\(bytes) bytes are more than \(NewsFeed.byteLimit). Send fewer items."
    case .noJSON: "it is no JSON. Send a JSON object with the list 'news'."
    case .tooMany(let count): "\(count) items are more than \(NewsFeed.itemLimit). Send fewer."
    case .missing: "it is missing. Add it."
    case .unexpected(let found, let wanted):
      "found \(found.rawValue). Send \(wanted.rawValue)."
    case .unusable(let error): "\(error)"
    }
  }
}

/// What kind of value stands in JSON.
public enum JSONKind: String, Equatable, Sendable {
  /// `null`.
  case null
  /// A text in quotes.
  case text = "a text"
  /// A number, or `true` or `false`, which the reader does not tell apart.
  case number = "a number or boolean"
  /// Values in brackets.
  case list = "a list"
  /// Keys and values in braces.
  case object = "an object"

  init(_ value: Any) {
    self =
      switch value {
      case is NSNull: .null
      case is String: .text
      case is [Any]: .list
      case is [String: Any]: .object
      default: .number
      }
  }
}
