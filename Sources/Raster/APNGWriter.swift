public import Drawing
public import Foundation

/// Writes one animated PNG file, frame by frame, so that memory does not grow with their number.
///
/// Frames that equal the one before lengthen it instead of being written; of the others only the
/// rectangle that changed is. Delays are exact fractions of a second. The file appears at its place
/// when `finish()` is called, whole or not at all. Belongs to one thread at a time.
public final class APNGWriter {
  /// A frame whose length is not known until another one comes.
  private struct Pending {
    let bitmap: Bitmap
    let part: PixelRect
    let stream: [UInt8]
    var count = 1
  }

  /// The control chunk's place: after the signature (8 bytes) and the header (25).
  private static let controlOffset = 33

  private let path: String
  private let file: OutputFile
  private let compressor: DeflateCompressor
  private let framesPerSecond: UInt16
  private var pending: Pending?
  private var frameCount: UInt32 = 0
  private var sequenceNumber: UInt32 = 0

  /// Begins an animation of a frame rate, 1 to 65,535 frames a second.
  /// - Throws: `RasterError.unwritable`.
  public init(_ url: URL, framesPerSecond: Int) throws {
    path = url.path
    file = try OutputFile(url)
    compressor = try DeflateCompressor(level: PNGWriter.level)
    self.framesPerSecond = max(1, UInt16(clamping: framesPerSecond))
  }

  /// Adds a frame; cost grows with its area.
  /// - Throws: `RasterError.mismatchedFrame` when it is not opaque or not of the first one's size;
  ///   `.unwritable`.
  public func append(_ bitmap: Bitmap) throws {
    try check(bitmap)
    guard let last = pending else {
      try begin(with: bitmap)
      return
    }
    let changed = bitmap.changes(from: last.bitmap)
    if changed.isEmpty, last.count < Int(UInt16.max) {
      pending?.count += 1
      return
    }
    try flush(last)
    // A frame has at least one pixel, also when it only prolongs the one before.
    let least = PixelRect(left: 0, top: 0, right: 1, bottom: 1)
    pending = frame(bitmap, part: changed.isEmpty ? least : changed)
  }

  /// Writes what is left and puts the file in its place; nothing can be added afterwards.
  /// - Throws: `RasterError.mismatchedFrame` when there was no frame; `.unwritable`.
  public func finish() throws {
    guard let last = pending else {
      throw RasterError.mismatchedFrame(path: path, reason: "the animation has no frame")
    }
    try flush(last)
    pending = nil
    try file.write(PNGFormat.chunk("IEND", []))
    try file.overwrite(control, at: Self.controlOffset)
    try file.commit()
  }

  private func check(_ bitmap: Bitmap) throws {
    let size = "\(bitmap.pixelWidth) x \(bitmap.pixelHeight) pixels"
    if let first = pending?.bitmap {
      guard bitmap.pixelWidth == first.pixelWidth, bitmap.pixelHeight == first.pixelHeight else {
        let wanted = "\(first.pixelWidth) x \(first.pixelHeight)"
        throw RasterError.mismatchedFrame(
          path: path, reason: "a frame has \(size), the first has \(wanted)")
      }
    }
    guard !bitmap.pixels.isEmpty else {
      throw RasterError.mismatchedFrame(path: path, reason: "a frame has \(size)")
    }
    guard bitmap.isOpaque else {
      throw RasterError.mismatchedFrame(path: path, reason: "a frame is not opaque")
    }
  }

  private func begin(with bitmap: Bitmap) throws {
    let (width, height) = (bitmap.pixelWidth, bitmap.pixelHeight)
    try file.write(PNGFormat.signature)
    try file.write(PNGFormat.header(pixelWidth: width, pixelHeight: height, isOpaque: true))
    try file.write(control)
    pending = frame(bitmap, part: PixelRect(left: 0, top: 0, right: width, bottom: height))
  }

  /// How many frames there are, and that they repeat without end.
  private var control: [UInt8] {
    PNGFormat.chunk("acTL", PNGFormat.bigEndian(frameCount) + PNGFormat.bigEndian(UInt32(0)))
  }

  private func frame(_ bitmap: Bitmap, part: PixelRect) -> Pending {
    let rows = PNGFormat.rows(of: bitmap, within: part, isOpaque: true)
    return Pending(bitmap: bitmap, part: part, stream: compressor.zlib(rows))
  }

  private func flush(_ frame: Pending) throws {
    let place = [frame.part.width, frame.part.height, frame.part.left, frame.part.top]
    let delay = [UInt16(clamping: frame.count), framesPerSecond].flatMap(PNGFormat.bigEndian)
    // Dispose 0 and blend 0: the rectangle replaces what was there and stays.
    let facts = place.flatMap { PNGFormat.bigEndian(UInt32($0)) } + delay + [0, 0]
    try file.write(PNGFormat.chunk("fcTL", nextNumber() + facts))
    if frameCount == 0 {
      try file.write(PNGFormat.chunk("IDAT", frame.stream))
    } else {
      try file.write(PNGFormat.chunk("fdAT", nextNumber() + frame.stream))
    }
    frameCount += 1
  }

  private func nextNumber() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return PNGFormat.bigEndian(sequenceNumber)
  }
}

extension Bitmap {
  /// The smallest rectangle outside of which a picture of the same size has the same pixels.
  fileprivate func changes(from other: Bitmap) -> PixelRect {
    guard pixels != other.pixels else { return .empty }
    var changed = PixelRect.empty
    for row in 0..<pixelHeight {
      let span = (row * pixelWidth)..<((row + 1) * pixelWidth)
      guard let first = span.first(where: { pixels[$0] != other.pixels[$0] }),
        let last = span.last(where: { pixels[$0] != other.pixels[$0] })
      else { continue }
      let start = row * pixelWidth
      changed = changed.union(
        PixelRect(left: first - start, top: row, right: last - start + 1, bottom: row + 1))
    }
    return changed
  }
}
