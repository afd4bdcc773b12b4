/// A property with the value it has and the value that is seen while animations run (F34).
///
/// Setting it in a block changes `model` at once and lets `presented(at:)` follow over the block's
/// time. Finished animations are forgotten at the next change.
///
/// ```swift
/// private var alphaProperty = AnimatedProperty(1.0)
///
/// func setAlpha(_ alpha: Double, in block: AnimationBlock?) {
///   alphaProperty.set(alpha, in: block)
/// }
/// ```
public struct AnimatedProperty<Value: Interpolatable> {
  /// The value the property has: what was set last.
  public private(set) var model: Value

  private var layers: [AnimationLayer<Value>] = []

  /// Makes a property with a value and no animations.
  public init(_ value: Value) {
    model = value
  }

  /// Sets the value, animated if a block is given.
  ///
  /// Without a block the change is there at once: additive animations shift along with it, one that
  /// started from the presented value hides it until its end (F36). A second change in the same
  /// outermost block replaces the first and runs from the value before the block (F25.1).
  /// Costs O(running animations).
  public mutating func set(_ value: Value, in block: AnimationBlock?) {
    guard let block else {
      model = value
      return
    }
    layers.removeAll { !$0.isRunning(at: block.begin) }
    let start = takeStart(for: block)
    guard start != value || model != value else { return }
    model = value
    block.noteChange()
    guard start != value, block.timing.totalTime > .zero else { return }
    layers.append(AnimationLayer(start: start, end: value, block: block))
  }

  /// Puts something on top of the value, and of every value that animations run from and to, so that
  /// what is seen moves along at once, whatever is running.
  ///
  /// Costs O(running animations).
  public mutating func shift(by remainder: Value) {
    model = model.adding(remainder)
    layers = layers.map { $0.shifted(by: remainder) }
  }

  /// The value seen at a time: the model with what running animations still hold back of it.
  ///
  /// Exactly the model when none runs. Costs O(running animations).
  public func presented(at time: Time) -> Value {
    guard isAnimating(at: time) else { return model }
    var value = model
    for layer in layers.reversed() where layer.isRunning(at: time) {
      value = layer.presented(at: time, over: value)
    }
    return value.roundedToMotionGrid
  }

  /// Whether an animation, its delay included, has not come to its end at a time.
  public func isAnimating(at time: Time) -> Bool {
    layers.contains { $0.isRunning(at: time) }
  }

  /// Drops all animations, so that the model is seen; their blocks count as interrupted.
  public mutating func removeAnimations() {
    for layer in layers { layer.outcome.wasInterrupted = true }
    layers.removeAll()
  }

  /// The value from which a change in a block runs, after dropping the animations it takes over.
  private mutating func takeStart(for block: AnimationBlock) -> Value {
    if let earlier = layers.lastIndex(where: { $0.outcome.isOfSameBlock(as: block.outcome) }) {
      return layers.remove(at: earlier).start
    }
    // A hidden change cannot be added to: what follows it starts from what is seen, too.
    let hidesModel = layers.contains { $0.overlap == .fromPresented }
    guard block.timing.overlap == .fromPresented || hidesModel else { return model }
    let seen = presented(at: block.begin)
    removeAnimations()
    return seen
  }
}
