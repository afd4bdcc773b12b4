public import Foundation

// How numbers are printed in dumps, logs and reports: the same on every machine and in every
// locale, four decimals at most, no trailing zeros, no negative zero.

extension Double {
  /// The number with at most four decimals, halves away from zero.
  public var shown: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard abs(self) < 1e14 else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let tenThousandths = Int64((abs(self) * 10_000).rounded())
    let sign = self < 0 && tenThousandths > 0 ? "-" : ""
    let whole = tenThousandths / 10_000
    let rest = tenThousandths % 10_000
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(10_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension CGFloat {
  /// The number with at most four decimals.
  public var shown: String { Double(self).shown }
}

extension CGPoint {
  /// The point as `(x, y)`.
  public var shown: String { "(\(x.shown), \(y.shown))" }
}

extension CGSize {
  /// The size as `(width, height)`.
  public var shown: String { "(\(width.shown), \(height.shown))" }
}

extension CGRect {
  /// The rectangle as `(x, y, width, height)`.
  public var shown: String {
    "(\(origin.x.shown), \(origin.y.shown), \(size.width.shown), \(size.height.shown))"
  }
}

extension Transform {
  /// The six numbers as `[a, b, c, d, tx, ty]`.
  public var shown: String {
    "[" + [a, b, c, d, tx, ty].map(\.shown).joined(separator: ", ") + "]"
  }
}

extension EdgeInsets {
  /// The insets as `(top, left, bottom, right)`.
  public var shown: String {
    "(\(top.shown), \(left.shown), \(bottom.shown), \(right.shown))"
  }
}

extension String {
  /// The text between quotes, on one line: quotes, backslashes and controls are escaped.
  public var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
