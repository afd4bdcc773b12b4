package import Drawing
package import Views

/// One run of a scenario: what differs from its stage.
package struct Variant: Equatable, Sendable {
  /// Pixels a point, when it varies.
  package var scale: Int?

  package var appearance: Appearance?

  package var locale: Language?

  /// What font sizes are multiplied with, when it varies.
  package var textSize: Double?

  package var device: Device?

  /// How the stage stands at first, when it varies.
  package var orientation: Orientation?

  /// The one run of a scenario without variants.
  package static let standard = Variant()

  package init(
    scale: Int? = nil, appearance: Appearance? = nil, locale: Language? = nil,
    textSize: Double? = nil, device: Device? = nil, orientation: Orientation? = nil
  ) {
    self.scale = scale
    self.appearance = appearance
    self.locale = locale
    self.textSize = textSize
    self.device = device
    self.orientation = orientation
  }

  /// The run's name, fit for a folder: `2x-dark-ar`, `text1.5-iPhoneX-landscape`, `default`.
  ///
  /// The parts come in the order scale, appearance, locale, text size, device, orientation.
  package var name: String {
    let parts = [
      scale.map { "\($0)x" },
      appearance?.rawValue,
      locale?.tag,
      textSize.map { "text\(NumberText($0))" },
      device?.folderName,
      orientation?.rawValue,
    ].compactMap(\.self)
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }
}
