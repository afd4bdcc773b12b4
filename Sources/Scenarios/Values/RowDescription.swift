import Foundation

/// What one row shows.
package struct RowDescription: Equatable, Sendable {
  package var title: Located<String>?

  /// The name of a picture, looked up beside the scenario and then among the bundled ones.
  package var image: Located<String>?

  package init(title: Located<String>? = nil, image: Located<String>? = nil) {
    self.title = title
    self.image = image
  }

  /// What rows show that take from others what they do not say themselves.
  package func completed(by other: RowDescription) -> RowDescription {
    RowDescription(title: title ?? other.title, image: image ?? other.image)
  }

  /// What stands for the row's number in a title.
  package static let numberMark = "{row}"

  /// The title of a row by its number, the first being 0.
  package func title(ofRow row: Int) -> String? {
    title?.value.replacingOccurrences(of: Self.numberMark, with: String(row))
  }
}
