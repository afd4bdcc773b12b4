/// The books of a loader of pictures: who waits for which fetch, what is shared (L10), and what has
/// failed too often to be tried again (L12).
///
/// It fetches nothing itself. A loader asks it before each fetch and tells it of each end; whoever
/// waits is handed back then.
public struct ImageRequests<Waiter> {
  /// One fetch of an address.
  public struct Fetch: Hashable, Sendable {
    /// The picture's address.
    public let url: String
    /// How many fetches of the address were started before this one.
    public let attempt: Int
  }

  /// What a loader is to do for someone who asks.
  public enum Decision: Equatable, Sendable {
    /// Fetch the picture, and tell of the end.
    case start(Fetch)
    /// Nothing: a fetch that is under way serves him too.
    case wait
    /// Nothing, for good: so many fetches have failed. He was not noted down.
    case giveUp(failures: Int)
  }

  /// How many fetches were started.
  public private(set) var startCount = 0

  private let rules: LazyImageRules
  private var waiters: [Fetch: [Waiter]] = [:]
  private var latest: [String: Fetch] = [:]
  private var attempts: [String: Int] = [:]
  private var failures: [String: Int] = [:]

  /// Makes empty books under some rules, of which they heed those of L10 and L12.
  public init(_ rules: LazyImageRules = .corrected) {
    self.rules = rules
  }

  /// Notes down someone who wants a picture, and says what is to be done for him.
  public mutating func ask(for url: String, _ waiter: Waiter) -> Decision {
    if rules.sharesFetches, let running = latest[url] {
      waiters[running, default: []].append(waiter)
      return .wait
    }
    let failed = failures[url] ?? 0
    if let limit = rules.attemptLimit, failed >= max(1, limit) {
      return .giveUp(failures: failed)
    }
    let fetch = Fetch(url: url, attempt: attempts[url] ?? 0)
    attempts[url] = fetch.attempt + 1
    startCount += 1
    latest[url] = fetch
    waiters[fetch] = [waiter]
    return .start(fetch)
  }

  /// Notes that a fetch is over and hands back those who waited for it, the first to ask first; nobody
  /// the second time.
  public mutating func finish(_ fetch: Fetch, succeeded: Bool) -> [Waiter] {
    guard let waiting = waiters.removeValue(forKey: fetch) else { return [] }
    if latest[fetch.url] == fetch { latest[fetch.url] = nil }
    failures[fetch.url] = succeeded ? nil : (failures[fetch.url] ?? 0) + 1
    return waiting
  }

  /// How many wait for a picture.
  public func waiterCount(for url: String) -> Int {
    waiters.reduce(0) { $0 + ($1.key.url == url ? $1.value.count : 0) }
  }
}

extension ImageRequests: Sendable where Waiter: Sendable {}
