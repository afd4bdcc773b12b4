public import Drawing
public import Foundation
internal import Motion

extension ActivityIndicator {
  /// The picture of an indicator as numbers: one blade, and how dark each one is.
  public struct Style: Hashable, Sendable {
    /// The length of the square picture's sides, in points; it stays so in a larger view (F50).
    public let side: CGFloat
    /// The blade at twelve o'clock, in points from the middle of the picture; its ends are round.
    public let blade: CGRect
    /// The opacities from the darkest blade backwards, one a blade: twelve or eight.
    public let alphas: [Double]
    /// The colour that the blades have a share of.
    public let color: Color

    /// How many blades stand in the circle.
    public var bladeCount: Int { alphas.count }

    /// The radius of the blades' ends, in points.
    var cornerRadius: CGFloat { blade.width / 2 }

    /// The blade that is darkest first, counted clockwise from twelve o'clock: the one at nine
    /// (F51, low confidence).
    var firstBlade: Int { bladeCount * 3 / 4 }

    /// One turn takes a second, whatever the style (F51, medium confidence).
    static let ticksPerTurn = Time.ticksPerSecond

    /// Where the picture stands within bounds: in the middle, on whole points (F50).
    public func rectangle(in bounds: CGRect) -> CGRect {
      CGRect(
        x: bounds.minX + ((bounds.width - side) / 2).rounded(.down),
        y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
    }

    /// The same picture in another colour.
    private func colored(_ color: Color) -> Style {
      Style(side: side, blade: blade, alphas: alphas, color: color)
    }

    /// The same picture with longer sides; the blades grow along.
    private func scaled(toSide newSide: CGFloat) -> Style {
      let factor = newSide / side
      let grown = CGRect(
        x: blade.minX * factor, y: blade.minY * factor, width: blade.width * factor,
        height: blade.height * factor)
      return Style(side: newSide, blade: grown, alphas: alphas, color: color)
    }
  }
}

extension ActivityIndicator.Style {
  /// Twelve gray teeth in 20 points: iOS 7 to 12.
  ///
  /// The teeth's shape, colour and opacities are low confidence (F51).
  public static let gray = ActivityIndicator.Style(
    side: 20, blade: CGRect(x: -1, y: -10, width: 2, height: 5),
    alphas: (0..<12).map { 1 - (1.0 - 0.358333) / 11 * Double($0) }, color: .grayIndicator)

  /// Twelve white teeth in 20 points: iOS 7 to 12.
  public static let white = gray.colored(.white)

  /// Twelve white teeth in 37 points (F50); the teeth grow along (low confidence).
  public static let whiteLarge = white.scaled(toSide: 37)

  /// Eight blades in 20 points: iOS 13 and later (F52).
  public static let medium = ActivityIndicator.Style(
    side: 20, blade: CGRect(x: -1.25, y: -10, width: 2.5, height: 6.5), alphas: modernAlphas,
    color: .modernIndicator)

  /// Eight blades in 37 points: iOS 13 and later; the blades grow along (F52, low confidence).
  public static let large = medium.scaled(toSide: 37)

  /// The eight longer blades of a refresh control, from 5 to 15 points around the middle (F52).
  ///
  /// Their opacities and colour are those of `medium` (low confidence).
  public static let refreshControl = ActivityIndicator.Style(
    side: 30, blade: CGRect(x: -1.75, y: -15, width: 3.5, height: 10), alphas: modernAlphas,
    color: .modernIndicator)

  /// Measured (F52).
  private static let modernAlphas = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255.0 }
}
