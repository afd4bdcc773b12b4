public import Drawing
public import Foundation

/// What every view of a window may ask about the stage it stands on.
public struct Environment {
  /// Pixels a point, 1 or more.
  public var scale: CGFloat
  /// Which of its two looks the interface has.
  public var appearance: Appearance
  /// The language in which the app speaks.
  public var locale: Language
  /// What every font size is multiplied by.
  public var textSize: Double
  /// The date at the start of the window's clock; `Window.date` tells the one that it is by now.
  public var startDate: LocalDateTime
  /// Tells how large text is.
  public var textMeasurer: any TextMeasuring

  /// Where nobody says when it is: 16 October 2014, 9:05 in Beijing.
  public static let defaultStartDate = LocalDateTime(
    secondsSince1970: 1_413_421_500, offsetMinutes: 480)

  /// Makes an environment.
  public init(
    scale: CGFloat, appearance: Appearance = .light, locale: Language = .english,
    textSize: Double = 1, startDate: LocalDateTime = defaultStartDate,
    textMeasurer: any TextMeasuring
  ) {
    self.scale = scale
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
    self.startDate = startDate
    self.textMeasurer = textMeasurer
  }

  /// The way in which the stage is laid out: as its language is read.
  public var layoutDirection: LayoutDirection { locale.direction }
}
