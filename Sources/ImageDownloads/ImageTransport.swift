internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Fetches bytes over the network by Foundation's `URLSession`, within the limits of a downloader.
final class ImageTransport: Sendable {
  private let session: URLSession
  private let transfers: ImageTransfers
  private let timeout: Double

  init(_ options: ImageDownloader.Options) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    timeout = options.usedTimeout
    // Foundation's own timeout counts whole seconds anew with each packet; it comes after ours.
    configuration.timeoutIntervalForRequest = timeout.rounded(.up) + 2
    transfers = ImageTransfers(options)
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  // A session keeps its delegate until it is told that it is over.
  deinit { transfers.callOff { [session] in session.invalidateAndCancel() } }

  /// Fetches an address.
  func get(_ address: ImageAddress) async throws(ImageDownloadError) -> ImageTransfers.Answer {
    let task = session.dataTask(with: address.url)
    var limit: Task<Void, any Error>?
    let outcome = await withCheckedContinuation { waiter in
      transfers.begin(task, of: address.text, for: waiter)
      limit = Task { [transfers, timeout] in
        try await Task.sleep(for: .seconds(timeout))
        transfers.end(task, .failure(.timedOut(address.text, seconds: timeout)))
      }
    }
    limit?.cancel()
    return try outcome.get()
  }
}
