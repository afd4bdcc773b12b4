import Foundation
import Testing
import Views

@testable import ImageDownloads

@Suite("Downloads that break", .timeLimit(.minutes(1)))
struct BrokenTransferTests {
  private static let picture = DownloadStage.picture

  @Test("are refused when the body ends early, as announced by its length or in parts")
  func truncated() async throws {
    let half = Self.picture.count / 2
    let stage = try DownloadStage([
      "/length": { $0.send(.status(200, length: Self.picture.count) + Self.picture.prefix(half)) },
      "/parts": {
        let part = Data("\(String(half, radix: 16))\r\n".utf8) + Self.picture.prefix(half)
        $0.send(
          .status(200, ["Transfer-Encoding: chunked"], length: nil) + part + Data("\r\n".utf8))
      },
      "/silent": { $0.send(.status(200, length: nil) + Self.picture.prefix(half)) },
      "/file": { $0.send(.answer(Self.picture.prefix(half))) },
    ])

    for path in ["/length", "/parts", "/silent", "/file"] {
      #expect(await stage.failure(path) == .cutOff(stage.server.url(path), bytes: half), "\(path)")
    }
    #expect(try stage.files() == [])
  }

  @Test("are refused when the server breaks off half-way, and may be tried again")
  func reset() async throws {
    let gate = Gate()
    let stage = try DownloadStage([
      "/a.png": { connection in
        guard !gate.isOpen else {
          connection.send(.answer(Self.picture))
          return
        }
        gate.open()
        connection.send(.status(200, length: Self.picture.count) + Self.picture.prefix(50))
        connection.reset()
      }
    ])

    switch await stage.failure("/a.png") {
    // Whether any of the bytes are seen before the connection breaks is the system's choice.
    case .cutOff, .unreachable: break
    case let other: Issue.record("found \(String(describing: other))")
    }

    #expect(await stage.failure("/a.png") == nil)
    #expect(stage.server.paths.count == 2)
  }

  @Test("are refused when the server goes without a word, or was never there")
  func gone() async throws {
    let stage = try DownloadStage([
      "/reset": { $0.reset() }, "/close": { _ in },
      "/noise": { $0.send(Data([0, 255, 0, 13, 10, 13, 10])) },
    ])
    let closed = try LoopbackServer([:]).url("/a.png")

    for path in ["/reset", "/close", "/noise"] {
      guard case .unreachable(let url, let reason)? = await stage.failure(path) else {
        Issue.record("\(path)")
        continue
      }
      #expect(url == stage.server.url(path))
      #expect(!reason.isEmpty)
    }
    guard case .unreachable? = await stage.failure(at: closed) else {
      Issue.record("a server that is not there")
      return
    }
  }

  @Test("end after their time when the server never answers, or stops within the picture")
  func timeout() async throws {
    let stage = try DownloadStage(
      [
        "/never": { $0.waitForEnd() },
        "/half": {
          $0.send(.status(200, length: Self.picture.count) + Self.picture.prefix(50))
          $0.waitForEnd()
        },
        "/loop": {
          $0.send(.status(302, ["Location: /never"]))
        },
      ], options: .with { $0.timeout = 0.2 })

    for path in ["/never", "/half", "/loop"] {
      let error = await stage.failure(path)
      #expect(error == .timedOut(stage.server.url(path), seconds: 0.2), "\(path)")
    }
  }

  @Test("end at once when no time is allowed", arguments: [0, -1, -Double.infinity, .nan])
  func noTime(seconds: Double) async throws {
    let stage = try DownloadStage(
      ["/a.png": { $0.waitForEnd() }], options: .with { $0.timeout = seconds })

    #expect(await stage.failure("/a.png") == .timedOut(stage.server.url("/a.png"), seconds: 0))
  }

  @Test("are refused when they are huge, by what they announce or by what comes")
  func huge() async throws {
    let stage = try DownloadStage(
      [
        "/announced": {
          $0.send(.status(200, length: 99_999_999_999))
          $0.waitForEnd()
        },
        "/endless": {
          $0.send(.status(200, length: nil))
          for _ in 0..<256 where !$0.send(Data(repeating: 7, count: 65_536)) { return }
          $0.waitForEnd()
        },
      ], options: .with { $0.byteLimit = 100_000 })

    for path in ["/announced", "/endless"] {
      #expect(
        await stage.failure(path) == .tooManyBytes(stage.server.url(path), limit: 100_000),
        "\(path)")
    }
    #expect(try stage.files() == [])
  }

  @Test("take a picture of exactly the largest size", arguments: [0, 1])
  func exactSize(excess: Int) async throws {
    let limit = Self.picture.count - excess
    let stage = try DownloadStage(
      ["/a.png": { $0.send(.answer(Self.picture)) }], options: .with { $0.byteLimit = limit })
    let url = stage.server.url("/a.png")

    #expect(
      await stage.failure("/a.png") == (excess == 0 ? nil : .tooManyBytes(url, limit: limit)))
  }

  @Test("are given up after three failures, or never (L12)")
  func givingUp() async throws {
    for (rules, count) in [(LazyImageRules.corrected, 3), (.faithful, 6)] {
      let stage = try DownloadStage(
        ["/a.png": { $0.send(.status(500)) }], options: .with { $0.rules = rules })
      let url = stage.server.url("/a.png")

      var errors: [ImageDownloadError?] = []
      for _ in 0..<6 { errors.append(await stage.failure("/a.png")) }

      #expect(errors.filter { $0 == .refused(url, status: 500) }.count == count)
      #expect(errors.filter { $0 == .givenUp(url, failures: 3) }.count == 6 - count)
      #expect(stage.server.paths.count == count)
    }
  }
}
