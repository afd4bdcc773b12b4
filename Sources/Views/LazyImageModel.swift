public import Drawing

/// The items behind a list whose pictures come late.
///
/// Rows are counted as the list counts them, items are told apart whatever row they are in.
public protocol LazyImageModel: AnyObject {
  /// Tells one item from every other.
  associatedtype Item: Hashable
  /// What an item keeps of its picture.
  associatedtype Picture = Image

  /// The item of a row; nil for a row without one, such as a placeholder.
  func item(ofRow row: Int) -> Item?
  /// The row of an item; nil when it has none any more.
  func row(of item: Item) -> Int?
  /// Where an item's picture is to be had; nil for an item without a picture.
  func imageURL(of item: Item) -> String?
  /// An item's picture; nil as long as there is none.
  func picture(of item: Item) -> Picture?
  /// Gives an item its picture, or takes it away.
  func setPicture(_ picture: Picture?, of item: Item)
  /// Shows an item's picture, or that there is none, in the cell of its row.
  func show(_ picture: Picture?, in cell: ListCell)
}

extension LazyImageModel where Picture == Image {
  /// Shows the picture at its place in the cell.
  public func show(_ picture: Image?, in cell: ListCell) {
    cell.imageView.image = picture
  }
}

/// What has become of a request for a picture.
public enum LazyImageAnswer<Picture> {
  /// It was fetched.
  case downloaded(Picture)
  /// It was on disk.
  case onDisk(Picture)
  /// It could not be had.
  case failed
}

extension LazyImageAnswer: Sendable where Picture: Sendable {}
extension LazyImageAnswer: Equatable where Picture: Equatable {}
