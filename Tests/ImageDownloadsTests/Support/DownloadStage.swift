import Drawing
import Foundation
import ImageDownloads
import TestSupport
import Testing
import Views

/// A server, a folder for caches, and a downloader between them.
struct DownloadStage {
  /// The bytes of a whole picture of 180 by 180 pixels.
  static let picture: Data = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return (try? Data(contentsOf: folder.appending(path: "../../../Assets/Images/photo-a.png")))
      ?? Data()
  }()

  let server: LoopbackServer
  let folder: TemporaryFolder
  let cache: ImageDiskCache
  let downloader: ImageDownloader

  init(
    _ handlers: [String: LoopbackServer.Handler] = [:],
    options: ImageDownloader.Options = ImageDownloader.Options()
  ) throws {
    server = try LoopbackServer(handlers)
    folder = try TemporaryFolder()
    cache = ImageDiskCache(in: folder.url)
    downloader = ImageDownloader(cache: cache, options: options)
  }

  /// The files that are in the cache.
  func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: cache.folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: cache.folder.path).sorted()
  }

  /// Why a path's picture cannot be had.
  func failure(_ path: String) async -> ImageDownloadError? {
    await failure(at: server.url(path))
  }

  /// Why an address's picture cannot be had.
  func failure(at url: String) async -> ImageDownloadError? {
    do throws(ImageDownloadError) {
      _ = try await downloader.load(url)
      return nil
    } catch {
      return error
    }
  }
}

extension ImageDownloader.Options {
  /// The usual options, some of them changed.
  static func with(_ change: (inout ImageDownloader.Options) -> Void) -> ImageDownloader.Options {
    var options = ImageDownloader.Options()
    change(&options)
    return options
  }
}

/// Lets others go on until something has come to be.
func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () async -> Bool
) async {
  while await !condition() { await Task.yield() }
}
