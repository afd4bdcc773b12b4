public import Foundation

/// The fonts and pictures that come with the project.
///
/// They are found from the running program's own place, never from the current folder: first in
/// `../share/refreshrender/Assets` beside an installed program, then in the `Assets` folder of any
/// folder above it, so that a program in `.build` finds the package's.
public struct AssetLibrary: Equatable, Sendable {
  /// The folder that holds `Fonts` and `Images`.
  public let folder: URL

  /// The bundled font files, the primary one first.
  private static let fontNames = [
    "RefreshSans-Regular.otf", "RefreshSans-Bold.otf",
    "RefreshSansNoto-Regular.ttf", "RefreshSansNoto-Bold.ttf",
    "RefreshSansArabic-Regular.ttf", "RefreshSansArabic-Bold.ttf",
  ]

  /// Takes a folder as it is.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Finds the library of the running program.
  /// - Throws: `RenderProblem` when there is none.
  public static func ofProgram() throws(RenderProblem) -> AssetLibrary {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? ""
    if let library = find(from: URL(filePath: path)) { return library }
    throw RenderProblem(
      .output,
      "no fonts: neither '../share/refreshrender/Assets' nor 'Assets' was found from \(path). "
        + "Install the Assets folder beside the program.")
  }

  /// Finds the library of a program by the program's path; nil when there is none.
  static func find(from program: URL) -> AssetLibrary? {
    let home = program.deletingLastPathComponent()
    var candidates = [
      home.deletingLastPathComponent().appending(path: "share/refreshrender/Assets")
    ]
    var folder = home
    while true {
      candidates.append(folder.appending(path: "Assets"))
      if folder.path == "/" || folder.path.isEmpty { break }
      folder = folder.deletingLastPathComponent()
    }
    return candidates.lazy.map { AssetLibrary(folder: $0) }.first(where: \.isUsable)
  }

  /// The bundled fonts in the order in which they are asked for a character.
  public var fonts: [URL] {
    Self.fontNames.map { folder.appending(path: "Fonts").appending(path: $0) }
  }

  /// The bundled fonts as `FontBook` takes them, in the same order.
  public var fontFiles: [FontFile] { fonts.map(FontFile.init) }

  /// The folder of the bundled pictures.
  public var pictures: URL { folder.appending(path: "Images") }

  private var isUsable: Bool {
    fonts.allSatisfy { FileManager.default.isReadableFile(atPath: $0.path) }
  }
}
