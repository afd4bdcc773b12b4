internal import CPangoCairo

/// What cairo said when it failed, and at what.
public struct CairoError: Error, Equatable, Sendable {
  /// What was being done.
  public let operation: String
  /// Cairo's own words for its status.
  public let reason: String

  /// Throws unless a status says that all went well.
  static func check(_ status: cairo_status_t, during operation: String) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status"
    throw RasterError.drawingFailed(CairoError(operation: operation, reason: reason))
  }
}
