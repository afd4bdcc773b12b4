import Testing

@testable import CommandLineTool

@Suite("Reading arguments")
struct ArgumentReaderTests {
  private static let options = [
    OptionDefinition("out", "o", value: "DIR", summary: "Write here"),
    OptionDefinition("jobs", "j", value: "N", summary: "So many"),
    OptionDefinition("quiet", "q", summary: "Say little"),
    OptionDefinition("verbose", "v", summary: "Say much"),
  ]

  @Test(
    "takes long and short options in every form",
    arguments: [
      ([], [:], []),
      (["a", "b"], [:], ["a", "b"]),
      (["--out", "x", "a"], ["out": ["x"]], ["a"]),
      (["a", "--out=x"], ["out": ["x"]], ["a"]),
      (["--out=", "a"], ["out": [""]], ["a"]),
      (["--out=a=b"], ["out": ["a=b"]], []),
      (["-o", "x"], ["out": ["x"]], []),
      (["-ox"], ["out": ["x"]], []),
      (["-qv", "a"], ["quiet": [""], "verbose": [""]], ["a"]),
      (["-qox"], ["quiet": [""], "out": ["x"]], []),
      (["-vj2", "-q"], ["verbose": [""], "jobs": ["2"], "quiet": [""]], []),
      (["--out", "x", "--out", "y"], ["out": ["x", "y"]], []),
      (["--jobs", "-1"], ["jobs": ["-1"]], []),
      (["--out", "-"], ["out": ["-"]], []),
      (["-", "a"], [:], ["-", "a"]),
      (["--quiet", "--", "--out", "-q"], ["quiet": [""]], ["--out", "-q"]),
      (["", "--quiet"], ["quiet": [""]], [""]),
    ] as [([String], [String: [String]], [String])])
  func takesOptions(words: [String], values: [String: [String]], operands: [String]) throws {
    let arguments = try ArgumentReader.read(words, options: Self.options)

    #expect(arguments == Arguments(values: values, operands: operands))
  }

  @Test(
    "refuses what is no option, lacks its value, or has one too many",
    arguments: [
      (["--outt", "x"], "unknown option '--outt'. Did you mean '--out'?"),
      (
        ["--xyzzy"], "unknown option '--xyzzy'. Options: --out, --jobs, --quiet, --verbose."
      ),
      (["-x"], "unknown option '-x'. Options: --out, --jobs, --quiet, --verbose."),
      (["-qx"], "unknown option '-x'. Options: --out, --jobs, --quiet, --verbose."),
      (["--out"], "option '--out' needs a value. Write '--out DIR'."),
      (["-o"], "option '-o' needs a value. Write '-o DIR'."),
      (["--out", "--quiet"], "option '--out' needs a value. Write '--out DIR'."),
      (["--out", "--jobs=2"], "option '--out' needs a value. Write '--out DIR'."),
      (["--out", "--"], "option '--out' needs a value. Write '--out DIR'."),
      (["--quiet=yes"], "option '--quiet' takes no value. Write '--quiet' alone."),
    ])
  func refuses(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentReader.read(words, options: Self.options)
    }

    #expect(error?.description == message)
  }
}

@Suite("Typed arguments")
struct ArgumentValueTests {
  private enum Word: String, CaseIterable {
    case slow
    case fast
  }

  private let option = OptionDefinition("jobs", value: "N", summary: "So many")

  private func arguments(_ values: String...) -> Arguments {
    Arguments(values: values.isEmpty ? [:] : ["jobs": values], operands: [])
  }

  @Test("gives nothing for an option that was not given")
  func absent() throws {
    #expect(try arguments().integer(option, in: 1...4) == nil)
    #expect(try arguments().choice(option, of: Word.self) == nil)
    #expect(arguments().text(option) == nil)
    #expect(try arguments().paths(option) == [])
    #expect(!arguments().has(option))
  }

  @Test("lets the last of several values win")
  func lastWins() throws {
    let several = arguments("1", "3")

    #expect(try several.integer(option, in: 1...4) == 3)
    #expect(try several.paths(option) == ["1", "3"])
  }

  @Test("refuses numbers that are none or out of bounds", arguments: ["0", "5", "2.0", "", "x"])
  func wrongNumbers(text: String) {
    let error = #expect(throws: UsageError.self) {
      try arguments(text).integer(option, in: 1...4)
    }

    #expect(
      error?.description == "option '--jobs' cannot be '\(text)'. Give a whole number from 1 to 4.")
  }

  @Test("takes one word of several and refuses others")
  func words() throws {
    #expect(try arguments("fast").choice(option, of: Word.self) == .fast)

    let error = #expect(throws: UsageError.self) {
      try arguments("Fast").choice(option, of: Word.self)
    }

    #expect(error?.description == "option '--jobs' cannot be 'Fast'. Give 'slow' or 'fast'.")
  }

  @Test("wants exactly one operand where a command takes one")
  func operands() throws {
    #expect(try Arguments(operands: ["a"]).onlyOperand(named: "FILE") == "a")
    #expect(throws: UsageError.missingOperand("FILE")) {
      try Arguments().onlyOperand(named: "FILE")
    }
    #expect(throws: UsageError.unexpectedOperand("b")) {
      try Arguments(operands: ["a", "b"]).onlyOperand(named: "FILE")
    }
  }
}
