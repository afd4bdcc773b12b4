public import Drawing

/// One piece of news: its words, and a picture that comes late.
///
/// Who an item is counts, not what it says: two with the same words are two.
public final class NewsItem {
  /// The words.
  public let title: String
  /// Where the picture is; nil for an item without one.
  public let pictureURL: String?
  /// The picture, as soon as there is one.
  public var picture: Image?

  /// Makes an item, whose picture is there at once if a cache has it.
  public init(title: String, pictureURL: String? = nil, cache: ImageDiskCache? = nil) {
    self.title = title
    self.pictureURL = pictureURL
    picture = pictureURL.flatMap { cache?.image(for: $0) }
  }
}

extension NewsItem: Hashable {
  /// Whether both are one item.
  public static func == (first: NewsItem, second: NewsItem) -> Bool { first === second }

  /// Tells the item from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
