extension Unicode.Scalar {
  /// The character's number as it is written in tables: `U+56CD`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
