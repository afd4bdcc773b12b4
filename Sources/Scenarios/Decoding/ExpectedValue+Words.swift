internal import YAML

extension FoundValue {
  /// `'abc'`, `nothing`, `a list of 3`.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .scalar(let text, let isQuoted): text.quotedInMessage + (isQuoted ? " in quotes" : "")
    case .list(let count): "a list of \(count)"
    case .mapping: "a mapping"
    }
  }
}

extension ExpectedValue {
  /// What to write, to follow the word "Write".
  var words: String {
    switch self {
    case .number(let range): "a number \(range.words)"
    case .seconds(let range): "seconds \(range.words)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .text(let length): "a text of at most \(length) characters"
    case .pictureName: "the name of a picture file"
    case .address: "an address of 1 to \(ScenarioLimits.textLength) characters"
    case .frameName: "a name of letters a to z, digits, '-', '_' and '.', a letter or digit first"
    case .word(let words):
      words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
    case .locale: "the tag of a language, such as en, zh-Hans or pt-BR"
    case .date: "a date as '2014-10-16T09:05:00+08:00'"
    case .colour: "'#RRGGBB' or '#RRGGBBAA' in quotes, or one of \(Self.colourNames)"
    case .point: "[x, y] in points"
    case .size: "[width, height] in points"
    case .rectangle: "[x, y, width, height] in points"
    case .listFrame: "belowStatusBar, screen or [x, y, width, height] in points"
    case .curve: "linear, easeIn, easeOut, easeInOut or [x1, y1, x2, y2]"
    case .rowSpan: "[first, last], row numbers of which the first is not the greater"
    case .settledOrSeconds(let range): "settled, or seconds \(range.words)"
    case .numberTest: "a number, { below: n }, { above: n } or { near: n, within: d }"
    case .list: "a list"
    case .mapping: "a mapping of keys to values"
    }
  }

  private static var colourNames: String {
    ColorNames.colors.keys.sorted().joined(separator: ", ")
  }
}

extension NumberRange {
  /// `from 0 to 600`.
  var words: String { "from \(NumberText(lower)) to \(NumberText(upper))" }
}
