import Foundation
import Testing

/// One case of a file: what is done, and what comes of it.
struct Case: Sendable, CustomTestStringConvertible {
  /// The file below the resources, without its ending, such as `Vectors/bounce`.
  var file: String
  var id: String
  /// System, device and scale of a recording.
  var era: JSON = [:]
  var input: JSON
  var expected: JSON
  /// The case's tolerances by name, the file's where the case has none of its own.
  var tolerance: JSON

  var testDescription: String { id }
}

extension Case {
  /// The cases of a file in its order; both kinds of file are read.
  ///
  /// Computed cases call their parts `inputs` and `expect`, recorded ones `input` and `expected`.
  static func all(of file: String) throws -> [Case] {
    let tree = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: try url(of: file)))
    let shared = tree.value(at: "tolerance")?.asObject ?? [:]
    return try tree.list("cases").map { record in
      let own = record.value(at: "tolerance")?.asObject ?? [:]
      return Case(
        file: file, id: try record.string("id"), era: record.value(at: "era") ?? [:],
        input: record.value(at: "inputs") ?? record.value(at: "input") ?? [:],
        expected: record.value(at: "expect") ?? record.value(at: "expected") ?? [:],
        tolerance: .object(shared.merging(own) { $1 }))
    }
  }

  /// The files there are, in the order of their names.
  static func files() throws -> [String] {
    try ["Recordings", "Vectors"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: resources.appending(path: folder).path)
        .filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0.dropLast(5))" }
    }
  }

  private static var resources: URL { Bundle.module.bundleURL.appending(path: "Resources") }

  private static func url(of file: String) throws -> URL {
    resources.appending(path: file + ".json")
  }
}
