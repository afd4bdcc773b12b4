internal import CXXHash

/// Owns one of xxHash's states.
final class RunningHash {
  private let state: OpaquePointer?

  init() {
    state = XXH3_createState()
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  func add(_ bytes: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }

  /// The canonical form: the high half first, each half's high digits first.
  var hexadecimal: String {
    let hash = XXH3_128bits_digest(state)
    return Self.digits(hash.high64) + Self.digits(hash.low64)
  }

  private static func digits(_ half: UInt64) -> String {
    let shown = String(half, radix: 16)
    return String(repeating: "0", count: 16 - shown.count) + shown
  }
}
