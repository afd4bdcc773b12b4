import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("Loading a scenario with what it needs")
struct ScenarioLoaderTests {
  private let folder: TemporaryFolder
  private let assets: AssetLibrary

  init() throws {
    folder = try TemporaryFolder()
    assets = try AssetLibrary.ofProgram()
  }

  private func load(_ text: String) throws -> LoadedScenario {
    let fonts = try FontBook(files: assets.fontFiles)
    var loader = ScenarioLoader(assets: assets, fonts: fonts)
    let path = try folder.write(text, to: "a.yaml")
    return try loader.load(ScenarioFile(path: path, suite: "", name: "a"))
  }

  /// The problems without the folder's path.
  private func problems(of text: String) -> [String] {
    do {
      _ = try load(text)
      return []
    } catch let problems as RenderProblems {
      return problems.all.map {
        $0.description.replacingOccurrences(of: folder.path + "/", with: "")
      }
    } catch {
      return ["\(error)"]
    }
  }

  private func listing(_ image: String) -> String {
    "stage: { size: [60, 40] }\nlist: { rows: 1, rowHeight: 30, image: \(image) }\n"
  }

  @Test("finds pictures among the bundled ones")
  func bundled() throws {
    let loaded = try load(listing("photo-a.png"))

    #expect(loaded.images.keys.sorted() == ["photo-a.png"])
    #expect(loaded.images["photo-a.png"]?.name == "photo-a.png")
  }

  @Test("prefers a picture beside the scenario")
  func beside() throws {
    let bitmap = Bitmap(pixelWidth: 3, pixelHeight: 2, filledWith: 0xFF00_00FF)
    try folder.write(PNGWriter().encode(bitmap), to: "photo-a.png")

    let image = try #require(try load(listing("photo-a.png")).images["photo-a.png"])

    #expect(image.pixelWidth == 3)
    #expect(image.pixelHeight == 2)
  }

  @Test("names a missing picture once, at its first place")
  func missing() {
    let text = """
      list:
        rowHeight: 30
        items: [{ image: no.png }, { image: photo-b.png }, { image: no.png }]
      """

    #expect(
      problems(of: text) == [
        "a.yaml:3:20: image 'no.png' is neither beside the scenario nor among the bundled "
          + "pictures (arrow.png, photo-a.png, photo-b.png). Add the file or change the name."
      ])
  }

  @Test("refuses a picture that is cut off")
  func truncated() throws {
    let whole = try Data(contentsOf: assets.pictures.appending(path: "photo-a.png"))
    try folder.write(whole.prefix(whole.count / 2), to: "half.png")

    let problems = problems(of: listing("half.png"))

    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("a.yaml:2:40: Image 'half.png'") == true)
  }

  @Test("refuses a picture of 60,000 pixels by its header alone")
  func tooWide() throws {
    var bytes = Array(
      try PNGWriter().encode(Bitmap(pixelWidth: 1, pixelHeight: 1, filledWith: 0xFF00_0000)))
    bytes.replaceSubrange(16..<20, with: [0x00, 0x00, 0xEA, 0x60])
    try folder.write(Data(bytes), to: "wide.png")

    let problems = problems(of: listing("wide.png"))

    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("a.yaml:2:40: Image 'wide.png' is 60000 x 1 pixels.") == true)
  }

  @Test(
    "refuses what is no picture",
    arguments: ["text.png", "folder.png", "pipe.png", "/dev/zero"])
  func noPicture(name: String) throws {
    try folder.write("not a picture", to: "text.png")
    try FileManager.default.createDirectory(
      atPath: folder("folder.png"), withIntermediateDirectories: true)
    mkfifo(folder("pipe.png"), 0o600)

    let problems = problems(of: listing(name))

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("a.yaml:2:40: ") == true)
    let isThere = ["folder.png", "pipe.png"].contains(name)
    #expect(problems.first?.contains("is a folder or a device, not a file") == isThere)
  }

  @Test("names characters that no font has, wherever a text can come from")
  func undrawable() {
    let text = """
      stage: { size: [60, 40] }
      list: { rows: 1, rowHeight: 30, title: "a\u{1F600}{row}" }
      panels:
        family: RefreshDome
        header: { texts: { armed: "\u{13000}\u{13001}" } }
        footer: null
      data: { refresh: { after: 1, rows: 1, title: "\u{1F601}" } }
      """

    let problems = problems(of: text)

    #expect(
      problems.contains(
        "a.yaml:2:40: no font has '\u{1F600}' (U+1F600). Add a font with '--font', or change the "
          + "text."))
    #expect(problems.contains { $0.hasPrefix("a.yaml:5:29: no font has '\u{13000}' (U+13000), ") })
    #expect(problems.contains { $0.hasPrefix("a.yaml:7:46: no font has '\u{1F601}' (U+1F601).") })
    #expect(problems.count == 3)
  }

  @Test("tells all problems of a file at once")
  func allAtOnce() {
    let problems = problems(of: "list: { rows: -1, rowHeight: 0, colour: red }\n")

    #expect(problems.count == 3)
    #expect(problems.allSatisfy { $0.hasPrefix("a.yaml:1:") })
  }
}
