import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The render command")
struct RenderCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("writes one run into the output folder and says where")
  func rendersOneRun() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let run = await ToolRun("render", file, "-o", folder("out"))

    #expect(
      run
        == ToolRun(
          code: 0, output: "\(folder("out"))  3 frames  0.2 s\n",
          messages: "refreshrender: 3 pictures in \(folder("out"))/frames, an overview in "
            + "\(folder("out"))/sheet.png.\n"))
    #expect(
      try folder.files(hidden: true) == [
        "out/.refreshrender-pictures", "out/frames.txt", "out/frames/0000.png",
        "out/frames/0001.png", "out/frames/0002.png", "out/sheet.png", "small.yaml",
      ])
  }

  @Test("writes one slash after a folder that was given with some")
  func trailingSlashes() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let pictures = await ToolRun("render", file, "-o", folder("out//"))
    let table = await ToolRun("render", file, "--format", "none", "-o", folder("table/"))

    #expect(pictures.messages.contains(" in \(folder("out"))/frames, an overview in "))
    #expect(pictures.messages.hasSuffix(" \(folder("out"))/sheet.png.\n"))
    #expect(table.messages.hasSuffix(" is \(folder("table"))/frames.txt.\n"))
  }

  @Test("says nothing but faults when asked to be quiet")
  func quiet() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    #expect(await ToolRun("render", file, "-qo", folder("out")) == ToolRun(code: 0))
  }

  @Test("tells which rules a faithful family does not keep, and how many expectations held")
  func tellsExceptions() async throws {
    let file = try folder.write(
      """
      list: { rows: 15 }
      panels: { family: RefreshDome, behaviour: faithful }
      data: { more: { after: 0.2, append: 5 } }
      events: [{ at: 0.1, begin: footer }]
      expect: [{ at: 0, y: 0, rows: 15 }]

      """, to: "faithful.yaml")

    let run = await ToolRun("render", file, "--format", "none", "-o", folder("out"))
    let quiet = await ToolRun("render", file, "--format", "none", "-qo", folder("out"))

    #expect(run.code == 0)
    #expect(run.messages.contains("refreshrender: \(file):default: V4 not held in "))
    #expect(run.messages.hasSuffix("refreshrender: 2 expectations held.\n"))
    #expect(quiet == ToolRun(code: 0))
  }

  @Test("goes on after files that are wrong, and says where they are")
  func goesOn() async throws {
    let good = try folder.write(smallScenario, to: "good.yaml")
    let bad = try folder.write("list: { rows: 1, rowHeigth: 30 }\n", to: "bad.yaml")
    let missing = folder("missing.yaml")

    let run = await ToolRun(
      "render", bad, good, missing, "--format", "none", "-o", folder("out"))

    #expect(run.code == 8)
    #expect(run.output == "\(folder("out"))/good/default  3 frames  0.2 s\n")
    let lines = run.messages.split(separator: "\n")
    #expect(lines.first == "\(missing): there is no such file or folder. Check the path.")
    #expect(
      lines.contains {
        $0.hasPrefix("\(bad):1:18: list: unknown key 'rowHeigth'. Did you mean 'rowHeight'?")
      })
    #expect(
      lines.last
        == "refreshrender: the table of frames is \(folder("out"))/good/default/frames.txt.")
  }

  @Test("reports a failed expectation with its place")
  func failedExpectation() async throws {
    let file = try folder.write(
      smallScenario + "expect:\n  - { at: settled, rows: 2 }\n", to: "small.yaml")

    let run = await ToolRun("render", file, "--format", "none", "-qo", folder("out"))

    #expect(run.code == 5)
    #expect(
      run.messages == "\(file):5:5: at settled (frame 2, 0.2 s): rows expected 2, found 1\n")
  }

  @Test("says in one line which folder cannot be written and why")
  func unwritable() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let run = await ToolRun("render", file, "-o", file + "/out")

    #expect(
      run
        == ToolRun(
          code: 9,
          messages: "refreshrender: \(file)/out: cannot be written (Not a directory). Choose a "
            + "folder that exists, has room and is yours to write.\n"))
    #expect(try folder.files(hidden: true) == ["small.yaml"])
  }

  @Test("warns of a run that its cap has ended")
  func capped() async throws {
    let scenario = smallScenario.replacingOccurrences(of: "until: 0.2", with: "cap: 0.1")
    let file = try folder.write(
      scenario + "events: [{ at: 9, reload: {} }]\n", to: "endless.yaml")

    let run = await ToolRun("render", file, "--format", "none", "-o", folder("out"))

    #expect(run.code == 0)
    #expect(run.output == "\(folder("out"))  2 frames  0.1 s\n")
    #expect(run.messages.hasPrefix("refreshrender: \(file): the run was ended by its cap at 0.1 s"))
  }

  @Test("says that a finger was left on the screen")
  func fingerLeftDown() async throws {
    let scenario = smallScenario.replacingOccurrences(of: "until: 0.2", with: "cap: 0.1")
    let file = try folder.write(
      scenario + "events: [{ at: 0, drag: { from: [9, 9], by: [0, 9], over: 0.05 } }]\n",
      to: "held.yaml")

    let run = await ToolRun("render", file, "--format", "none", "-o", folder("out"))

    #expect(
      run.messages.hasPrefix(
        "refreshrender: \(file): the run was ended by its cap at 0.1 s with a finger still down. "
          + "Add a 'release'"))
  }

  @Test("lets options win over the scenario's own values")
  func options() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let run = await ToolRun(
      "render", file, "--fps", "20", "--frames", "1-2", "-qo", folder("out"))

    #expect(run == ToolRun(code: 0))
    #expect(
      try folder.files(hidden: true) == [
        "out/.refreshrender-pictures", "out/frames.txt", "out/frames/0001.png",
        "out/frames/0002.png", "out/sheet.png", "small.yaml",
      ])
    let table = try String(contentsOfFile: folder("out/frames.txt"), encoding: .utf8)
    #expect(table.split(separator: "\n").count == 6)
  }

  @Test("refuses a font file that is none")
  func wrongFont() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let run = await ToolRun("render", file, "--font", file, "-o", folder("out"))

    #expect(run.code == 8)
    #expect(run.output == "")
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(run.messages.hasPrefix("refreshrender: \(file): "))
  }
}

@Suite("The inspect command")
struct InspectCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("prints a view a line")
  func printsTree() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let run = await ToolRun("inspect", file, "--at", "0.05")

    #expect(run.code == 0)
    #expect(run.messages == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(2)) == [
        "# frame 1 at 0.1 s", "window Window (0, 0, 60, 40) window (0, 0, 60, 40)",
      ])
    #expect(lines.contains { $0.contains("list.row0.title Label") && $0.contains("text=\"A\"") })
  }

  @Test("prints JSON with every key of every view")
  func printsJSON() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    let run = await ToolRun("inspect", file, "--at", "settled", "--json")

    #expect(run.code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["index"] as? Int == 2)
    #expect(
      Set(root.keys) == [
        "name", "type", "frame", "windowFrame", "hidden", "alpha", "rotation", "text", "image",
        "properties", "children", "index", "time",
      ])
    #expect(root["windowFrame"] as? [Double] == [0, 0, 60, 40])
  }

  @Test("says when there is no such frame, variant or file")
  func saysWhatIsMissing() async throws {
    let file = try folder.write(smallScenario, to: "small.yaml")

    #expect(
      await ToolRun("inspect", file, "--at", "0.21")
        == ToolRun(
          code: 2,
          messages: "\(file): the last frame is at 0.2 s. Give an earlier time with '--at', or "
            + "'settled'.\n"))
    #expect(
      await ToolRun("inspect", file, "--at", "0", "--variant", "2x")
        == ToolRun(
          code: 2, messages: "\(file): there is no variant '2x'. Variants: default.\n"))
    #expect(
      await ToolRun("inspect", folder("no.yaml"), "--at", "0")
        == ToolRun(
          code: 8, messages: "\(folder("no.yaml")): there is no such file. Check the path.\n"))
  }
}
