internal import Drawing
internal import Foundation

/// The size at which one line of words fits a width (D22): their own, or the greatest whole half
/// point below it at which they are no wider; the least allowed where none fits, so that the line
/// is shortened as little as can be.
struct FontFitting: Equatable {
  let text: String
  let style: TextStyle
  /// The room in points.
  let width: CGFloat
  /// The least share of the own size, above 0; from 1 on nothing shrinks.
  let minimumScale: Double

  /// In points; a step that nobody sees while words change.
  private static let step = 0.5

  /// The size in points; measures the words once for each step that is too large.
  func size(measuredBy measurer: any TextMeasuring) -> Double {
    let own = style.font.size
    guard own > 0, own.isFinite else { return own }
    let least = own * min(minimumScale, 1)
    var size = own
    while !fits(size, measurer) {
      let next = ((size / Self.step).rounded(.up) - 1) * Self.step
      guard next >= least, next > 0 else { break }
      size = next
    }
    return size
  }

  private func fits(_ size: Double, _ measurer: any TextMeasuring) -> Bool {
    var style = style
    style.font.size = size
    return measurer.size(of: text, style: style, width: .infinity).width <= width
  }
}
