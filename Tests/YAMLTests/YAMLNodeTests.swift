import Testing

@testable import YAML

@Suite("Reading a scalar as a type")
struct YAMLNodeTests {
  private func scalar(_ text: String) -> YAMLNode? {
    YAMLDocument(parsing: "value: \(text)").root?["value"]
  }

  @Test(
    "reads decimal numbers",
    arguments: [
      ("0", 0.0), ("-0", 0), ("15", 15), ("+3", 3), ("-40", -40), ("1.5", 1.5), (".5", 0.5),
      ("0.0166667", 0.0166667), ("1e3", 1000), ("2.5E-2", 0.025), ("-1e+2", -100), ("10", 10),
    ])
  func readsNumber(text: String, value: Double) {
    #expect(scalar(text)?.number == value)
  }

  @Test("gives no negative zero")
  func normalisesZero() {
    #expect(scalar("-0.0")?.number?.sign == .plus)
  }

  @Test(
    "refuses what is no finite decimal number",
    arguments: [
      ".nan", ".NaN", "nan", ".inf", "-.inf", "inf", "infinity", "1e999", "-1e999", "0x10", "0o7",
      "0b1", "010", "00", "-01", "1_000", "1:30", "1.", ".", "+", "1e", "1e+", "1.5.5", "1 2",
      "1,5",
      "12pt", "٣", "０", "'1'", "\"1.5\"", "", "null", "[1]", "{a: 1}",
    ])
  func refusesNumber(text: String) {
    #expect(scalar(text)?.number == nil)
    #expect(scalar(text)?.integer == nil)
  }

  @Test(
    "reads whole numbers up to the ends of Int",
    arguments: [
      ("0", 0), ("-7", -7), ("10000000", 10_000_000), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min),
    ])
  func readsInteger(text: String, value: Int) {
    #expect(scalar(text)?.integer == value)
  }

  @Test(
    "refuses what is no whole number or overflows",
    arguments: [
      "1.0", "1e3", "9223372036854775808", "-9223372036854775809", "99999999999999999999",
    ])
  func refusesInteger(text: String) {
    #expect(scalar(text)?.integer == nil)
  }

  @Test("reads true and false, and nothing else, as a boolean")
  func readsBoolean() {
    #expect(scalar("true")?.boolean == true)
    #expect(scalar("false")?.boolean == false)
    for text in ["True", "yes", "no", "on", "off", "y", "1", "0", "'true'", "null", "[true]"] {
      #expect(scalar(text)?.boolean == nil, "\(text)")
    }
  }

  @Test(
    "reads any scalar as a text where a text is wanted",
    arguments: [
      ("no", "no"), ("15", "15"), ("1.50", "1.50"), ("true", "true"), ("'null'", "null"),
      ("''", ""), ("\"a\\nb\"", "a\nb"), ("正在刷新.....", "正在刷新....."), ("http://x/y", "http://x/y"),
      ("2014-10-16", "2014-10-16"), ("<<", "<<"),
    ])
  func readsText(text: String, value: String) {
    #expect(scalar(text)?.text == value)
  }

  @Test("takes an absent value, ~ and null as null, but not in quotes")
  func readsNull() {
    for text in ["", "~", "null"] {
      #expect(scalar(text)?.isNull == true, "\(text)")
      #expect(scalar(text)?.text == nil, "\(text)")
    }
    for text in ["''", "'~'", "'null'", "Null", "0", "[]"] {
      #expect(scalar(text)?.isNull == false, "\(text)")
    }
  }

  @Test("reads block texts with their line breaks")
  func readsBlockText() {
    let root = YAMLDocument(parsing: "a: |\n  one\n  two\nb: >\n  one\n  two\n").root

    #expect(root?["a"]?.text == "one\ntwo\n")
    #expect(root?["b"]?.text == "one two\n")
  }

  @Test("walks collections by key and by number")
  func walksCollections() {
    let root = YAMLDocument(parsing: "events:\n  - { at: 1 }\n  - { at: 2 }\n").root

    #expect(root?["events"]?[1]?["at"]?.number == 2)
    #expect(root?["events"]?[2] == nil)
    #expect(root?["events"]?[-1] == nil)
    #expect(root?["events"]?["at"] == nil)
    #expect(root?["nothing"] == nil)
    #expect(root?[0] == nil)
  }

  @Test("keeps the order of keys")
  func keepsOrder() {
    let root = YAMLDocument(parsing: "b: 1\na: 2\nc: 3").root

    #expect(root?.entries?.map(\.key) == ["b", "a", "c"])
  }
}
