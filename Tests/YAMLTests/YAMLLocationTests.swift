import Testing

@testable import YAML

@Suite("Places in a file")
struct YAMLLocationTests {
  @Test("gives keys and values their line and column, counted from 1")
  func locatesBlockValues() throws {
    let text = """
      stage:
        size: [320, 568]
      list:
        rows:   15
      """

    let root = try #require(YAMLDocument(parsing: text).root)

    #expect(root.location == SourceLocation(line: 1, column: 1))
    #expect(root["stage"]?.location == SourceLocation(line: 2, column: 3))
    #expect(root["stage"]?["size"]?[1]?.location == SourceLocation(line: 2, column: 15))
    #expect(root["list"]?.entries?.first?.keyLocation == SourceLocation(line: 4, column: 3))
    #expect(root["list"]?["rows"]?.location == SourceLocation(line: 4, column: 11))
  }

  @Test("counts characters, not bytes, in a column")
  func countsCharacters() {
    let root = YAMLDocument(parsing: "{标题: 刷新, é: 😀, b: 1}").root

    #expect(root?["é"]?.location == SourceLocation(line: 1, column: 13))
    #expect(root?["b"]?.location == SourceLocation(line: 1, column: 19))
  }

  @Test(
    "counts lines alike whatever ends them",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func countsLines(end: String) {
    let document = YAMLDocument(parsing: ["a: 1", "b:", "  c: 2", ""].joined(separator: end))

    #expect(document.problems == [])
    #expect(document.root?["b"]?["c"]?.location == SourceLocation(line: 3, column: 6))
  }

  @Test("gives a byte-order mark no column")
  func skipsByteOrderMark() {
    let document = YAMLDocument(parsing: "\u{FEFF}rows: 15\n")

    #expect(document.problems == [])
    #expect(document.root?.entries?.first?.key == "rows")
    #expect(document.root?["rows"]?.location == SourceLocation(line: 1, column: 7))
  }

  @Test(
    "finds the place of a byte that is refused, after each kind of line end",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func locatesBytes(end: String) {
    let bytes = Array("a: 1\(end)标题: ".utf8) + [0xFF]

    let document = YAMLDocument(parsing: bytes)

    #expect(document.problems.map(\.kind) == [.invalidUTF8])
    #expect(document.problems.map(\.location) == [SourceLocation(line: 2, column: 5)])
  }

  @Test("orders places by line, then column, and prints them with a colon")
  func ordersPlaces() {
    let place = SourceLocation(line: 2, column: 9)

    #expect(place < SourceLocation(line: 3, column: 1))
    #expect(place < SourceLocation(line: 2, column: 10))
    #expect(!(place < place))
    #expect(place.description == "2:9")
  }
}
