extension ValueReader where Value == [Variant] {
  /// `variants`: every combination of the values given.
  static var variants: ValueReader {
    mapping { fields in
      let scales = fields.optional("scale", .distinctList(of: .integer(1...4)))
      let textSizes = fields.optional("textSize", .distinctList(of: .textSize))
      let devices = fields.optional("device", .distinctList(of: ValueReader<Device>.word))
      let orientations = fields.optional(
        "orientation", .distinctList(of: ValueReader<Orientation>.word))
      fields.refuse("appearance", "locale")
      let variants = combinations(
        scales ?? [], textSizes ?? [], devices ?? [], orientations ?? [])
      if variants.count > ScenarioLimits.variants {
        fields.report(.limit(.variants(variants.count, limit: ScenarioLimits.variants)))
      }
      return variants
    }
  }

  private static func combinations(
    _ scales: [Int], _ textSizes: [Double], _ devices: [Device], _ orientations: [Orientation]
  ) -> [Variant] {
    optionals(scales).flatMap { scale in
      optionals(textSizes).flatMap { textSize in
        optionals(devices).flatMap { device in
          optionals(orientations).map {
            Variant(scale: scale, textSize: textSize, device: device, orientation: $0)
          }
        }
      }
    }
  }

  /// A value that does not vary counts as one that is left out.
  private static func optionals<Item>(_ values: [Item]) -> [Item?] {
    values.isEmpty ? [nil] : values
  }
}
