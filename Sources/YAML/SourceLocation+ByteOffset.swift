extension SourceLocation {
  /// The place of a byte, for problems that are known by offset only.
  ///
  /// Lines end where libyaml ends them: at LF, CR, CR LF, NEL, LS and PS. O(offset).
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r":
        break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        line += 1
        column = 1
      default:
        column += 1
      }
      previous = scalar
    }
    self.init(line: line, column: column)
  }
}
