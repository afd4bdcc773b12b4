internal import Drawing
import Foundation
internal import Motion
internal import RefreshPanels
internal import Views
internal import YAML

// The parts of a panel that have a shape of their own in a file.

extension ValueReader {
  /// A scalar read in one way, anything else in another.
  static func scalar(_ scalar: ValueReader, orMapping mapping: ValueReader) -> ValueReader {
    ValueReader { node, cursor in
      (node.entries == nil ? scalar : mapping).read(node, cursor)
    }
  }
}

extension ValueReader where Value == Color {
  /// A colour, or `{ light: …, dark: … }`.
  static var colorPair: ValueReader {
    scalar(
      color,
      orMapping: mapping { fields in
        let light = fields.required("light", .color)
        let dark = fields.required("dark", .color)
        guard let light, let dark else { return nil }
        return Color(light: light, dark: dark)
      })
  }
}

extension ValueReader where Value == [PanelText: Located<PanelPhrase>] {
  /// The words of a panel by its state.
  static var panelTexts: ValueReader {
    mapping { fields in
      var texts: Value = [:]
      for text in PanelText.allCases {
        texts[text] = fields.optional(text.rawValue, ValueReader<PanelPhrase>.phrase.located)
      }
      return texts
    }
  }
}

extension ValueReader where Value == PanelPhrase {
  /// Words, or a mapping from a language's tag to words.
  fileprivate static var phrase: ValueReader {
    scalar(ValueReader<String>.text.map(PanelPhrase.everywhere), orMapping: byLanguage)
  }

  private static var byLanguage: ValueReader {
    ValueReader { node, cursor in
      var words: [String: String] = [:]
      for entry in node.entries ?? [] {
        guard Language(entry.key) != nil else {
          cursor.report(.key(.noLanguage(entry.key)), at: entry.keyLocation)
          continue
        }
        words[entry.key] = ValueReader<String>.text.read(
          entry.value, cursor.appending(entry.key))
      }
      return .byLanguage(words)
    }
  }
}

extension ValueReader where Value == FontOverride {
  /// A size in points, or `{ size: …, bold: … }`.
  static var panelFont: ValueReader {
    let size = ValueReader<Double>.number(.from(1, to: ScenarioLimits.fontSize))
    return scalar(
      size.map { FontOverride(size: $0) },
      orMapping: mapping { fields in
        FontOverride(
          size: fields.optional("size", size), bold: fields.optional("bold", .boolean))
      })
  }
}

extension ValueReader where Value == ArrowOverride {
  /// The name of an arrow or a picture, `none`, or a mapping with what else there is to say.
  static var panelArrow: ValueReader {
    let duration = NumberRange.from(0, to: ScenarioLimits.animation)
    return scalar(
      ValueReader<ArrowOverride.Art>.art.map { ArrowOverride(art: $0) },
      orMapping: mapping { fields in
        ArrowOverride(
          art: fields.optional("art", .art), color: fields.optional("color", .colorPair),
          turnDuration: fields.optional("turnDuration", .seconds(duration)),
          turn: fields.optional("turn", .word))
      })
  }
}

extension ValueReader where Value == ArrowOverride.Art {
  /// `none`, the name of one of the families' arrows, or that of a picture.
  fileprivate static var art: ValueReader {
    let names = ["none"] + ArrowArt.named.map(\.name)
    let name = ValueReader<String>.oneOf(names).map { name in
      name == "none" ? ArrowOverride.Art.none : .named(name)
    }
    let picture = ValueReader<String>.pictureName.located.map { ArrowOverride.Art.picture($0) }
    return ValueReader { node, cursor in
      (node.text?.hasSuffix(".png") == true ? picture : name).read(node, cursor)
    }
  }
}

extension ValueReader where Value == ImagesOverride {
  /// Pictures by the state in which they are shown.
  static var panelImages: ValueReader {
    mapping { fields in
      ImagesOverride(
        idle: fields.optional("idle", .sequence), armed: fields.optional("armed", .sequence),
        refreshing: fields.optional("refreshing", .sequence))
    }
  }
}

extension ValueReader where Value == ImagesOverride.Sequence {
  /// A list of pictures, or `{ pictures: […], duration: … }`.
  fileprivate static var sequence: ValueReader {
    let names = ValueReader<[Located<String>]>.nonEmptyList(
      of: ValueReader<String>.pictureName.located, atMost: ScenarioLimits.sequence)
    let duration = NumberRange.from(ScenarioLimits.shortestTime, to: ScenarioLimits.run)
    return scalar(
      names.map { ImagesOverride.Sequence(names: $0) },
      orMapping: mapping { fields in
        let names = fields.required("pictures", names)
        let duration = fields.optional("duration", .seconds(duration))
        return names.map { ImagesOverride.Sequence(names: $0, duration: duration) }
      })
  }
}
