internal import Drawing
public import Motion

/// Which of the rules for every frame (V1 to V13) have not held in a run.
public struct InvariantReport: Equatable, Sendable {
  /// What has not held, in the order of its first frames.
  public private(set) var failures: [Failure] = []
  /// What has not held as the family's source has it, by the rules' numbers (V12).
  public private(set) var exceptions: [Exception] = []

  /// Makes a report of nothing.
  public init() {}

  /// A rule that has not held for a view.
  public struct Failure: Equatable, Sendable, CustomStringConvertible {
    /// The rule's number.
    public let number: Int
    /// The view.
    public let view: String
    /// What was found and what was expected, in the first frame.
    public let fact: String
    /// The first frame's number.
    public let frameIndex: Int
    /// The first frame's time.
    public let time: Time
    /// In how many frames the rule has not held for the view.
    public internal(set) var frameCount = 1

    /// The frame, as `frame 74, 1.2333 s`.
    public var place: String { "frame \(frameIndex), \(time.seconds.shown) s" }

    /// Rule, view and numbers, as `V4 footer: y 900, expected 1200`.
    public var description: String {
      let more = frameCount > 1 ? " (in \(frameCount) frames)" : ""
      return "V\(number) \(view): \(fact)\(more)"
    }
  }

  /// A rule that a faithful family does not keep.
  public struct Exception: Equatable, Sendable, CustomStringConvertible {
    /// The rule's number.
    public let number: Int
    /// Why, in the family's words.
    public let reason: String
    /// In how many frames.
    public internal(set) var frameCount = 1

    /// Rule, number of frames and reason, as `V4 not held in 12 frames: Q6 …`.
    public var description: String {
      "V\(number) not held in \(frameCount) \(frameCount == 1 ? "frame" : "frames"): \(reason)"
    }
  }

  mutating func noteFailure(_ number: Int, _ finding: InvariantFinding, _ frame: Frame) {
    let known = failures.firstIndex { $0.number == number && $0.view == finding.view }
    if let known {
      failures[known].frameCount += 1
    } else {
      failures.append(
        Failure(
          number: number, view: finding.view, fact: finding.fact, frameIndex: frame.index,
          time: frame.time))
    }
  }

  mutating func noteException(_ number: Int, _ reason: String) {
    if let known = exceptions.firstIndex(where: { $0.number == number }) {
      exceptions[known].frameCount += 1
    } else {
      exceptions.append(Exception(number: number, reason: reason))
      exceptions.sort { $0.number < $1.number }
    }
  }
}
