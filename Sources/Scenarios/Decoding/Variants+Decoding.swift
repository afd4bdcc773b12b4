internal import Drawing
internal import Views

extension ValueReader where Value == [Variant] {
  /// `variants`: every combination of the values given.
  static var variants: ValueReader {
    mapping { fields in
      var combinations = VariantCombinations()
      combinations.vary(\.scale, fields.optional("scale", .distinctList(of: .integer(1...4))))
      combinations.vary(
        \.appearance,
        fields.optional("appearance", .distinctList(of: ValueReader<Appearance>.word)))
      combinations.vary(\.locale, fields.optional("locale", .distinctList(of: .locale)))
      combinations.vary(\.textSize, fields.optional("textSize", .distinctList(of: .textSize)))
      combinations.vary(
        \.device, fields.optional("device", .distinctList(of: ValueReader<Device>.word)))
      combinations.vary(
        \.orientation,
        fields.optional("orientation", .distinctList(of: ValueReader<Orientation>.word)))
      if combinations.count > ScenarioLimits.variants {
        fields.report(
          .limit(.variants(combinations.count, limit: ScenarioLimits.variants)))
      }
      return combinations.variants
    }
  }
}

/// Every combination of values that vary, the first ones varying slowest.
private struct VariantCombinations {
  /// The combinations; only those before a list that makes them too many.
  private(set) var variants = [Variant.standard]

  /// How many combinations there are of all lists.
  private(set) var count = 1

  /// Lets a value vary; one without a list stays as the stage has it.
  mutating func vary<Item>(_ value: WritableKeyPath<Variant, Item?>, _ items: [Item]?) {
    guard let items, !items.isEmpty else { return }
    let (product, overflows) = count.multipliedReportingOverflow(by: items.count)
    count = overflows ? .max : product
    guard count <= ScenarioLimits.variants else { return }
    variants = variants.flatMap { variant in
      items.map { item in
        var variant = variant
        variant[keyPath: value] = item
        return variant
      }
    }
  }
}
