internal import Foundation

/// An address that a picture can be fetched from.
struct ImageAddress: Sendable {
  /// The address as it was given.
  let text: String
  let url: URL

  /// - Throws: `ImageDownloadError.unusableAddress` if the address is none of `http` or `https`.
  init(_ text: String) throws(ImageDownloadError) {
    guard let url = URL(string: text), Self.isUsable(url) else { throw .unusableAddress(text) }
    self.text = text
    self.url = url
  }

  /// Whether a picture may be fetched from somewhere: files and other services are no business of
  /// whoever wrote the address.
  static func isUsable(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased()) && url.host?.isEmpty == false
  }
}
