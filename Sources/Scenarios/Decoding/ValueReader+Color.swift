internal import Drawing
internal import YAML

extension ValueReader where Value == Color {
  /// `'#RRGGBB'`, `'#RRGGBBAA'` or a name (F55).
  static var color: ValueReader {
    expecting(.colour) { node in
      node.text.flatMap { ColorNames.colors[$0] ?? hexadecimal($0) }
    }
  }

  private static func hexadecimal(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard text.first == "#", [6, 8].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let parts = digits.utf8.count == 8 ? value : value << 8 | 0xFF
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: parts >> shift) }
    return Color(bytes: byte(24), byte(16), byte(8), alpha: byte(0))
  }
}

/// The colours that have a name (F55).
enum ColorNames {
  static let colors: [String: Color] = [
    "black": .black, "darkGray": .darkGray, "gray": .gray, "lightGray": .lightGray,
    "white": .white, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear,
  ]
}
