import Testing

@testable import YAML

@Suite("Problems of a YAML file")
struct YAMLProblemTests {
  private func lines(_ text: String) -> [String] {
    YAMLDocument(parsing: text).problems.map(\.description)
  }

  @Test(
    "refuses what the dialect leaves out and goes on",
    arguments: [
      ("a: &x 1", "1:4: anchors are not supported, found '&x'. Write the value in each place."),
      (
        "a: *x",
        "1:4: aliases are not supported, found '*x'. Write the value here, or quote a text."
      ),
      (
        "*x : 1",
        "1:1: aliases are not supported, found '*x'. Write the value here, or quote a text."
      ),
      ("a: !!int 1", "1:4: tags are not supported, found '!!int'. Delete it, or quote a text."),
      ("a: ! 1", "1:4: tags are not supported, found '!'. Delete it, or quote a text."),
      ("a: !x [1]", "1:4: tags are not supported, found '!x'. Delete it, or quote a text."),
      ("a: !x {b: 1}", "1:4: tags are not supported, found '!x'. Delete it, or quote a text."),
      ("a: 1\n\"a\": 2", "2:1: key 'a' is already given at 1:1. Keep one of the two."),
      ("? [1]\n: 2", "1:3: a key must be a text. Write 'key: value'."),
      ("{{a: 1}: 2}", "1:2: a key must be a text. Write 'key: value'."),
      ("{? : 2}", "1:4: a ':' without a key. Write a key before it."),
      (#"a: "\0""#, #"1:4: a text contains NUL. Delete the escape '\0'."#),
    ])
  func refusesFeature(text: String, line: String) {
    let document = YAMLDocument(parsing: text)

    #expect(document.problems.map(\.description) == [line])
    #expect(document.root != nil)
  }

  @Test(
    "words a breach of grammar as place, fact and remedy",
    arguments: [
      ("a: \"x", "1:4: a quote opens here and is never closed", "Add the closing quote."),
      ("标题: 'x\nb: 2", "1:5: a quote opens here and is never closed", "Add the closing quote."),
      (
        #"a: "\q""#,
        #"1:5: an escape after '\' that YAML does not know"#, #"Write '\\', or use single quotes."#
      ),
      ("a:\n\t- b", "2:1: a tab stands where blanks are needed", "Replace it by spaces."),
      ("a:\n  b: 1\n\tc: 2", "3:1: a tab stands where blanks are needed", "Replace it by spaces."),
      ("a: |\n\tb", "2:1: a tab stands where blanks are needed", "Replace it by spaces."),
      ("a: @x", "1:4: a value cannot start with '@'", "Put it in quotes."),
      ("a: `x", "1:4: a value cannot start with '`'", "Put it in quotes."),
      (
        "a: 1\nbc\nd: 2",
        "2:1: a key without ':'", "Write 'key: value', with a blank after the colon."
      ),
      (
        "a: [1, 2",
        "1:4: a bracket opens here and is never closed",
        "Close it; a '#' after a blank starts a comment unless it is in quotes."
      ),
      (
        "a: {b: 1",
        "1:4: a bracket opens here and is never closed",
        "Close it; a '#' after a blank starts a comment unless it is in quotes."
      ),
      (
        "a: { b: #FF8000 }\n",
        "2:1: the file ends within brackets",
        "Close it; a '#' after a blank starts a comment unless it is in quotes."
      ),
      ("a: [1, 2\nb: 3", "2:2: the list from 1:4 needs ',' or ']' here", "Add it."),
      ("- { a: [1] \n- { b: 2 }", "2:1: the mapping from 1:3 needs ',' or '}' here", "Add it."),
      (
        "a:\n  b: 1\n c: 2",
        "3:2: this does not continue what starts at 1:1",
        "Check its indentation and the quotes and brackets before it."
      ),
      (
        "a: b: c",
        "1:5: a ':' is not allowed here",
        "Start a new line for the key, or quote a text with ': ' in it."
      ),
      ("a: - b", "1:4: a '-' entry is not allowed here", "Start the list on a line of its own."),
      ("a: ? b", "1:4: a '?' key is not allowed here", "Write 'key: value'."),
      ("a: ]", "1:4: a value is missing", "Write one."),
      (
        "{a: 1} x",
        "1:8: text after the end of the file's value",
        "Check its indentation and the quotes and brackets before it."
      ),
      (
        "a: *",
        "1:5: anchors, aliases and tags are not supported",
        "Put a text with '&', '*' or '!' in quotes."
      ),
      ("%FOO\na: 1", "1:5: a line that starts with '%' is not supported", "Delete it."),
      (
        "a: |x\n  b",
        "1:5: only a line break may follow '|' or '>'", "Start the text on the next line."
      ),
    ])
  func wordsFault(text: String, fact: String, remedy: String) {
    let document = YAMLDocument(parsing: text)

    #expect(document.problems.map(\.description) == ["\(fact). \(remedy)"])
    #expect(document.root == nil)
  }

  @Test("collects every problem that reading can go on from, in the order of the file")
  func collectsProblems() {
    let text = """
      a: &one 1
      b: *one
      a: 2
      c: !t x
      a: 3
      d: @
      """

    let document = YAMLDocument(parsing: text)

    #expect(
      document.problems.map(\.kind) == [
        .anchor("one"), .alias("one"),
        .duplicateKey("a", first: SourceLocation(line: 1, column: 1)), .tag("!t"),
        .duplicateKey("a", first: SourceLocation(line: 1, column: 1)),
        .syntax(.reservedCharacter("@")),
      ])
    #expect(document.problems.map(\.location.line) == [1, 2, 3, 4, 5, 6])
  }

  @Test("keeps the first value of a repeated key and drops the values of refused keys")
  func keepsFirstValue() {
    let root = YAMLDocument(parsing: "{a: 1, a: 2, [x]: 3, *y : 4, b: 5}").root

    #expect(root?.entries?.map(\.key) == ["a", "b"])
    #expect(root?["a"]?.integer == 1)
  }

  @Test("marks an alias as refused, so that it is reported once")
  func marksAlias() {
    let root = YAMLDocument(parsing: "a: *x").root

    #expect(root?["a"]?.isRefused == true)
    #expect(root?["a"]?.text == nil)
    #expect(root?.isRefused == false)
  }

  @Test("finds repeated keys in each mapping alone")
  func separatesMappings() {
    #expect(lines("- {a: 1}\n- {a: 1}\n- {a: {a: {a: 1}}}") == [])
    #expect(
      lines("a: {b: 1, b: 2}\nc: {b: 1}") == [
        "1:11: key 'b' is already given at 1:5. Keep one of the two."
      ])
  }

  @Test("refuses a second document, and takes the marks of a single one")
  func refusesSecondDocument() {
    #expect(
      lines("---\na: 1\n---\nb: 2\n") == [
        "3:1: a second document. Keep one document a file; delete what follows '---'."
      ])
    #expect(lines("%YAML 1.2\n---\na: 1\n...\n") == [])
  }

  @Test(
    "calls a file without a value empty",
    arguments: ["", " \n\n", "# only a comment\n", "\u{FEFF}"])
  func refusesEmpty(text: String) {
    #expect(lines(text) == ["1:1: the file is empty. Write at least one key."])
  }
}
