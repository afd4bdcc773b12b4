internal import Drawing
internal import Foundation
public import Views

/// Gets pictures by their addresses: from the disk if they are there, else over the network, and then
/// keeps them on disk.
///
/// Those who ask for one address while it is fetched share the fetch (L10). One whose task is cancelled
/// goes on waiting, as others may wait for the same.
///
/// ```swift
/// let downloader = ImageDownloader(cache: .ofUser())
/// let image = try await downloader.load("https://example.org/a.png").image
/// ```
public actor ImageDownloader {
  /// What a downloader takes and how long it waits.
  public struct Options: Equatable, Sendable {
    /// The largest picture, in bytes.
    public var byteLimit = 16 << 20
    /// How often a server may send on, 0 to 20.
    public var redirectLimit = 5
    /// How long a whole fetch may take, redirects included, in seconds; at most a day.
    public var timeout = 30.0
    /// What it does where the source has a quirk, of which it heeds L10 and L12.
    public var rules = LazyImageRules.corrected

    /// Makes the usual options.
    public init() {}

    /// The time that is allowed in truth: none if it is negative or no number.
    var usedTimeout: Double { timeout > 0 ? min(timeout, 86_400) : 0 }
  }

  /// Where pictures are kept.
  public nonisolated let cache: ImageDiskCache
  /// What the downloader takes and how long it waits.
  public nonisolated let options: Options

  private typealias Outcome = Result<LoadedImage, ImageDownloadError>
  private let transport: ImageTransport
  private var requests: ImageRequests<CheckedContinuation<Outcome, Never>>

  /// Makes a downloader that keeps its pictures in a cache.
  public init(cache: ImageDiskCache, options: Options = Options()) {
    self.cache = cache
    self.options = options
    transport = ImageTransport(options)
    requests = ImageRequests(options.rules)
  }

  /// How many fetches over the network were started.
  public var fetchCount: Int { requests.startCount }

  /// How many wait for the picture of an address.
  func waiterCount(for url: String) -> Int { requests.waiterCount(for: url) }

  /// Gets a picture.
  ///
  /// - Throws: why it could not be had. A picture that could not be kept is handed out all the same.
  public func load(_ url: String) async throws(ImageDownloadError) -> LoadedImage {
    _ = try ImageDiskCache.fileName(for: url)
    if let image = cache.image(for: url) {
      return LoadedImage(image: image, source: .disk, cacheProblem: nil)
    }
    let address = try ImageAddress(url)
    let outcome = await withCheckedContinuation { waiter in
      switch requests.ask(for: url, waiter) {
      case .wait: break
      case .giveUp(let failures):
        waiter.resume(returning: .failure(.givenUp(url, failures: failures)))
      case .start(let fetch): Task { await run(fetch, at: address) }
      }
    }
    return try outcome.get()
  }

  private func run(
    _ fetch: ImageRequests<CheckedContinuation<Outcome, Never>>.Fetch, at address: ImageAddress
  ) async {
    let outcome: Outcome
    do throws(ImageDownloadError) {
      outcome = .success(try await self.fetch(address))
    } catch {
      outcome = .failure(error)
    }
    let succeeded = if case .success = outcome { true } else { false }
    for waiter in requests.finish(fetch, succeeded: succeeded) { waiter.resume(returning: outcome) }
  }

  private func fetch(_ address: ImageAddress) async throws(ImageDownloadError) -> LoadedImage {
    let answer = try await transport.get(address)
    let url = address.text
    guard let image = Image(name: url, data: answer.data) else {
      throw .noPicture(url, contentType: answer.contentType)
    }
    guard image.hasEnd else { throw .cutOff(url, bytes: answer.data.count) }
    guard !image.isTooLarge else {
      throw .tooManyPixels(url, width: image.pixelWidth, height: image.pixelHeight)
    }
    do throws(ImageDownloadError) {
      try cache.store(answer.data, for: url)
      return LoadedImage(image: image, source: .network, cacheProblem: nil)
    } catch {
      return LoadedImage(image: image, source: .network, cacheProblem: error)
    }
  }
}
