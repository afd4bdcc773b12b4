import Foundation
import RefreshRender

/// Where the project's own files are, found from this file.
enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let snapshotFolder = root.appending(path: "Snapshots")

  static let demoFolder = snapshotFolder.appending(path: "RefreshDome")

  /// The frame logs that are committed, by their paths below the snapshots.
  static let committedLogs: [String] = {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: snapshotFolder.path)
    return (paths ?? []).filter { $0.hasSuffix("/frames.txt") }.sorted()
  }()

  /// The demo scenarios by name, in order.
  static let demoScenarios: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: demoFolder.path)
    return (names ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// A demo scenario, read from its file.
  static func scenario(_ name: String) throws -> Scenario {
    try Scenario(contentsOf: demoFolder.appending(path: name + ".yaml"))
  }

  /// The frame log of a run of a demo scenario as it was committed.
  static func committedLog(_ name: String, _ variant: String = "default") throws -> String {
    let url = demoFolder.appending(path: "\(name)/\(variant)/frames.txt")
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The frames of a demo scenario; text is measured by arithmetic and pictures stay blank, as
  /// neither changes what happens.
  static func frames(_ name: String) throws -> [Frame] {
    let run = try scenario(name).runs()[0]
    return Array(ScenarioPlayer(run, images: [:], measuring: FixedTextMeasurer()))
  }
}
