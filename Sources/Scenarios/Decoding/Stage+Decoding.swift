internal import Drawing
import Foundation
internal import Views
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
      stage.appearance =
        fields.optional("appearance", ValueReader<Appearance>.word) ?? stage.appearance
      stage.locale = fields.optional("locale", .locale) ?? stage.locale
      stage.textSize = fields.optional("textSize", .textSize) ?? stage.textSize
      stage.startDate = fields.optional("now", .date) ?? stage.startDate
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

extension ValueReader where Value == Language {
  /// A language by its tag, whether panels have words in it or not.
  static var locale: ValueReader {
    expecting(.locale) { node in node.text.flatMap { Language($0) } }
  }
}

extension ValueReader where Value == LocalDateTime {
  /// A second with the offset of the clock that shows it.
  static var date: ValueReader {
    expecting(.date) { node in node.text.flatMap { LocalDateTime(iso8601: $0) } }
  }
}
