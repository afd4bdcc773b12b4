internal import Drawing
import Foundation
internal import YAML

extension ValueReader where Value == Stage {
  /// `stage`: a device or a size, and what differs from it.
  static var stage: ValueReader {
    mapping { fields in
      var stage =
        fields.atMostOne([
          fields.choice("device", .word) { Stage($0) },
          fields.choice("size", .size(.from(1, to: ScenarioLimits.length))) { Stage(size: $0) },
        ]) ?? Stage(.iPhone5s)
      let bar = NumberRange.from(0, to: ScenarioLimits.bar)
      stage.scale = fields.optional("scale", .integer(1...4)) ?? stage.scale
      stage.safeArea = fields.optional("safeArea", .safeArea) ?? stage.safeArea
      stage.statusBar = fields.optional("statusBar", .points(bar)) ?? stage.statusBar
      _ = fields.optional("locale", .locale)
      stage.textSize = fields.optional("textSize", .textSize) ?? stage.textSize
      _ = fields.optional("appearance", .appearance)
      fields.refuse("now")
      return stage
    }
  }
}

extension ValueReader where Value == Double {
  /// What font sizes are multiplied with.
  static var textSize: ValueReader {
    number(.from(0.5, to: 3))
  }
}

/// The languages in which the panels speak; only one exists.
private enum StageLocale: String, CaseIterable {
  case simplifiedChinese = "zh-Hans"
}

extension ValueReader where Value == StageLocale {
  /// The one language there is; every other is a matter of a later version.
  fileprivate static var locale: ValueReader {
    ValueReader { node, cursor in
      guard let text = ValueReader<String>.text.read(node, cursor) else { return nil }
      if let locale = StageLocale(rawValue: text) { return locale }
      let supported = StageLocale.allCases.map(\.rawValue)
      cursor.report(.value(.unsupported(text, supported: supported)), at: node.location)
      return nil
    }
  }
}

/// The colours of the interface; only the light ones exist.
private enum Appearance: String, CaseIterable {
  case light
}

extension ValueReader where Value == Appearance {
  fileprivate static var appearance: ValueReader {
    word(unsupported: ["dark"])
  }
}
