internal import Foundation

/// Plays one run and writes it into its folder, a frame at a time.
struct RunRenderer {
  let planned: PlannedRun
  let settings: RenderJob
  let painter: FramePainter

  /// Plays and writes, or stops when the task is cancelled; everything stands in the report.
  ///
  /// - Parameter advance: Called after each frame.
  func render(_ advance: () -> Void) -> RunReport {
    var report = RunReport(planned)
    do {
      let folder = try RunFolder(path: planned.folder)
      report.createdFolders = folder.created
      defer { folder.discard() }
      do {
        try write(into: folder, &report, advance)
        report.isWritten = true
      } catch {
        throw folder.translated(error)
      }
    } catch is CancellationError {
      report.isCancelled = true
    } catch {
      report.problems.append(RenderProblem(error, in: planned.loaded.file.path))
    }
    return report
  }

  private func write(
    into folder: RunFolder, _ report: inout RunReport, _ advance: () -> Void
  ) throws {
    if settings.writesPictures { try folder.check(FrameName.sheet) }
    let player = ScenarioPlayer(
      planned.run, images: planned.loaded.images, measuring: painter.renderer.text)
    var output = try RunOutput(self, folder)
    var waiting: Frame?
    for frame in player {
      try Task.checkCancellation()
      if let waiting { try output.add(waiting, isLast: false) }
      waiting = frame
      advance()
    }
    if let waiting { try output.add(waiting, isLast: true) }
    try output.finish(player, &report)
    try Task.checkCancellation()
    try folder.publish(
      frames: output.pictures, files: output.files)
  }
}
