package import Drawing

extension Color {
  /// The colour as a pixel of a `Bitmap`.
  package var pixel: UInt32 {
    let (red, green, blue, alpha) = bytes
    return Premultiplied.pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}
