import Drawing
import Foundation
import Motion
import RefreshPanels
import Testing
import Views

@testable import Scenarios

@Suite("Family files")
struct FamilyFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Assets/Families")

  private func read(_ text: String) throws -> FamilyDescription {
    try FamilyFile.decode(Array(text.utf8), file: "my.family.yaml")
  }

  private func problems(_ text: String) -> [String] {
    do throws(ScenarioFileError) {
      _ = try FamilyFile.decode(Array(text.utf8), file: "my.family.yaml")
      return []
    } catch {
      return error.lines
    }
  }

  // MARK: - Built-in ones

  @Test("of the built-in families are what the tool prints", arguments: PanelFamily.all.map(\.name))
  func assets(name: String) throws {
    let file = Self.folder.appending(path: name + FamilyFile.suffix)
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == PanelFamily.named(name)?.fileText)
  }

  @Test("of the built-in families are all there are")
  func noOtherAssets() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(PanelFamily.all.map { $0.name + FamilyFile.suffix }))
  }

  @Test(
    "of the built-in families read back to the very same panels",
    arguments: PanelFamily.all.map(\.name), Behaviour.allCases)
  func readBack(name: String, behaviour: Behaviour) throws {
    let family = try #require(PanelFamily.named(name))
    let description = try read(family.fileText)

    for edge in PanelEdge.allCases {
      let (found, expected) = (
        description.design(at: edge, behaviour), family.design(at: edge, behaviour)
      )
      #expect(found?.policy == expected?.policy, "\(edge)")
      #expect(found?.style == expected?.style, "\(edge)")
    }
  }

  // MARK: - A designer's own

  @Test("change what they name and nothing else")
  func changes() throws {
    let family = try read(
      """
      name: Mine
      basedOn: MJRefresh
      header:
        height: 80
        arm: 70
        openDuration: 0.5
        curve: linear
        fireAt: crossing
        texts: { idle: Pull, armed: { en: Let go, fr: Lâchez } }
        textColor: { light: red, dark: blue }
        font: { size: 20, bold: false }
        spinner: modern
        arrow: { art: EGO, turn: clockwise }
        automaticAlpha: true
        lastUpdated: false
      footer: null
      """)
    let base = try #require(PanelFamily.mjRefresh.header(.corrected))
    let mine = try #require(family.design(at: .top, .corrected))

    var policy = base.policy
    (policy.height, policy.armDistance, policy.openDuration) = (80, 70, 0.5)
    (policy.curve, policy.firePoint) = (.linear, .crossing)
    #expect(mine.policy == policy)
    #expect(mine.style.words.text(for: "ko").idle == "Pull")
    #expect(mine.style.words.text(for: "en").armed == "Let go")
    #expect(mine.style.words.text(for: "ko").armed == "놓으면 새로고침")
    #expect(mine.style.words.text(for: "fr").armed == "Lâchez")
    #expect(mine.style.words.text(for: "fr").refreshing == "Loading...")
    #expect(mine.style.label?.font == Font(size: 20))
    #expect(mine.style.label?.color == Color(light: .red, dark: .blue))
    #expect(mine.style.spinner?.style == .medium)
    #expect(mine.style.spinner?.leaving == .fades)
    #expect(mine.style.arrow?.art == .ego)
    #expect(mine.style.arrow?.turn == -ArrowLook.counterClockwise)
    #expect(mine.style.opacity == .followsPull)
    #expect(mine.style.timeLine == nil)
    #expect(family.design(at: .bottom, .corrected) == nil)
    #expect(
      family.design(at: .right, .corrected)?.policy
        == PanelFamily.mjRefresh.trailer(.corrected)?.policy)
  }

  @Test("choose the kind of footer, which a scenario may choose anew")
  func footerStyle() throws {
    let family = try read("name: Mine\nbasedOn: MJRefresh\nfooter: { style: auto }\n")
    #expect(family.design(at: .bottom, .corrected)?.policy.style == .auto)
    #expect(
      family.design(at: .bottom, .corrected, overrides: PanelOverrides(footerStyle: .back))?.policy
        .style == .back)
  }

  @Test("give any family the kinds of footer that its source does not have")
  func foreignFooterStyle() throws {
    for style in [RefreshPolicy.FooterStyle.auto, .hosted] {
      let policy = PanelFamily.refreshDome.footer(.corrected, style: style)?.policy
      #expect(policy?.style == style)
      #expect(policy?.loadsInSight == true)
    }
  }

  @Test("show pictures in place of the arrow, the panel as high as the first one")
  func images() throws {
    let family = try read(
      "name: Mine\nbasedOn: MJRefresh\nheader: { images: { idle: [a.png, b.png] }, hold: 50 }\n")
    let image = try #require(Image(name: "a.png", data: pngHeader(side: 90)))

    let key = FamilyDescription.key(ofPicture: "a.png", in: "themes/my.family.yaml")
    let design = try #require(
      family.design(
        at: .top, .corrected, images: [key: image], file: "themes/my.family.yaml"))
    #expect(design.style.images?.idle?.images == [image])
    #expect(design.style.arrow == nil)
    #expect([design.policy.height, design.policy.armDistance] == [90, 90])
    #expect(design.policy.holdDistance == 50)
  }

  @Test("take away all time with animated: false")
  func unanimated() throws {
    let family = try read("name: EGO\nheader: { animated: false }\n")
    let policy = family.design(at: .top, .corrected)?.policy
    #expect(policy?.openDuration == 0 && policy?.closeDuration == 0)
  }

  // MARK: - Faulty ones

  @Test(
    "are refused with place and remedy",
    arguments: [
      ("name: Mine\n", ["my.family.yaml:1:1: 'basedOn' is missing. Add it."]),
      ("basedOn: EGO\n", ["my.family.yaml:1:1: 'name' is missing. Add it."]),
      (
        "name: A\nbasedOn: EG0\nheader: { arm: -1 }\nfoter: null\n",
        [
          "my.family.yaml:2:10: basedOn: unknown name 'EG0'. Did you mean 'EGO'? Known: "
            + PanelFamily.all.map(\.name).joined(separator: ", ") + ".",
          "my.family.yaml:3:16: header.arm: found '-1'. Write a number from 0 to 4096.",
          "my.family.yaml:4:1: unknown key 'foter'. Did you mean 'footer'? Known: name, basedOn, "
            + "header, footer, trailer.",
        ]
      ),
    ])
  func faults(text: String, lines: [String]) {
    #expect(problems(text) == lines)
  }

  @Test(
    "are refused when they are no YAML of the dialect",
    arguments: [
      "", "- a\n", "name: &a EGO\n", "name: EGO\nname: EGO\n", "name: [",
      "name: EGO\n---\nname: EGO\n",
    ])
  func otherDialects(text: String) {
    #expect(problems(text).count == 1)
  }

  @Test("that cannot be read are refused in one line")
  func unreadable() {
    for (path, fact) in [("/nowhere/my.family.yaml", "no such file"), ("/tmp", "folder")] {
      do throws(ScenarioFileError) {
        _ = try FamilyFile.read(URL(fileURLWithPath: path))
        Issue.record("\(path) was read")
      } catch {
        #expect(error.problems.count == 1)
        #expect(error.description.contains(fact))
      }
    }
  }

  @Test("that are damaged anywhere are refused or read, and never trap")
  func damaged() {
    let bytes = Array(PanelFamily.mjRefresh.fileText.utf8)
    for cut in stride(from: 0, to: bytes.count, by: 37) {
      _ = try? FamilyFile.decode(Array(bytes.prefix(cut)), file: "x")
      var changed = bytes
      changed[cut] = UInt8(truncatingIfNeeded: cut)
      _ = try? FamilyFile.decode(changed, file: "x")
    }
  }

  // MARK: - Schema

  @Test("have the keys and ranges of their schema, and no others")
  func schema() throws {
    let url = Self.folder.appending(path: "../family.schema.json")
    let schema = try SchemaKeys(contentsOf: url)
    let context = DecodingContext(notesRanges: true)
    let panels = panelsWithEveryKey.split(separator: "\n").map { $0.dropFirst(2) }
    let text = "name: A\nbasedOn: EGO\n" + panels.joined(separator: "\n")
    _ = FamilyFile.decode(Array(text.utf8), context)
    let plain = "name: EGO\nfooter: { font: 3, images: { idle: [a.png] } }\n"
    _ = FamilyFile.decode(Array(plain.utf8), context)

    #expect(context.isClean)
    #expect(schema.openPaths == [])
    #expect(Set(schema.keys.keys) == Set(context.knownKeys.keys))
    for (path, keys) in context.knownKeys { #expect(schema.keys[path] == keys, "\(path)") }
    var ranges: [String: Set<String>] = [:]
    for (path, known) in context.knownRanges {
      ranges[SchemaKeys.alike(path), default: []].formUnion(
        known.map { "\($0.lower) to \($0.upper)" })
    }
    #expect(ranges.count > 8)
    #expect(schema.ranges == ranges)
  }

  @Test("have a schema whose parts are those of scenarios")
  func sharedSchema() throws {
    func definitions(_ url: URL) throws -> [String: NSDictionary] {
      let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
      return root?["$defs"] as? [String: NSDictionary] ?? [:]
    }
    let own = try definitions(Self.folder.appending(path: "../family.schema.json"))
    let scenarios = try definitions(DecodingSchemaTests.schemaURL)
    #expect(own.count > 10)
    for (name, definition) in own { #expect(scenarios[name] == definition, "\(name)") }
  }

  private func pngHeader(side: UInt8) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0, side, 0, 0, 0, side]
    return Data(bytes)
  }
}
