internal import Drawing
internal import Foundation

/// Paints words: each label as a mask made once and laid down on whole device pixels, so that a
/// label kept and a label made anew are the same pixels.
final class TextPainter {
  /// What a label's mask depends on; its colour and place do not matter.
  private struct Key: Hashable {
    let string: String
    let style: TextStyle
    let boxPixelWidth: Int
    let scale: CGFloat
  }

  /// A label ready to be laid down.
  private struct Label {
    let lineCount: Int
    /// Nil when there is nothing to see, or more than a mask should hold.
    let mask: TextMask?
    /// The lines, when they are too long for a mask.
    let lines: [PlacedLine]
  }

  /// A line, right of the box's left edge and below the first baseline, in pixels.
  private struct PlacedLine {
    let line: LaidText.Line
    let x: Double
    let y: Double
  }

  private let text: PangoText
  private let outlines = GlyphOutlines()
  private var labels: BoundedCache<Key, Label>

  init(text: PangoText, maskByteLimit: Int) {
    self.text = text
    labels = BoundedCache(limit: maskByteLimit)
  }

  /// Paints words in a box of whole pixels; `clip` tells what can be seen.
  func paint(
    _ words: DisplayList.Text, in box: PixelRect, scale: CGFloat, clip: PixelRect,
    on context: CairoContext
  ) throws {
    guard words.style.font.usableSize > 0, !words.string.isEmpty, !box.isEmpty else { return }
    let label = try label(for: words, boxPixelWidth: box.width, scale: scale)
    let baseline = Pixels.nearest(
      self.baseline(
        of: words.style.font, lineCount: label.lineCount, top: Double(box.top),
        height: Double(box.height), scale: scale))
    if let mask = label.mask {
      let place = mask.bounds.offset(x: box.left, y: baseline)
      guard !place.intersection(clip).isEmpty else { return }
      context.setColor(words.color)
      context.paint(through: mask.surface, left: place.left, top: place.top)
    } else if !label.lines.isEmpty {
      let origin = Transform(translationX: Double(box.left), y: Double(baseline))
      try fill(label.lines, of: words, scale: scale, through: origin, clip: clip, on: context)
    }
  }

  /// Paints words through a transform from points to pixels that does more than shift.
  func paint(
    _ words: DisplayList.Text, through transform: Transform, scale: CGFloat, clip: PixelRect,
    on context: CairoContext
  ) throws {
    guard words.style.font.usableSize > 0, !words.string.isEmpty, !words.box.isEmpty else { return }
    let pixelWidth = words.box.width * scale
    let laid = fitted(words, boxPixelWidth: pixelWidth, scale: scale)
    let top = baseline(
      of: words.style.font, lineCount: laid.lines.count, top: words.box.minY * scale,
      height: words.box.height * scale, scale: scale)
    let origin = Transform(
      translationX: words.box.minX * scale, y: Double(Pixels.nearest(top))
    ).concatenating(Transform(scaleX: 1 / scale, y: 1 / scale)).concatenating(transform)
    let lines = placed(laid, style: words.style, boxPixelWidth: pixelWidth, scale: scale)
    try fill(lines, of: words, scale: scale, through: origin, clip: clip, on: context)
  }

  /// Where the first baseline stands in pixels: the lines as one block in the middle of the box,
  /// their height and ascender those of the asked font (F53).
  private func baseline(
    of font: Font, lineCount: Int, top: Double, height: Double, scale: CGFloat
  ) -> Double {
    let metrics = text.lineMetrics(of: font)
    let blockHeight = Double(lineCount) * metrics.lineHeight * scale
    return top + (height - blockHeight) / 2 + metrics.ascender * scale
  }

  private func label(
    for words: DisplayList.Text, boxPixelWidth: Int, scale: CGFloat
  ) throws -> Label {
    let key = Key(
      string: words.string, style: words.style, boxPixelWidth: boxPixelWidth, scale: scale)
    if let label = labels.value(for: key) { return label }
    let laid = fitted(words, boxPixelWidth: Double(boxPixelWidth), scale: scale)
    let lines = placed(
      laid, style: words.style, boxPixelWidth: Double(boxPixelWidth), scale: scale)
    // A line too long for a mask is filled where it stands, as far as it can be seen.
    var label = Label(lineCount: lines.count, mask: nil, lines: lines)
    if laid.width * scale <= Double(TextMask.longestSide) {
      let path = try TextMask.scratch()
      try append(lines, of: words, scale: scale, through: .identity, clip: nil, to: path)
      let bounds = path.pathBounds
      if TextMask.canHold(bounds) {
        let mask = try bounds.isEmpty ? nil : TextMask(filling: path, bounds: bounds)
        label = Label(lineCount: lines.count, mask: mask, lines: [])
      }
    }
    labels.insert(label, for: key, cost: 512 + (label.mask?.surface.byteCount ?? 0))
    return label
  }

  /// The text in the lines that its box takes.
  ///
  /// The box has been rounded to whole pixels. A text whose own size the box had must not lose a
  /// word by that, so it may be up to one pixel too long.
  private func fitted(
    _ words: DisplayList.Text, boxPixelWidth: Double, scale: CGFloat
  ) -> LaidText {
    let roomy = text.laidText(
      words.string, style: words.style, width: (boxPixelWidth + 1) / scale)
    guard words.style.numberOfLines != 1 else { return roomy }
    let exact = text.laidText(words.string, style: words.style, width: boxPixelWidth / scale)
    let saves = roomy.lines.count < exact.lines.count || (exact.isShortened && !roomy.isShortened)
    return saves ? roomy : exact
  }

  private func placed(
    _ laid: LaidText, style: TextStyle, boxPixelWidth: Double, scale: CGFloat
  ) -> [PlacedLine] {
    let lineHeight = text.lineMetrics(of: style.font).lineHeight * scale
    return laid.lines.enumerated().map { index, line in
      let start = line.start(in: boxPixelWidth / scale, alignment: style.alignment)
      let drop = Pixels.nearest(Double(index) * lineHeight)
      return PlacedLine(line: line, x: start * scale, y: Double(drop))
    }
  }

  private func fill(
    _ lines: [PlacedLine], of words: DisplayList.Text, scale: CGFloat, through origin: Transform,
    clip: PixelRect, on context: CairoContext
  ) throws {
    context.newPath()
    try append(lines, of: words, scale: scale, through: origin, clip: clip, to: context)
    context.setColor(words.color)
    context.fill()
  }

  private func append(
    _ lines: [PlacedLine], of words: DisplayList.Text, scale: CGFloat, through origin: Transform,
    clip: PixelRect?, to context: CairoContext
  ) throws {
    try text.fonts.require(words.style.font.family)
    for placed in lines {
      if let missing = placed.line.missing {
        throw RasterError.missingCharacter(
          missing, text: words.string, found: text.fonts.families)
      }
      let place = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: placed.x, ty: placed.y
      ).concatenating(origin)
      let bare = outlines.append(
        placed.line, fontSize: words.style.font.usableSize, through: place, clip: clip,
        to: context)
      if let bare { throw RasterError.glyphWithoutOutline(bare, text: words.string) }
    }
  }
}

/// The coverage of a label's ink, and where it stands from the box's left edge and the baseline.
struct TextMask {
  let surface: CairoSurface
  let bounds: PixelRect

  /// Fills a path into a mask just large enough for it.
  init(filling path: CairoContext, bounds: PixelRect) throws {
    self.bounds = bounds
    surface = try CairoSurface(
      format: .mask, pixelWidth: bounds.width, pixelHeight: bounds.height)
    try CairoContext(surface).fillPath(of: path, movedByX: -bounds.left, y: -bounds.top)
  }

  /// A context that is only there to hold a path.
  static func scratch() throws -> CairoContext {
    try CairoContext(CairoSurface(format: .mask, pixelWidth: 1, pixelHeight: 1))
  }

  /// The longest side of a mask, in pixels.
  static let longestSide = 8192

  /// Whether ink of this size is kept as a mask, rather than filled where it stands.
  static func canHold(_ bounds: PixelRect) -> Bool {
    bounds.width <= longestSide && bounds.height <= longestSide && bounds.area <= 16_777_216
  }
}
