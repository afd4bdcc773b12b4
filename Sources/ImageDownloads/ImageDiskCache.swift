public import Drawing
public import Foundation

/// Pictures on disk, each in a file that is named after its address.
///
/// The files are in the folder `DownloadImages` of a folder for caches, which is made when the first
/// one is written. Every `/` of an address becomes a `_`, and nothing else changes; so addresses that
/// differ in these two characters alone share one file, and the later picture wins (L11).
public struct ImageDiskCache: Sendable {
  /// The name of the folder within the one for caches.
  public static let folderName = "DownloadImages"
  /// The longest name that file systems take, in bytes.
  public static let nameLimit = 255

  /// The folder of the files, which need not exist.
  public let folder: URL
  /// The largest file that is read, in bytes.
  private let byteLimit: Int

  /// Makes a cache below a folder for caches.
  public init(in cachesFolder: URL, byteLimit: Int = ImageDownloader.Options().byteLimit) {
    folder = cachesFolder.appending(path: Self.folderName, directoryHint: .isDirectory)
    self.byteLimit = byteLimit
  }

  /// Makes a cache below the user's own folder for caches.
  public static func ofUser() -> ImageDiskCache {
    let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
    return ImageDiskCache(in: folders.first ?? FileManager.default.temporaryDirectory)
  }

  /// The name of the file of an address.
  ///
  /// - Throws: `ImageDownloadError.unusableName` or `.nameTooLong`.
  public static func fileName(for url: String) throws(ImageDownloadError) -> String {
    let name = url.replacing("/", with: "_")
    guard !["", ".", ".."].contains(name), !name.unicodeScalars.contains("\0") else {
      throw .unusableName(url)
    }
    guard name.utf8.count <= nameLimit else {
      throw .nameTooLong(url, bytes: name.utf8.count, limit: nameLimit)
    }
    return name
  }

  /// Where the picture of an address is, or would be.
  ///
  /// - Throws: `ImageDownloadError.unusableName` or `.nameTooLong`.
  public func file(for url: String) throws(ImageDownloadError) -> URL {
    let name = try Self.fileName(for: url)
    return URL(filePath: "\(folder.path)/\(name)", directoryHint: .notDirectory)
  }

  /// The picture of an address; nil when there is none, or something else, or a damaged one.
  ///
  /// Cost grows with the file.
  public func image(for url: String) -> Image? {
    guard let file = try? file(for: url),
      let facts = try? FileManager.default.attributesOfItem(atPath: file.path),
      facts[.type] as? FileAttributeType == .typeRegular,
      let size = facts[.size] as? Int, size <= byteLimit,
      let data = try? Data(contentsOf: file),
      let image = Image(name: url, data: data), image.hasEnd, !image.isTooLarge
    else { return nil }
    return image
  }

  /// Writes a picture's bytes: whoever reads meanwhile sees the old file or the new one, whole.
  ///
  /// - Throws: `ImageDownloadError`, also of the name.
  public func store(_ data: Data, for url: String) throws(ImageDownloadError) {
    let file = try file(for: url)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
  }
}
