public import Drawing
public import Foundation

/// One picture of several frames side by side, each with words below it.
public struct ContactSheet: Sendable {
  /// The largest sheet, in pixels; frames are made smaller until it is met.
  public static let maximumPixelCount = 41_943_040
  /// The most frames on a sheet; the last caption says how many are left out.
  public static let maximumFrames = 240

  /// The most frames in a row, at least 1.
  public let columns: Int
  private let pixelLimit: Int

  /// Describes a sheet of a number of columns; less than 1 counts as 1.
  public init(columns: Int = 6) {
    self.init(columns: columns, pixelLimit: Self.maximumPixelCount)
  }

  init(columns: Int, pixelLimit: Int) {
    self.columns = max(1, columns)
    self.pixelLimit = pixelLimit
  }

  /// Puts frames on a light ground, from the left to the right and then down.
  ///
  /// When they are too many or too large, all are made smaller by one whole factor, each new pixel
  /// the average of the old ones. Cost grows with the frames' areas.
  /// - Parameters:
  ///   - scale: Pixels a point of the frames; the captions have it too.
  ///   - renderer: Writes the captions in the first family of its fonts.
  /// - Throws: `RasterError.unusableSize` when there is no frame or the captions alone are too
  ///   much; what `CairoRenderer.render` throws.
  public func compose(
    _ frames: [(Bitmap, caption: String)], scale: CGFloat, renderer: CairoRenderer
  ) throws -> Bitmap {
    let layout = try SheetLayout(
      frames: Self.limited(frames), columns: columns, pixelLimit: pixelLimit, scale: scale,
      text: renderer.text)
    var sheet = try renderer.render(layout.list)
    for (index, frame) in layout.frames.enumerated() {
      let place = layout.frameBounds(index)
      sheet.copy(layout.reduced(frame.bitmap), toColumn: place.left, row: place.top)
    }
    return sheet
  }

  private static func limited(_ frames: [(Bitmap, caption: String)]) -> [SheetLayout.Frame] {
    let kept = frames.prefix(maximumFrames)
    return kept.enumerated().map { index, frame in
      let isLast = index == kept.count - 1 && kept.count < frames.count
      let more = isLast ? " (and \(frames.count - kept.count) more)" : ""
      return SheetLayout.Frame(bitmap: frame.0, caption: frame.caption + more)
    }
  }
}

/// Where everything on a sheet stands, in pixels.
private struct SheetLayout {
  struct Frame {
    let bitmap: Bitmap
    let caption: String
  }

  let frames: [Frame]
  private let columns: Int
  private let pixelLimit: Int
  private let scale: CGFloat
  private let style: TextStyle
  /// How many times smaller the frames are shown.
  private var divisor = 1
  private var captionHeight = 0

  init(
    frames: [Frame], columns: Int, pixelLimit: Int, scale: CGFloat, text: PangoText
  ) throws {
    self.frames = frames
    self.pixelLimit = pixelLimit
    self.columns = max(1, min(columns, frames.count))
    self.scale = scale
    let family = text.fonts.families.first ?? Font.bundledFamily
    style = TextStyle(
      font: Font(family: family, size: 11), lineBreakMode: .byTruncatingTail, numberOfLines: 2)
    guard !frames.isEmpty, scale > 0, scale <= 64 else {
      throw RasterError.unusableSize(pixelWidth: 0, pixelHeight: 0)
    }
    repeat {
      captionHeight = heightOfCaptions(text)
      guard !fits, frameWidth > 1 || frameHeight > 1 else { break }
      divisor += 1
    } while true
  }

  private func pixels(_ points: Double) -> Int { max(1, Pixels.nearest(points * scale)) }

  private var gap: Int { pixels(12) }
  private var line: Int { pixels(0.5) }
  private var frameWidth: Int { frames.map { reducedSide($0.bitmap.pixelWidth) }.max() ?? 0 }
  private var frameHeight: Int { frames.map { reducedSide($0.bitmap.pixelHeight) }.max() ?? 0 }
  private var cellWidth: Int { max(frameWidth + 2 * line, pixels(120)) }
  private var cellHeight: Int { frameHeight + 2 * line + pixels(4) + captionHeight }
  private var rowCount: Int { (frames.count + columns - 1) / columns }
  private var width: Int { gap + columns * (cellWidth + gap) }
  private var height: Int { gap + rowCount * (cellHeight + gap) }

  private var fits: Bool {
    let longest = PictureLimits.maximumPixelSide
    return width <= longest && height <= longest && width * height <= pixelLimit
  }

  private func reducedSide(_ side: Int) -> Int { (side + divisor - 1) / divisor }

  private func heightOfCaptions(_ text: PangoText) -> Int {
    let width = CGFloat(cellWidth) / scale
    let heights = frames.map { text.size(of: $0.caption, style: style, width: width).height }
    return pixels(heights.max() ?? 0)
  }

  private func cell(_ index: Int) -> (left: Int, top: Int) {
    (gap + index % columns * (cellWidth + gap), gap + index / columns * (cellHeight + gap))
  }

  /// The pixels a frame takes, within its border.
  func frameBounds(_ index: Int) -> PixelRect {
    let corner = cell(index)
    let bitmap = frames[index].bitmap
    return PixelRect(
      left: corner.left + line, top: corner.top + line,
      right: corner.left + line + reducedSide(bitmap.pixelWidth),
      bottom: corner.top + line + reducedSide(bitmap.pixelHeight))
  }

  /// A frame at the size it is shown at.
  func reduced(_ bitmap: Bitmap) -> Bitmap {
    guard divisor > 1, !bitmap.pixels.isEmpty else { return bitmap }
    let (width, height) = (reducedSide(bitmap.pixelWidth), reducedSide(bitmap.pixelHeight))
    return ImageScaler(bitmap, toPixelWidth: width, height: height)
      .scaled(window: PixelRect(left: 0, top: 0, right: width, bottom: height))
  }

  /// The ground, the borders and the captions; the frames are copied in afterwards.
  var list: DisplayList {
    let size = points(PixelRect(left: 0, top: 0, right: width, bottom: height)).size
    var sheet = DisplayList.Group(
      name: "sheet", type: "ContactSheet", frame: CGRect(origin: .zero, size: size))
    sheet.items = [.fill(.rectangle(sheet.frame), Color(bytes: 0xF2, 0xF2, 0xF4))]
    for index in frames.indices { sheet.items += marks(of: index) }
    return DisplayList(size: size, scale: scale, root: sheet)
  }

  private func marks(of index: Int) -> [DisplayList.Item] {
    let bounds = frameBounds(index)
    let border = PixelRect(
      left: bounds.left - line, top: bounds.top - line, right: bounds.right + line,
      bottom: bounds.bottom + line)
    let corner = cell(index)
    let top = corner.top + cellHeight - captionHeight
    let caption = PixelRect(
      left: corner.left, top: top, right: corner.left + cellWidth, bottom: top + captionHeight)
    return [
      .fill(.rectangle(points(border)), Color(bytes: 0xB4, 0xB4, 0xBA)),
      .text(
        DisplayList.Text(
          string: frames[index].caption, style: style, color: Color(white: 0.2),
          box: points(caption))),
    ]
  }

  private func points(_ pixels: PixelRect) -> CGRect {
    CGRect(
      x: CGFloat(pixels.left) / scale, y: CGFloat(pixels.top) / scale,
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }
}
