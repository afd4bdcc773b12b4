/// Starts block animations on a virtual clock, as `UIView.animate` does, but without hidden state:
/// what is to be animated is set in the block that the changes are handed.
///
/// ```swift
/// animator.animate(.easeInOut(0.2)) { block in
///   arrow.setAlpha(0, in: block)
/// } completion: { finished in
///   spinner.startAnimating()
/// }
/// ```
public final class Animator {
  /// The clock by which the animations run.
  public let clock: VirtualClock

  /// The functions that everything moved by this animator is computed with.
  package let functions: MathFunctions

  /// When the last of all blocks so far comes to its end; endless ones do not count.
  package private(set) var lastEnd = Time.zero

  /// Makes an animator that goes by a clock.
  public convenience init(clock: VirtualClock) {
    self.init(clock: clock, functions: .standard)
  }

  package init(clock: VirtualClock, functions: MathFunctions) {
    self.clock = clock
    self.functions = functions
  }

  /// Runs changes and lets them be seen little by little, beginning now (F38).
  ///
  /// - Parameters:
  ///   - timing: How the changes run, unless a block within says otherwise.
  ///   - changes: Sets properties in the block it is handed; runs at once.
  ///   - completion: Runs on the clock at the end of the last run, after all events and timers of
  ///     that instant; one turn from now if nothing was changed or the whole takes no time (F20.2),
  ///     and never if the runs are endless. It is told whether all animations ran to their end.
  public func animate(
    _ timing: AnimationTiming = AnimationTiming(), _ changes: (AnimationBlock) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      timing: timing, begin: clock.now, outcome: AnimationBlock.Outcome(), animator: self)
    run(block, changes, completion: completion)
  }

  /// Whether any block's animations have not come to their end; endless ones do not count.
  public var hasRunningAnimations: Bool { clock.now < lastEnd }

  /// Counts a block with changes as running until its end; an endless one never counts.
  func keepRunning(for block: AnimationBlock) {
    if !block.timing.isEndless { lastEnd = max(lastEnd, block.end) }
  }

  func run(
    _ block: AnimationBlock, _ changes: (AnimationBlock) -> Void, completion: ((Bool) -> Void)?
  ) {
    changes(block)
    let outcome = block.outcome
    guard let completion else { return }
    let tell = { completion(!outcome.wasInterrupted) }
    if !outcome.hasChanges || block.end <= clock.now {
      clock.post(phase: .completion, tell)
    } else if !block.timing.isEndless {
      clock.schedule(at: block.end, phase: .completion, tell)
    }
  }
}
