public import Foundation

/// News as a server sends them: a JSON object whose list `news` has objects with a `title` and a
/// `picUrl`, which may be missing or null.
///
/// ```json
/// { "news": [{ "title": "Rain", "picUrl": "https://example.org/rain.png" }] }
/// ```
///
/// Other keys are passed over.
public struct NewsFeed {
  /// The largest file, in bytes.
  public static let byteLimit = 8 << 20
  /// The most items.
  public static let itemLimit = 10_000

  /// The items that could be read, in their order.
  public private(set) var items: [NewsItem] = []
  /// Everything that is wrong, in the order of the file; the items with a problem are left out.
  public private(set) var problems: [NewsProblem] = []

  /// Reads the bytes of a file; whatever they are, it does not fail but tells of problems.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - cache: Where items find pictures that are on disk already.
  public init(decoding data: Data, cache: ImageDiskCache? = nil) {
    read(data, cache)
  }

  private mutating func read(_ data: Data, _ cache: ImageDiskCache?) {
    guard data.count <= Self.byteLimit else {
      return report(.tooLarge(bytes: data.count), at: "the file")
    }
    guard let root = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return report(.noJSON, at: "the file") }
    guard let object = root as? [String: Any] else {
      return report(.unexpected(JSONKind(root), wanted: .object), at: "the file")
    }
    guard let list = object["news"] else { return report(.missing, at: "news") }
    guard let news = list as? [Any] else {
      return report(.unexpected(JSONKind(list), wanted: .list), at: "news")
    }
    guard news.count <= Self.itemLimit else {
      return report(.tooMany(news.count), at: "news")
    }
    for (index, value) in news.enumerated() { read(value, at: "news[\(index)]", cache) }
  }

  private mutating func read(_ value: Any, at place: String, _ cache: ImageDiskCache?) {
    guard let object = value as? [String: Any] else {
      return report(.unexpected(JSONKind(value), wanted: .object), at: place)
    }
    let count = problems.count
    let title = text(object["title"], at: "\(place).title")
    if object["title"] == nil { report(.missing, at: "\(place).title") }
    let url = pictureURL(object["picUrl"], at: "\(place).picUrl")
    guard let title, problems.count == count else { return }
    items.append(NewsItem(title: title, pictureURL: url, cache: cache))
  }

  private mutating func pictureURL(_ value: Any?, at place: String) -> String? {
    guard let value, !(value is NSNull), let url = text(value, at: place) else { return nil }
    do throws(ImageDownloadError) {
      _ = try ImageAddress(url)
      _ = try ImageDiskCache.fileName(for: url)
    } catch {
      report(.unusable(error), at: place)
    }
    return url
  }

  private mutating func text(_ value: Any?, at place: String) -> String? {
    guard let value else { return nil }
    if let text = value as? String { return text }
    report(.unexpected(JSONKind(value), wanted: .text), at: place)
    return nil
  }

  private mutating func report(_ fault: NewsProblem.Fault, at place: String) {
    problems.append(NewsProblem(place: place, fault: fault))
  }
}
