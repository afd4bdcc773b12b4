internal import CPangoCairo
internal import Drawing

/// Breaks one text into lines by Pango, under one style and width.
struct TextLayout {
  let fonts: FontBook
  let style: TextStyle
  /// The longest line in Pango's units; nil sets no limit.
  let width: Int?

  /// What happens to a paragraph that is longer than a line.
  private enum Overflow {
    case runsOn
    case wraps
    case isTruncated
  }

  private var lineLimit: Int { style.numberOfLines > 0 ? style.numberOfLines : .max }

  /// The lines of a text; cost grows with the text.
  func lay(_ string: String) -> LaidText {
    let text = fonts.withoutMissingFillers(string.prepared(forOneLine: lineLimit == 1))
    let whole = lay(text, overflow: overflowOfEarlierLines)
    guard whole.lines.count > lineLimit else { return whole }
    let kept = Array(whole.lines.prefix(lineLimit))
    guard style.lineBreakMode != .byWordWrapping, let last = kept.last else {
      return LaidText(text: text, lines: kept, isShortened: true)
    }
    let rest = lay(Self.tail(of: text, from: last.start), overflow: overflowOfLastLine)
    return LaidText(
      text: text, lines: kept.dropLast() + rest.lines.prefix(1), isShortened: true)
  }

  private var overflowOfEarlierLines: Overflow {
    lineLimit == 1 && style.lineBreakMode != .byWordWrapping ? overflowOfLastLine : .wraps
  }

  private var overflowOfLastLine: Overflow {
    style.lineBreakMode == .byTruncatingTail ? .isTruncated : .runsOn
  }

  /// What follows a byte of a text, on one line.
  private static func tail(of text: String, from start: Int) -> String {
    let bytes = text.utf8
    let rest = bytes[(bytes.index(bytes.startIndex, offsetBy: start))...]
    return String(decoding: rest, as: UTF8.self).prepared(forOneLine: true)
  }

  private func lay(_ text: String, overflow: Overflow) -> LaidText {
    guard let layout = GObjectReference(owning: .init(pango_layout_new(fonts.context.pointer)))
    else { return LaidText(text: text, lines: [], isShortened: false) }
    let description = fonts.description(of: style.font, withFallbacks: true)
    pango_layout_set_font_description(layout.pointer, description.pointer)
    if let width, overflow != .runsOn {
      pango_layout_set_width(layout.pointer, Int32(clamping: width))
    }
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    if overflow == .isTruncated { pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END) }
    pango_layout_set_single_paragraph_mode(layout.pointer, overflow == .wraps ? 0 : 1)
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes {
      let characters = $0.bindMemory(to: CChar.self).baseAddress
      pango_layout_set_text(layout.pointer, characters, Int32(clamping: bytes.count))
    }
    return LaidText(
      text: text, lines: lines(of: layout, bytes: bytes),
      isShortened: pango_layout_is_ellipsized(layout.pointer) != 0)
  }

  private func lines(of layout: GObjectReference, bytes: [UInt8]) -> [LaidText.Line] {
    let all = 0..<pango_layout_get_line_count(layout.pointer)
    return all.compactMap { index in
      pango_layout_get_line_readonly(layout.pointer, index).map { line(at: $0, bytes: bytes) }
    }
  }

  private func line(at pointer: UnsafeMutablePointer<PangoLayoutLine>, bytes: [UInt8])
    -> LaidText.Line
  {
    var collector = GlyphCollector(bytes: bytes)
    var node = pointer.pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        collector.add(run.pointee)
      }
      node = current.pointee.next
    }
    let isRightToLeft = pango_layout_line_get_resolved_direction(pointer) == PANGO_DIRECTION_RTL
    return LaidText.Line(
      width: collector.pen, isRightToLeft: isRightToLeft, glyphs: collector.glyphs,
      start: Int(pango_layout_line_get_start_index(pointer)), missing: collector.missing)
  }
}

/// Gathers the glyphs of a line's runs, which Pango lists from left to right.
private struct GlyphCollector {
  let bytes: [UInt8]
  private(set) var pen = 0
  private(set) var glyphs: [LaidText.Glyph] = []
  private(set) var missing: Unicode.Scalar?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func add(_ run: PangoGlyphItem) {
    guard let item = run.item?.pointee, let string = run.glyphs?.pointee else { return }
    let font = HarfBuzzFont(inUnitsOf: item.analysis.font)
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let unknown = Self.unknownCharacter(info.glyph)
      // Pango would show its code point in a box, and gives it the width of that.
      if let unknown, unknown.isInvisible { continue }
      defer { pen += Int(info.geometry.width) }
      guard info.glyph != PANGO_GLYPH_EMPTY else { continue }
      guard unknown == nil, let font else {
        missing = missing ?? unknown ?? "\u{FFFD}"
        continue
      }
      let cluster = Int(item.offset) + Int(string.log_clusters[index])
      glyphs.append(
        LaidText.Glyph(
          font: font, index: info.glyph, x: pen + Int(info.geometry.x_offset),
          y: Int(info.geometry.y_offset), scalar: scalar(at: cluster), cluster: cluster))
    }
  }

  /// The character that no font has, if a glyph stands for one.
  private static func unknownCharacter(_ glyph: PangoGlyph) -> Unicode.Scalar? {
    guard glyph != PANGO_GLYPH_EMPTY, glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 else { return nil }
    return Unicode.Scalar(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG) ?? "\u{FFFD}"
  }

  private func scalar(at byte: Int) -> Unicode.Scalar {
    guard bytes.indices.contains(byte) else { return " " }
    return String(decoding: bytes[byte..<min(byte + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first ?? " "
  }
}
