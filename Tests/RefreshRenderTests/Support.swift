import Foundation
import RefreshRender
import Synchronization

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
