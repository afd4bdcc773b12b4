/// A face of the bundled font at a size.
public struct Font: Equatable, Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Equatable, Hashable, Sendable {
    /// The plain weight.
    case regular
    /// The heavy weight.
    case bold
  }

  /// The family name, as the font file states it.
  public var family: String
  /// The size in points.
  public var size: Double
  /// The weight.
  public var weight: Weight

  /// The family that ships with the project.
  public static let bundledFamily = "Refresh Sans"
  /// The size of a label that says nothing else, in points (F53).
  public static let labelSize = 17.0

  /// Makes a font, of the bundled family unless another is named.
  public init(family: String = Font.bundledFamily, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}
