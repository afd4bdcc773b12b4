internal import CPangoCairo
internal import Drawing

/// Owns one cairo image surface.
final class CairoSurface {
  /// What a pixel holds.
  enum Format {
    /// `0xAARRGGBB`, premultiplied.
    case color
    /// One byte of coverage.
    case mask
  }

  let pointer: OpaquePointer
  let pixelWidth: Int
  let pixelHeight: Int
  /// The memory the pixels take, for the caches.
  let byteCount: Int

  /// Makes a clear surface.
  init(format: Format, pixelWidth: Int, pixelHeight: Int) throws {
    let cairoFormat = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let width = Int32(clamping: pixelWidth)
    let height = Int32(clamping: pixelHeight)
    pointer = try Self.checked(cairo_image_surface_create(cairoFormat, width, height))
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    byteCount = Int(cairo_image_surface_get_stride(pointer)) * pixelHeight
  }

  /// Makes a colour surface on memory of the caller's, which must outlive `finish()`.
  fileprivate init(memory: UnsafeMutablePointer<UInt32>, pixelWidth: Int, pixelHeight: Int) throws {
    pointer = try memory.withMemoryRebound(to: UInt8.self, capacity: pixelWidth * pixelHeight * 4) {
      try Self.checked(
        cairo_image_surface_create_for_data(
          $0, CAIRO_FORMAT_ARGB32, Int32(clamping: pixelWidth), Int32(clamping: pixelHeight),
          Int32(clamping: pixelWidth * 4)))
    }
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    byteCount = pixelWidth * pixelHeight * 4
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Makes a colour surface that holds a picture's pixels.
  convenience init(_ bitmap: Bitmap) throws {
    try self.init(
      format: .color, pixelWidth: bitmap.pixelWidth, pixelHeight: bitmap.pixelHeight)
    guard bitmap.pixelWidth > 0, let data = cairo_image_surface_get_data(pointer) else { return }
    cairo_surface_flush(pointer)
    let rowBytes = bitmap.pixelWidth * 4
    let stride = Int(cairo_image_surface_get_stride(pointer))
    bitmap.pixels.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<bitmap.pixelHeight {
        UnsafeMutableRawPointer(data + row * stride)
          .copyMemory(from: base + row * rowBytes, byteCount: rowBytes)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// The bytes of a mask, row by row without padding.
  var maskBytes: [UInt8] {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    return (0..<pixelHeight).flatMap { row in
      UnsafeBufferPointer(start: data + row * stride, count: pixelWidth)
    }
  }

  private static func checked(_ surface: OpaquePointer?) throws -> OpaquePointer {
    guard let surface else {
      throw RasterError.drawingFailed(
        CairoError(operation: "making a surface", reason: "out of memory"))
    }
    do {
      try CairoError.check(cairo_surface_status(surface), during: "making a surface")
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
    return surface
  }
}

extension Bitmap {
  /// Makes a picture by drawing on a ground of one pixel value; nothing is copied.
  static func drawn(
    pixelWidth: Int, pixelHeight: Int, ground: UInt32,
    by draw: (CairoContext) throws -> Void
  ) throws -> Bitmap {
    let count = pixelWidth * pixelHeight
    let pixels = try [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: ground)
      initialized = count
      guard let memory = buffer.baseAddress else { return }
      let surface = try CairoSurface(
        memory: memory, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
      defer { cairo_surface_finish(surface.pointer) }
      let context = try CairoContext(surface)
      try draw(context)
      try context.check()
    }
    return Bitmap(pixelWidth: pixelWidth, pixelHeight: pixelHeight, pixels: pixels)
  }
}
