internal import Drawing

extension Bitmap {
  /// Whether no pixel lets anything through; cost grows with the picture's area.
  var isOpaque: Bool { pixels.reduce(UInt32.max, &) >= 0xFF00_0000 }
}
