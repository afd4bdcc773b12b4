internal import CPangoCairo
internal import Drawing
public import Foundation

/// A font file that text may use.
public struct FontFile: Equatable, Hashable, Sendable {
  /// Where the file is.
  public let url: URL

  /// Names a TrueType or OpenType file, or a collection of them.
  public init(_ url: URL) {
    self.url = url
  }
}

/// The fonts that text is set in: the given files and no others.
///
/// Neither the machine's fonts nor its font settings are read, so the same files give the same
/// pixels everywhere. A character that the asked family lacks comes from the first of the other
/// families that has it, in the order in which the files were given. A weight that a family lacks
/// is shown in the nearest it has: strokes are never thickened or slanted.
///
/// A book, and the `PangoText` and `CairoRenderer` made of it, belong to one thread at a time.
/// Several threads can work at once, each with a book of its own, of the same or other files.
public final class FontBook {
  /// The families of the files, in the order of the files, each once.
  public let families: [String]

  let context: GObjectReference
  private let configuration: FontConfiguration
  private let map: GObjectReference
  /// Every name that a family answers to, in small letters.
  private let knownNames: Set<String>

  /// Reads font files, the primary one first; a file given twice counts once.
  ///
  /// Calls `RasterEnvironment.prepare()`. Cost: some milliseconds, growing with the files.
  /// - Throws: `RasterError.noFontFiles`, or `.unreadableFont` for the first bad file.
  public init(files: [FontFile]) throws {
    RasterEnvironment.prepare()
    guard !files.isEmpty else { throw RasterError.noFontFiles }
    configuration = try FontConfiguration()
    var seen: Set<String> = []
    for file in files where seen.insert(file.url.standardizedFileURL.path).inserted {
      try configuration.add(file.url.path)
    }
    let shown = configuration.faces.compactMap(\.families.first)
    families = shown.enumerated().filter { shown.firstIndex(of: $1) == $0 }.map(\.element)
    knownNames = Set(configuration.faces.flatMap(\.families).map { $0.lowercased() })
    map = try Self.fontMap(of: configuration)
    context = try Self.context(of: map)
  }

  /// The characters of a text that no file has, each once, in the order of the text.
  ///
  /// Spaces and characters that are not drawn (line breaks, joiners, direction marks, fillers,
  /// variation selectors) are never missing: one that no file has takes no room either. Cost grows
  /// with the text.
  public func missingCharacters(in text: String) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { scalar in
      guard !scalar.isInvisible, seen.insert(scalar).inserted else { return false }
      return !configuration.has(scalar)
    }
  }

  /// A text without the characters that leave no mark and that no file has.
  ///
  /// Pango would keep room for them. Those that it knows how to leave out stay, since they shape
  /// their neighbours, and so do variation selectors that a font lists without a glyph.
  func withoutMissingFillers(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isMissingFiller) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !isMissingFiller($0) })
    return String(kept)
  }

  private func isMissingFiller(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isInvisible, scalar.properties.generalCategory != .control,
      !scalar.choosesVariant, pango_is_zero_width(scalar.value) == 0
    else { return false }
    return !configuration.has(scalar)
  }

  /// Throws when no file has a family.
  func require(_ family: String) throws {
    guard knownNames.contains(family.lowercased()) else {
      throw RasterError.unknownFamily(family, found: families)
    }
  }

  /// Asks Pango for a font; the other families follow the asked one in the order of the files.
  func description(of font: Font, withFallbacks: Bool) -> FontDescription {
    let others = withFallbacks ? families.filter { $0 != font.family } : []
    return FontDescription(font, families: [font.family] + others)
  }

  /// The face that a font is drawn from, when the asked family has all characters.
  func primaryFace(of font: Font) throws -> HarfBuzzFont {
    let description = description(of: font, withFallbacks: false)
    let loaded = pango_font_map_load_font(
      map.typed(PangoFontMap.self), context.pointer, description.pointer)
    guard let owned = GObjectReference(owning: loaded),
      let face = HarfBuzzFont(inUnitsOf: owned.typed(PangoFont.self))
    else { throw RasterError.unknownFamily(font.family, found: families) }
    return face
  }

  private static func fontMap(of configuration: FontConfiguration) throws -> GObjectReference {
    let made = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    guard let map = GObjectReference(owning: made) else {
      throw RasterError.drawingFailed(
        CairoError(operation: "making a font map", reason: "no FreeType in Pango"))
    }
    let pointer = map.typed(PangoFontMap.self)
    pango_fc_font_map_set_config(rr_fc_font_map(pointer), configuration.pointer)
    // A font size is then in pixels, whatever the machine's screen.
    pango_cairo_font_map_set_resolution(rr_cairo_font_map(pointer), 72)
    return map
  }

  private static func context(of map: GObjectReference) throws -> GObjectReference {
    let made = pango_font_map_create_context(map.typed(PangoFontMap.self))
    guard let context = GObjectReference(owning: made.map { UnsafeMutableRawPointer($0) }) else {
      throw RasterError.drawingFailed(
        CairoError(operation: "making a text context", reason: "out of memory"))
    }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context.pointer, options)
    // Advances are then the same share of the size at every size.
    pango_context_set_round_glyph_positions(context.pointer, 0)
    // Han characters take their mainland forms, whatever the machine's language.
    pango_context_set_language(context.pointer, pango_language_from_string("zh-cn"))
    return context
  }
}
