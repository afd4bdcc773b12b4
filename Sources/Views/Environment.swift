public import Drawing
public import Foundation

/// What every view of a window may ask about the stage it stands on.
public struct Environment {
  /// Pixels a point, 1 or more.
  public var scale: CGFloat
  /// What every font size is multiplied by.
  public var textSize: Double
  /// Tells how large text is.
  public var textMeasurer: any TextMeasuring

  /// Makes an environment.
  public init(scale: CGFloat, textSize: Double = 1, textMeasurer: any TextMeasuring) {
    self.scale = scale
    self.textSize = textSize
    self.textMeasurer = textMeasurer
  }
}
