// UIKit's colours that follow the appearance. The light values are facts where a fact is cited; the
// dark ones are the engine's choice after those that colour pickers show of iOS 13 and later (D20,
// low confidence).

extension Color {
  /// What lies behind everything: white, or black (F74, D20).
  public static let systemBackground = Color(light: .white, dark: .black)
  /// Words: black, or white (F53, D20).
  public static let label = Color(light: .black, dark: .white)
  /// The blades of an activity indicator of iOS 7 to 12 (F51, D20).
  public static let grayIndicator = Color(
    light: Color(white: 0.5), dark: Color(bytes: 141, 141, 147))
  /// The blades of an activity indicator of iOS 13 and later: in the light one of two measured
  /// colours, by style; the other is half gray (F52, low confidence, D20).
  public static let modernIndicator = Color(
    light: Color(bytes: 139, 139, 142), dark: Color(bytes: 141, 141, 147))
  /// A line between rows of iOS 7 to 12 (F43, D20).
  public static let opaqueSeparator = Color(
    light: Color(bytes: 200, 199, 204), dark: Color(bytes: 56, 56, 58))
  /// A line between rows of iOS 26 (F43, D20).
  public static let separator = Color(
    light: Color(bytes: 60, 60, 67).withAlpha(0.12),
    dark: Color(bytes: 84, 84, 88).withAlpha(0.6))
  /// What lies behind the words of a section's header (D15, D20).
  public static let sectionHeaderBackground = Color(
    light: Color(bytes: 247, 247, 247), dark: Color(bytes: 28, 28, 30))
  /// The arrow of a row that leads somewhere (D15, D20).
  public static let disclosureIndicator = Color(
    light: Color(bytes: 199, 199, 204), dark: Color(bytes: 72, 72, 74))
  /// The bar that tells which part of the content is in sight (D10, D20).
  public static let scrollIndicator = Color(
    light: Color.black.withAlpha(0.35), dark: Color.white.withAlpha(0.35))
}
