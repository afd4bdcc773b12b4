internal import Synchronization

/// Works off runs, several at a time, and reports them in their order.
final class RunQueue: Sendable {
  private struct State {
    var next = 0
    var frames = 0
    var reports: [RunReport?]
    var reported = 0
  }

  private let runs: [PlannedRun]
  private let job: RenderJob
  private let fonts: [FontFile]
  private let report: @Sendable (RenderEvent) -> Void
  private let state: Mutex<State>

  init(
    _ runs: [PlannedRun], of job: RenderJob, _ fonts: [FontFile],
    _ report: @escaping @Sendable (RenderEvent) -> Void
  ) {
    self.runs = runs
    self.job = job
    self.fonts = fonts
    self.report = report
    state = Mutex(State(reports: Array(repeating: nil, count: runs.count)))
  }

  /// Does all runs, or when the task is cancelled, as many as were complete by then.
  func work() async -> [RunReport] {
    await withTaskGroup { group in
      for _ in 0..<max(1, min(job.workers, runs.count)) {
        group.addTask { self.workUntilDone() }
      }
    }
    return state.withLock { state in
      // Only now, when nobody makes folders any more, can empty ones be told from those in use.
      let reports = state.reports.compactMap(\.self)
      OutputPath.removeEmpty(reports.filter { !$0.isWritten }.flatMap(\.createdFolders))
      return reports.filter { !$0.isCancelled }
    }
  }

  /// One worker: a painter of its own, and one run after the other.
  private func workUntilDone() {
    var painter: FramePainter?
    while !Task.isCancelled, let index = takeNext() {
      do {
        let ready = try painter ?? FramePainter(fonts: fonts)
        painter = ready
        let renderer = RunRenderer(planned: runs[index], settings: job, painter: ready)
        finish(index, renderer.render { self.advance() })
      } catch {
        var failed = RunReport(runs[index])
        failed.problems = [RenderProblem(error, in: failed.file)]
        finish(index, failed)
      }
    }
  }

  private func takeNext() -> Int? {
    state.withLock { state in
      guard state.next < runs.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Counts a frame.
  ///
  /// The lock is held while the event is handled, so that events come one by one.
  private func advance() {
    state.withLock { state in
      state.frames += 1
      report(.progress(frames: state.frames, runs: state.reported, of: runs.count))
    }
  }

  private func finish(_ index: Int, _ result: RunReport) {
    state.withLock { state in
      state.reports[index] = result
      while state.reported < runs.count, let next = state.reports[state.reported] {
        if !next.isCancelled { report(.finished(next)) }
        state.reported += 1
      }
    }
  }
}
