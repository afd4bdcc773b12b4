internal import CPangoCairo
internal import Foundation

/// Owns one fontconfig configuration that knows the given font files and nothing else.
final class FontConfiguration {
  /// One face of a font file.
  struct Face {
    /// The family's names; the first is the one to show.
    let families: [String]
    /// The characters it has (`FcCharSet *`, owned by the configuration).
    let characters: OpaquePointer
  }

  let pointer: OpaquePointer
  private(set) var faces: [Face] = []

  /// Makes a configuration without a font.
  init() throws {
    guard let pointer = FcConfigCreate() else {
      throw RasterError.drawingFailed(
        CairoError(operation: "making a font configuration", reason: "out of memory"))
    }
    self.pointer = pointer
  }

  deinit { FcConfigDestroy(pointer) }

  /// Adds the faces of a file; cost grows with the file.
  func add(_ path: String) throws {
    if let reason = Self.reasonNotToOpen(path) {
      throw RasterError.unreadableFont(path: path, reason: reason)
    }
    let known = patterns.count
    guard FcConfigAppFontAddFile(pointer, path) != 0, patterns.count > known else {
      throw RasterError.unreadableFont(path: path, reason: "is not a font file, or is damaged")
    }
    for pattern in patterns.dropFirst(known) {
      guard Self.hasOutlines(pattern), let face = Self.face(of: pattern) else {
        throw RasterError.unreadableFont(path: path, reason: "holds no outlines or no characters")
      }
      faces.append(face)
    }
  }

  /// Whether any face has a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    faces.contains { FcCharSetHasChar($0.characters, scalar.value) != 0 }
  }

  private var patterns: [OpaquePointer] {
    guard let set = FcConfigGetFonts(pointer, FcSetApplication)?.pointee, let fonts = set.fonts
    else { return [] }
    return (0..<Int(set.nfont)).compactMap { fonts[$0] }
  }

  private static func reasonNotToOpen(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return String(cString: strerror(errno)) }
    guard facts.st_mode & S_IFMT == S_IFREG else { return "is not a file" }
    return hasOpenTypeTables(path) ? nil : "is not a font file, or is damaged"
  }

  /// Whether HarfBuzz, which draws, can read the file too: fontconfig also knows older kinds.
  private static func hasOpenTypeTables(_ path: String) -> Bool {
    guard let blob = hb_blob_create_from_file(path) else { return false }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else { return false }
    defer { hb_face_destroy(face) }
    return hb_face_get_glyph_count(face) > 0
  }

  private static func hasOutlines(_ pattern: OpaquePointer) -> Bool {
    var outline: FcBool = 0
    return FcPatternGetBool(pattern, FC_OUTLINE, 0, &outline) == FcResultMatch && outline != 0
  }

  private static func face(of pattern: OpaquePointer) -> Face? {
    var families: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(families.count), &name) == FcResultMatch,
      let found = name
    {
      families.append(String(cString: found))
    }
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
      let characters, !families.isEmpty
    else { return nil }
    return Face(families: families, characters: characters)
  }
}
