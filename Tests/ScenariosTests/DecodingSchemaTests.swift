import Foundation
import RefreshPanels
import Testing

@testable import Scenarios

@Suite("The JSON Schema of scenarios")
struct DecodingSchemaTests {
  static let schemaURL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Assets/scenario.schema.json")

  @Test("has the keys that the decoder asks for, and no others")
  func matchesDecoder() throws {
    let schema = try SchemaKeys(contentsOf: Self.schemaURL)
    let decoder = try Self.decoderKeys()

    #expect(schema.keys.count > 15)
    #expect(Set(schema.keys.keys) == Set(decoder.keys))
    for (path, keys) in decoder {
      #expect(schema.keys[path] == keys, "keys of '\(path)'")
    }
  }

  @Test("has the ranges of the decoder, both ends included")
  func matchesRanges() throws {
    let schema = try SchemaKeys(contentsOf: Self.schemaURL)
    let decoder = Self.decoderRanges()

    #expect(decoder.count > 40)
    for path in Set(schema.ranges.keys).union(decoder.keys).sorted() {
      #expect(schema.ranges[path] == decoder[path], "range of '\(path)'")
    }
  }

  @Test("refuses keys that it does not name, everywhere")
  func isClosed() throws {
    let schema = try SchemaKeys(contentsOf: Self.schemaURL)

    #expect(schema.openPaths == [])
  }

  @Test("names only states, devices and colours that the decoder knows")
  func matchesWords() throws {
    let data = try Data(contentsOf: Self.schemaURL)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let stage = try #require(definitions["stage"]?["properties"] as? [String: [String: Any]])
    let colours = try #require(definitions["color"]?["anyOf"] as? [[String: Any]])

    #expect(definitions["state"]?["enum"] as? [String] == RefreshState.allCases.map(\.rawValue))
    #expect(
      definitions["orientation"]?["enum"] as? [String] == Orientation.allCases.map(\.rawValue))
    let list = try #require(definitions["list"]?["properties"] as? [String: [String: Any]])
    func words(_ key: String) -> [String]? { list[key]?["enum"] as? [String] }
    #expect(words("cellMetrics") == ListDescription.CellMetrics.allCases.map(\.rawValue))
    #expect(words("insetOnRelease") == ListDescription.InsetOnRelease.allCases.map(\.rawValue))
    #expect(words("releaseVelocity") == ListDescription.ReleaseVelocity.allCases.map(\.rawValue))
    #expect(stage["device"]?["enum"] as? [String] == Device.allCases.map(\.rawValue))
    let panels = try #require(definitions["panels"]?["properties"] as? [String: [String: Any]])
    let family = try #require(panels["family"]?["anyOf"] as? [[String: Any]])
    #expect(family[0]["enum"] as? [String] == PanelFamily.all.map(\.name))
    let header = try #require(
      definitions["headerOverrides"]?["properties"] as? [String: [String: Any]])
    #expect(header["spinner"]?["enum"] as? [String] == SpinnerChoice.allCases.map(\.rawValue))
    #expect(header["style"]?["enum"] as? [String] == PanelLook.allCases.map(\.rawValue))
    let arrow = try #require(definitions["panelArrow"]?["anyOf"] as? [[String: Any]])
    let arts = try #require(arrow[0]["anyOf"] as? [[String: Any]])
    #expect(arts[0]["enum"] as? [String] == ["none"] + ArrowArt.named.map(\.name))
    #expect(Set(colours[1]["enum"] as? [String] ?? []) == Set(ColorNames.colors.keys))
  }

  /// Every key of every mapping, as the decoder asks for them in files that have them all.
  private static func decoderKeys() throws -> [String: Set<String>] {
    var keys: [String: Set<String>] = [:]
    for file in [fileWithEveryKey] + filesWithOtherKeys {
      let decoder = ScenarioDecoder()
      _ = decoder.decode(Array(file.utf8))
      for (path, known) in decoder.knownKeys {
        keys[Self.place(path), default: []].formUnion(known)
      }
    }
    return keys
  }

  /// The range of every number, as the decoder has it in files that have them all.
  private static func decoderRanges() -> [String: Set<String>] {
    var ranges: [String: Set<String>] = [:]
    for file in [fileWithEveryKey] + filesWithOtherKeys {
      let decoder = ScenarioDecoder(notesRanges: true)
      _ = decoder.decode(Array(file.utf8))
      for (path, known) in decoder.knownRanges {
        let words = known.map { "\($0.lower) to \($0.upper)" }
        ranges[SchemaKeys.alike(Self.place(path)), default: []].formUnion(words)
      }
    }
    return ranges
  }

  /// A path of the decoder as the schema has it, where groups and single answers share theirs.
  private static func place(_ path: String) -> String {
    path.replacingOccurrences(of: "events[].events[]", with: "events[]")
      .replacingOccurrences(of: "refresh[]", with: "refresh")
      .replacingOccurrences(of: "more[]", with: "more")
      .replacingOccurrences(of: "images{}[]", with: "images{}")
  }
}

/// The properties of every object of a schema, by the path at which the object stands.
///
/// Items of a list that may be left out, as of a single answer, share the path of the single one.
struct SchemaKeys {
  private(set) var keys: [String: Set<String>] = [:]

  /// The ranges of all numbers, by their paths.
  private(set) var ranges: [String: Set<String>] = [:]

  /// Objects that take keys they do not name.
  private(set) var openPaths: Set<String> = []

  private let definitions: [String: [String: Any]]

  init(contentsOf url: URL) throws {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    definitions = root?["$defs"] as? [String: [String: Any]] ?? [:]
    walk(root ?? [:], at: "", above: [])
  }

  private mutating func walk(_ schema: [String: Any], at path: String, above: [String]) {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init) {
      guard !above.contains(name) else { return }
      walk(definitions[name] ?? [:], at: path, above: above + [name])
    }
    for form in schema["anyOf"] as? [[String: Any]] ?? [] {
      let isList =
        form["type"] as? String == "array" && form["items"].map { $0 is [String: Any] } == true
      walk(isList ? form["items"] as? [String: Any] ?? [:] : form, at: path, above: above)
    }
    note(schema, at: path)
    let items = [schema["items"] as? [String: Any]].compactMap(\.self)
    for item in items + (schema["prefixItems"] as? [[String: Any]] ?? []) {
      walk(item, at: path + "[]", above: above)
    }
    if let values = schema["additionalProperties"] as? [String: Any] {
      walk(values, at: path + "{}", above: above)
      return
    }
    guard let properties = schema["properties"] as? [String: [String: Any]] else { return }
    if schema["additionalProperties"] as? Bool != false { openPaths.insert(path) }
    keys[path, default: []].formUnion(properties.keys)
    for (key, property) in properties {
      walk(property, at: path.isEmpty ? key : "\(path).\(key)", above: above)
    }
  }

  private mutating func note(_ schema: [String: Any], at path: String) {
    guard let type = schema["type"] as? String, ["number", "integer"].contains(type) else { return }
    func end(_ key: String) -> String { (schema[key] as? Double).map { "\($0)" } ?? "none" }
    let isOpen = schema["exclusiveMinimum"] != nil || schema["exclusiveMaximum"] != nil
    let range = "\(end("minimum")) to \(end("maximum"))" + (isOpen ? ", open" : "")
    ranges[Self.alike(path), default: []].insert(range)
  }

  /// One path for values that are read alike, so that no file must have them all.
  static func alike(_ path: String) -> String {
    var path = path.replacingOccurrences(of: "header.", with: "footer.")
      .replacingOccurrences(of: "trailer.", with: "footer.")
    let prefixes =
      Expectation.Quantity.allCases.map { "expect[].\($0.rawValue)" }
      + ViewProperty.numbers.map { "expect[].view.\($0)" }
    for prefix in prefixes where path == prefix || path.hasPrefix(prefix + ".") {
      path = "expect[].number" + path.dropFirst(prefix.count)
    }
    return path
  }
}
