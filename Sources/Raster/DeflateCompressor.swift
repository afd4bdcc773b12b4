internal import CDeflate

/// Owns one of libdeflate's compressors.
final class DeflateCompressor {
  private let pointer: OpaquePointer

  /// Makes a compressor of a level, 1 (fast) to 12 (small).
  init(level: Int32) throws {
    guard let pointer = libdeflate_alloc_compressor(level) else {
      throw RasterError.drawingFailed(
        CairoError(operation: "making a compressor", reason: "out of memory"))
    }
    self.pointer = pointer
  }

  deinit { libdeflate_free_compressor(pointer) }

  /// The bytes as one zlib stream.
  func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(pointer, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      // Never 0: the bound is enough for any input.
      count = libdeflate_zlib_compress(
        pointer, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}
