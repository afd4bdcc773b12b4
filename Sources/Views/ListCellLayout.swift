internal import Drawing
internal import Foundation

/// Where the parts of a cell stand, in points of the cell, or of its content view for what is in it
/// (F41 to F44).
struct ListCellLayout: Equatable {
  var content: CGRect
  var separator: CGRect
  var topSeparator: CGRect
  var image: CGRect?
  var title: CGRect
  var detail: CGRect?
  var accessory: CGRect?

  /// What a cell holds, as far as it decides on the layout.
  struct Contents {
    var imageSize: CGSize?
    /// The heights of the title and of the smaller words below; nil for a title alone.
    var lineHeights: (title: CGFloat, detail: CGFloat)?
    var hasAccessory = false
  }

  /// Where an arrow at the right stands, as one print of iOS 7 has it (F41, low confidence).
  enum Accessory {
    /// Points from the content view to the arrow.
    static let gap: CGFloat = 10
    /// Points from the words to the content view's right edge.
    static let titleGap: CGFloat = 2
  }

  /// How two lines of words stand: one recording of iOS 26, low confidence for other heights and
  /// systems (D15).
  enum Subtitle {
    /// Points between the lines.
    static let gap: CGFloat = 3
    /// How far above the middle both stand, in points.
    static let rise: CGFloat = 1.25

    /// The height that both lines have together in contents of a height, in points.
    static func room(inHeight height: CGFloat) -> CGFloat { height - gap - 2 * rise }
  }

  /// Places the parts in a cell of a size; all of it is reflected where reading begins at the right
  /// (D21).
  init(
    _ contents: Contents, size: CGSize, scale: CGFloat, metrics: ListCell.Metrics,
    direction: LayoutDirection = .leftToRight
  ) {
    var contentWidth = size.width
    if contents.hasAccessory {
      let arrow = DisclosureIndicator.Metrics.size
      let frame = CGRect(
        x: size.width - metrics.inset - arrow.width,
        y: ((size.height - arrow.height) / 2).aligned(toScale: scale),
        width: arrow.width, height: arrow.height)
      accessory = frame
      contentWidth = max(0, frame.minX - Accessory.gap)
    }
    separator = metrics.separatorFrame(
      endingAt: size.height, width: size.width, scale: scale)
    content = CGRect(
      x: 0, y: 0, width: contentWidth,
      height: metrics.contentHeight(ofRow: size.height, scale: scale))
    topSeparator = separator
    topSeparator.origin.y = 0

    var left = metrics.inset
    if let imageSize = contents.imageSize {
      let frame = Self.imageFrame(for: imageSize, x: left, height: content.height)
      image = frame
      left = frame.maxX + metrics.inset
    }
    let right = contents.hasAccessory ? Accessory.titleGap : metrics.inset
    title = CGRect(
      x: left, y: 0, width: max(0, content.width - left - right), height: content.height)
    if let heights = contents.lineHeights { placeLines(heights, scale: scale) }
    if direction == .rightToLeft { reflect(inWidth: size.width) }
  }

  /// What stands in the cell is reflected about its middle, what is in the content view about that
  /// one's.
  private mutating func reflect(inWidth width: CGFloat) {
    for part in [\ListCellLayout.separator, \.topSeparator] {
      self[keyPath: part] = self[keyPath: part].laidOut(.rightToLeft, inWidth: width)
    }
    accessory = accessory?.laidOut(.rightToLeft, inWidth: width)
    image = image?.laidOut(.rightToLeft, inWidth: content.width)
    title = title.laidOut(.rightToLeft, inWidth: content.width)
    detail = detail?.laidOut(.rightToLeft, inWidth: content.width)
    content = content.laidOut(.rightToLeft, inWidth: width)
  }

  /// A picture shrinks, never grows, to a square of the contents' height, keeping its shape (F44).
  private static func imageFrame(for size: CGSize, x: CGFloat, height: CGFloat) -> CGRect {
    let largest = max(size.width, size.height)
    let factor = largest > height ? max(0, height) / largest : 1
    let shown = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: x, y: (height - shown.height) / 2, width: shown.width, height: shown.height)
  }

  private mutating func placeLines(
    _ heights: (title: CGFloat, detail: CGFloat), scale: CGFloat
  ) {
    let both = heights.title + Subtitle.gap + heights.detail
    let top = ((content.height - both) / 2 - Subtitle.rise).aligned(toScale: scale)
    title.origin.y = top
    title.size.height = heights.title
    detail = CGRect(
      x: title.minX, y: title.maxY + Subtitle.gap, width: title.width, height: heights.detail)
  }
}
