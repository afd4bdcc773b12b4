/// A colour of straight red, green, blue and alpha, each within 0 to 1.
///
/// It may be another one in the dark. The parts are those of the light appearance then, and
/// `resolved(for:)` gives the colour of either; a canvas does so with every mark.
public struct Color: Equatable, Hashable, Sendable {
  /// The red part, 0 to 1.
  public var red: Double
  /// The green part, 0 to 1.
  public var green: Double
  /// The blue part, 0 to 1.
  public var blue: Double
  /// The opacity, 0 (clear) to 1 (opaque).
  public var alpha: Double
  /// What the colour is in the dark; nil where it is the same.
  private var dark: Parts?

  private struct Parts: Equatable, Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  /// Makes a colour; parts outside 0 to 1 are brought to the nearest end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
  }

  /// Makes a colour that follows the appearance, of what either of two colours is in it.
  public init(light: Color, dark: Color) {
    self = light.resolved(for: .light)
    let other = dark.resolved(for: .dark)
    guard other != self else { return }
    self.dark = Parts(red: other.red, green: other.green, blue: other.blue, alpha: other.alpha)
  }

  /// Makes a grey, 0 black to 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes an opaque colour of bytes, as colour pickers show it.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// The four parts as bytes, rounded half up (0.5 becomes 128, F55); parts that were set outside
  /// 0 to 1 count as the nearest end.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// The colour as it is in one appearance, and in the other one, too.
  public func resolved(for appearance: Appearance) -> Color {
    guard let dark else { return self }
    return appearance == .light
      ? Color(red: red, green: green, blue: blue, alpha: alpha)
      : Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
  }

  /// The same colour at another opacity, in both appearances.
  public func withAlpha(_ alpha: Double) -> Color {
    var color = Color(red: red, green: green, blue: blue, alpha: alpha)
    color.dark = dark
    color.dark?.alpha = color.alpha
    return color
  }

  private static func clamp(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8((clamp(part) * 255 + 0.5).rounded(.down))
  }
}

// UIKit's named colours (F55).
extension Color {
  /// Opaque black.
  public static let black = Color(white: 0)
  /// A grey of one third.
  public static let darkGray = Color(white: 1.0 / 3)
  /// A grey of one half.
  public static let gray = Color(white: 0.5)
  /// A grey of two thirds.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Pure cyan.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Pure yellow.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Pure magenta.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Orange, #FF8000.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple, half red and half blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
}

extension Color: CustomStringConvertible {
  /// The colour as `#RRGGBB`, with two more digits when it is not opaque; one that is another in the
  /// dark as both, parted by a slash.
  public var description: String {
    guard dark != nil else { return digits }
    return "\(digits)/\(resolved(for: .dark).digits)"
  }

  private var digits: String {
    let parts = bytes
    let shown = [parts.red, parts.green, parts.blue] + (parts.alpha == 255 ? [] : [parts.alpha])
    return "#" + shown.map(Self.hexadecimal).joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
