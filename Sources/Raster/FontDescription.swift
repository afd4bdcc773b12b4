internal import CPangoCairo
internal import Drawing

/// Owns one description by which Pango looks for a font.
final class FontDescription {
  let pointer: OpaquePointer

  /// Describes a font; characters are looked for in the families in their order.
  init(_ font: Font, families: [String]) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, families.joined(separator: ","))
    pango_font_description_set_weight(
      pointer, font.weight == .bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(pointer, font.usableSize * Double(PANGO_SCALE))
  }

  deinit { pango_font_description_free(pointer) }
}

extension Font {
  /// The size in points within what Pango can count; what is no size comes out as 0.
  var usableSize: Double { size > 0 ? min(size, 4096) : 0 }
}
