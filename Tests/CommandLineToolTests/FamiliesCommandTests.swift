import RefreshRender
import Testing

@testable import CommandLineTool

@Suite("The families command")
struct FamiliesCommandTests {
  @Test("lists every family with a line")
  func listsFamilies() async throws {
    let run = await ToolRun("families")

    #expect(run.code == 0)
    #expect(run.messages == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == PanelFamily.all.map(\.name))
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("prints the numbers, words and habits of a family's panels")
  func printsSheet() async throws {
    let run = await ToolRun("families", "RefreshDome")

    let lines = run.output.split(separator: "\n").map(String.init)
    let header = try #require(lines.firstIndex(of: "  header"))
    #expect(
      Array(lines[(header + 1)...(header + 10)]) == [
        "    height      251 pt",
        "    arms        beyond 60 pt",
        "    holds       70 pt",
        "    opens in    0.2 s, easeInOut",
        "    closes in   0.2 s, easeInOut",
        "    shows       arrow, words, spinner",
        "    at first    下拉刷新... (faithful), 下拉刷新..... (corrected)",
        "    idle        下拉刷新.....",
        "    armed       释放后刷新.....",
        "    refreshing  正在刷新.....",
      ])
    #expect(lines.contains("    at first    上拉载入很多其它....."))
    #expect(lines.contains("  habits of header and footer, style back"))
    #expect(lines.contains("    dragged back      stays armed                 disarms"))
    #expect(lines.contains("    stands            in front of rows            behind rows"))
    #expect(lines.contains("  rules that the faithful panels do not keep"))
  }

  @Test(
    "prints a sheet of every family, in aligned columns", arguments: PanelFamily.all.map(\.name))
  func printsEverySheet(name: String) async {
    let run = await ToolRun("families", name)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix(name + "  "))
    #expect(!run.output.contains("  \n"))
  }

  @Test("prints a family as a file")
  func printsFile() async {
    let run = await ToolRun("families", "EGO", "--yaml")
    #expect(run == ToolRun(code: 0, output: PanelFamily.ego.fileText))
  }

  @Test(
    "refuses a name that it does not know, and a file of no family",
    arguments: [
      (["families", "Ego"], "unknown family 'Ego'. Did you mean 'EGO'?"),
      (["families", "--yaml"], "NAME is missing. Name it after the command."),
      (["families", "EGO", "EGO"], "'EGO' is one argument too many. Leave it out."),
    ])
  func refuses(arguments: [String], message: String) async {
    let (output, messages) = (RecordedStream(), RecordedStream())
    let code = await Tool.run(
      arguments: arguments, environment: [:], standardOutput: output, standardError: messages)
    #expect(code == 2)
    #expect(messages.text == "refreshrender: \(message)\n")
  }
}
