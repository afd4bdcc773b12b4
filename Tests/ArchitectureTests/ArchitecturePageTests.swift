import Foundation
import Testing

@Suite("The architecture page")
struct ArchitecturePageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardized

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The targets that the manifest makes, in its order, without those that hold tests.
  private static func targets(in manifest: String) -> [String] {
    manifest
      .matches(of: /(?:\blibrary\(|\bsystem\(|\.(?:executableT|t)arget\()\s*(?:name:\s*)?"(\w+)"/)
      .map { String($0.1) }
  }

  @Test("and the README tell of every target of the manifest")
  func tellOfTargets() throws {
    let targets = Self.targets(in: try Self.text(of: "Package.swift"))
    let page = try Self.text(of: "Sources/RefreshRender/RefreshRender.docc/Architecture.md")
    let readme = try Self.text(of: "README.md")

    #expect(targets.count > 12)
    #expect(targets.filter { !page.contains("`\($0)`") } == [])
    let ours = targets.filter { $0.wholeMatch(of: /C[A-Z].*/) == nil }
    #expect(ours.filter { !readme.contains("| `\($0)` |") } == [])
  }

  @Test("would miss a target that it does not tell of")
  func missesTargets() {
    let manifest = """
      library("Drawing"),
      library(
        "Verification", uses: ["Raster"]),
      system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
      .executableTarget(
        name: "CommandLineTool", dependencies: []),
      .target(name: "TestSupport", path: "Tests/TestSupport"),
      tests(of: "Drawing"),
      """

    #expect(
      Self.targets(in: manifest) == [
        "Drawing", "Verification", "CYAML", "CommandLineTool", "TestSupport",
      ])
  }
}
