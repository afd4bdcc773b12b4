import Foundation
import RefreshRender
import TestSupport
import Testing

/// What a program writes that uses the library, without anything that is not public.
@Suite("Using the library")
struct LibraryUseTests {
  @Test("loads a scenario, plays it and draws its frames")
  func readme() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Snapshots/RefreshDome/pull-and-release.yaml").path
    var bitmaps: [Bitmap] = []

    let assets = try AssetLibrary.ofProgram()
    let renderer = CairoRenderer(fonts: try FontBook(files: assets.fontFiles))
    let loaded = try LoadedScenario(contentsOf: path)
    let run = loaded.scenario.runs()[0]
    for frame in ScenarioPlayer(run, images: loaded.images, measuring: renderer.text).prefix(2) {
      let bitmap = try renderer.render(frame.displayList)
      bitmaps.append(bitmap)
    }

    #expect(bitmaps.count == 2)
    #expect(loaded.images["photo-a.png"] != nil)
    #expect(Set(bitmaps[0].pixels).count > 10)
  }

  @Test("tells all that is wrong with a file, at its places")
  func problems() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("list: { rows: 1, title: 囍, image: no.png }\n", to: "a.yaml")
    let book = try FontBook(files: AssetLibrary.ofProgram().fontFiles)

    let problems = #expect(throws: RenderProblems.self) {
      try LoadedScenario(contentsOf: path, fonts: book)
    }

    #expect(problems?.all.map(\.place) == ["\(path):1:25", "\(path):1:35"])
    #expect(
      try LoadedScenario(contentsOf: folder.write(smallScenario, to: "b.yaml")).images.isEmpty)
  }

  @Test("tells of what a file names beside what is wrong with the file itself")
  func problemsOfBothKinds() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "list: { rows: 1, titel: x, title: 囍, image: no.png }\nstage: { scale: 9 }\n",
      to: "a.yaml")
    let book = try FontBook(files: AssetLibrary.ofProgram().fontFiles)

    let problems = #expect(throws: RenderProblems.self) {
      try LoadedScenario(contentsOf: path, fonts: book)
    }

    #expect(
      problems?.all.map(\.place)
        == ["\(path):1:18", "\(path):1:35", "\(path):1:45", "\(path):2:17"])
  }
}
