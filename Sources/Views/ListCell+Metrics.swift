public import Drawing
public import Foundation

extension ListCell {
  /// The numbers of a cell, by the system that drew it.
  public struct Metrics: Equatable, Sendable {
    /// Points from the left edge to the contents and the line, and from the contents to the right
    /// edge (F42); left and right change places where reading begins at the right (D21).
    public var inset: CGFloat
    /// Points from the line to the right edge: none until iOS 12; 16, or 8 in cells of list content,
    /// on iOS 26 (F42).
    public var separatorRightInset: CGFloat
    /// How thick the line is (F42).
    public var separatorThickness: Thickness
    /// The line's colour (F43).
    public var separatorColor: Color
    /// Whether the contents are as high as the row and the line lies upon them; before, they end
    /// where the line begins (F41).
    public var contentReachesUnderSeparator: Bool
    /// Whether the list's first row has a line at its upper edge as well, as recorded on iOS 26.
    public var hasTopSeparator: Bool
    /// The size in points of the smaller words of a subtitle cell: 12 until iOS 12 (low confidence),
    /// 15 from the recorded height of a line on iOS 26.
    public var detailFontSize: Double

    /// How thick a line is.
    public enum Thickness: Equatable, Sendable {
      /// One pixel of the device.
      case devicePixel
      /// A number of points.
      case points(CGFloat)

      /// The thickness in points on a screen of some pixels a point.
      public func points(atScale scale: CGFloat) -> CGFloat {
        switch self {
        case .devicePixel: 1 / scale
        case .points(let points): points
        }
      }
    }

    /// The height of the contents of a row of a height, in points (F41).
    func contentHeight(ofRow height: CGFloat, scale: CGFloat) -> CGFloat {
      contentReachesUnderSeparator ? height : height - separatorThickness.points(atScale: scale)
    }

    /// A line across a width that ends at a height, in points (F42).
    func separatorFrame(endingAt bottom: CGFloat, width: CGFloat, scale: CGFloat) -> CGRect {
      let thickness = separatorThickness.points(atScale: scale)
      return CGRect(
        x: inset, y: bottom - thickness, width: max(0, width - inset - separatorRightInset),
        height: thickness)
    }

    /// iOS 7 to 9.
    public static let iOS7 = Metrics(
      inset: 15, separatorRightInset: 0, separatorThickness: .devicePixel,
      separatorColor: .opaqueSeparator, contentReachesUnderSeparator: false,
      hasTopSeparator: false, detailFontSize: 12)

    /// iOS 11 and 12.
    public static let iOS11 = Metrics(
      inset: 16, separatorRightInset: 0, separatorThickness: .devicePixel,
      separatorColor: .opaqueSeparator, contentReachesUnderSeparator: false,
      hasTopSeparator: false, detailFontSize: 12)

    /// Classic cells of iOS 26.
    public static let iOS26 = Metrics(
      inset: 16, separatorRightInset: 16, separatorThickness: .points(1),
      separatorColor: .separator, contentReachesUnderSeparator: true,
      hasTopSeparator: true, detailFontSize: 15)
  }
}
