public import Drawing

/// A picture that a downloader has got.
public struct LoadedImage: Equatable, Sendable {
  /// Where it came from.
  public enum Source: Equatable, Sendable {
    /// It was fetched.
    case network
    /// It was on disk.
    case disk
  }

  /// The picture, named after its address.
  public let image: Image
  /// Where it came from.
  public let source: Source
  /// Why it could not be kept on disk; nil when it is there.
  public let cacheProblem: ImageDownloadError?
}
