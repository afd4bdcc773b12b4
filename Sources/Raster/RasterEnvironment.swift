internal import CPangoCairo
internal import Foundation

/// What in the process would otherwise change pixels, put in order.
public enum RasterEnvironment {
  /// Variables by which FreeType and HarfBuzz change outlines, metrics or shaping, and those from
  /// which Pango takes the language of a script that the context's own language does not use.
  private static let variables = [
    "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "PANGO_LANGUAGE", "LANGUAGE",
  ]

  /// Removes the environment variables that change text, and keeps fontconfig from reading the
  /// system's and the user's configuration.
  ///
  /// A program calls this first, before it starts threads; every `FontBook` calls it too. Calling
  /// it again, from any thread, does no harm: what is already in order is not touched. It replaces
  /// the process's current fontconfig configuration by an empty one.
  public static func prepare() {
    for name in variables where getenv(name) != nil { unsetenv(name) }
    _ = fontconfigIsEmpty
  }

  // Evaluated once a process: without a current configuration, Pango's first font map has
  // fontconfig load the machine's own. The books bring configurations of their own.
  private static let fontconfigIsEmpty: Bool = {
    guard let configuration = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(configuration) }
    return FcConfigSetCurrent(configuration) != 0
  }()
}
