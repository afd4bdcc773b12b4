public import Foundation

/// Tells layout how large text is, without layout knowing who draws it.
public protocol TextMeasuring {
  /// The size of text in points when its lines are at most `width` wide.
  ///
  /// The size is not rounded. Pass `.infinity` for lines as long as the text.
  func size(of text: String, style: TextStyle, width: CGFloat) -> CGSize
}

/// Measures by arithmetic alone, so that layout is tested without a font.
///
/// Every character is half the font size wide, the wide ones of East Asia a whole one, and every
/// line is 1.2 times the font size high.
public struct FixedTextMeasurer: TextMeasuring {
  /// Makes the measurer.
  public init() {}

  /// The size by the rule above; cost grows with the text.
  public func size(of text: String, style: TextStyle, width: CGFloat) -> CGSize {
    let total = text.unicodeScalars.reduce(0.0) { $0 + advance(of: $1, size: style.font.size) }
    let wanted = width > 0 ? max(1, (total / width).rounded(.up)) : 1
    let allowed = style.numberOfLines > 0 ? min(wanted, Double(style.numberOfLines)) : wanted
    return CGSize(width: min(total, max(width, 0)), height: allowed * style.font.size * 1.2)
  }

  private func advance(of scalar: Unicode.Scalar, size: Double) -> Double {
    scalar.value >= 0x2E80 ? size : size / 2
  }
}
