#pragma once
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// GObject's cast macros are not imported into Swift: one function for each cast in use.
static inline PangoFcFontMap *rr_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }
static inline PangoCairoFontMap *rr_cairo_font_map(PangoFontMap *map) {
  return PANGO_CAIRO_FONT_MAP(map);
}

// HarfBuzz 7 renamed the call that walks a glyph's outline.
static inline void rr_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
