import Drawing
import Foundation
import TestSupport
import Testing
import Views

@testable import ImageDownloads

@Suite("Downloading pictures", .timeLimit(.minutes(1)))
struct ImageDownloaderTests {
  private static let picture = DownloadStage.picture

  @Test("fetches one, hands it out and keeps it on disk")
  func fetches() async throws {
    let stage = try DownloadStage(["/a.png": { $0.send(.answer(Self.picture)) }])
    let url = stage.server.url("/a.png")

    let loaded = try await stage.downloader.load(url)

    #expect(loaded.source == .network)
    #expect(loaded.image.name == url)
    #expect(loaded.image.data == Self.picture)
    #expect(loaded.cacheProblem == nil)
    #expect(try stage.files() == ["http:__127.0.0.1:\(stage.server.port)_a.png"])
    #expect(stage.cache.image(for: url) == loaded.image)
  }

  @Test("looks on the disk first")
  func looksOnDisk() async throws {
    let stage = try DownloadStage()
    let url = stage.server.url("/a.png")
    try stage.cache.store(Self.picture, for: url)

    let loaded = try await stage.downloader.load(url)

    #expect(loaded.source == .disk)
    #expect(loaded.image.data == Self.picture)
    #expect(stage.server.paths == [])
    #expect(await stage.downloader.fetchCount == 0)
  }

  @Test("fetches again what is damaged on disk")
  func damagedFile() async throws {
    let stage = try DownloadStage(["/a.png": { $0.send(.answer(Self.picture)) }])
    let url = stage.server.url("/a.png")
    try stage.cache.store(Self.picture.dropLast(30), for: url)

    let loaded = try await stage.downloader.load(url)

    #expect(loaded.source == .network)
    #expect(stage.cache.image(for: url)?.data == Self.picture)
  }

  @Test("waits for a slow server")
  func slow() async throws {
    let (first, second) = (Gate(), Gate())
    let stage = try DownloadStage([
      "/a.png": { connection in
        first.wait()
        connection.send(.status(200, length: Self.picture.count) + Self.picture.prefix(100))
        second.wait()
        connection.send(Self.picture.dropFirst(100))
      }
    ])
    let (server, downloader) = (stage.server, stage.downloader)
    let url = server.url("/a.png")

    async let loaded = downloader.load(url)
    await eventually { server.paths == ["/a.png"] }
    #expect(try stage.files() == [])
    first.open()
    second.open()

    #expect(try await loaded.image.data == Self.picture)
    #expect(try stage.files().count == 1)
  }

  @Test("shares a fetch between two rows with one address (L10)")
  func sharing() async throws {
    for (rules, count) in [(LazyImageRules.corrected, 1), (.faithful, 2)] {
      let gate = Gate()
      let stage = try DownloadStage(
        [
          "/a.png": { connection in
            gate.wait()
            connection.send(.answer(Self.picture))
          }
        ], options: .with { $0.rules = rules })
      let (server, downloader) = (stage.server, stage.downloader)
      let url = server.url("/a.png")

      async let first = downloader.load(url)
      async let second = downloader.load(url)
      await eventually { await downloader.waiterCount(for: url) == 2 }
      gate.open()

      let images = try await [first.image.data, second.image.data]
      #expect(images == [Self.picture, Self.picture])
      #expect(server.paths.count == count)
      #expect(await downloader.fetchCount == count)
      #expect(try stage.files().count == 1)
    }
  }

  @Test("follows the server to another place, and keeps the picture under the address asked for")
  func redirects() async throws {
    let stage = try DownloadStage([
      "/old.png": { $0.send(.status(301, ["Location: /new/"])) },
      "/new/": { $0.send(.status(302, ["Location: /a.png?x=1"])) },
      "/a.png?x=1": { $0.send(.answer(Self.picture)) },
    ])
    let url = stage.server.url("/old.png")

    let loaded = try await stage.downloader.load(url)

    #expect(loaded.image.data == Self.picture)
    #expect(stage.server.paths == ["/old.png", "/new/", "/a.png?x=1"])
    #expect(stage.cache.image(for: url) != nil)
  }

  @Test("gives up after as many redirects as it may follow", arguments: [0, 3, 20, 99])
  func redirectLoop(limit: Int) async throws {
    let stage = try DownloadStage(
      ["/loop": { $0.send(.status(302, ["Location: /loop"])) }],
      options: .with { $0.redirectLimit = limit })

    let error = await stage.failure("/loop")

    #expect(error == .tooManyRedirects(stage.server.url("/loop"), limit: min(limit, 20)))
    #expect(stage.server.paths.count == min(limit, 20) + 1)
  }

  @Test("follows no redirect to another kind of service")
  func strayRedirect() async throws {
    let stage = try DownloadStage([
      "/a.png": { $0.send(.status(302, ["Location: ftp://127.0.0.1/a.png"])) }
    ])

    let error = await stage.failure("/a.png")

    #expect(error == .strayRedirect(stage.server.url("/a.png"), to: "ftp://127.0.0.1/a.png"))
  }

  @Test(
    "refuses any status but 200", arguments: [201, 204, 206, 302, 304, 400, 401, 404, 500, 503])
  func status(status: Int) async throws {
    let fields = status == 401 ? ["WWW-Authenticate: Basic"] : []
    let stage = try DownloadStage([
      "/a.png": {
        let hasBody = ![204, 304].contains(status)
        $0.send(
          .status(status, fields, length: hasBody ? Self.picture.count : nil)
            + (hasBody ? Self.picture : Data()))
      }
    ])

    #expect(await stage.failure("/a.png") == .refused(stage.server.url("/a.png"), status: status))
    #expect(try stage.files() == [])
  }

  @Test("does not answer a server that asks who it is")
  func authentication() async throws {
    let stage = try DownloadStage([
      "/a.png": { $0.send(.status(401, ["WWW-Authenticate: Basic realm=\"x\""])) }
    ])

    #expect(await stage.failure("/a.png") == .refused(stage.server.url("/a.png"), status: 401))
    #expect(stage.server.paths.count == 1)
  }

  @Test("refuses what is no PNG, whatever the server calls it")
  func wrongType() async throws {
    let stage = try DownloadStage([
      "/page": { $0.send(.answer(Data("<html>".utf8), type: "text/html; charset=utf-8")) },
      "/lie.png": { $0.send(.answer(Data("GIF89a".utf8))) },
      "/empty.png": { $0.send(.answer(Data())) },
    ])

    let errors = [
      await stage.failure("/page"), await stage.failure("/lie.png"),
      await stage.failure("/empty.png"),
    ]

    let types = ["text/html", "image/png", "image/png"]
    let paths = ["/page", "/lie.png", "/empty.png"]
    for (error, (path, type)) in zip(errors, zip(paths, types)) {
      #expect(error == .noPicture(stage.server.url(path), contentType: type))
    }
    #expect(try stage.files() == [])
  }

  @Test("takes a PNG that the server calls something else")
  func wrongName() async throws {
    let stage = try DownloadStage([
      "/a": { $0.send(.answer(Self.picture, type: "text/plain")) }
    ])

    #expect(try await stage.downloader.load(stage.server.url("/a")).image.data == Self.picture)
  }

  @Test("refuses a picture of more pixels than are drawn")
  func tooManyPixels() async throws {
    var header = Self.picture
    header.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    let bytes = header
    let stage = try DownloadStage(["/a.png": { $0.send(.answer(bytes)) }])

    #expect(
      await stage.failure("/a.png")
        == .tooManyPixels(stage.server.url("/a.png"), width: 65_536, height: 65_536))
  }

  @Test(
    "hands out a picture that cannot be kept, and says why",
    arguments: ["a file in the place of the folder", "a folder in the place of the file"])
  func unwritable(hindrance: String) async throws {
    let stage = try DownloadStage(["/a.png": { $0.send(.answer(Self.picture)) }])
    let url = stage.server.url("/a.png")
    if hindrance.hasPrefix("a file") {
      try stage.folder.write("", to: ImageDiskCache.folderName)
    } else {
      try stage.folder.write("", to: "DownloadImages/http:__127.0.0.1:\(stage.server.port)_a.png/x")
    }

    let loaded = try await stage.downloader.load(url)

    #expect(loaded.image.data == Self.picture)
    guard case .unwritable(let path, _)? = loaded.cacheProblem else {
      Issue.record("found \(String(describing: loaded.cacheProblem))")
      return
    }
    #expect(path == (try stage.cache.file(for: url)).path)
  }

  @Test(
    "asks nobody for an address that is none",
    arguments: [
      "", ".", "a.png", "file:///etc/hostname", "ftp://127.0.0.1/a.png", "http://", "http:///a",
      "javascript:alert(1)", "data:image/png;base64,AAAA", "http://a\0b",
      "http://127.0.0.1/" + String(repeating: "x", count: 300),
    ])
  func addresses(url: String) async throws {
    let stage = try DownloadStage()

    let error = await stage.failure(at: url)

    switch error {
    case .unusableAddress(url), .unusableName(url): #expect(url.utf8.count < 255)
    case .nameTooLong(url, let bytes, let limit):
      #expect(bytes == url.utf8.count)
      #expect(limit == 255)
    default: Issue.record("found \(String(describing: error))")
    }
    #expect(await stage.downloader.fetchCount == 0)
  }
}
