import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import Views

@testable import ImageDownloads

@Suite("A list of news", .timeLimit(.minutes(1)))
@MainActor
struct NewsRowsTests {
  /// A window with a list of rows 60 points high.
  private func makeList() -> (Window, ListView) {
    let window = Window(
      size: CGSize(width: 320, height: 480),
      environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    let list = ListView(frame: window.bounds)
    list.rowHeight = 60
    window.addSubview(list)
    return (window, list)
  }

  private func shown(_ list: ListView) -> [Data?] {
    list.visibleRows.map { list.cellForRow(at: $0)?.imageView.image?.data }
  }

  @Test("shows ten blank rows as long as there are none, and asks for nothing (L8)")
  func placeholders() {
    let (window, list) = makeList()
    var asked: [String] = []
    let rows = NewsRows(list: list) { url, _ in asked.append(url) }

    list.reloadData()
    window.layoutIfNeeded()

    withExtendedLifetime((window, rows)) {
      #expect(list.numberOfRows == 10)
      #expect(list.cellForRow(at: 0)?.titleLabel.text == nil)
      #expect(asked == [])
    }
  }

  @Test("says titles, or the numbers of rows as the source does", arguments: [false, true])
  func titles(showsRowNumbers: Bool) {
    let (window, list) = makeList()
    let rows = NewsRows(list: list, showsRowNumbers: showsRowNumbers) { _, _ in }

    rows.items = [NewsItem(title: "Rain"), NewsItem(title: "Snow")]
    list.reloadData()
    window.layoutIfNeeded()

    withExtendedLifetime((window, rows)) {
      #expect(
        list.cellForRow(at: 1)?.titleLabel.text
          == (showsRowNumbers ? "indexPath.row = 1" : "Snow"))
      #expect(list.numberOfRows == 2)
    }
  }

  @Test("loads pictures from a server, one fetch for two rows with one address, and shows them")
  func downloads() async throws {
    let picture = DownloadStage.picture
    let stage = try DownloadStage(
      [
        "/a.png": { $0.send(.answer(picture)) }, "/b.png": { $0.send(.status(404)) },
        "/c.png": { $0.send(.answer(picture)) },
      ])
    let (server, downloader) = (stage.server, stage.downloader)
    let (window, list) = makeList()
    let rows = NewsRows(list: list, load: downloader.load)
    let feed = NewsFeed(
      decoding: Data(
        """
        { "news": [{ "title": "1", "picUrl": "\(server.url("/a.png"))" },
          { "title": "2", "picUrl": "\(server.url("/b.png"))" },
          { "title": "3", "picUrl": "\(server.url("/a.png"))" },
          { "title": "4", "picUrl": "\(server.url("/c.png"))" }] }
        """.utf8), cache: stage.cache)

    rows.items = feed.items
    list.reloadData()
    window.layoutIfNeeded()
    await eventually { self.shown(list).compactMap(\.self).count == 3 && server.paths.count == 3 }

    withExtendedLifetime((window, rows)) {
      #expect(shown(list) == [picture, nil, picture, picture])
      #expect(server.paths.sorted() == ["/a.png", "/b.png", "/c.png"])
      #expect(rows.items.map { $0.picture != nil } == [true, false, true, true])
    }
    #expect(await downloader.fetchCount == 3)
  }

  @Test("shows a picture that came to be on disk after the news were read, or not (L9)")
  func foundLate() async throws {
    for (rules, isShown) in [(LazyImageRules.corrected, true), (.faithful, false)] {
      let stage = try DownloadStage()
      let url = "http://127.0.0.1:9/a.png"
      let (window, list) = makeList()
      let downloader = stage.downloader
      var answers = 0
      let rows = NewsRows(list: list, rules: rules) { url, completion in
        downloader.load(url) {
          completion($0)
          answers += 1
        }
      }
      rows.items = [NewsItem(title: "A", pictureURL: url, cache: stage.cache)]
      try stage.cache.store(DownloadStage.picture, for: url)

      list.reloadData()
      window.layoutIfNeeded()
      await eventually { answers == 1 }

      withExtendedLifetime((window, rows)) {
        #expect((shown(list)[0] != nil) == isShown)
      }
    }
  }
}
