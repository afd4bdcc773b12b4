import Foundation
import RefreshRender
import TestSupport
import Testing

@Suite("The demo scenarios")
struct DemoFramesTests {
  @Test("play to the committed frame logs, tree and pixels included")
  func playToCommittedLogs() throws {
    let folder = try TemporaryFolder()

    let outcome = try BuiltTool.run([
      "render", Project.snapshotFolder.path, "--format", "none", "--hash", "-o", folder.url.path,
    ])

    #expect(outcome.exitCode == 0, "\(outcome.output)")
    let files = Project.committedLogs
    #expect(files.count > Project.demoScenarios.count)
    for file in files {
      let committed = Project.snapshotFolder.appending(path: file)
      let difference = firstDifference(
        try folder.text(file), try String(contentsOf: committed, encoding: .utf8))
      #expect(difference == nil, "\(file): \(difference ?? "")")
    }
  }

  @Test("cover what the family does")
  func coverTheFamily() {
    let corrected = [
      "both-panels", "drag-back", "load-more", "pull-and-release", "short-content",
    ]

    let wanted = corrected + corrected.map { "\($0)-faithful" } + ["release-early"]

    #expect(Set(Project.demoScenarios).isSuperset(of: wanted))
  }

  @Test(
    "are written to a folder of any name below the current one",
    arguments: ["q", "é", "~", "a/b", "q/"])
  func writeBelowCurrentFolder(name: String) throws {
    let folder = try TemporaryFolder()
    let scenario = Project.demoFolder.appending(path: "release-early.yaml").path

    let outcome = try BuiltTool.run(
      ["render", scenario, "--format", "none", "-o", name], in: folder.url)

    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(try folder.text("./\(name)/frames.txt").hasPrefix("frame time"))
  }

  @Test("make the sheet that the README shows")
  func makeShownSheet() throws {
    let folder = try TemporaryFolder()
    let shown = Project.root.appending(
      path: "Sources/RefreshRender/RefreshRender.docc/Resources/pull-and-release.png")

    let outcome = try BuiltTool.run([
      "render", Project.demoFolder.appending(path: "pull-and-release.yaml").path, "--scale", "1",
      "--frames", "key", "-o", folder.url.path,
    ])

    #expect(outcome.exitCode == 0, "\(outcome.output)")
    let made = try picture(folder.url.appending(path: "sheet.png"))
    #expect(try made == picture(shown))
  }

  private func picture(_ url: URL) throws -> Bitmap {
    let image = try #require(Image(name: url.lastPathComponent, data: Data(contentsOf: url)))
    return try ImageDecoder.decode(image)
  }

  private func firstDifference(_ found: String, _ expected: String) -> String? {
    guard found != expected else { return nil }
    let lines = [found, expected].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    for (found, expected) in zip(lines[0], lines[1]) where found != expected {
      return "expected\n  \(expected)\nfound\n  \(found)"
    }
    return "expected \(lines[1].count) lines, found \(lines[0].count)"
  }
}
