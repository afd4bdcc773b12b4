extension YAMLNode {
  /// Whether the value is left out or written `null` or `~` without quotes.
  package var isNull: Bool {
    guard let plainText else { return false }
    return ["", "~", "null"].contains(plainText)
  }

  /// The text of a scalar as it stands, numbers and `no` included; nil for null and collections.
  package var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// A finite decimal number written without quotes.
  ///
  /// Refused, because readers of YAML disagree on them or because no length or time can be one:
  /// NaN, infinities, what overflows to one, hexadecimal, octal, leading zeros, `1_000`, `1:30`.
  package var number: Double? {
    guard let plainText, DecimalText(plainText) != nil, let value = Double(plainText),
      value.isFinite
    else { return nil }
    return value == 0 ? 0 : value
  }

  /// A whole decimal number written without quotes, point and exponent; nil when `Int` overflows.
  package var integer: Int? {
    guard let plainText, DecimalText(plainText)?.isWhole == true else { return nil }
    return Int(plainText)
  }

  /// `true` or `false` written without quotes; `yes`, `on`, `True` and the like are no booleans.
  package var boolean: Bool? {
    guard let plainText else { return nil }
    return Bool(plainText)
  }

  private var plainText: String? {
    guard case .scalar(let text, style: .plain) = content else { return nil }
    return text
  }
}

/// The accepted spelling of a decimal number: a sign, digits, a point with digits, an exponent.
private struct DecimalText {
  let isWhole: Bool

  init?(_ text: String) {
    var rest = Substring(text).utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest.removeFirst()
    }
    let whole = Self.takeDigits(&rest)
    guard whole.count < 2 || whole.first != UInt8(ascii: "0") else { return nil }
    var fraction: Substring.UTF8View = ""[...].utf8
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint {
      rest.removeFirst()
      fraction = Self.takeDigits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty, !hasPoint || !fraction.isEmpty else { return nil }
    isWhole = !hasPoint && rest.isEmpty
    guard rest.isEmpty || Self.isExponent(rest) else { return nil }
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  private static func isExponent(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    guard let mark = rest.popFirst(), mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else {
      return false
    }
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest.removeFirst()
    }
    let digits = takeDigits(&rest)
    return !digits.isEmpty && rest.isEmpty
  }
}
