/// One animation of a property: from where to where, when, and for which block.
struct AnimationLayer<Value: Interpolatable> {
  let start: Value
  let outcome: AnimationBlock.Outcome

  private let end: Value
  private let begin: Time
  private let timing: AnimationTiming
  private let functions: MathFunctions

  init(start: Value, end: Value, block: AnimationBlock) {
    self.start = start
    self.end = end
    outcome = block.outcome
    begin = block.begin
    timing = block.timing
    functions = block.functions
  }

  var overlap: AnimationTiming.Overlap { timing.overlap }

  func isRunning(at time: Time) -> Bool {
    time - begin < timing.totalTime
  }

  /// What is seen at a time when `value` is what lies beneath.
  func presented(at time: Time, over value: Value) -> Value {
    var interpolation = Interpolation(
      fraction: timing.progress(at: time - begin), halfTurn: timing.halfTurn)
    interpolation.functions = functions
    let shown = start.interpolated(to: end, by: interpolation)
    switch overlap {
    case .fromPresented: return shown
    case .additive: return value.adding(shown.remainder(against: end))
    }
  }
}
