/// Something that looks at the touches that begin in a view, or within it.
open class GestureRecognizer {
  /// Makes a recogniser that does nothing by itself.
  public init() {}

  /// Takes one touch; those of one finger come in the order of time.
  open func receive(_ touch: Touch) {}
}
