import Testing

@testable import Views

@Suite("The books of a loader of pictures")
struct ImageRequestsTests {
  /// The fetch that a decision starts.
  private func fetch(
    _ decision: ImageRequests<Int>.Decision
  ) throws -> ImageRequests<Int>.Fetch {
    guard case .start(let fetch) = decision else { throw NoStart() }
    return fetch
  }

  private struct NoStart: Error {}

  @Test("share a fetch among all who ask for its address (L10)")
  func sharing() throws {
    var books = ImageRequests<Int>()

    let first = try fetch(books.ask(for: "a", 1))
    #expect(books.ask(for: "a", 2) == .wait)
    let other = try fetch(books.ask(for: "b", 3))
    #expect(books.waiterCount(for: "a") == 2)

    #expect(books.finish(first, succeeded: true) == [1, 2])
    #expect(books.finish(other, succeeded: true) == [3])
    #expect(books.startCount == 2)
    #expect(books.waiterCount(for: "a") == 0)
  }

  @Test(
    "start a fetch for each who asks, each with an end of its own, in the faithful behaviour (L10)")
  func noSharing() throws {
    var books = ImageRequests<Int>(.faithful)

    let first = try fetch(books.ask(for: "a", 1))
    let second = try fetch(books.ask(for: "a", 2))

    #expect([first.attempt, second.attempt] == [0, 1])
    #expect(books.finish(second, succeeded: true) == [2])
    #expect(books.finish(first, succeeded: true) == [1])
    #expect(books.startCount == 2)
  }

  @Test("hand back who waits once")
  func onlyOnce() throws {
    var books = ImageRequests<Int>()
    let fetch = try fetch(books.ask(for: "a", 1))

    #expect(books.finish(fetch, succeeded: false) == [1])
    #expect(books.finish(fetch, succeeded: false) == [])

    // The second end of one fetch is no second failure.
    for _ in 0..<2 { _ = books.finish(try self.fetch(books.ask(for: "a", 1)), succeeded: false) }
    #expect(books.ask(for: "a", 1) == .giveUp(failures: 3))
  }

  @Test(
    "give an address up after as many failures as there may be (L12)",
    arguments: [(3, 3), (1, 1), (0, 1), (-5, 1)])
  func givingUp(limit: Int, failures: Int) throws {
    var books = ImageRequests<Int>(LazyImageRules(attemptLimit: limit))

    for _ in 0..<failures { _ = books.finish(try fetch(books.ask(for: "a", 1)), succeeded: false) }

    #expect(books.ask(for: "a", 1) == .giveUp(failures: failures))
    #expect(books.startCount == failures)
    _ = try fetch(books.ask(for: "b", 1))
  }

  @Test("never give up in the faithful behaviour (L12)")
  func neverGivingUp() throws {
    var books = ImageRequests<Int>(.faithful)

    for attempt in 0..<50 {
      let fetch = try fetch(books.ask(for: "a", 1))
      #expect(fetch.attempt == attempt)
      _ = books.finish(fetch, succeeded: false)
    }
  }

  @Test("count failures anew after a success")
  func countingAnew() throws {
    var books = ImageRequests<Int>(LazyImageRules(attemptLimit: 2))

    for succeeded in [false, true, false] {
      _ = books.finish(try fetch(books.ask(for: "a", 1)), succeeded: succeeded)
    }

    #expect(try fetch(books.ask(for: "a", 1)).attempt == 3)
  }
}
