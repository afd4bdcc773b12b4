internal import Foundation

/// Finds and reads the pictures that scenarios name: beside the scenario, then among the bundled
/// ones.
///
/// Every file is read and decoded once, so that a damaged one is found before anything is drawn.
struct PictureLoader {
  private let assets: AssetLibrary
  private var known: [String: Result<Image, RenderProblem>] = [:]

  /// The largest file that is read: more than the largest picture needs without compression.
  private static let maximumBytes = 256 << 20

  init(assets: AssetLibrary) {
    self.assets = assets
  }

  /// Reads pictures that a file names; a name that occurs often is reported once.
  mutating func pictures(
    named names: [Located<String>], besides file: String, problems: inout [RenderProblem]
  ) -> [String: Image] {
    var images: [String: Image] = [:]
    var seen: Set<String> = []
    for name in names where seen.insert(name.value).inserted {
      do throws(RenderProblem) {
        images[name.value] = try picture(named: name.value, besides: file)
      } catch {
        problems.append(
          RenderProblem(error.cause, in: file, at: name.location, error.message))
      }
    }
    return images
  }

  private mutating func picture(
    named name: String, besides file: String
  ) throws(RenderProblem) -> Image {
    let beside = URL(literalPath: file).deletingLastPathComponent()
    let places = [beside, assets.pictures].map { $0.appending(path: name) }
    guard let url = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw RenderProblem(
        .input,
        "image \(name.quotedInMessage) is neither beside the \(Self.kind(of: file)) nor among the bundled "
          + "pictures (\(bundledNames.joined(separator: ", "))). Add the file or change the name.")
    }
    // A name belongs to the key, as the image carries it.
    let key = "\(url.path)\n\(name)"
    let result = known[key] ?? Self.read(name, at: url)
    known[key] = result
    return try result.get()
  }

  private static func kind(of file: String) -> String {
    file.hasSuffix(FamilyFile.suffix) ? "family" : "scenario"
  }

  private static func read(_ name: String, at url: URL) -> Result<Image, RenderProblem> {
    guard FileFacts(url.path)?.isRegular == true else {
      return .failure(
        RenderProblem(
          .input,
          "image \(name.quotedInMessage) is a folder or a device, not a file. Give a PNG file."))
    }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: maximumBytes) ?? Data()
      guard let image = Image(name: name, data: data) else {
        throw RasterError.unreadableImage(name: name, reason: "is no PNG file")
      }
      _ = try ImageDecoder.decode(image)
      return .success(image)
    } catch let error as RasterError {
      return .failure(RenderProblem(.input, "\(error)"))
    } catch {
      return .failure(
        RenderProblem(
          .input, "image \(name.quotedInMessage) cannot be read. Check its permissions."))
    }
  }

  private var bundledNames: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: assets.pictures.path)
    return (names ?? []).filter { $0.hasSuffix(".png") && !$0.contains("@") }.sorted()
  }
}
