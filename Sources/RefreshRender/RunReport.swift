/// What came of one run.
public struct RunReport: Equatable, Sendable {
  /// The scenario's file, as the user would write it.
  public let file: String

  /// The variant's name; `default` when the scenario has no variants.
  public let variantName: String

  /// Where the run was written.
  public let folder: String

  /// How many frames the run has.
  public internal(set) var frameCount = 0

  /// The time of the last frame, in seconds.
  public internal(set) var seconds = 0.0

  /// How many frames have a picture.
  public internal(set) var pictureCount = 0

  /// What did not hold, or went wrong, in the order in which it was found.
  public internal(set) var problems: [RenderProblem] = []

  /// How many single expectations were met.
  public internal(set) var metExpectations = 0

  /// Which rules for every frame did not hold; those that fail are among `problems`, too.
  public internal(set) var invariants = InvariantReport()

  /// Why the program in the scenario stopped; nil when it did not.
  public internal(set) var stopReason: String?

  /// Whether the run was ended by its cap while something was still to come.
  public internal(set) var reachedCap = false

  /// Whether a finger was still on the screen at the end.
  public internal(set) var isFingerDown = false

  /// Whether the run is complete and stands in its folder.
  public internal(set) var isWritten = false

  /// Whether the run was given up because the task was cancelled.
  var isCancelled = false

  /// Folders that were made for the run.
  var createdFolders: [String] = []

  init(_ planned: PlannedRun) {
    file = planned.loaded.file.path
    variantName = planned.run.variantName
    folder = planned.folder
  }
}

/// What came of a job.
public struct RenderReport: Equatable, Sendable {
  /// The runs in the order of their files and variants; when the job was cancelled, those done.
  public internal(set) var runs: [RunReport] = []

  /// What kept files from being played at all.
  public internal(set) var problems: [RenderProblem] = []

  /// The folder that holds all runs; nil when nothing was to be written.
  public internal(set) var folder: String?

  /// The gravest cause of all problems; nil when there was none.
  public var worstCause: RenderProblem.Cause? {
    (problems + runs.flatMap(\.problems)).map(\.cause).max()
  }
}

/// What a job tells while it works.
public enum RenderEvent: Equatable, Sendable {
  /// A file cannot be played, or nothing can be written.
  case problem(RenderProblem)

  /// So many frames of so many runs are done; `runCount` is the number of all runs.
  case progress(frames: Int, runs: Int, of: Int)

  /// A run is complete; runs come in the order of their files and variants.
  case finished(RunReport)
}
