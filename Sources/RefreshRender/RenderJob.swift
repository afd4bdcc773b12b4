internal import Foundation

/// Plays scenarios and writes their frames: what `refreshrender render` does.
///
/// ```swift
/// var job = RenderJob(paths: ["Snapshots"])
/// job.outputFolder = "out"
/// let report = await job.run { event in … }
/// ```
public struct RenderJob: Sendable {
  /// Scenario files, and folders that are searched for them.
  public var paths: [String]

  /// Where to write; nil for a folder below `out`.
  public var outputFolder: String?

  /// Which frames get a picture.
  public var frames = FrameSelection.all

  /// What wins over the scenarios' own values.
  public var overrides: ScenarioRun.Overrides

  /// Which files are made of the frames.
  public var format = Format.png

  /// Whether pixel hashes are computed even when there are no pictures.
  public var hashesPixels = false

  /// Font files besides the bundled ones.
  public var fonts: [String] = []

  /// How many runs are worked on at a time, at least 1; one a core unless changed.
  public var workers = ProcessInfo.processInfo.activeProcessorCount

  /// What frames are written as.
  public enum Format: String, CaseIterable, Sendable {
    /// A picture a frame and a sheet of the key frames.
    case png

    /// The same, and one animated picture of all chosen frames.
    case apng

    /// No pictures, only the table of frames.
    case none
  }

  /// Makes a job that searches the folder `Snapshots` unless told otherwise.
  public init(paths: [String] = ["Snapshots"], overrides: ScenarioRun.Overrides = .init()) {
    self.paths = paths
    self.overrides = overrides
  }

  /// Whether there are pictures at all.
  var writesPictures: Bool { format != .none }

  /// Does the work.
  ///
  /// Cancelling the task ends it within a frame and leaves no half-written files.
  /// - Parameter report: Called with one event at a time, whatever thread it comes from.
  public func run(_ report: @escaping @Sendable (RenderEvent) -> Void) async -> RenderReport {
    var result = RenderReport()
    do throws(RenderProblem) {
      let plan = try plan(&result, report)
      guard !plan.runs.isEmpty else { return result }
      result.folder = plan.base
      let created = try OutputPath.makeFolder(plan.base)
      result.runs = await RunQueue(plan.runs, of: self, try fontFiles(), report).work()
      OutputPath.removeEmpty(created)
    } catch {
      result.problems.append(error)
      report(.problem(error))
    }
    return result
  }

  /// Reads the scenarios and says where each run goes.
  private func plan(
    _ result: inout RenderReport, _ report: (RenderEvent) -> Void
  ) throws(RenderProblem) -> RunPlan {
    let search = ScenarioSearch(paths)
    result.problems = search.problems
    for problem in search.problems { report(.problem(problem)) }
    var problems: [RenderProblem] = []
    var loader = ScenarioLoader(assets: try .ofProgram(), fonts: try Self.book(fontFiles()))
    var loaded: [LoadedScenario] = []
    for file in search.files where !Task.isCancelled {
      do throws(RenderProblems) {
        loaded.append(try loader.load(file, overrides))
      } catch {
        problems += error.all
      }
    }
    let plan = RunPlan(
      loaded, fileCount: search.files.count, overrides: overrides, outputFolder: outputFolder)
    problems += plan.problems
    result.problems += problems
    for problem in problems { report(.problem(problem)) }
    return plan
  }

  private func fontFiles() throws(RenderProblem) -> [FontFile] {
    try AssetLibrary.ofProgram().fontFiles(adding: fonts)
  }

  private static func book(_ files: [FontFile]) throws(RenderProblem) -> FontBook {
    do { return try FontBook(files: files) } catch { throw RenderProblem(error, in: "fonts") }
  }
}

extension AssetLibrary {
  /// The bundled fonts followed by others.
  func fontFiles(adding paths: [String]) -> [FontFile] {
    fontFiles + paths.map { FontFile(URL(literalPath: $0)) }
  }
}
