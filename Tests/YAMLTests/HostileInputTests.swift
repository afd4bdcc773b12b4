import Testing

@testable import YAML

@Suite("Hostile YAML files")
struct HostileInputTests {
  private static let sample = """
    title: "下拉 60 pt, \\u91CA放" # comment
    stage: { size: [320, 568], scale: 2 }
    list:
      rows: &r 15
      note: |
        two
        lines
      other: *r
    events:
      - { at: 0.20, drag: { from: [160, 120], by: [0, 170] } }
      - ? [a]
        : 'it''s'
    a: 1
    a: !t 2

    """

  @Test("reads or refuses a file cut off after any byte")
  func readsTruncatedFiles() {
    let bytes = Array(Self.sample.utf8)
    let whole = YAMLDocument(parsing: bytes)

    #expect(whole.root != nil && whole.problems.count == 5)
    for count in bytes.indices {
      let document = YAMLDocument(parsing: Array(bytes.prefix(count)))

      #expect(document.root != nil || !document.problems.isEmpty, "cut after \(count) bytes")
    }
  }

  @Test(
    "reads or refuses a file in which any byte is changed",
    arguments: [0x00, 0x09, 0x22, 0x5B, 0x80, 0xFF])
  func readsDamagedFiles(byte: UInt8) {
    let bytes = Array(Self.sample.utf8)

    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = byte
      let document = YAMLDocument(parsing: damaged)

      #expect(document.root != nil || !document.problems.isEmpty, "byte \(index)")
    }
  }

  @Test(
    "stops at 64 levels of 100,000",
    arguments: [("[", 65), ("{a: ", 257), ("- ", 129), ("? ", 129)])
  func stopsAtDepth(level: String, column: Int) {
    let document = YAMLDocument(parsing: String(repeating: level, count: 100_000))

    #expect(document.root == nil)
    #expect(document.problems.map(\.kind) == [.tooDeep(limit: 64)])
    #expect(document.problems.first?.location == SourceLocation(line: 1, column: column))
    #expect(
      document.problems.first?.description
        == "1:\(column): nested deeper than 64 levels. Nest less.")
  }

  @Test("takes exactly 64 levels")
  func takesDepthLimit() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)

    #expect(YAMLDocument(parsing: text).problems == [])
  }

  @Test("does not unfold aliases")
  func refusesAliasBomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let alias = "*a\(level - 1)"
      text +=
        "a\(level): &a\(level) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
    }

    let document = YAMLDocument(parsing: text)

    #expect(document.problems.count == 91)
    #expect(document.root?["a9"]?.items?.allSatisfy(\.isRefused) == true)
  }

  @Test("stops at 100 problems")
  func stopsAtProblems() {
    let document = YAMLDocument(parsing: String(repeating: "a: 1\n", count: 10_000))

    #expect(document.root == nil)
    #expect(document.problems.count == 101)
    #expect(
      document.problems.last?.description
        == "101:1: more than 100 problems. Mend those listed, then run again for the rest.")
  }

  @Test("reads a scalar of a megabyte and shows little of it in messages")
  func readsLongScalar() {
    let long = String(repeating: "x", count: 1 << 20)
    let document = YAMLDocument(parsing: "a: \(long)")

    #expect(document.problems == [])
    #expect(document.root?["a"]?.text == long)
    #expect(long.quotedInMessage == "'" + String(repeating: "x", count: 60) + "…'")
  }

  @Test("keeps messages on one line and free of control characters")
  func escapesMessages() {
    #expect(
      "a\n\u{1B}[31m\u{202E}\u{2028}é刷".quotedInMessage == #"'a\n\u{1B}[31m\u{202E}\u{2028}é刷'"#)
  }

  @Test("refuses a file over the limit, and takes one at the limit")
  func limitsSize() {
    let limits = YAMLLimits(bytes: 5, depth: 64, problems: 100)

    #expect(YAMLDocument(parsing: "a: 12", limits: limits).problems == [])
    #expect(
      YAMLDocument(parsing: "a: 123", limits: limits).problems.map(\.description)
        == ["1:1: the file is larger than 5 bytes. Split it into several files."])
    #expect(YAMLLimits.standard.bytes == 8_388_608)
  }

  @Test(
    "refuses what is no UTF-8 text",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4: the file is not UTF-8 text. Save it as UTF-8."),
      ([0x61, 0x3A, 0x20, 0xE4, 0xB8], "1:4: the file is not UTF-8 text. Save it as UTF-8."),
      ([0xC0, 0x80], "1:1: the file is not UTF-8 text. Save it as UTF-8."),
      ([0xED, 0xA0, 0x80], "1:1: the file is not UTF-8 text. Save it as UTF-8."),
      ([0xF4, 0x90, 0x80, 0x80], "1:1: the file is not UTF-8 text. Save it as UTF-8."),
      ([0x89, 0x50, 0x4E, 0x47], "1:1: the file is not UTF-8 text. Save it as UTF-8."),
      ([0x61, 0x00], "1:2: a NUL byte: the file is binary or UTF-16. Save it as UTF-8 text."),
      (
        [0x61, 0x3A, 0x1B],
        "1:3: control character U+001B. Delete it, or write it as an escape in quotes."
      ),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is UTF-16. Save it as UTF-8."),
      ([0xFE, 0xFF, 0x00, 0x61], "1:1: the file is UTF-16. Save it as UTF-8."),
    ])
  func refusesEncoding(bytes: [UInt8], line: String) {
    #expect(YAMLDocument(parsing: bytes).problems.map(\.description) == [line])
  }
}
