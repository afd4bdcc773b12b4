/// What a block animation hands to its changes: setting an `AnimatedProperty` in it lets the change
/// be seen little by little.
///
/// A block within a block begins with the outermost one (F20, F38). A change that is made with the
/// block after its closure has returned, as by the layout of the same turn, runs along with the
/// others, but no longer decides when the completion comes.
public final class AnimationBlock {
  /// How the changes made in this block run.
  public let timing: AnimationTiming

  /// The virtual time at which the outermost block began.
  public let begin: Time

  let outcome: Outcome
  private let animator: Animator

  /// What became of a block's animations; animated properties keep it while they show them.
  final class Outcome {
    /// Whether any property was given another value.
    var hasChanges = false
    /// Whether an animation was dropped before its end.
    var wasInterrupted = false
    /// The outermost block's outcome, nil if this is the outermost.
    private let outermost: Outcome?

    init(within outer: Outcome? = nil) {
      outermost = outer?.outermost ?? outer
    }

    /// Whether both belong to one outermost block.
    func isOfSameBlock(as other: Outcome) -> Bool {
      (outermost ?? self) === (other.outermost ?? other)
    }
  }

  init(timing: AnimationTiming, begin: Time, outcome: Outcome, animator: Animator) {
    self.timing = timing
    self.begin = begin
    self.outcome = outcome
    self.animator = animator
  }

  /// When the animations of this block have ended.
  public var end: Time { begin + timing.totalTime }

  var functions: MathFunctions { animator.functions }

  /// Remembers that a property was given another value, which keeps the animator running.
  func noteChange() {
    outcome.hasChanges = true
    animator.keepRunning(for: self)
  }

  /// Runs a block within this one; what is not given is taken over from this block (F20.1).
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds after the begin of the outermost block.
  ///   - curve: How the progress follows from the time.
  ///   - overlap: What happens to animations that still run.
  ///   - changes: Sets properties in the block it is handed; runs at once.
  ///   - completion: As in `Animator.animate(_:_:completion:)`.
  public func animate(
    duration: Double? = nil, delay: Double? = nil, curve: TimingCurve? = nil,
    overlap: AnimationTiming.Overlap? = nil, _ changes: (AnimationBlock) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = timing
    if let duration { timing.duration = Time(seconds: duration.sinceStart) }
    if let delay { timing.delay = Time(seconds: delay.sinceStart) }
    if let curve { timing.curve = curve }
    if let overlap { timing.overlap = overlap }
    let block = AnimationBlock(
      timing: timing, begin: begin, outcome: Outcome(within: outcome), animator: animator)
    animator.run(block, changes, completion: completion)
  }
}
