package import Motion

/// What becomes of one fetch of a picture.
package struct ImageFetchDescription: Equatable, Sendable {
  /// How long after its start the fetch is over.
  package var after: Time

  /// The picture that it brings, by its file's name; nil when it fails.
  package var image: Located<String>?
}

extension DataDescription {
  /// What becomes of a fetch of an address by its number, the first being 0; nil when it never ends.
  package func fetch(of url: String, attempt: Int) -> ImageFetchDescription? {
    guard let fetches = images[url] else { return nil }
    return fetches.indices.contains(attempt) ? fetches[attempt] : fetches.last
  }

  /// The names of all pictures that are fetched or on disk, in the order of the file.
  package var imageNames: [Located<String>] {
    (images.values.flatMap { $0.compactMap(\.image) } + imageCache.values)
      .sorted { $0.location < $1.location }
  }
}
