import Foundation

/// What one row shows.
package struct RowDescription: Equatable, Sendable {
  package var title: Located<String>?

  /// The name of a picture, looked up beside the scenario and then among the bundled ones.
  package var image: Located<String>?

  /// Where the picture is loaded from, in the place of `image`.
  package var imageURL: Located<String>?

  package init(
    title: Located<String>? = nil, image: Located<String>? = nil,
    imageURL: Located<String>? = nil
  ) {
    self.title = title
    self.image = image
    self.imageURL = imageURL
  }

  /// What rows show that take from others what they do not say themselves.
  package func completed(by other: RowDescription) -> RowDescription {
    let hasPicture = image != nil || imageURL != nil
    return RowDescription(
      title: title ?? other.title, image: hasPicture ? image : other.image,
      imageURL: hasPicture ? imageURL : other.imageURL)
  }

  /// What stands for the row's number in a title and in an address.
  package static let numberMark = "{row}"

  /// The title of a row by its number, the first being 0.
  package func title(ofRow row: Int) -> String? { title.map { Self.text($0.value, ofRow: row) } }

  /// The address of a row's picture by the row's number, the first being 0.
  package func imageURL(ofRow row: Int) -> String? {
    imageURL.map { Self.text($0.value, ofRow: row) }
  }

  private static func text(_ text: String, ofRow row: Int) -> String {
    text.replacingOccurrences(of: numberMark, with: String(row))
  }
}
