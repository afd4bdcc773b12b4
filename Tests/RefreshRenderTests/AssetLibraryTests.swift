import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("The asset library")
struct AssetLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes files that look like a library, and returns its folder.
  private func makeLibrary(_ path: String) throws -> URL {
    let library = AssetLibrary(folder: URL(filePath: folder(path)))
    for font in library.fonts {
      try folder.write("font", to: "\(path)/Fonts/\(font.lastPathComponent)")
    }
    return library.folder
  }

  private func found(from program: String) -> URL? {
    AssetLibrary.find(from: URL(filePath: folder(program)))?.folder
  }

  @Test("is found above a program in the build folder")
  func aboveProgram() throws {
    let assets = try makeLibrary("package/Assets")

    #expect(found(from: "package/.build/release/refreshrender")?.path == assets.path)
  }

  @Test("is found beside an installed program, before any folder above")
  func besideProgram() throws {
    let shared = try makeLibrary("usr/share/refreshrender/Assets")
    _ = try makeLibrary("usr/Assets")

    #expect(found(from: "usr/bin/refreshrender")?.path == shared.path)
  }

  @Test("is not a folder of the same name that holds other things")
  func notAnyFolder() throws {
    try folder.write("x", to: "package/nested/Assets/readme.txt")
    let assets = try makeLibrary("package/Assets")

    #expect(found(from: "package/nested/bin/refreshrender")?.path == assets.path)
  }

  @Test("is missed when it is nowhere")
  func nowhere() {
    #expect(found(from: "bin/refreshrender") == nil)
  }

  @Test("of the running program has all fonts, the primary one first")
  func ofProgram() throws {
    let library = try AssetLibrary.ofProgram()
    let book = try FontBook(files: library.fontFiles)

    #expect(book.families.first == Font.bundledFamily)
    #expect(library.fonts.count == 6)
  }
}
