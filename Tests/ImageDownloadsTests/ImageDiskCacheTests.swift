import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImageDownloads

@Suite("Pictures on disk")
struct ImageDiskCacheTests {
  private static let picture = DownloadStage.picture

  @Test(
    "are in files named after their addresses, every slash an underscore",
    arguments: [
      ("http://a.org/b/c.png", "http:__a.org_b_c.png"),
      ("https://a.org/?q=1&r=%2F#x", "https:__a.org_?q=1&r=%2F#x"),
      ("http://a.org/图/é.png", "http:__a.org_图_é.png"),
      ("a b:c\\d*", "a b:c\\d*"), ("/", "_"), ("...", "..."), ("//../..", "__.._.."),
    ])
  func names(url: String, name: String) throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url)

    try cache.store(Self.picture, for: url)

    #expect(try ImageDiskCache.fileName(for: url) == name)
    #expect(try folder.files(in: ImageDiskCache.folderName, hidden: true) == [name])
    #expect(cache.image(for: url)?.data == Self.picture)
    #expect(cache.image(for: url)?.name == url)
  }

  @Test("never leave the folder, whatever the address", arguments: ["", ".", "..", "a\0b"])
  func unusableNames(url: String) throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url)

    #expect(throws: ImageDownloadError.unusableName(url)) {
      try cache.store(Self.picture, for: url)
    }
    #expect(cache.image(for: url) == nil)
    #expect(try folder.files(hidden: true) == [])
  }

  @Test("may have names of 255 bytes and no more")
  func longNames() throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url)
    let longest = String(repeating: "图", count: 85)

    try cache.store(Self.picture, for: longest)
    #expect(cache.image(for: longest) != nil)
    #expect(throws: ImageDownloadError.nameTooLong(longest + "x", bytes: 256, limit: 255)) {
      try cache.store(Self.picture, for: longest + "x")
    }
  }

  @Test("share a file where addresses differ in slash and underscore alone (L11)")
  func collision() throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url)

    try cache.store(Self.picture, for: "http://a/b_c.png")

    #expect(cache.image(for: "http://a_b/c.png")?.data == Self.picture)
    #expect(cache.image(for: "http://a/b-c.png") == nil)
  }

  @Test("make their folder, and all above it, when the first is written")
  func folderOnDemand() throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url.appending(path: "new/Caches"))

    #expect(cache.image(for: "a") == nil)
    #expect(try folder.files(hidden: true) == [])
    try cache.store(Self.picture, for: "a")

    #expect(try folder.files(hidden: true) == ["new/Caches/DownloadImages/a"])
  }

  @Test("are replaced whole, and leave nothing else behind")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url)
    try cache.store(Self.picture + Data([1]), for: "a")
    try cache.store(Self.picture, for: "a")

    #expect(cache.image(for: "a")?.data == Self.picture)
    #expect(try folder.files(hidden: true) == ["DownloadImages/a"])
  }

  @Test("are none when the file is damaged, huge, a folder, a link or no PNG")
  func nothingThere() throws {
    let folder = try TemporaryFolder()
    let cache = ImageDiskCache(in: folder.url, byteLimit: Self.picture.count)
    try folder.write(Self.picture.dropLast(1), to: "DownloadImages/cut")
    try folder.write(Self.picture + Data([1]), to: "DownloadImages/huge")
    try folder.write("GIF89a", to: "DownloadImages/text")
    try folder.write("", to: "DownloadImages/folder/x")
    try folder.write(Self.picture, to: "elsewhere.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder("DownloadImages/link"), withDestinationPath: folder("elsewhere.png"))
    #expect(mkfifo(folder("DownloadImages/pipe"), 0o600) == 0)
    try folder.write(Self.picture, to: "DownloadImages/whole")

    for name in ["cut", "huge", "text", "folder", "link", "pipe", "missing"] {
      #expect(cache.image(for: name) == nil, "\(name)")
    }
    #expect(cache.image(for: "whole") != nil)
  }

  @Test("are below the user's own folder for caches by default")
  func usersFolder() {
    #expect(ImageDiskCache.ofUser().folder.lastPathComponent == "DownloadImages")
  }
}

@Suite("Problems with pictures")
struct ImageDownloadErrorTests {
  @Test(
    "are one line each, with place, fact and remedy",
    arguments: [
      (
        .unusableAddress("a"),
        "Image 'a': is no address of a host. Start it with http:// or https://."
      ),
      (.unusableName(".."), "Image '..': makes no file name. Give a whole address."),
      (
        .nameTooLong("a", bytes: 300, limit: 255),
        "Image 'a': makes a file name of 300 bytes. Give an address of at most 255."
      ),
      (
        .refused("a", status: 404),
        "Image 'a': the server answered with status 404, not 200. Check the address."
      ),
      (
        .tooManyRedirects("a", limit: 5),
        "Image 'a': the server sent on more than 5 times. Give the address it ends at."
      ),
      (
        .strayRedirect("a", to: "ftp://b"),
        "Image 'a': the server sends to 'ftp://b'. Give an address that leads to http or https."
      ),
      (
        .noPicture("a", contentType: "text/html"),
        "Image 'a': is no PNG but 'text/html'. Give the address of a PNG."
      ),
      (.noPicture("a", contentType: nil), "Image 'a': is no PNG. Give the address of a PNG."),
      (.cutOff("a", bytes: 7), "Image 'a': ended too early, after 7 bytes. Try again."),
      (
        .tooManyBytes("a", limit: 9),
        "Image 'a': is larger than 9 bytes. Give a smaller picture, or allow more."
      ),
      (
        .tooManyPixels("a", width: 9, height: 8),
        "Image 'a': is 9 x 8 pixels. Give a smaller picture."
      ),
      (
        .timedOut("a", seconds: 0.5),
        "Image 'a': had not come after 0.5 s. Try again, or allow more time."
      ),
      (
        .unreachable("a", reason: "gone"),
        "Image 'a': no answer came (gone). Check the address and the network."
      ),
      (
        .givenUp("a", failures: 3),
        "Image 'a': 3 fetches failed, so no other is made. Mend the cause, then make a new "
          + "downloader."
      ),
      (
        .unwritable(path: "/a", reason: "full"),
        "/a: cannot be written (full). Choose a folder that has room and is yours to write."
      ),
    ] as [(ImageDownloadError, String)])
  func words(error: ImageDownloadError, line: String) {
    #expect("\(error)" == line)
  }

  @Test("stay one line of no great length, whatever the address")
  func hostileAddresses() {
    let long = "\(ImageDownloadError.unusableAddress(String(repeating: "x", count: 5000)))"

    #expect(
      "\(ImageDownloadError.unusableAddress("a\nb\u{1B}[31m"))".hasPrefix("Image 'a?b?[31m':"))
    #expect(long.count < 300)
    #expect(long.contains("x…'"))
  }
}
