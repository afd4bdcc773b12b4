import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("Loading a scenario with a family file")
struct FamilyLoadingTests {
  private let folder: TemporaryFolder
  private let assets: AssetLibrary

  init() throws {
    folder = try TemporaryFolder()
    assets = try AssetLibrary.ofProgram()
  }

  private func load(_ text: String) throws -> LoadedScenario {
    let path = try folder.write(text, to: "a.yaml")
    return try LoadedScenario(
      contentsOf: path, assets: assets, fonts: FontBook(files: assets.fontFiles))
  }

  /// The problems without the folder's path.
  private func problems(of text: String) -> [String] {
    do {
      _ = try load(text)
      return []
    } catch let problems as RenderProblems {
      return problems.all.map {
        $0.description.replacingOccurrences(of: folder.url.path + "/", with: "")
      }
    } catch {
      return ["\(error)"]
    }
  }

  private func scenario(_ family: String, _ rest: String = "") -> String {
    "list: { rows: 3 }\npanels: { family: \(family)\(rest) }\n"
  }

  /// The header's words in the first frame.
  private func words(_ loaded: LoadedScenario) throws -> String? {
    let renderer = CairoRenderer(fonts: try FontBook(files: assets.fontFiles))
    let player = ScenarioPlayer(
      loaded.scenario.runs()[0], images: loaded.images, measuring: renderer.text)
    return player.next()?.facts.header?.text
  }

  @Test("takes the panels from the file, relative to the scenario")
  func takesFamily() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "themes"), withIntermediateDirectories: true)
    try folder.write(
      "name: Mine\nbasedOn: EGO\nheader: { texts: { idle: Tug } }\n", to: "themes/m.family.yaml")

    #expect(try words(load(scenario("themes/m.family.yaml"))) == "Tug")
    #expect(
      try words(load(scenario("themes/m.family.yaml", ", header: { texts: { idle: Pull } }")))
        == "Pull")
  }

  @Test("looks pictures up beside the family file, not beside the scenario")
  func pictures() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "themes"), withIntermediateDirectories: true)
    func png(_ side: Int) throws -> Data {
      try PNGWriter().encode(Bitmap(pixelWidth: side, pixelHeight: side, filledWith: 0xFF00_00FF))
    }
    try folder.write(png(3), to: "x.png")
    try folder.write(png(7), to: "themes/x.png")
    try folder.write(
      "name: Mine\nbasedOn: EGO\nheader: { arrow: x.png }\n", to: "themes/m.family.yaml")
    let text = "list: { rows: 3, image: x.png }\npanels: { family: themes/m.family.yaml }\n"

    let loaded = try load(text)
    #expect(Set(loaded.images.values.map(\.pixelWidth)) == [3, 7])
    #expect(loaded.images["x.png"]?.pixelWidth == 3)
  }

  @Test("tells what is wrong with the file at its places, and with the scenario's own, all at once")
  func faultyFamily() throws {
    try folder.write(
      "name: Mine\nbasedOn: EGO\nheader: { arm: -1, arrow: gone.png, texts: { idle: \u{16A0} } }\n",
      to: "m.family.yaml")
    #expect(
      problems(of: "list: { rows: 3, image: no.png }\npanels: { family: m.family.yaml }\n").map {
        $0.prefix(46)
      } == [
        "a.yaml:1:25: image 'no.png' is neither beside ",
        "m.family.yaml:3:16: header.arm: found '-1'. Wr",
      ])

    try folder.write(
      "name: Mine\nbasedOn: EGO\nheader: { arrow: gone.png, texts: { idle: \u{16A0} } }\n",
      to: "m.family.yaml")
    let found = problems(of: scenario("m.family.yaml"))
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("m.family.yaml:3:18: image 'gone.png' is neither beside the family"))
    #expect(found[1].hasPrefix("m.family.yaml:3:43: no font has "))
  }

  @Test("tells of a file that is not there at the scenario's place")
  func missingFamily() {
    #expect(
      problems(of: scenario("no.family.yaml")) == [
        "a.yaml:2:19: panels.family: 'no.family.yaml': there is no such file. Check the path."
      ])
  }

  @Test("does not open what is no file, nor reads more than a scenario may have")
  func hostileFamilies() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "dir.family.yaml"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "loop.family.yaml").path,
      withDestinationPath: "loop.family.yaml")
    try folder.write(Data(repeating: 35, count: 40 << 20), to: "huge.family.yaml")
    for name in ["dir", "loop", "huge"] {
      #expect(problems(of: scenario("\(name).family.yaml")).count == 1, "\(name)")
    }
  }

  @Test("refuses a hold that a faithful family of a file does not know of")
  func unknownHold() throws {
    try folder.write("name: Mine\nbasedOn: EGO\n", to: "m.family.yaml")
    let text = scenario(
      "m.family.yaml", ", behaviour: faithful, header: { fireAt: hold }")
    #expect(problems(of: text).map { $0.hasPrefix("a.yaml:2:") } == [true])

    try folder.write("name: Mine\nbasedOn: MJRefresh\n", to: "m.family.yaml")
    #expect(problems(of: text) == [])
  }

  @Test("draws every word of every built-in family")
  func drawsAllWords() throws {
    let fonts = try FontBook(files: assets.fontFiles)
    for family in PanelFamily.all {
      for edge in PanelEdge.allCases {
        let style = family.design(at: edge, .faithful)?.style
        for text in style?.words.byLanguage.values.map({ $0 }) ?? [] {
          for state in RefreshState.allCases {
            #expect(
              fonts.missingCharacters(in: text[state]).isEmpty, "\(family.name) \(text[state])")
          }
        }
        for words in style?.timeLine?.words.values.map({ $0 }) ?? [] {
          #expect(fonts.missingCharacters(in: words.lead + words.today + words.none).isEmpty)
        }
      }
    }
  }
}
