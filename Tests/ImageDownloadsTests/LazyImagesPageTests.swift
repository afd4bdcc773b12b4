import Foundation
import ImageDownloads
import TestSupport
import Testing
import Views

@MainActor
final class NewsScreen {
  let list = ListView()
  private let downloader = ImageDownloader(cache: .ofUser())
  private lazy var rows = NewsRows(list: list) { [downloader] url, completion in
    downloader.load(url, completion: completion)
  }

  /// Shows what a server has sent, and returns what was wrong with it.
  func show(_ data: Data) -> [NewsProblem] {
    let feed = NewsFeed(decoding: data, cache: downloader.cache)
    rows.items = feed.items
    list.reloadData()
    return feed.problems
  }
}

@Suite("The page on late pictures")
struct LazyImagesPageTests {
  private static func text(of path: String) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  @Test("shows a screen as it is compiled here")
  func isCompiled() throws {
    let page = try Self.text(of: "../Sources/RefreshRender/RefreshRender.docc/LazyImages.md")
    let code = try #require(page.firstMatch(of: /```swift\n([\s\S]*?)```/)?.1)
    let screen = try #require(code.range(of: "@MainActor").map { code[$0.lowerBound...] })

    #expect(try Self.text(of: "ImageDownloadsTests/LazyImagesPageTests.swift").contains(screen))
    for name in ["Foundation", "ImageDownloads", "Views"] {
      #expect(code.contains("import \(name)\n"))
    }
  }

  @Test("shows a screen that works")
  @MainActor
  func works() {
    let screen = NewsScreen()

    let problems = screen.show(Data(#"{ "news": [{ "title": "Rain" }, {}] }"#.utf8))

    #expect(problems.map(\.place) == ["news[1].title"])
    #expect(screen.list.numberOfRows == 1)
  }
}
