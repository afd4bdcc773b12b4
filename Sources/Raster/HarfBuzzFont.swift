internal import CPangoCairo

/// Owns one HarfBuzz font whose numbers are the font file's own units, so that nothing is rounded.
final class HarfBuzzFont {
  let pointer: OpaquePointer
  /// Font units to the font size.
  let unitsPerSize: Double

  /// Takes the face that a Pango font is made of.
  init?(inUnitsOf font: UnsafeMutablePointer<PangoFont>?) {
    guard let font, let sized = pango_font_get_hb_font(font),
      let face = hb_font_get_face(sized), let made = hb_font_create(face)
    else { return nil }
    pointer = made
    let units = hb_face_get_upem(face)
    unitsPerSize = Double(units)
    hb_font_set_scale(made, Int32(clamping: units), Int32(clamping: units))
    var count: UInt32 = 0
    if let coordinates = hb_font_get_var_coords_normalized(sized, &count), count > 0 {
      hb_font_set_var_coords_normalized(made, coordinates, count)
    }
  }

  deinit { hb_font_destroy(pointer) }

  /// How far the font reaches above and below the baseline, as shares of its size.
  var verticalExtents: (ascender: Double, descender: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(pointer, &extents)
    return (Double(extents.ascender) / unitsPerSize, -Double(extents.descender) / unitsPerSize)
  }
}
