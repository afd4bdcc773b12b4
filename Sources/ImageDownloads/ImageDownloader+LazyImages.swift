public import Drawing
public import Views

extension ImageDownloader {
  /// Gets a picture for `LazyImages` and calls back on the main actor, once, whatever comes of it.
  ///
  /// Why a picture could not be had is told by `load(_:)` alone.
  @MainActor
  public func load(_ url: String, completion: @escaping (LazyImageAnswer<Image>) -> Void) {
    Task { completion(await answer(to: url)) }
  }

  private func answer(to url: String) async -> LazyImageAnswer<Image> {
    guard let loaded = try? await load(url) else { return .failed }
    return loaded.source == .disk ? .onDisk(loaded.image) : .downloaded(loaded.image)
  }
}
