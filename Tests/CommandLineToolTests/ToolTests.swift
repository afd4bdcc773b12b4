import Testing

@testable import CommandLineTool

@Suite("The tool as a whole")
struct ToolTests {
  private static let help = """
    refreshrender plays pull-to-refresh scenarios and draws every frame.

    Usage: refreshrender COMMAND [OPTION...] [ARGUMENT...]

    Commands:
      render    Play scenarios and write their frames as pictures and as a table
      inspect   Print the view tree of one frame of a scenario
      families  List the panel families that scenarios can name, or show one
      help      Show the help of a command

    Options:
      -h, --help     Show this help
          --version  Print the version

    Example:
      refreshrender render Snapshots/RefreshDome/pull-and-release.yaml -o out/demo

    Exit codes (of several the highest):
      0  all went well
      2  the command line is wrong
      5  a scenario's expectation does not hold
      8  an input file is missing or wrong; the others were handled
      9  output could not be written, or the tool itself failed

    'refreshrender help COMMAND' or 'refreshrender COMMAND --help' tells more.

    """

  @Test("shows its help when asked, and when not told what to do")
  func showsHelp() async {
    let expected = ToolRun(code: 0, output: Self.help)

    #expect(await ToolRun() == expected)
    #expect(await ToolRun("--help") == expected)
    #expect(await ToolRun("-h") == expected)
    #expect(await ToolRun("help") == expected)
    #expect(await ToolRun("help", "help") == expected)
    #expect(await ToolRun("--help", "help") == expected)
  }

  @Test("tells its version")
  func tellsVersion() async {
    #expect(await ToolRun("--version") == ToolRun(code: 0, output: "refreshrender 0.1.0\n"))
  }

  @Test("shows the same help of a command in three ways", arguments: ["render", "inspect"])
  func showsCommandHelp(command: String) async {
    let shown = await ToolRun("help", command)

    #expect(shown.code == 0)
    #expect(shown.output.contains("\nUsage: refreshrender \(command) "))
    #expect(shown.output.contains("\nExample:\n  refreshrender \(command) "))
    #expect(await ToolRun(command, "--help") == shown)
    #expect(await ToolRun("--help", command) == shown)
  }

  @Test("shows in the usage of inspect what must be given")
  func showsInspectUsage() async {
    let run = await ToolRun("help", "inspect")

    #expect(run.output.contains("\nUsage: refreshrender inspect FILE --at TIME [OPTION...]\n"))
  }

  @Test("keeps its help within eighty columns", arguments: ["", "render", "inspect", "families"])
  func keepsHelpNarrow(command: String) async {
    let run = command.isEmpty ? await ToolRun() : await ToolRun("help", command)

    let wide = run.output.split(separator: "\n").map(String.init).filter { $0.count > 80 }

    #expect(wide == [])
  }

  @Test(
    "refuses command lines that it does not understand, with a remedy",
    arguments: [
      (["rendr"], "unknown command 'rendr'. Did you mean 'render'?"),
      (["paint"], "unknown command 'paint'. Commands: render, inspect, families, help."),
      (["help", "famlies"], "unknown command 'famlies'. Did you mean 'families'?"),
      (["help", "render", "x"], "'x' is one argument too many. Leave it out."),
      (["--verion"], "unknown option '--verion'. Did you mean '--version'?"),
      (["render", "--scael", "2"], "unknown option '--scael'. Did you mean '--scale'?"),
      (
        ["render", "--scale", "5"],
        "option '--scale' cannot be '5'. Give a whole number from 1 to 4."
      ),
      (
        ["render", "--fps", "0"], "option '--fps' cannot be '0'. Give a whole number from 1 to 240."
      ),
      (
        ["render", "-j0"], "option '--jobs' cannot be '0'. Give a whole number from 1 to 64."
      ),
      (
        ["render", "--format", "gif"],
        "option '--format' cannot be 'gif'. Give 'png' or 'apng' or 'none'."
      ),
      (
        ["render", "--behaviour", "x"],
        "option '--behaviour' cannot be 'x'. Give 'faithful' or 'corrected'."
      ),
      (
        ["render", "--frames", "9-3"],
        "option '--frames' cannot be '9-3'. Give 'all', 'key', a number, or two as in 10-20."
      ),
      (["render", "-o", ""], "option '--out' cannot be ''. Give the path of a folder."),
      (["render", "--quiet=1"], "option '--quiet' takes no value. Write '--quiet' alone."),
      (["inspect"], "FILE is missing. Name it after the command."),
      (["inspect", "a.yaml"], "option '--at' is missing. Write '--at TIME'."),
      (
        ["inspect", "a.yaml", "--at", "soon"],
        "option '--at' cannot be 'soon'. Give seconds from 0 on, such as 0.70, or 'settled'."
      ),
      (["inspect", "a", "b", "--at", "0"], "'b' is one argument too many. Leave it out."),
      (["--version", "x"], "'x' is one argument too many. Leave it out."),
      (["render", "a.yaml", ""], "PATH cannot be ''. Give the path of a file."),
      (["inspect", "", "--at", "0"], "FILE cannot be ''. Give the path of a file."),
      (
        ["render", "--font", "a.otf", "--font", ""],
        "option '--font' cannot be ''. Give the path of a file."
      ),
      (
        ["families", "--" + String(repeating: "x", count: 5000)],
        "unknown option '--" + String(repeating: "x", count: 58) + "…'. Options: --yaml, --help."
      ),
      (
        ["families", "x"],
        "unknown family 'x'. Families: RefreshDome, Pull2Refresh, NewsList, MJRefresh, EGO, "
          + "SVPullToRefresh, UIRefreshControl, SmartRefresh."
      ),
    ])
  func refuses(arguments: [String], message: String) async {
    let (output, messages) = (RecordedStream(), RecordedStream())

    let code = await Tool.run(
      arguments: arguments, environment: [:], standardOutput: output, standardError: messages)

    #expect(code == 2)
    #expect(output.text == "")
    #expect(messages.text == "refreshrender: \(message)\n")
  }

  @Test("says that its output cannot be written")
  func unwritableOutput() async {
    let messages = RecordedStream()

    let code = await Tool.run(
      arguments: ["--version"], environment: [:],
      standardOutput: RecordedStream(failure: TextOutputError(code: 28)), standardError: messages)

    #expect(code == 9)
    #expect(
      messages.text
        == "refreshrender: standard output: cannot be written (No space left on device).\n")
  }

  @Test("is content when the reader of its output has gone away")
  func closedPipe() async {
    let messages = RecordedStream()

    let code = await Tool.run(
      arguments: ["--help"], environment: [:],
      standardOutput: RecordedStream(failure: TextOutputError(code: 32)), standardError: messages)

    #expect(code == 0)
    #expect(messages.text == "")
  }
}
