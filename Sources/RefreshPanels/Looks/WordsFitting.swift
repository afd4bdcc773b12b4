internal import Drawing
internal import Foundation

/// The size at which a panel's words fit their box (D26): their own, or the greatest whole half point
/// below it at which they are neither wider nor higher.
///
/// The least is half the size that the style gives; what does not fit even then is shortened by its
/// label. Words of a column break where they must and only have to fit its height.
struct WordsFitting {
  let text: String
  let font: Font
  /// What the stage multiplies every font size by.
  let textSize: Double
  /// The room in points.
  let box: CGSize
  var isColumn = false
  /// A device pixel in points, by which a box may be short after rounding.
  var pixel: CGFloat = 0

  private static let step = 0.5

  /// The size to give the label, before the stage's text size is applied; measures the words once
  /// for each half point that is tried, a few as a rule.
  func size(measuredBy measurer: any TextMeasuring) -> Double {
    let own = font.size * textSize
    guard own > 0, own.isFinite, box.width > 0, box.height > 0, !text.isEmpty else {
      return font.size
    }
    guard !fits(own, measurer) else { return font.size }
    let least = max(min(font.size, own) / 2, Self.step)
    var next = ((own / Self.step).rounded(.up) - 1) * Self.step
    if !isColumn { next = min(next, bound(from: own, measurer)) }
    while next > least, !fits(next, measurer) { next -= Self.step }
    return max(next, least) / textSize
  }

  /// A size near which the words fit and above which they do not: a line grows with its font.
  private func bound(from own: Double, _ measurer: any TextMeasuring) -> Double {
    let wanted = extent(at: own, measurer)
    let room = CGSize(width: box.width + pixel, height: box.height + pixel)
    let share = min(room.width / max(wanted.width, 1), room.height / max(wanted.height, 1))
    return (own * Double(share) / Self.step + 1).rounded(.up) * Self.step
  }

  private func fits(_ size: Double, _ measurer: any TextMeasuring) -> Bool {
    if isColumn, CGFloat(size) > box.width + pixel { return false }
    let extent = extent(at: size, measurer)
    return (isColumn || extent.width <= box.width + pixel) && extent.height <= box.height + pixel
  }

  private func extent(at size: Double, _ measurer: any TextMeasuring) -> CGSize {
    var font = font
    font.size = size
    var style = TextStyle(font: font)
    if isColumn { (style.numberOfLines, style.lineBreakMode) = (0, .byWordWrapping) }
    return measurer.size(of: text, style: style, width: isColumn ? box.width : .infinity)
  }
}
