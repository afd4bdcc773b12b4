/// One animation of a property: from where to where, when, and for which block.
struct AnimationLayer<Value: Interpolatable> {
  private(set) var start: Value
  let outcome: AnimationBlock.Outcome

  private var end: Value
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

  /// The same animation with something on top of where it begins and ends.
  func shifted(by remainder: Value) -> AnimationLayer {
    var layer = self
    layer.start = start.adding(remainder)
    layer.end = end.adding(remainder)
    return layer
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
