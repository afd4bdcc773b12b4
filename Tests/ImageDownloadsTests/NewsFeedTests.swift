import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImageDownloads

@Suite("News")
struct NewsFeedTests {
  private func feed(_ text: String, cache: ImageDiskCache? = nil) -> NewsFeed {
    NewsFeed(decoding: Data(text.utf8), cache: cache)
  }

  @Test("are read from the list of a JSON object")
  func reads() {
    let feed = feed(
      """
      { "more": [], "news": [
        { "title": "Rain", "picUrl": "http://a.org/rain.png", "time": 5 },
        { "title": "雪 \\u2744", "picUrl": null }, { "title": "" } ] }
      """)

    #expect(feed.items.map(\.title) == ["Rain", "雪 ❄", ""])
    #expect(feed.items.map(\.pictureURL) == ["http://a.org/rain.png", nil, nil])
    #expect(feed.items.allSatisfy { $0.picture == nil })
    #expect(feed.problems == [])
  }

  @Test("have the pictures that are on disk as they are read")
  func preset() throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url)
    try cache.store(DownloadStage.picture, for: "http://a.org/1.png")
    let text = """
      { "news": [{ "title": "A", "picUrl": "http://a.org/1.png" },
        { "title": "B", "picUrl": "http://a.org/2.png" }] }
      """

    let feed = feed(text, cache: cache)

    #expect(feed.items[0].picture?.data == DownloadStage.picture)
    #expect(feed.items[1].picture == nil)
  }

  @Test(
    "that are wrong as a whole are told of",
    arguments: [
      ("", "the file: it is no JSON. Send a JSON object with the list 'news'."),
      ("{", "the file: it is no JSON. Send a JSON object with the list 'news'."),
      ("[1]", "the file: found a list. Send an object."),
      ("null", "the file: found null. Send an object."),
      ("7", "the file: found a number or boolean. Send an object."),
      ("{}", "news: it is missing. Add it."),
      ("{\"news\": null}", "news: found null. Send a list."),
      ("{\"news\": {}}", "news: found an object. Send a list."),
      ("{\"news\": \"x\"}", "news: found a text. Send a list."),
    ])
  func wholeProblems(text: String, line: String) {
    let feed = feed(text)

    #expect(feed.problems.map { "\($0)" } == [line])
    #expect(feed.items.isEmpty)
  }

  @Test("leave out the items with problems, and tell of all of them")
  func itemProblems() {
    let feed = feed(
      """
      { "news": [
        5, { "title": "fine" }, { "picUrl": 7 }, { "title": null, "picUrl": [] },
        { "title": "bad address", "picUrl": "file:///etc/hostname" },
        { "title": "fine too", "picUrl": "https://a.org/" } ] }
      """)

    #expect(feed.items.map(\.title) == ["fine", "fine too"])
    #expect(
      feed.problems.map { "\($0)" } == [
        "news[0]: found a number or boolean. Send an object.",
        "news[2].title: it is missing. Add it.",
        "news[2].picUrl: found a number or boolean. Send a text.",
        "news[3].title: found null. Send a text.",
        "news[3].picUrl: found a list. Send a text.",
        "news[4].picUrl: Image 'file:///etc/hostname': is no address of a host. Start it with "
          + "http:// or https://.",
      ])
  }

  @Test("of hostile bytes are a problem and no trap")
  func hostileBytes() {
    let deep = String(repeating: "[", count: 100_000)
    let objects = String(repeating: "{\"news\":", count: 100_000)
    let number = "{\"news\": [\(String(repeating: "9", count: 5000))]}"
    for text in [deep, objects, number, "{\"news\": [\"\\ud800\"]}", "\u{FEFF}{}"] {
      #expect(!feed(text).problems.isEmpty, "\(text.prefix(20))")
    }
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var bytes = Array("{\"news\":[{\"title\":\"a\",\"picUrl\":\"http://a/b\"}]}".utf8)
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(
          in: 0...255, using: &numbers)
      }
      let feed = NewsFeed(decoding: Data(bytes))
      #expect(feed.items.count <= 1)
    }
  }

  @Test("that are too large or too many are refused")
  func limits() {
    let large = NewsFeed(decoding: Data(repeating: 32, count: NewsFeed.byteLimit + 1))
    let item = "{\"title\":\"a\"}"
    func many(_ count: Int) -> NewsFeed {
      feed("{\"news\":[" + Array(repeating: item, count: count).joined(separator: ",") + "]}")
    }

    #expect(large.problems.map(\.fault) == [.tooLarge(bytes: NewsFeed.byteLimit + 1)])
    #expect(
      "\(large.problems[0])" == "the file: 8388609 bytes are more than 8388608. Send fewer items.")
    #expect(many(10_000).items.count == 10_000)
    #expect(
      many(10_001).problems.map { "\($0)" } == [
        "news: 10001 items are more than 10000. Send fewer."
      ])
  }

  @Test("are told apart by who they are, not by what they say")
  func identity() {
    let items = [NewsItem(title: "A"), NewsItem(title: "A")]

    #expect(items[0] != items[1])
    #expect(Set(items + items).count == 2)
  }
}
