public import Drawing
public import Views

/// The rows of a list of news: a title each, a picture as soon as it is loaded, and blank rows as long
/// as there is no news (L8).
///
/// Give it to the list as its data source, assign `items`, and have the list reload.
public final class NewsRows: ListDataSource, LazyImageModel {
  /// How many blank rows stand in for news (L8).
  public static let placeholderCount = 10

  /// The news, a row each.
  public var items: [NewsItem] = [] {
    didSet { rows = Dictionary(zip(items, items.indices)) { first, _ in first } }
  }

  private let showsRowNumbers: Bool
  private var rows: [NewsItem: Int] = [:]
  private var images: LazyImages<NewsRows>?

  /// Makes the rows of a list, which watch it.
  ///
  /// - Parameters:
  ///   - list: The list, which has no rows before it is told to reload.
  ///   - rules: What is done where the source has a quirk.
  ///   - showsRowNumbers: Whether each row says `indexPath.row = 3` in the place of its title, as the
  ///     source's do.
  ///   - load: Gets a picture: `downloader.load`.
  public init(
    list: ListView, rules: LazyImageRules = .corrected, showsRowNumbers: Bool = false,
    load: @escaping LazyImages<NewsRows>.Loader
  ) {
    self.showsRowNumbers = showsRowNumbers
    list.dataSource = self
    images = LazyImages(list: list, model: self, rules: rules, load: load)
  }

  // MARK: - The list's data source

  /// How many pieces of news there are, or blank rows.
  public func numberOfRows(in listView: ListView) -> Int {
    items.isEmpty ? Self.placeholderCount : items.count
  }

  /// The cell of a row, whose picture is loaded if the list is at rest.
  public func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "News") ?? ListCell(reuseIdentifier: "News")
    if let item = item(ofRow: row) {
      cell.titleLabel.text = showsRowNumbers ? "indexPath.row = \(row)" : item.title
    }
    images?.fill(cell, forRow: row)
    return cell
  }

  // MARK: - The model of the pictures

  /// The news of a row; nil for a blank one.
  public func item(ofRow row: Int) -> NewsItem? { items.indices.contains(row) ? items[row] : nil }

  /// The row of a piece of news; nil when it is no longer there.
  public func row(of item: NewsItem) -> Int? { rows[item] }

  /// Where the picture of a piece of news is.
  public func imageURL(of item: NewsItem) -> String? { item.pictureURL }

  /// The picture of a piece of news, if it is there.
  public func picture(of item: NewsItem) -> Image? { item.picture }

  /// Gives a piece of news its picture.
  public func setPicture(_ picture: Image?, of item: NewsItem) { item.picture = picture }
}
