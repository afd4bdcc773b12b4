import Foundation
import RefreshRender
import Synchronization

/// A folder for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "refreshrender-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders it needs, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return self(name)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: self(name))) }

  /// All files below the folder in order; hidden ones, when asked for.
  func files(in folder: String = "", hidden: Bool = false) throws -> [String] {
    let root = folder.isEmpty ? path : self(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(root)/\($0)", isDirectory: &isFolder)
      let isHidden = $0.split(separator: "/").last?.hasPrefix(".") == true
      return exists && !isFolder.boolValue && (hidden || !isHidden)
    }.sorted()
  }
}

/// The smallest scenario that shows something: three frames of one row, alike.
let smallScenario = """
  stage: { size: [60, 40], scale: 1, statusBar: 0 }
  list: { rowHeight: 30, rows: 1, title: A }
  capture: { fps: 10, until: 0.2 }

  """

/// Seven frames of a list of colours that is dragged, no two alike while it moves.
let movingScenario = """
  stage: { size: [60, 40], scale: 1, statusBar: 0 }
  list: { rowHeight: 30, rows: 9, title: "{row}" }
  events:
    - { at: 0.1, drag: { from: [30, 39], by: [0, -39], over: 0.3 } }
    - { at: 0.5, release: {} }
  capture: { fps: 10, until: 0.6, keyFrames: [{ at: 0.25, name: moving }] }

  """

/// Keeps what a job tells.
final class EventRecorder: Sendable {
  private let recorded = Mutex<[RenderEvent]>([])

  var events: [RenderEvent] { recorded.withLock { $0 } }

  var folders: [String] {
    events.compactMap {
      if case .finished(let report) = $0 { report.folder } else { nil }
    }
  }

  var record: @Sendable (RenderEvent) -> Void {
    { event in self.recorded.withLock { $0.append(event) } }
  }
}

extension RenderJob {
  /// Runs the job and forgets what it tells.
  func run() async -> RenderReport { await run { _ in } }
}
