internal import CPangoCairo

/// Owns one reference to an object of GObject's: a font map, a context, a layout or a font.
final class GObjectReference {
  private let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller owns; nil when there is none.
  init?(owning raw: UnsafeMutableRawPointer?) {
    guard let raw else { return nil }
    self.raw = raw
  }

  deinit { g_object_unref(raw) }

  /// The object, as C calls without a visible struct want it.
  var pointer: OpaquePointer { OpaquePointer(raw) }

  /// The object, as C calls with a visible struct want it.
  func typed<Struct>(_ type: Struct.Type) -> UnsafeMutablePointer<Struct> {
    raw.assumingMemoryBound(to: type)
  }
}
