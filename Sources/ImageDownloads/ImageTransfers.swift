internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The transfers that a session has under way, each of which ends once: with all its bytes, or as
/// soon as it breaks a limit.
final class ImageTransfers: NSObject, Sendable {
  /// What a server sent.
  struct Answer: Sendable {
    let data: Data
    let contentType: String?
  }

  typealias Outcome = Result<Answer, ImageDownloadError>

  private struct Transfer {
    let url: String
    let waiter: CheckedContinuation<Outcome, Never>
    var data = Data()
    var redirectCount = 0
    var hasAnswer = false
  }

  private let byteLimit: Int
  private let redirectLimit: Int
  private let timeout: Double
  private let transfers = Mutex<[Int: Transfer]>([:])
  private let cancellations = OperationQueue()

  init(_ options: ImageDownloader.Options) {
    byteLimit = options.byteLimit
    timeout = options.usedTimeout
    // Foundation follows no more than 20.
    redirectLimit = min(max(0, options.redirectLimit), 20)
  }

  /// Sets a task going.
  func begin(
    _ task: URLSessionTask, of url: String, for waiter: CheckedContinuation<Outcome, Never>
  ) {
    transfers.withLock { $0[task.taskIdentifier] = Transfer(url: url, waiter: waiter) }
    task.resume()
  }

  /// Ends a transfer, unless it has ended already.
  func end(_ task: URLSessionTask, _ outcome: Outcome) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let transfer else { return }
    transfer.waiter.resume(returning: outcome)
    if case .failure = outcome { callOff { task.cancel() } }
  }

  /// Calls a task or a session off, aside: a flood of bytes keeps whoever does so waiting, and what has
  /// come would pile up behind him.
  func callOff(_ action: @escaping @Sendable () -> Void) {
    cancellations.addOperation { [self] in withExtendedLifetime(self, action) }
  }

  /// Takes note of something, which may be why the transfer ends.
  private func note(
    _ task: URLSessionTask, _ change: @Sendable (inout Transfer) -> ImageDownloadError?
  ) {
    let error = transfers.withLock { transfers -> ImageDownloadError? in
      guard var transfer = transfers.removeValue(forKey: task.taskIdentifier) else { return nil }
      let error = change(&transfer)
      transfers[task.taskIdentifier] = transfer
      return error
    }
    if let error { end(task, .failure(error)) }
  }

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }
}

extension ImageTransfers: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let length = response.expectedContentLength
    note(dataTask) { [byteLimit] transfer in
      transfer.hasAnswer = true
      if status != 200 { return .refused(transfer.url, status: status) }
      return length > Int64(byteLimit) ? .tooManyBytes(transfer.url, limit: byteLimit) : nil
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    note(dataTask) { [byteLimit] transfer in
      transfer.data.append(data)
      return transfer.data.count > byteLimit
        ? .tooManyBytes(transfer.url, limit: byteLimit) : nil
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // Foundation's own target has lost a slash at its end if the server named a place of its own.
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    let target = URL(string: location, relativeTo: response.url)?.absoluteURL
    var request = request
    request.url = target
    let next = request
    note(task) { [redirectLimit] transfer in
      transfer.redirectCount += 1
      if transfer.redirectCount > redirectLimit {
        return .tooManyRedirects(transfer.url, limit: redirectLimit)
      }
      guard let target, ImageAddress.isUsable(target) else {
        return .strayRedirect(transfer.url, to: location)
      }
      return nil
    }
    // Foundation traps if it hears where a redirect goes after the task was cancelled.
    transfers.withLock { if $0[task.taskIdentifier] != nil { completionHandler(next) } }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let transfer = transfer(of: task) else { return }
    end(task, outcome(of: transfer, task.response as? HTTPURLResponse, error))
  }

  private func outcome(
    of transfer: Transfer, _ response: HTTPURLResponse?, _ error: (any Error)?
  ) -> Outcome {
    if let error { return .failure(failure(of: transfer, error)) }
    // A redirect without a target comes to its end with no word of a response before.
    guard transfer.hasAnswer else {
      return .failure(.refused(transfer.url, status: response?.statusCode ?? 0))
    }
    return .success(Answer(data: transfer.data, contentType: response?.mimeType))
  }

  private func failure(of transfer: Transfer, _ error: any Error) -> ImageDownloadError {
    switch (error as? URLError)?.code {
    case .httpTooManyRedirects?: .tooManyRedirects(transfer.url, limit: redirectLimit)
    case .timedOut?: .timedOut(transfer.url, seconds: timeout)
    case _ where transfer.hasAnswer: .cutOff(transfer.url, bytes: transfer.data.count)
    default: .unreachable(transfer.url, reason: error.localizedDescription)
    }
  }
}
